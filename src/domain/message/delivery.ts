import { isRecord, own } from '../bot-config/parse-json';
import type { Result } from '../result';
import { complaintsOf, type DiscordComplaint } from './error-tree';
import type { Message } from './message';
import { formPathOf } from './payload';

/** What Discord answered. `headers` is read by name, in any case. */
export interface DiscordAnswer {
  status: number;
  body: string;
  headers: { get: (name: string) => string | null | undefined };
}

/** A message that stands on Discord; the ids are snowflake strings, null where the answer (a 204) names none. */
export interface Delivered {
  messageId: string | null;
  channelId: string | null;
}

/** Why a message does not stand on Discord: one kind for each text of spec §8 «Webhook send». */
export type DeliveryError =
  /** 404. With `isGone` there is no such webhook, and asking again brings a ban; else it is the message or thread. */
  | { kind: 'notFound'; isGone: boolean }
  /** 400. `complaints` say what about which part, by the paths of the form. */
  | { kind: 'badRequest'; code: number | null; message: string; complaints: DiscordComplaint[] }
  /** 429. */
  | { kind: 'rateLimited'; retryAfterMs: number }
  /** 403. */
  | { kind: 'forbidden' }
  /** Any other status; `message` is Discord's own, '' where it gave none. */
  | { kind: 'other'; status: number; message: string }
  /** No answer came. `reason` is the browser's, null where it says no more than that: blocked by CORS, or offline. */
  | { kind: 'unreachable'; reason: string | null };

const UNKNOWN_WEBHOOK = 10_015;

/** The wait after a 429 that names none, such as a ban by Cloudflare (discord.md §4.3). */
const RETRY_AFTER_MS = 5_000;
const LONGEST_RETRY_MS = 86_400_000;

/** What an answer to sending, changing or deleting means for the message that was sent. Never throws. */
export function classifyAnswer(
  answer: DiscordAnswer,
  message: Message,
): Result<Delivered, DeliveryError> {
  const { status } = answer;
  const body = jsonIn(answer.body);
  if (status >= 200 && status < 300) return { ok: true, value: deliveredOf(body) };
  return { ok: false, error: errorOf(answer, body, message) };
}

/** What a call that got no answer means: `error` is what `fetch` rejected with. */
export function classifyLoss(error: unknown): DeliveryError {
  const reason = error instanceof Error ? error.message.trim() : '';
  // What browsers say of every lost call, whatever the cause: nothing a reader could use.
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
 * How long Discord asks to wait. The body says it to the millisecond, in seconds since version 8 and in milliseconds
 * before: `X-RateLimit-Reset-After`, always in seconds, tells which.
 */
function retryAfter({ headers }: DiscordAnswer, body: unknown): number {
  const reset = secondsIn(headers.get('x-ratelimit-reset-after'));
  const said = secondsIn(own(body, 'retry_after')) ?? secondsIn(headers.get('retry-after'));
  if (said === null) return bounded(reset ?? RETRY_AFTER_MS / 1000);
  const isInMilliseconds = reset !== null && reset > 0 && said > 100 * reset;
  return bounded(isInMilliseconds ? said / 1000 : said);
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

/** What an error's body says in words. A page of HTML says nothing here. */
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
