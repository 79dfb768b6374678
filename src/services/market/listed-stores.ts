import * as v from 'valibot';
import { isCurrency } from '#domain/marketplace/currency';
import { parseDesign } from '#domain/marketplace/design';
import {
  type ListedStores,
  type MoreStoresQuery,
  PAGE_SIZE,
  type PlacedStore,
  storesList,
  type StoresQuery,
} from '#domain/marketplace/listing';
import type { Result } from '#domain/result';
import { type Page, rpcCall } from '../backend-call';
import { readRows, row, rowIn } from '../rows';
import { rowsOf, rpc } from '../supabase/call-backend';
import { supabaseAddress } from '../supabase/client';
import { category, interval, minor, picture, pictureUrl, text } from './store-columns';

const listedRow = row({
  id: v.string(),
  slug: v.string(),
  name: text,
  tagline: text,
  category,
  logoPath: picture,
  primaryColor: v.nullable(v.string()),
  priceMinor: v.nullable(minor),
  currency: v.nullable(v.string()),
  billingInterval: v.nullable(v.string()),
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
  { query, after, count }: MoreStoresQuery & { count: number },
  signal?: AbortSignal,
): Promise<StoresAnswer> {
  // One more row than the page has is read, to know whether there is another page.
  const { page: _, ...args } = storesList.argsOf(query, count + 1);
  const answer = await rpc('listed_stores', { ...args, after_place: after }, { signal });
  const rows = answer.kind === 'answered' ? rowsOf(answer) : null;
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
    ({ logoPath, primaryColor, priceMinor: price, currency: code, billingInterval, ...store }) => {
      const period = v.safeParse(interval, billingInterval);
      const isPriced = price !== null && code !== null && isCurrency(code) && period.success;
      return {
        ...store,
        logoUrl: pictureUrl(url, 'store-media', logoPath),
        primaryColor: parseDesign({ primaryColor }).primaryColor,
        lowestPrice: isPriced ? { minor: price, currency: code, interval: period.output } : null,
        isDemo: false,
      };
    },
  );
}
