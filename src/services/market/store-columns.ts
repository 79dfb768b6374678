import { isCurrency, type Currency } from '#domain/marketplace/currency';
import { billingIntervals } from '#domain/marketplace/membership';
import { isHttpsLink } from '#domain/marketplace/https-link';
import { categories } from '#domain/marketplace/store';
import { cleanText } from '#domain/message/clean-text';
import { isReadableTime } from '#domain/readable-time';
import * as v from 'valibot';
import { supabaseAddress } from '../supabase/client';

/** Removes control characters, and bidirectional controls, which would reorder the text around them. */
export const text = v.pipe(v.string(), v.transform(cleanText));
export const currency = v.custom<Currency>(
  (value) => typeof value === 'string' && isCurrency(value),
);
/** A currency that a provider reports, also one that sellers cannot choose. */
export const anyCurrency = v.pipe(v.string(), v.regex(/^[A-Z_]{3,8}$/));
export const category = v.fallback(v.picklist(categories), 'other');
export const interval = v.nullable(v.picklist(billingIntervals));
export const minor = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The name of a picture in its bucket: the folder of the store, and a uuid. Any other value becomes null. */
export const picture = v.fallback(
  v.nullable(v.pipe(v.string(), v.regex(/^biz_[A-Za-z\d]+\/[\da-f-]{36}\.[a-z]{3,4}$/))),
  null,
);
/** An https URL without a user name. Any other value becomes null. */
export const httpsUrl = v.fallback(v.nullable(v.pipe(v.string(), v.check(isHttpsLink))), null);

/** Converts any ISO 8601 notation to ISO 8601 in UTC. */
export const time = v.pipe(
  v.string(),
  v.check((written) => isReadableTime(Date.parse(written))),
  v.transform((written) => new Date(written).toISOString()),
);

/** The columns of a membership that its buyers and its seller see. */
export const soldMembership = {
  id: v.string(),
  name: text,
  description: text,
  type: v.picklist(['subscription', 'one-time']),
  interval,
  priceMinor: minor,
  currency,
  maxMembers: v.nullable(v.number()),
  earlyBirdPriceMinor: v.nullable(minor),
  earlyBirdPlaces: v.nullable(v.number()),
  features: v.array(text),
  checkoutUrl: httpsUrl,
};
export const soldColumns = { type: 'payment_type', interval: 'billing_interval' } as const;

export function pictureUrl(
  url: string,
  bucket: 'store-media' | 'store-cards',
  path: string | null,
): string | null {
  return path && `${url}/storage/v1/object/public/${bucket}/${path}`;
}

export const logoUrl = (path: string | null) =>
  pictureUrl(supabaseAddress().url, 'store-media', path);
