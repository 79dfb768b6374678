import * as v from 'valibot';
import { isCurrency } from '#domain/marketplace/currency';
import { coverColors, parseDesign } from '#domain/marketplace/design';
import {
  type ListedStores,
  type MoreStoresQuery,
  PAGE_SIZE,
  type PlacedStore,
  storeListQuery,
  storesList,
  type StoresQuery,
} from '#domain/marketplace/listing';
import { paths } from '#domain/paths';
import type { Result } from '#domain/result';
import { type Page, rpcCall } from '../backend-call';
import { call, isSuccess } from '../http';
import { count as numberOfThings, readRows, row, rowIn } from '../rows';
import { hasStoredSession } from '../session/has-stored-session';
import { callBackend, rowsOf } from '../supabase/call-backend';
import { type SupabaseAddress, supabaseAddress } from '../supabase/client';
import { category, interval, minor, picture, pictureUrl, text } from './store-columns';

const listedRow = row({
  id: v.string(),
  slug: v.string(),
  name: text,
  tagline: text,
  category,
  logoPath: picture,
  primaryColor: v.nullable(v.string()),
  secondaryColor: v.nullable(v.string()),
  useGradient: v.boolean(),
  priceMinor: v.nullable(minor),
  currency: v.nullable(v.string()),
  billingInterval: v.nullable(v.string()),
  rating: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))), null),
  reviews: numberOfThings,
  members: numberOfThings,
  isEarlyBird: v.boolean(),
  isSoldOut: v.boolean(),
  createdAt: v.string(),
  place: v.string(),
});

type StoresAnswer = Result<ListedStores, { kind: 'unreachable' }>;

/** The most stores that are read at once: one less than the Data API returns. */
const MOST = 960;

export function loadStores(
  { query }: { query: StoresQuery },
  signal?: AbortSignal,
): Promise<StoresAnswer> {
  const count = Math.min(PAGE_SIZE * (query.page + 1), MOST);
  return readStores({ query, after: '', count }, signal);
}

export function loadMoreStores(
  asked: MoreStoresQuery,
  signal?: AbortSignal,
): Promise<StoresAnswer> {
  return readStores({ ...asked, count: PAGE_SIZE }, signal);
}

async function readStores(
  { count, ...asked }: MoreStoresQuery & { count: number },
  signal?: AbortSignal,
): Promise<StoresAnswer> {
  const rows =
    (count === PAGE_SIZE ? await rowsOfHost(asked, signal) : null) ??
    (await rowsOfDatabase(asked, { count, signal }));
  if (!rows) return { ok: false, error: { kind: 'unreachable' } };
  const { url } = supabaseAddress();
  const shown = rows.slice(0, count);
  return {
    ok: true,
    value: {
      stores: readRows(shown, (cells) => listedFrom(cells, url)),
      next: rows.length > count ? placeIn(shown.at(-1)) : null,
    },
  };
}

/** Calls for the stores of a page, and for one more, to know whether there is another page. */
export function storesCall({ query, after }: MoreStoresQuery, count: number = PAGE_SIZE) {
  const { page: _, ...args } = storesList.argsOf(query, count + 1);
  return rpcCall('listed_stores', { ...args, after_place: after });
}

async function rowsOfDatabase(
  asked: MoreStoresQuery,
  { count, signal }: { count: number; signal: AbortSignal | undefined },
): Promise<readonly unknown[] | null> {
  const answer = await callBackend(storesCall(asked, count), { signal });
  return answer.kind === 'answered' ? rowsOf(answer) : null;
}

/** Limit in ms. It is longer than the handler's own limit. */
const HOST_LIMIT = 5_000;

/** The backends of sites whose host does not run the handler in `src/app/server`. */
const withoutHandler = new WeakSet<SupabaseAddress>();

/**
 * Returns the first rows of a page from the cache of the site's host; null if the database has to be called: for a user
 * who has a session, and may just have changed a store, and if the host does not answer with a list.
 */
async function rowsOfHost(
  asked: MoreStoresQuery,
  signal: AbortSignal | undefined,
): Promise<readonly unknown[] | null> {
  const backend = supabaseAddress();
  if (backend.site === undefined || withoutHandler.has(backend) || hasStoredSession()) return null;
  const url = backend.site + paths.storeList.href(storeListQuery(asked));
  const answer = await call(url, { credentials: 'omit', signal: signal ?? null }, HOST_LIMIT);
  if (answer.kind === 'unreachable') return null;
  const rows = isSuccess(answer) ? rowsOf(answer) : null;
  // The handler answers neither with 404 nor with a page.
  if (!rows && (isSuccess(answer) || answer.status === 404)) withoutHandler.add(backend);
  return rows;
}

/** Calls for a page of all public stores, newest first, after the last row of the previous page. */
export const newestStoresCall = ({ count, last }: Page) =>
  rpcCall('listed_stores', {
    search: '',
    in_category: null,
    sort_by: 'newest',
    after_place: placeIn(last),
    page_size: count,
  });

function placeIn(cells: unknown): string | null {
  return rowIn(row({ place: v.string() }))(cells)[0]?.place ?? null;
}

/** Returns an empty list if the row does not match the schema. `url` is the URL of the backend. */
export function listedFrom(cells: unknown, url: string): PlacedStore[] {
  return rowIn(listedRow)(cells).map(
    ({ logoPath, primaryColor, secondaryColor, useGradient, priceMinor, ...read }) => {
      const { currency: code, billingInterval, rating, reviews, ...rest } = read;
      const { members, isEarlyBird, isSoldOut, ...store } = rest;
      const period = v.safeParse(interval, billingInterval);
      const isPriced = priceMinor !== null && code !== null && isCurrency(code) && period.success;
      return {
        ...store,
        logoUrl: pictureUrl(url, 'store-media', logoPath),
        colors: coverColors(parseDesign({ primaryColor, secondaryColor, useGradient })),
        lowestPrice: isPriced
          ? { minor: priceMinor, currency: code, interval: period.output }
          : null,
        figures: {
          rating: rating === null ? null : { average: rating, count: reviews },
          members,
          isEarlyBird,
          isSoldOut,
        },
        isDemo: false,
      };
    },
  );
}
