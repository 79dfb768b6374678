import * as v from 'valibot';
import { isCurrency } from './amount.ts';

/** The id of a provider's object or event. */
export const id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/));

/** The type of an event, such as `invoice.paid`. */
export const kind = v.pipe(v.string(), v.regex(/^[\w.]{1,100}$/));

/**
 * Makes a field optional: the value is null if it is missing or invalid. Use it for fields that are not required to
 * process an event.
 */
export function lenient<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.nullable(schema), null), null);
}

/** A field that may be absent or null. Any other value must be valid, because it decides about money or a member. */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema), null);
}

/** The id of a linked object. Some API versions send the object itself. */
export const linked = v.union([
  id,
  v.pipe(
    v.object({ id }),
    v.transform((object) => object.id),
  ),
]);

export const link = maybe(linked);

/** The version of the provider's format. */
export const version = lenient(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,50}$/)));

/** The most code points of a name that the database stores. */
const LONGEST_NAME = 100;

/**
 * Someone's name, without control characters and direction overrides, and cut to the length that the database stores.
 * Joiners stay, because letters and emojis need them. The database makes a name that draws nothing empty.
 */
export const name = lenient(
  v.pipe(
    v.string(),
    v.transform((text) => cutName(text.replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E]/gu, '').trim())),
    v.nonEmpty(),
  ),
);

/** Returns the start of a name, without a part of a letter or an emoji. One letter can have more marks than fit. */
function cutName(text: string): string {
  let kept = '';
  let room = LONGEST_NAME;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    room -= Array.from(segment).length;
    if (room < 0) break;
    kept += segment;
  }
  return kept === '' ? Array.from(text).slice(0, LONGEST_NAME).join('') : kept;
}

export const email = lenient(
  v.pipe(v.string(), v.regex(/^[^@\p{C}\p{Z}]+@[^@\p{C}\p{Z}]+$/u), v.maxLength(320)),
);

/** The buyer's reference that a checkout link contained. */
export const buyerReference = lenient(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)));

/** The code of a known currency, in upper case. Providers write it in lower case. */
export const currency = v.pipe(v.string(), v.toUpperCase(), v.check(isCurrency));

/** The last Unix time, in seconds, whose year `Date` and PostgreSQL write with four digits. */
const LAST_SECOND = 253_402_300_799;

/** Reads a Unix time in seconds, and outputs it in ISO 8601. */
export const seconds = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(LAST_SECOND),
  v.transform((value) => new Date(value * 1_000).toISOString()),
);

/** A date and time in ISO 8601, or a Unix time in seconds. The result is in ISO 8601, in UTC. */
export const moment = v.union([
  seconds,
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}T/),
    v.transform((text) => Date.parse(text)),
    v.number(),
    v.minValue(0),
    v.maxValue(LAST_SECOND * 1_000),
    v.transform((time) => new Date(time).toISOString()),
  ),
]);
