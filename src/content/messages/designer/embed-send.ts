import { isolated } from '#domain/names';
import { formatList } from '#domain/format-list';
import { formatNumber } from '#domain/format-number';
import type { SchemaProblem } from '#domain/message/parse-message';
import { schemaProblemText } from './embeds';

/** Texts of the panel that sends and shares a message. Delivery errors are in `embeds.ts`. */
export const embedSendMessages = {
  webhookHelp: 'Stays in this browser. It is never part of a link you share.',
  webhookHowTo: 'In Discord, go to Edit Channel > Integrations > Webhooks > Copy Webhook URL.',

  /** Texts about a message that has been sent to Discord. */
  edited: 'The sent message has been edited.',
  deleted: 'The message has been deleted from Discord. Your draft is still here.',
  loaded: 'The message is loaded. Change it, then select Edit.',
  standing: 'You can still edit the message you last sent or loaded.',
  editHelp:
    '“Edit” updates the sent message with what is in the form. “Send again” posts a new one.',
  unknownMessage: 'Discord did not return the ID of the message, so you cannot edit it here.',
  deleteTitle: 'Delete this message?',
  deleteHelp: 'It will be deleted for everyone on Discord. Your draft stays here.',

  /** Shown with a delivery error. */
  messageGone: 'The message or its thread may have been deleted on Discord.',
  mayAskAgain: 'You can send again now.',
  complaintsTitle: "Discord's response",

  loadHelp:
    'Use Copy Message Link in Discord. The loaded message replaces yours; Undo brings yours back.',
  malformedLink: 'Paste a message link, like https://discord.com/channels/1/2/3.',

  needsScript: 'The designer needs JavaScript. Enable it for this site to use the form.',
  dialogNotLoaded:
    'This part of the page could not be loaded. Check your connection and reload; your draft is kept.',

  copyFailed: 'Your browser did not allow copying. Select the text and copy it yourself.',
  jsonNotCopied: 'Your browser did not allow copying. Select View JSON and copy it there.',
  jsonCopied: 'JSON copied.',

  shareHelp:
    'Anyone with this link can see your message. It does not include the webhook or thread.',
  nothingToShare: 'This message is empty, so there is nothing to share yet. Write something first.',
  makingLink: 'Creating the link...',

  jsonHelp: 'Applying this replaces your message. Undo brings it back.',
  jsonKept: 'This is what you typed earlier. It has not been applied.',

  codeHelp: 'Use this code to send the message from your own program.',
  includeUrlHelp:
    'Anyone with the copied code can post in your channel. The URL stays hidden on this page.',

  importHelp:
    'Paste JSON, or a link from this or another embed tool. It replaces your message; Undo brings yours back.',
  importFileHelp: 'It replaces your message; Undo brings yours back.',
  importReading: 'Reading...',

  sharedOpening: 'Opening the shared embed...',
  sharedLoaded: 'This message was opened from a link.',
  sharedHelp: 'Undo brings back your previous message.',
} as const;

export function waitText(seconds: number): string {
  return `You can send again in ${durationText(seconds)}.`;
}

/** Returns a duration such as "5 sec" or "2 min 5 sec". */
export function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest} sec`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} sec`;
}

/** Returns the heading of the problems that prevent sending. */
export function blockingText(count: number): string {
  return count === 1
    ? '1 problem to fix before sending'
    : `${count} problems to fix before sending`;
}

/** Returns the heading of the warnings. */
export function warningsText(count: number): string {
  return count === 1 ? '1 thing to check' : `${count} things to check`;
}

/** Returns the text that says in which thread the message is posted. */
export function threadText(thread: { id: string; isOfUrl: boolean } | { name: string }): string {
  if ('name' in thread) return `Creates the thread “${isolated(thread.name)}”.`;
  return thread.isOfUrl
    ? `Posts in thread ${thread.id}, which is set in the webhook URL.`
    : `Posts in thread ${thread.id}.`;
}

/** Who is notified, for `notifiedText`. A role without a known name is null. */
export interface NotifiedNames {
  everyone: boolean;
  here: boolean;
  roles: readonly (string | null)[];
  users: number;
}

/** The most roles that are named. */
const MOST_NAMED = 5;

/**
 * Returns the text that says who is notified when the message is sent. `isLimited`: the imported message limits it.
 * `isSilent`: the message sends no push notification.
 */
export function notifiedText(
  { everyone, here, roles, users }: NotifiedNames,
  { isLimited, isSilent }: { isLimited: boolean; isSilent: boolean },
): string {
  const named = roles.flatMap((name) => (name === null ? [] : [`@${name}`])).slice(0, MOST_NAMED);
  const others = roles.length - named.length;
  const parts = [
    ...(everyone ? ['@everyone (all members)'] : []),
    ...(here ? ['@here (members who are online)'] : []),
    ...named,
    ...(others > 0 ? [counted(others, named.length > 0 ? 'more role' : 'role')] : []),
    ...(users > 0 ? [counted(users, 'member')] : []),
  ];
  return [
    parts.length === 0 ? 'Notifies no one.' : `Notifies ${formatList(parts)}.`,
    ...(isLimited ? ['The allowed mentions of the imported message decide this.'] : []),
    ...(isSilent && parts.length > 0 ? ['There is no push notification.'] : []),
  ].join(' ');
}

function counted(count: number, name: string): string {
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}

export function linkLengthText(characters: number): string {
  return `${formatNumber(characters)} characters`;
}

/** Returns a warning about a long link, or '' if the link is short (product.md §15.14). */
export function longLinkText(characters: number): string {
  if (characters > 30_000) {
    return 'This link is too long for many browsers and servers. Share the JSON instead, or shorten the message.';
  }
  if (characters > 8_000) {
    return 'Some servers and chat apps cut off links this long. Open it once to make sure it works.';
  }
  return characters > 2_000
    ? 'This is too long for a Discord message, which can have up to 2,000 characters.'
    : '';
}

/** Returns the text that is shown if a backup with several messages is pasted into the JSON dialog. */
export function severalMessagesText(count: number): string {
  return `This contains ${count} messages. Use Import to choose one.`;
}

/**
 * Returns a text about the messages that cannot be read in a backup. `count` is the number of these messages, `at` is
 * the index of the first one, and `problem` is the problem of the first one.
 */
export function unreadableMessagesText(count: number, at: number, problem: SchemaProblem): string {
  const others = count === 1 ? '' : ` ${count - 1} more cannot be read either.`;
  return `Message ${at + 1} cannot be read. ${schemaProblemText(problem)}${others}`;
}

/** Returns the heading above the messages of a backup. The user chooses one of these messages. */
export function chooseMessageText(count: number): string {
  return `${count} messages found. Choose one.`;
}
