import { describe, expect, it } from 'vitest';
import type { DeliveryError } from '#domain/message/delivery';
import type { ImportFailure } from '#domain/message/import';
import type { MessageProblemKind } from '#domain/message/limits';
import { deliveryErrorText, embedsMessages, importFailureText, messageProblemText } from './embeds';

/** The texts that product.md §15.10 prescribes for the delivery errors. */
const errors: [DeliveryError, string][] = [
  [{ kind: 'notFound', isGone: true }, 'Webhook not found. Please check your webhook URL.'],
  [
    { kind: 'badRequest', code: 50_035, message: 'Invalid Form Body', complaints: [] },
    'Bad request. The embed may be invalid or the webhook URL is incorrect.',
  ],
  [{ kind: 'rateLimited', retryAfterMs: 1200 }, 'Rate limited by Discord. Please try again later.'],
  [
    { kind: 'forbidden' },
    "Forbidden. The webhook may have been deleted or you don't have permission.",
  ],
  [{ kind: 'other', status: 503, message: '' }, 'Failed to send embed (Status 503)'],
  [
    { kind: 'other', status: 401, message: 'Invalid Webhook Token' },
    'Failed to send embed (Status 401): Invalid Webhook Token',
  ],
  [
    { kind: 'unreachable', reason: null },
    'Network error: CORS issue or network connectivity problem...',
  ],
  [{ kind: 'unreachable', reason: 'The call timed out.' }, 'Network error: The call timed out.'],
];

it.each(errors)('%o', (error, text) => {
  expect(deliveryErrorText(error)).toBe(text);
});

it('has the fixed texts', () => {
  expect(embedsMessages.notices).toEqual({
    sent: { tone: 'success', title: 'Embed sent successfully!' },
    sharedLoaded: { tone: 'success', title: 'Shared embed loaded successfully!' },
    sharedInvalid: {
      tone: 'danger',
      title: 'Failed to load shared embed. The link may be invalid.',
    },
  });
  expect(embedsMessages.webhookUrl).toEqual({
    missing: 'Please enter a webhook URL',
    malformed: 'Please enter a valid Discord webhook URL',
  });
});

describe('instructions', () => {
  const problems: MessageProblemKind[] = [
    { kind: 'tooLong', limit: 256, count: 300 },
    { kind: 'tooMany', limit: 25, count: 26 },
    { kind: 'allTooLong', limit: 6000, count: 6001 },
    { kind: 'emptyMessage' },
    { kind: 'emptyEmbed' },
    { kind: 'required' },
    { kind: 'blankField' },
    { kind: 'sameUrl', first: 0 },
    { kind: 'galleryFull', first: 0 },
    { kind: 'notAColor' },
    { kind: 'notATimestamp' },
    { kind: 'notASnowflake' },
    { kind: 'forbiddenName', word: 'clyde' },
    { kind: 'threadTwice' },
    { kind: 'notAUrl' },
    { kind: 'wrongScheme', scheme: 'data' },
  ];

  it('differ for each problem', () => {
    const texts = problems.map(messageProblemText);
    expect(new Set(texts).size).toBe(problems.length);
    expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
  });

  it('include the counts', () => {
    expect(messageProblemText({ kind: 'tooLong', limit: 256, count: 300 })).toBe(
      'Shorten this to 256 characters; it has 300.',
    );
    expect(messageProblemText({ kind: 'sameUrl', first: 0 })).toContain('Embed 1');
  });
});

const failures: [ImportFailure, string][] = [
  [{ kind: 'empty' }, 'Paste JSON or a link.'],
  [
    { kind: 'notJson', error: { line: 3, column: 1, found: '}' } },
    'Line 3, column 1: unexpected }.',
  ],
  [
    { kind: 'notJson', error: { line: 1, column: 9, found: '' } },
    'Line 1, column 9: the JSON ends too early.',
  ],
  [
    { kind: 'notJson', error: { line: 1, column: 9, found: '\n' } },
    'Line 1, column 9: unexpected line break.',
  ],
  [
    { kind: 'storedElsewhere', host: 'discohook.app' },
    'This message is stored on discohook.app. Open it there and copy its JSON.',
  ],
];

it.each(failures)('%o', (failure, text) => {
  expect(importFailureText(failure)).toBe(text);
});
