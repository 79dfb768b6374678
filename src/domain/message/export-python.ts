import type { ExportTarget } from './export-code';
import {
  SUPPRESS_EMBEDS,
  SUPPRESS_NOTIFICATIONS,
  type AllowedMentions,
  type Poll,
} from './kept-parts';
import type { Payload, PayloadEmbed } from './payload';

/** Returns a program for discord.py that sends a message. It runs on Python 3.8 and newer. */
export function pythonCode(payload: Payload, { url, threadId }: ExportTarget): string {
  const { content, username, avatar_url, thread_name, embeds } = payload;
  const { tts, flags = 0, allowed_mentions, poll, applied_tags, components } = payload;
  const options = [
    content !== undefined && `content=${python(content)}`,
    username !== undefined && `username=${python(username)}`,
    avatar_url !== undefined && `avatar_url=${python(avatar_url)}`,
    thread_name !== undefined && `thread_name=${python(thread_name)}`,
    threadId !== '' && `thread=discord.Object(${python(threadId)})`,
    embeds !== undefined &&
      `embeds=[discord.Embed.from_dict(embed) for embed in ${python(embeds.map(datedEmbed), 1)}]`,
    tts && 'tts=True',
    (flags & SUPPRESS_EMBEDS) !== 0 && 'suppress_embeds=True',
    (flags & SUPPRESS_NOTIFICATIONS) !== 0 && 'silent=True',
    allowed_mentions !== undefined && `allowed_mentions=${mentions(allowed_mentions)}`,
    applied_tags !== undefined && `applied_tags=${objects(applied_tags)}`,
    poll !== undefined && 'poll=poll',
  ].filter((option) => typeof option === 'string');
  return [
    ...(poll === undefined ? [] : ['import datetime', '']),
    'import discord',
    '',
    `webhook = discord.SyncWebhook.from_url(${python(url)})`,
    '',
    ...(poll === undefined ? [] : pollLines(poll)),
    ...(components === undefined
      ? []
      : ['# The components are left out: discord.py builds them as a discord.ui view.']),
    'webhook.send(',
    ...options.map((option) => `    ${option},`),
    ')',
    '',
  ].join('\n');
}

/** Converts the timestamp for Python before 3.11. There, `datetime.fromisoformat` does not parse 'Z'. */
function datedEmbed({ timestamp, ...embed }: PayloadEmbed): PayloadEmbed {
  return {
    ...embed,
    ...(timestamp !== undefined && { timestamp: timestamp.replace(/Z$/, '+00:00') }),
  };
}

/** Returns the `AllowedMentions` of discord.py. Members and roles that are not listed are not pinged. */
function mentions({ parse = [], roles = [], users = [] }: AllowedMentions): string {
  const who = (kind: 'roles' | 'users', ids: readonly string[]) => {
    if (parse.includes(kind)) return 'True';
    return ids.length === 0 ? 'False' : objects(ids);
  };
  const everyone = parse.includes('everyone') ? 'True' : 'False';
  return `discord.AllowedMentions(everyone=${everyone}, users=${who('users', users)}, roles=${who('roles', roles)})`;
}

function objects(ids: readonly string[]): string {
  return `[${ids.map((id) => `discord.Object(${python(id)})`).join(', ')}]`;
}

/** Discord's default duration of a poll, in hours. */
const DAY = 24;

function pollLines({
  question,
  answers,
  duration = DAY,
  allow_multiselect = false,
}: Poll): string[] {
  return [
    'poll = discord.Poll(',
    `    question=${python(question.text)},`,
    `    duration=datetime.timedelta(hours=${duration}),`,
    `    multiple=${python(allow_multiselect)},`,
    ')',
    ...answers.map(({ poll_media: { text = '', emoji } }) => {
      const shown = emoji?.id === undefined ? emoji?.name : null;
      const id = emoji?.id === undefined ? '' : `, id=${python(emoji.id)}`;
      const custom = `discord.PartialEmoji(name=${python(emoji?.name ?? '')}${id})`;
      const option = shown === null ? custom : python(shown);
      return `poll.add_answer(text=${python(text)}${emoji === undefined ? '' : `, emoji=${option}`})`;
    }),
    '',
  ];
}

/** JSON escapes have the same meaning in Python, except for lone surrogates, which a payload never contains. */
function python(value: unknown, depth = 0): string {
  const indent = '    '.repeat(depth + 1);
  const end = `\n${'    '.repeat(depth)}`;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => `\n${indent}${python(entry, depth + 1)},`);
    return entries.length === 0 ? '[]' : `[${entries.join('')}${end}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([name, entry]) => `\n${indent}${JSON.stringify(name)}: ${python(entry, depth + 1)},`,
    );
    return entries.length === 0 ? '{}' : `{${entries.join('')}${end}}`;
  }
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}
