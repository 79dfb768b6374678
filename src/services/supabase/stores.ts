import { isCurrency } from '#domain/marketplace/currency';
import { parseDesign } from '#domain/marketplace/design';
import type { ListedStore } from '#domain/marketplace/listing';
import type { SoldMembership } from '#domain/marketplace/membership';
import { isStoreAddress, type StoreError, type StorePage } from '#domain/marketplace/store';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { listedStoresCall, storePageCall } from '../backend-calls';
import { bodyOf, isSuccess } from '../http';
import { callBackend, readAll } from './call-backend';
import {
  category,
  currency,
  httpsUrl,
  interval,
  minor,
  picture,
  pictureUrl,
  text,
} from './store-columns';

const listedRow = v.object({
  id: v.string(),
  slug: v.string(),
  name: text,
  tagline: text,
  category,
  logo_path: picture,
  primary_color: v.nullable(v.string()),
  price_minor: v.nullable(minor),
  currency: v.nullable(v.string()),
  billing_interval: v.nullable(v.string()),
  created_at: v.string(),
});

const membershipRow = v.object({
  id: v.string(),
  name: text,
  description: text,
  payment_type: v.picklist(['subscription', 'one-time']),
  billing_interval: interval,
  price_minor: minor,
  currency,
  max_members: v.nullable(v.number()),
  members: v.number(),
  early_bird_price_minor: v.nullable(minor),
  early_bird_until: v.nullable(v.string()),
  early_bird_places: v.nullable(v.number()),
  features: v.array(text),
  checkout_url: httpsUrl,
});

const pageRow = v.object({
  id: v.string(),
  slug: v.string(),
  name: text,
  tagline: text,
  category,
  logo_path: picture,
  design: v.unknown(),
  refund_policy: text,
  support_url: httpsUrl,
  memberships: v.array(v.unknown()),
});

/** Returns the public stores, newest first. A row that cannot be read is left out. */
export async function loadListedStores(
  signal?: AbortSignal,
): Promise<Result<readonly ListedStore[], { kind: 'unreachable' }>> {
  const read = await readAll(listedStoresCall, signal);
  if (!read.ok) return { ok: false, error: { kind: 'unreachable' } };
  return { ok: true, value: read.value.flatMap(listedFrom) };
}

/** Returns the page of a public store. `store` is its address or id, as it stands in the URL. */
export async function loadStorePage(
  { store }: { store: string },
  signal?: AbortSignal,
): Promise<Result<StorePage, StoreError>> {
  if (!isStoreAddress(store)) return { ok: false, error: { kind: 'notFound' } };
  const answer = await callBackend(storePageCall(store), { signal });
  if (answer.kind === 'unreachable' || !isSuccess(answer)) {
    return { ok: false, error: { kind: 'unreachable' } };
  }
  const body = bodyOf(answer);
  const parsed = v.safeParse(pageRow, body);
  if (parsed.success) return { ok: true, value: pageFrom(parsed.output) };
  // `null` without quotes is the response for a store that is not public. Other text is not from the database.
  const isAbsent = answer.text.trim() === 'null';
  return { ok: false, error: { kind: isAbsent ? 'notFound' : 'unreachable' } };
}

function listedFrom(row: unknown): ListedStore[] {
  const parsed = v.safeParse(listedRow, row);
  if (!parsed.success) return [];
  const { id, slug, name, tagline, logo_path, primary_color, created_at, ...rest } = parsed.output;
  const { price_minor, currency: code, billing_interval } = rest;
  const period = v.safeParse(interval, billing_interval);
  const isPriced = price_minor !== null && code !== null && isCurrency(code) && period.success;
  return [
    {
      id,
      slug,
      name,
      tagline,
      category: rest.category,
      logoUrl: pictureUrl('store-media', logo_path),
      primaryColor: parseDesign({ primaryColor: primary_color }).primaryColor,
      lowestPrice: isPriced
        ? { minor: price_minor, currency: code, interval: period.output }
        : null,
      createdAt: created_at,
      isDemo: false,
    },
  ];
}

function pageFrom(row: v.InferOutput<typeof pageRow>): StorePage {
  const { logo_path, design, refund_policy, support_url, memberships, ...rest } = row;
  return {
    ...rest,
    logoUrl: pictureUrl('store-media', logo_path),
    design: parseDesign(design),
    refundPolicy: refund_policy,
    supportUrl: support_url,
    memberships: memberships.flatMap(membershipFrom),
    isDemo: false,
  };
}

function membershipFrom(row: unknown): SoldMembership[] {
  const parsed = v.safeParse(membershipRow, row);
  if (!parsed.success) return [];
  const { output } = parsed;
  return [
    {
      id: output.id,
      name: output.name,
      description: output.description,
      type: output.payment_type,
      interval: output.billing_interval,
      priceMinor: output.price_minor,
      currency: output.currency,
      maxMembers: output.max_members,
      members: output.members,
      earlyBirdPriceMinor: output.early_bird_price_minor,
      earlyBirdUntil: output.early_bird_until,
      earlyBirdPlaces: output.early_bird_places,
      features: output.features,
      checkoutUrl: output.checkout_url,
    },
  ];
}
