import type { Payload } from './payload';

/** The languages a message can be taken along in. */
export const exportLanguages = ['curl', 'discord.js', 'discord.py'] as const;
export type ExportLanguage = (typeof exportLanguages)[number];

/** Where a message goes, and into which of its threads. */
export interface ExportTarget {
  /** The webhook's address; PLACEHOLDER_URL where it should not be shown. */
  url: string;
  /** A snowflake; '' for none. */
  threadId: string;
}

/** What stands for the webhook's address in code that others may see. */
export const PLACEHOLDER_URL = 'https://discord.com/api/webhooks/ID/TOKEN';

/** Code that sends a message, ready to be run: every text is escaped for its language. */
export function exportCode(
  language: ExportLanguage,
  payload: Payload,
  target: ExportTarget = { url: PLACEHOLDER_URL, threadId: '' },
): string {
  return writers[language](payload, target);
}

const writers: Record<ExportLanguage, (payload: Payload, target: ExportTarget) => string> = {
  curl: (payload, { url, threadId }) => {
    const thread = threadId === '' ? '' : `&thread_id=${encodeURIComponent(threadId)}`;
    return [
      `curl ${shellText(`${url}?wait=true${thread}`)} \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  --data-raw ${shellText(JSON.stringify(payload, null, 2))}`,
      '',
    ].join('\n');
  },

  'discord.js': ({ content, username, avatar_url, thread_name, embeds }, { url, threadId }) => {
    const options = {
      ...(content !== undefined && { content }),
      ...(username !== undefined && { username }),
      ...(avatar_url !== undefined && { avatarURL: avatar_url }),
      ...(thread_name !== undefined && { threadName: thread_name }),
      ...(threadId !== '' && { threadId }),
      ...(embeds !== undefined && { embeds }),
    };
    return [
      `import { WebhookClient } from 'discord.js';`,
      '',
      `const webhook = new WebhookClient({ url: ${JSON.stringify(url)} });`,
      '',
      `await webhook.send(${JSON.stringify(options, null, 2)});`,
      '',
    ].join('\n');
  },

  'discord.py': ({ content, username, avatar_url, thread_name, embeds }, { url, threadId }) => {
    const options = [
      content !== undefined && `content=${python(content)}`,
      username !== undefined && `username=${python(username)}`,
      avatar_url !== undefined && `avatar_url=${python(avatar_url)}`,
      thread_name !== undefined && `thread_name=${python(thread_name)}`,
      threadId !== '' && `thread=discord.Object(${python(threadId)})`,
      embeds !== undefined &&
        `embeds=[discord.Embed.from_dict(embed) for embed in ${python(embeds, 1)}]`,
    ].filter((option) => option !== false);
    return [
      'import discord',
      '',
      `webhook = discord.SyncWebhook.from_url(${python(url)})`,
      '',
      'webhook.send(',
      ...options.map((option) => `    ${option},`),
      ')',
      '',
    ].join('\n');
  },
};

/** A text as one word of a POSIX shell. */
function shellText(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * A value of JSON as Python writes it. Python reads a JSON text as the same text: its escapes are among Python's own,
 * and a payload has no half characters, where the two differ.
 */
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
