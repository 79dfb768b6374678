import type { KeptClaim } from '#domain/marketplace/membership-claim';
import * as v from 'valibot';
import { parseJson } from '../json';
import { readItem, removeItem, writeItem } from '../browser/local-storage';

const keyOf = (userId: string) => `grouped:claim:${userId}`;

const schema = v.object({ address: v.string(), isSent: v.boolean() });

/**
 * Returns the claim that a user started in this browser; null if there is none. The claim is stored because the link in
 * the email opens in another tab.
 */
export function readKeptClaim(userId: string): KeptClaim | null {
  const parsed = v.safeParse(schema, parseJson(readItem(keyOf(userId)) ?? 'null'));
  return parsed.success ? parsed.output : null;
}

/** Stores a claim until it is finished; null removes it. */
export function keepClaim(userId: string, claim: KeptClaim | null): void {
  if (claim === null) removeItem(keyOf(userId));
  else writeItem(keyOf(userId), JSON.stringify(claim));
}
