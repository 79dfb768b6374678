import type { SchemaProblem } from '#domain/message/parse-message';
import { schemaProblemText } from './embeds';

/** What the panel that sends and shares says, beyond the texts of the spec (`embeds.ts`). */
export const embedSendMessages = {
  webhookHelp: 'Stays in this browser. It is never part of a link you share.',
  webhookHowTo: 'In Discord: Edit Channel, Integrations, Webhooks, Copy Webhook URL.',

  /** Of a message that stands on Discord. */
  edited: 'The sent message has been changed.',
  deleted: 'The message has been deleted from Discord. Your draft is still here.',
  loaded: 'The message is in the form. Change it, then press Edit.',
  standing: 'A message you sent or loaded is still at hand.',
  editHelp: 'Edit makes the sent message what the form holds now; Send again posts another one.',
  unknownMessage: 'Discord did not say which message it made, so it cannot be changed from here.',
  deleteTitle: 'Delete this message?',
  deleteHelp: 'It disappears from Discord for everyone. Your draft stays here.',

  /** Beside the errors of spec §8. */
  messageGone: 'Or the message, or its thread, is gone from Discord.',
  mayAskAgain: 'The wait is over.',
  complaintsTitle: 'What Discord says',

  loadHelp:
    'Copy Message Link in Discord. The message takes the place of yours; Undo brings it back.',
  malformedLink: 'Paste the link of a message, like https://discord.com/channels/1/2/3.',

  needsScript: 'The designer needs JavaScript. Allow it for this site, and the form appears here.',
  dialogNotLoaded:
    'This part of the page could not be loaded. Check your connection and reload; your draft is kept.',

  copyFailed: 'Your browser did not allow copying. Select the text and copy it yourself.',
  jsonNotCopied: 'Your browser did not allow copying. Press View JSON and copy it there.',
  jsonCopied: 'JSON copied.',
  payloadCopied: 'Payload for the Discord API copied.',

  shareHelp: 'Whoever opens this link sees your message. No webhook and no thread is in it.',
  nothingToShare: 'This message is empty, so there is nothing to share yet. Write something first.',
  makingLink: 'Making the link...',

  jsonHelp: 'What you apply takes the place of your message; Undo brings it back.',
  jsonKept: 'This is what you typed before. It has not been applied.',

  codeHelp: 'Sends the message from a program of your own.',
  includeUrlHelp:
    'Anyone who has the copied code can post in your channel. It stays hidden on this page.',

  importHelp:
    'Paste JSON, or a link of this or another embed tool. It takes the place of your message; Undo brings it back.',
  importFileHelp: 'It takes the place of your message; Undo brings it back.',
  importReading: 'Reading...',

  sharedOpening: 'Opening the shared embed...',
  sharedLoaded: 'This message came with a link.',
  sharedHelp: 'What you had before is one step back.',
} as const;

/** How long to wait until Discord takes the next call. */
export function waitText(seconds: number): string {
  return `Discord takes the next one in ${durationText(seconds)}.`;
}

/** A time of some seconds or minutes. */
export function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** The heading of what stands against sending. */
export function blockingText(count: number): string {
  return count === 1
    ? '1 problem to solve before sending'
    : `${count} problems to solve before sending`;
}

/** The heading of what Discord takes, but perhaps not as it was meant. */
export function worthSayingText(count: number): string {
  return count === 1 ? '1 thing to look at' : `${count} things to look at`;
}

/** Into which thread the message goes, where it does not go into the webhook's own channel. */
export function threadText(thread: { id: string; isOfUrl: boolean } | { name: string }): string {
  if ('name' in thread) return `Opens the thread “${thread.name}”.`;
  return thread.isOfUrl
    ? `Goes into thread ${thread.id}, which the webhook URL names.`
    : `Goes into thread ${thread.id}.`;
}

/** How long a link is. */
export function linkLengthText(characters: number): string {
  return `${characters.toLocaleString('en')} characters`;
}

/** What a long link comes up against; '' where it is short enough for everywhere. */
export function longLinkText(characters: number): string {
  if (characters > 30_000) {
    return 'This is longer than many browsers and servers take. Share the JSON instead, or shorten the message.';
  }
  if (characters > 8_000) {
    return 'Some servers and chat apps cut links as long as this. Open it once to be sure.';
  }
  return characters > 2_000
    ? 'This is too long for a message on Discord, which ends at 2,000 characters.'
    : '';
}

/** Why the JSON dialog takes no backup of several messages. */
export function severalMessagesText(count: number): string {
  return `There are ${count} messages in this. Open Import, where you can choose one.`;
}

/** Which messages of a backup cannot be chosen, and why the first of them cannot; `at` counts from 0. */
export function unreadableMessagesText(count: number, at: number, problem: SchemaProblem): string {
  const others = count === 1 ? '' : ` ${count - 1} more cannot be read either.`;
  return `Message ${at + 1} cannot be read. ${schemaProblemText(problem)}${others}`;
}

/** Heads the choice among the messages of a backup. */
export function chooseMessageText(count: number): string {
  return `${count} messages found. Choose one.`;
}
