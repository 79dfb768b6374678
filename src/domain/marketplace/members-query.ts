import {
  memberProviders,
  memberStatuses,
  type MemberProvider,
  type MemberStatus,
} from './store-member';
import { cleanText } from '../message/clean-text';
import { isUuid } from '../uuid';

export const memberOrders = ['newest', 'oldest', 'name', 'ending'] as const;
export type MemberOrder = (typeof memberOrders)[number];

export const statusFilters = [...memberStatuses, 'oversold'] as const;
export type StatusFilter = MemberStatus | 'oversold';

/**
 * The filters and the page of the member list (product.md §21.13). A filter that is null does not restrict the list.
 */
export interface MembersQuery {
  /** A part of a name or of an email address, or a whole Discord id or reference. */
  search: string;
  status: StatusFilter | null;
  membershipId: string | null;
  provider: MemberProvider | null;
  order: MemberOrder;
  /** The page number; starts at 0. */
  page: number;
}

export const everyMember: MembersQuery = {
  search: '',
  status: null,
  membershipId: null,
  provider: null,
  order: 'newest',
  page: 0,
};

/** Members per page. */
export const MEMBERS_PER_PAGE = 50;

const LAST_PAGE = 9_999;
const LONGEST_SEARCH = 320;

export function isFiltered({ search, status, membershipId, provider }: MembersQuery): boolean {
  return search !== '' || status !== null || membershipId !== null || provider !== null;
}

export function isSameQuery(a: MembersQuery, b: MembersQuery): boolean {
  return queryText(a) === queryText(b);
}

/**
 * Returns the query after the user chose other filters, another order or another page, together with the text that was
 * typed meanwhile. Other filters and another order lead to the first page.
 */
export function withChoice(
  query: MembersQuery,
  typed: string,
  choice: Partial<Omit<MembersQuery, 'search'>>,
): MembersQuery {
  return { ...query, search: searchOf(typed), page: 0, ...choice };
}

/** Returns the number of pages, at least 1. */
export function pagesOf(total: number): number {
  return Math.max(Math.ceil(total / MEMBERS_PER_PAGE), 1);
}

/**
 * Returns the search text to send to the backend: trimmed, cut to the maximum length of an email address, and without
 * characters that PostgreSQL cannot store, such as NUL.
 */
export function searchOf(typed: string): string {
  return cleanText(typed.trim().slice(0, LONGEST_SEARCH)).trim();
}

/** Reads a query from the parameters of a URL. Unknown values are ignored. */
export function queryOf(params: URLSearchParams): MembersQuery {
  const one = <Value extends string>(key: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === params.get(key)) ?? null;
  const page = Number(params.get('page') ?? '1');
  const membershipId = params.get('membership');
  return {
    search: searchOf(params.get('search') ?? ''),
    status: one('status', statusFilters),
    membershipId: membershipId !== null && isUuid(membershipId) ? membershipId : null,
    provider: one('source', memberProviders),
    order: one('sort', memberOrders) ?? everyMember.order,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page - 1 : 0,
  };
}

const keys: readonly string[] = ['search', 'status', 'membership', 'source', 'sort', 'page'];

/** Returns URL parameters with the given query. Keeps parameters that do not belong to the query. */
export function withQuery(params: URLSearchParams, query: MembersQuery): URLSearchParams {
  const others = [...params].filter(([key]) => !keys.includes(key));
  return new URLSearchParams([...others, ...new URLSearchParams(queryText(query))]);
}

/** Returns a query as URL parameters, without '?'; '' if no filter and no page is set. */
export function queryText({
  search,
  status,
  membershipId,
  provider,
  order,
  page,
}: MembersQuery): string {
  const params = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(status !== null && { status }),
    ...(membershipId !== null && { membership: membershipId }),
    ...(provider !== null && { source: provider }),
    ...(order !== everyMember.order && { sort: order }),
    ...(page > 0 && { page: String(page + 1) }),
  });
  return params.toString();
}
