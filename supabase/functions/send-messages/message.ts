import * as v from 'valibot';
import { settings } from './settings.ts';
import { code, escaped, valueText } from './value.ts';

const name = v.nullish(v.string(), 'Someone');
const person = { name, discord_id: v.nullish(v.pipe(v.string(), v.regex(/^\d{17,20}$/))) };
const editor = v.object({
  ...person,
  by: name,
  role: v.string(),
  panels: v.array(v.string()),
});
const change = v.object({ key: v.string(), before: v.unknown(), after: v.unknown() });

const problem = v.object({ title: v.string(), text: v.string(), settings: v.array(v.string()) });

const contents = v.variant('kind', [
  v.object({ kind: v.literal('test'), payload: v.object({ by: name }) }),
  v.object({
    kind: v.literal('settingsChanged'),
    payload: v.object({ by: name, changes: v.array(change), others: v.number() }),
  }),
  v.object({ kind: v.literal('editorAdded'), payload: editor }),
  v.object({ kind: v.literal('editorChanged'), payload: editor }),
  v.object({
    kind: v.literal('factorRequirement'),
    payload: v.object({ by: name, is_required: v.boolean() }),
  }),
  v.object({ kind: v.literal('accessAsked'), payload: v.object(person) }),
  v.object({
    kind: v.literal('healthTurnedRed'),
    payload: v.object({
      by: v.nullish(v.string()),
      problems: v.array(problem),
      others: v.number(),
    }),
  }),
]);
type Contents = v.InferOutput<typeof contents>;

/** A message of the queue. `at` is in seconds since 1970. */
export const message = v.object({
  id: v.number(),
  kind: v.string(),
  payload: v.unknown(),
  at: v.number(),
  may_be_repeat: v.boolean(),
});
type Message = v.InferOutput<typeof message>;

/** Discord's limit of a description is 4,096 characters (discord.md §2.4). */
const LONGEST = 4_000;
/** Leaves room for the other lines of a message. */
const LONGEST_LIST = 3_500;

/** Returns the body of one message on Discord with as many of the messages as fit, at least one, and their number. */
export function bodyOf(messages: readonly Message[]) {
  const texts: string[] = [];
  for (const each of messages) {
    const next = [...texts, textOf(each)];
    if (texts.length > 0 && next.join('\n\n').length > LONGEST) break;
    texts.push(...next.slice(-1));
  }
  return {
    body: {
      embeds: [{ title: 'Grouped', description: texts.join('\n\n'), color: 0x58_65_f2 }],
      allowed_mentions: { parse: [] },
    },
    count: texts.length,
  };
}

function textOf({ kind, payload, at, may_be_repeat: mayBeRepeat }: Message): string {
  const parsed = v.safeParse(contents, { kind, payload });
  const lines = parsed.success ? linesOf(parsed.output) : ['A notice that cannot be shown'];
  const [first = '', ...rest] = lines;
  const repeat = mayBeRepeat ? ['-# Sent again: Discord did not confirm the first one.'] : [];
  return [`${first} · <t:${at}:f>`, ...rest, ...repeat].join('\n');
}

function linesOf(contents: Contents): string[] {
  switch (contents.kind) {
    case 'test':
      return [
        `${bold(contents.payload.by)} sent a test message`,
        'Changes of the settings, editors, requests for access and what begins to fail are told here.',
      ];
    case 'settingsChanged': {
      const { by, changes, others } = contents.payload;
      const total = changes.length + others;
      return [
        `${bold(by)} changed ${total === 1 ? '1 setting' : `${total} settings`}`,
        ...fitting(changes.map(changeLine), total),
      ];
    }
    case 'editorAdded':
    case 'editorChanged': {
      const { by, role, panels } = contents.payload;
      const added = contents.kind === 'editorAdded';
      return [
        `${bold(by)} ${added ? 'added the editor' : 'changed the rights of the editor'} ${personText(contents.payload)}`,
        `- **Panel role**: ${escaped(capitalized(role))}`,
        `- **Panels**: ${panels.map(panelText).join(', ') || 'none'}`,
      ];
    }
    case 'factorRequirement': {
      const { by, is_required: isRequired } = contents.payload;
      return isRequired
        ? [
            `${bold(by)} requires a second factor of everybody who edits the server`,
            'Whoever has not set one up can set it up on the page Security.',
          ]
        : [`${bold(by)} no longer requires a second factor of those who edit the server`];
    }
    case 'accessAsked':
      return [
        `${personText(contents.payload)} asks for access`,
        'Approve or decline it in the Editors tab.',
      ];
    case 'healthTurnedRed': {
      const { by, problems, others } = contents.payload;
      const total = problems.length + others;
      const found = total === 1 ? '1 thing has' : `${total} things have`;
      const who = by === null || by === undefined ? 'The bot' : bold(by);
      return [
        `${who} checked the server: ${found} begun to fail for members`,
        ...fitting(problems.map(problemLine), total),
      ];
    }
  }
}

/** Returns as many lines as fit, and how many of all are left. */
function fitting(all: readonly string[], total: number): string[] {
  const lines: string[] = [];
  for (const line of all) {
    if ([...lines, line].join('\n').length > LONGEST_LIST) break;
    lines.push(line);
  }
  const left = total - lines.length;
  return left === 0 ? lines : [...lines, `- and ${left === 1 ? '1 other' : `${left} others`}`];
}

function problemLine({ title, text, settings: labels }: v.InferOutput<typeof problem>): string {
  const where = labels.length > 0 ? ` (${labels.map(escaped).join(', ')})` : '';
  return `- ${bold(title)}${where}: ${escaped(text)}`;
}

function changeLine({ key, before, after }: v.InferOutput<typeof change>): string {
  const setting = Object.hasOwn(settings, key) ? settings[key] : undefined;
  const label = setting ? `**${escaped(setting.label)}**` : code(key);
  if (setting?.kind === 'secret') {
    const done = after === '' ? 'cleared' : before === '' ? 'set' : 'replaced';
    return `- ${label}: ${done}`;
  }
  const kind = setting?.kind ?? 'text';
  return `- ${label}: ${valueText(kind, before)} → ${valueText(kind, after)}`;
}

function personText({
  name: called,
  discord_id: id,
}: v.InferOutput<v.ObjectSchema<typeof person, undefined>>) {
  return id ? `${bold(called)} (<@${id}>)` : bold(called);
}

function bold(text: string): string {
  return `**${escaped(text)}**`;
}

function panelText(panel: string): string {
  return panel === 'api' ? 'API' : escaped(capitalized(panel));
}

function capitalized(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
