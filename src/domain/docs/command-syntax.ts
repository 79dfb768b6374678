export type CommandPartKind =
  | 'command'
  | 'subcommand'
  /** A placeholder for a value that the user types, such as "member". */
  | 'option'
  /** A value that the user has typed for an option. */
  | 'value'
  /** A member, a channel, or a placeholder that the bot replaces. */
  | 'mention'
  /** A bracket around optional parts, or a bar between alternatives. */
  | 'mark'
  | 'answer'
  | 'plain';

export interface CommandPart {
  kind: CommandPartKind;
  text: string;
}

/** The words that are subcommands if they follow a command. */
const subcommands = new Set([
  'add',
  'disable',
  'enable',
  'list',
  'lock',
  'remove',
  'rename',
  'set',
  'setup',
  'skip',
  'start',
  'stop',
  'unlock',
]);

const startsCommand = (text: string) => /^\/[a-z]/u.test(text);

/** Splits the syntax of a command, such as "/denyentry role [giveaway]". Joining the parts gives the original text. */
export function usageParts(usage: string): readonly CommandPart[] {
  return joined(
    splitWords(usage).map(([text, place]) => {
      if (/^[[\]|]$/u.test(text)) return { kind: 'mark', text };
      return { kind: headKind(text, place) ?? subcommandKind(text) ?? 'option', text };
    }),
  );
}

/** Splits a command as it is typed, such as "/addrole @mira VIP". Joining the parts gives the original text. */
export function typedParts(line: string): readonly CommandPart[] {
  if (!startsCommand(line)) return markedParts(line, 'plain');
  return joined(
    splitWords(line).map(([text, place]) => {
      if (/^[[\]|]$/u.test(text)) return { kind: 'value', text };
      const head = headKind(text, place) ?? (place === 1 ? subcommandKind(text) : null);
      return { kind: head ?? (isMention(text) ? 'mention' : 'value'), text };
    }),
  );
}

/** A line that starts with a slash is a command. The lines after it are the bot's response. */
export function exampleParts(text: string): readonly CommandPart[] {
  const lines = text.split('\n');
  const first = lines.findIndex(startsCommand);
  const isAnswer = (place: number) => first !== -1 && place > first;
  return joined(
    lines.flatMap((line, place) => [
      ...(place > 0 ? [{ kind: 'plain', text: '\n' } as const] : []),
      ...(startsCommand(line)
        ? typedParts(line)
        : markedParts(line, isAnswer(place) ? 'answer' : 'plain')),
    ]),
  );
}

export const isCommandText = startsCommand;

/** Returns the words, marks and spaces of a line. `place` is the number of words before each of them. */
function splitWords(line: string): readonly (readonly [text: string, place: number])[] {
  let words = 0;
  return line
    .split(/(\s+|[[\]|])/u)
    .filter((text) => text !== '')
    .map((text) => {
      const place = words;
      if (/^[^\s[\]|]/u.test(text)) words += 1;
      return [text, place] as const;
    });
}

function headKind(text: string, place: number): CommandPartKind | null {
  if (text.trim() === '') return 'plain';
  return place === 0 ? 'command' : null;
}

function subcommandKind(text: string): CommandPartKind | null {
  return subcommands.has(text) ? 'subcommand' : null;
}

const isMention = (word: string) => /^(?:@|#|\{)/u.test(word);

/** Splits text that is not a command into members, channels and placeholders, and the text between them. */
function markedParts(text: string, rest: 'plain' | 'answer'): readonly CommandPart[] {
  return text
    .split(/((?<![\w.])[@#][\w-]+|\{\w+\})/u)
    .filter((part) => part !== '')
    .map((part) => ({ kind: isMention(part) ? 'mention' : rest, text: part }));
}

function joined(parts: readonly CommandPart[]): readonly CommandPart[] {
  const result: CommandPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && last.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
