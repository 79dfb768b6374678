import { pythonCode } from './export-python';
import type { Poll } from './kept-parts';
import type { Payload } from './payload';

export const exportLanguages = ['Payload', 'curl', 'discord.js', 'discord.py'] as const;
export type ExportLanguage = (typeof exportLanguages)[number];

export interface ExportTarget {
  /** The webhook URL, or PLACEHOLDER_URL to hide it. */
  url: string;
  /** A snowflake; '' for none. */
  threadId: string;
}

export const PLACEHOLDER_URL = 'https://discord.com/api/webhooks/ID/TOKEN';

/**
 * Returns a complete program that sends a message, or what Discord receives ('Payload'). Texts are escaped for the
 * language.
 */
export function exportCode(
  language: ExportLanguage,
  payload: Payload,
  target: ExportTarget = { url: PLACEHOLDER_URL, threadId: '' },
): string {
  return writers[language](payload, target);
}

const writers: Record<ExportLanguage, (payload: Payload, target: ExportTarget) => string> = {
  Payload: (payload) => JSON.stringify(payload, null, 2),

  curl: (payload, { url, threadId }) => {
    const thread = threadId === '' ? '' : `&thread_id=${encodeURIComponent(threadId)}`;
    const components = payload.components === undefined ? '' : '&with_components=true';
    return [
      `curl ${shellText(`${url}?wait=true${thread}${components}`)} \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  --data-raw ${shellText(JSON.stringify(payload, null, 2))}`,
      '',
    ].join('\n');
  },

  'discord.js': (payload, { url, threadId }) => {
    const { avatar_url, thread_name, allowed_mentions, applied_tags, poll, ...same } = payload;
    const options = {
      ...same,
      ...(avatar_url !== undefined && { avatarURL: avatar_url }),
      ...(thread_name !== undefined && { threadName: thread_name }),
      ...(threadId !== '' && { threadId }),
      ...(allowed_mentions !== undefined && { allowedMentions: allowed_mentions }),
      ...(applied_tags !== undefined && { appliedTags: applied_tags }),
      ...(poll !== undefined && { poll: pollOfDiscordJs(poll) }),
      ...(same.components !== undefined && { withComponents: true }),
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

  'discord.py': pythonCode,
};

/** Renames the keys of a poll for discord.js. */
function pollOfDiscordJs({ question, answers, duration, allow_multiselect, layout_type }: Poll) {
  return {
    question,
    answers: answers.map(({ poll_media }) => poll_media),
    ...(duration !== undefined && { duration }),
    ...(allow_multiselect !== undefined && { allowMultiselect: allow_multiselect }),
    ...(layout_type !== undefined && { layoutType: layout_type }),
  };
}

/** Quotes `text` for a POSIX shell. */
function shellText(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
