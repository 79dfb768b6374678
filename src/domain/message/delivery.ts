import { isRecord, own } from '../bot-config/parse-json';
import type { Result } from '../result';
import { complaintsOf, type DiscordComplaint } from './error-tree';
import type { Message } from './message';
import { formPathOf } from './payload';

/** Discord's response. `headers.get` ignores case. */
export interface DiscordAnswer {
  status: number;
  body: string;
  headers: { get: (name: string) => string | null | undefined };
}

/** A message that Discord has stored. The ids are snowflake strings, or null if the response (a 204) has none. */
export interface Delivered {
  messageId: string | null;
  channelId: string | null;
}

/** Why a request to the webhook failed. Each kind has its own text in product.md §15.10. */
export type DeliveryError =
  /**
   * A 404 response. If `isGone`, the webhook does not exist, and further requests to it would lead to a ban. Otherwise
   * the message or the thread does not exist.
   */
  | { kind: 'notFound'; isGone: boolean }
  /** A 400 response. `complaints` are the errors of the invalid parts, with their paths in the form. */
  | { kind: 'badRequest'; code: number | null; message: string; complaints: DiscordComplaint[] }
  | { kind: 'rateLimited'; retryAfterMs: number }
  | { kind: 'forbidden' }
  /** Any other status. `message` is Discord's error message, or '' if the response has none. */
  | { kind: 'other'; status: number; message: string }
  /** CORS or being offline can be the cause. `reason` is the browser's error message, or null if that is generic. */
  | { kind: 'unreachable'; reason: string | null };

const UNKNOWN_WEBHOOK = 10_015;

/** Used if a 429 response contains no delay, such as during a ban by Cloudflare (discord.md §4.3). */
const RETRY_AFTER_MS = 5_000;
const LONGEST_RETRY_MS = 86_400_000;

export function classifyAnswer(
  answer: DiscordAnswer,
  message: Message,
): Result<Delivered, DeliveryError> {
  const { status } = answer;
  const body = jsonIn(answer.body);
  if (status >= 200 && status < 300) return { ok: true, value: deliveredOf(body) };
  return { ok: false, error: errorOf(answer, body, message) };
}

/** Interprets the error that `fetch` rejected with. */
export function classifyLoss(error: unknown): DeliveryError {
  const reason = error instanceof Error ? error.message.trim() : '';
  // Browsers use these generic messages for any network error. They do not help the user.
  const says = /^(?:failed to fetch|load failed|networkerror\b.*|fetch failed)\.?$/i;
  return { kind: 'unreachable', reason: reason === '' || says.test(reason) ? null : reason };
}

function errorOf(answer: DiscordAnswer, body: unknown, message: Message): DeliveryError {
  const { status } = answer;
  const code = own(body, 'code');
  switch (status) {
    case 400:
      return {
        kind: 'badRequest',
        code: typeof code === 'number' ? code : null,
        message: messageIn(body),
        complaints: complaintsOf(body).map((complaint) => ({
          ...complaint,
          path: formPathOf(message, complaint.path),
        })),
      };
    case 403:
      return { kind: 'forbidden' };
    case 404:
      return { kind: 'notFound', isGone: code === UNKNOWN_WEBHOOK || typeof code !== 'number' };
    case 429:
      return { kind: 'rateLimited', retryAfterMs: retryAfter(answer, body) };
    default:
      return { kind: 'other', status, message: messageIn(body) };
  }
}

/**
 * Returns milliseconds. `X-RateLimit-Reset-After` is in seconds. `retry_after` is in seconds since API version 8, and
 * in milliseconds before. If it is more than 100 times as large as the header, it must be in milliseconds.
 */
function retryAfter({ headers }: DiscordAnswer, body: unknown): number {
  const reset = secondsIn(headers.get('x-ratelimit-reset-after'));
  const delay = secondsIn(own(body, 'retry_after')) ?? secondsIn(headers.get('retry-after'));
  if (delay === null) return bounded(reset ?? RETRY_AFTER_MS / 1000);
  const isInMilliseconds = reset !== null && reset > 0 && delay > 100 * reset;
  return bounded(isInMilliseconds ? delay / 1000 : delay);
}

function bounded(seconds: number): number {
  return Math.min(Math.ceil(seconds * 1000), LONGEST_RETRY_MS);
}

function secondsIn(raw: unknown): number | null {
  const isText = typeof raw === 'string' && /^\d+(?:\.\d+)?$/.test(raw.trim());
  const seconds = isText ? Number(raw) : raw;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

function deliveredOf(body: unknown): Delivered {
  return { messageId: idOf(own(body, 'id')), channelId: idOf(own(body, 'channel_id')) };
}

function idOf(raw: unknown): string | null {
  return typeof raw === 'string' && /^\d{1,20}$/.test(raw) ? raw : null;
}

function messageIn(body: unknown): string {
  const message = own(body, 'message');
  return typeof message === 'string' ? message.trim().slice(0, 300) : '';
}

function jsonIn(body: string): unknown {
  try {
    const json: unknown = JSON.parse(body);
    return isRecord(json) ? json : null;
  } catch {
    return null;
  }
}
