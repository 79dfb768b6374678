import { formatNumber } from '#domain/format-number';
import type { DeliveryError } from '#domain/message/delivery';
import type { ImportFailure } from '#domain/message/import';
import type { Expectation } from '#domain/message/kept-parts';
import type { MessageProblemKind } from '#domain/message/limits';
import type { SchemaProblem } from '#domain/message/parse-message';
import type { WebhookUrlError } from '#domain/message/webhook-url';

/** The props of a toast. */
interface EmbedsToast {
  tone: 'success' | 'danger';
  title: string;
}

/** Texts about designing, sharing and sending embeds (product.md §15.9, §15.10, §15.16). */
export const embedsMessages = {
  /** The toasts, keyed by the notice of the machine. */
  notices: {
    sent: { tone: 'success', title: 'Embed sent successfully!' },
    sharedLoaded: { tone: 'success', title: 'Shared embed loaded successfully!' },
    sharedInvalid: {
      tone: 'danger',
      title: 'Failed to load shared embed. The link may be invalid.',
    },
  } satisfies Record<string, EmbedsToast>,

  /** Errors of the webhook URL field. */
  webhookUrl: {
    missing: 'Please enter a webhook URL',
    malformed: 'Please enter a valid Discord webhook URL',
  } satisfies Record<WebhookUrlError, string>,

  /** Shown if the request got no response and the browser does not say why. */
  connection: 'CORS issue or network connectivity problem...',
  connectionHelp: 'Check your connection, and make sure no browser extension blocks discord.com.',

  /**
   * Shown together with "Webhook not found". Discord bans clients that keep calling a deleted webhook (discord.md
   * §3.8).
   */
  webhookGone: 'This webhook was deleted. Create a new one in the settings of its channel.',
} as const;

/** Returns the text that explains why a message was not sent (product.md §15.10). */
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

/**
 * Returns the text that explains how to correct a part of a message. It is shown beside the part and in the list of
 * problems.
 */
export function messageProblemText(problem: MessageProblemKind): string {
  switch (problem.kind) {
    case 'tooLong':
      return `Shorten this to ${formatNumber(problem.limit)} characters; it has ${formatNumber(problem.count)}.`;
    case 'tooMany':
      return `Discord allows at most ${formatNumber(problem.limit)} of these; there are ${formatNumber(problem.count)}.`;
    case 'allTooLong':
      return `All embeds together can have up to ${formatNumber(problem.limit)} characters; they have ${formatNumber(problem.count)}.`;
    case 'emptyMessage':
      return 'There is nothing to send yet. Write a message, or give the embed a title, a description, or an image.';
    case 'emptyEmbed':
      return 'This embed is empty and will not be sent.';
    case 'required':
      return "Without this, Discord won't show the icon or link. Fill it in, or clear the icon and link.";
    case 'blankField':
      return 'This is empty. Discord will show a gap here.';
    case 'sameUrl':
      return `Embed ${problem.first + 1} has the same URL. Discord merges the two and uses only the image of this one.`;
    case 'galleryFull':
      return `Embed ${problem.first + 1} has the same URL. Discord shows at most 4 images for one URL.`;
    case 'notAColor':
      return 'Enter a color as # and six hex digits, like #5865f2.';
    case 'notATimestamp':
      return 'Choose a date and a time.';
    case 'notASnowflake':
      return 'Enter a thread ID of 17 to 20 digits.';
    case 'forbiddenName':
      return `Discord does not allow names that contain "${problem.word}".`;
    case 'besideComponentsV2':
      return 'A Components V2 message cannot have content, embeds, or a poll. Remove these, or remove the components and their flag.';
    case 'threadTwice':
      return 'Enter the ID of an existing thread or the name of a new one, not both.';
    case 'notAUrl':
      return 'Enter a full URL, like https://example.com/image.png.';
    case 'wrongScheme':
      return `Enter a URL that starts with https://. Discord does not accept ${problem.scheme}:.`;
  }
}

/** Returns the text that explains why the pasted text could not be imported. */
export function importFailureText(failure: ImportFailure): string {
  switch (failure.kind) {
    case 'empty':
      return 'Paste JSON or a link.';
    case 'tooLarge':
      return 'This text is too long to import.';
    case 'notJson': {
      const { line, column, found } = failure.error;
      const where = `Line ${line}, column ${column}`;
      if (found === '') return `${where}: the JSON ends too early.`;
      return `${where}: unexpected ${named(found)}.`;
    }
    case 'notAMessage':
      return schemaProblemText(failure.problem);
    case 'sentMessage':
      return 'This link leads to a message on Discord. Load it under “Edit a sent message.”';
    case 'storedElsewhere':
      return `This message is stored on ${failure.host}. Open it there and copy its JSON.`;
    case 'unknownLink':
      return 'This link does not contain a message.';
  }
}

/** Returns the text that explains why the JSON is not a valid message. It contains the path of the first error. */
export function schemaProblemText(problem: SchemaProblem): string {
  return `This is not a valid Discord message: ${mistakeText(problem)}`;
}

function mistakeText(problem: SchemaProblem): string {
  if (problem.kind === 'noKeys')
    return 'it has no content, embeds, or any other part of a message.';
  const name = problem.path === '' ? 'it' : `\`${problem.path}\``;
  switch (problem.kind) {
    case 'mustBe':
      return `${name} must be ${expectations[problem.expected]}.`;
    case 'missing':
      return `${name} is missing.`;
    case 'tooMany':
      return `${name} can have at most ${formatNumber(problem.limit)} entries; there are ${formatNumber(problem.count)}.`;
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
  mentionType: '"roles", "users", or "everyone"',
  id: 'an ID, as text',
  shallow: 'smaller, because Discord does not allow components this large',
};

/** If a character is invisible, returns a description of it. Otherwise returns the character itself. */
function named(character: string): string {
  if (/[\n\r\u2028\u2029]/.test(character)) return 'line break';
  return /[\p{C}\p{Z}]/u.test(character) ? 'invisible character' : character;
}
