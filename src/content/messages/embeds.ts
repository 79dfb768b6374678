import type { DeliveryError } from '#domain/message/delivery';
import type { ImportFailure } from '#domain/message/import';
import type { Expectation } from '#domain/message/kept-parts';
import type { MessageProblemKind } from '#domain/message/limits';
import type { SchemaProblem } from '#domain/message/parse-message';
import type { WebhookUrlError } from '#domain/message/webhook-url';

/** A toast as the toast queue takes it. */
interface EmbedsToast {
  tone: 'success' | 'danger';
  title: string;
}

/** What is said of designing, sharing and sending embeds (spec §5, §8 «Webhook send»), to the letter. */
export const embedsMessages = {
  /** Toasts, by the name of the notice they tell. */
  notices: {
    sent: { tone: 'success', title: 'Embed sent successfully!' },
    sharedLoaded: { tone: 'success', title: 'Shared embed loaded successfully!' },
    sharedInvalid: {
      tone: 'danger',
      title: 'Failed to load shared embed. The link may be invalid.',
    },
  } satisfies Record<string, EmbedsToast>,

  /** Beside the webhook's address. */
  webhookUrl: {
    missing: 'Please enter a webhook URL',
    malformed: 'Please enter a valid Discord webhook URL',
  } satisfies Record<WebhookUrlError, string>,

  /** What a call without an answer is told as, where the browser says no more. */
  connection: 'CORS issue or network connectivity problem...',
  connectionHelp: 'Check your connection, and whether an extension blocks discord.com.',

  /** Shown with «Webhook not found»: Discord bans clients that keep calling a deleted webhook (discord.md §3.8). */
  webhookGone: 'This webhook was deleted. Create a new one in the settings of its channel.',
} as const;

/** Why a message was not sent (spec §8 «Webhook send»). */
export function deliveryErrorText(error: DeliveryError): string {
  switch (error.kind) {
    case 'notFound':
      return 'Webhook not found. Please check your webhook URL.';
    case 'badRequest':
      return 'Bad request. The embed may be invalid or the webhook URL is incorrect.';
    case 'rateLimited':
      return 'Rate limited by Discord. Please try again later.';
    case 'forbidden':
      return "Forbidden. The webhook may have been deleted or you don't have permission.";
    case 'other': {
      const text = `Failed to send embed (Status ${error.status})`;
      return error.message === '' ? text : `${text}: ${error.message}`;
    }
    case 'unreachable':
      return `Network error: ${error.reason ?? embedsMessages.connection}`;
  }
}

/** What to do about a part of a message, beside it and in the list of problems. */
export function messageProblemText(problem: MessageProblemKind): string {
  switch (problem.kind) {
    case 'tooLong':
      return `Shorten this to ${problem.limit} characters; it has ${problem.count}.`;
    case 'tooMany':
      return `Discord takes at most ${problem.limit} of these; there are ${problem.count}.`;
    case 'allTooLong':
      return `All embeds together may have ${problem.limit} characters; they have ${problem.count}.`;
    case 'emptyMessage':
      return 'There is nothing to send yet. Write a message, or give the embed a title, a description or an image.';
    case 'emptyEmbed':
      return 'This embed is empty and will not be sent.';
    case 'required':
      return 'Discord shows the rest only beside a text. Fill this in, or clear the others.';
    case 'blankField':
      return 'This is empty: Discord shows a gap in its place.';
    case 'sameUrl':
      return `Embed ${problem.first + 1} has the same URL. Discord adds only the image of this embed to it.`;
    case 'galleryFull':
      return `Embed ${problem.first + 1} has the same URL. Discord shows at most 4 images for one URL.`;
    case 'notAColor':
      return 'Enter a color as # and six digits, like #5865f2.';
    case 'notATimestamp':
      return 'Choose a date and a time.';
    case 'notASnowflake':
      return 'Enter a thread ID of 17 to 20 digits.';
    case 'forbiddenName':
      return `Discord takes no name with "${problem.word}" in it.`;
    case 'besideComponentsV2':
      return 'A message of Components V2 can have no content, embeds or poll. Remove these, or the components and their flag.';
    case 'threadTwice':
      return 'Either post in a thread by its ID, or open a new one by a name.';
    case 'notAUrl':
      return 'Enter a whole address, like https://example.com/image.png.';
    case 'wrongScheme':
      return `Enter an address that starts with https://. Discord takes none with ${problem.scheme}:.`;
  }
}

/** Why nothing could be made of what was pasted. */
export function importFailureText(failure: ImportFailure): string {
  switch (failure.kind) {
    case 'empty':
      return 'Paste JSON or a link.';
    case 'tooLarge':
      return 'This is too much text for one message.';
    case 'notJson': {
      const { line, column, found } = failure.error;
      const where = `Line ${line}, column ${column}`;
      if (found === '') return `${where}: the JSON ends too early.`;
      return `${where}: ${named(found)} does not belong there.`;
    }
    case 'notAMessage':
      return schemaProblemText(failure.problem);
    case 'sentMessage':
      return 'This link leads to a message on Discord. Load it under “Edit a sent message”.';
    case 'storedElsewhere':
      return `The message behind this link is kept by ${failure.host}. Open it there and copy its JSON.`;
    case 'unknownLink':
      return 'There is no message in this link.';
  }
}

/** What is wrong with JSON that is no valid message, by the path of the mistake. */
export function schemaProblemText(problem: SchemaProblem): string {
  return `This is not a valid Discord message: ${mistakeText(problem)}`;
}

function mistakeText(problem: SchemaProblem): string {
  if (problem.kind === 'noKeys') return 'it has no content, embeds or any other part of a message.';
  const name = problem.path === '' ? 'it' : `\`${problem.path}\``;
  switch (problem.kind) {
    case 'mustBe':
      return `${name} must be ${expectations[problem.expected]}.`;
    case 'missing':
      return `${name} is missing.`;
    case 'tooMany':
      return `${name} can have at most ${problem.limit} entries; there are ${problem.count}.`;
    case 'unknownKey':
      return `${name} is not a known key. Did you mean \`${problem.suggestion}\`?`;
  }
}

const expectations: Record<Expectation, string> = {
  text: 'text',
  color: 'a color, as text or as a whole number',
  timestamp: 'a timestamp, as ISO 8601 text',
  boolean: 'true or false',
  object: 'an object',
  list: 'a list',
  wholeNumber: 'a whole number of 0 or more',
  mentionType: '"roles", "users" or "everyone"',
  id: 'an ID, as text',
  shallow: 'smaller: Discord takes no component as large as this',
};

/** A character as it can be read: what would not show by its name. */
function named(character: string): string {
  if (/[\n\r\u2028\u2029]/.test(character)) return 'a line break';
  return /[\p{C}\p{Z}]/u.test(character) ? 'an invisible character' : character;
}
