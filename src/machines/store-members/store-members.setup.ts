import { assign, emit, fromCallback, fromPromise, raise, setup, type AnyEventObject } from 'xstate';
import {
  isSameQuery,
  type MembersQuery,
  pagesOf,
  searchOf,
} from '#domain/marketplace/members-query';
import type {
  ListedMembers,
  MemberAction,
  MemberChangeError,
  MembersError,
  StoreMember,
} from '#domain/marketplace/store-member';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type MembersAnswer = Result<ListedMembers, MembersError>;
export type ChangeAnswer = Result<null, MemberChangeError>;
export type ExportAnswer = Result<readonly StoreMember[], MembersError>;

export interface StoreMembersInput {
  storeId: string;
  /** The query in the URL. */
  query: MembersQuery;
}

export type StoreMembersEvent =
  /** The text in the search field. */
  | { type: 'search'; text: string }
  /**
   * Changes the filters, the sort order, or the page. If the filters or the sort order change, the first page is
   * loaded.
   */
  | { type: 'choose'; change: Partial<Omit<MembersQuery, 'search'>> }
  | { type: 'clear' }
  /** The URL has a different query, for example after the user went back in the history. */
  | { type: 'open'; query: MembersQuery }
  | { type: 'retry' }
  /** Opens the confirmation for ending a membership. */
  | { type: 'end'; member: StoreMember }
  | { type: 'restore'; member: StoreMember }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'export' }
  /** Hides the error of the last change or export. */
  | { type: 'dismiss' }
  /** Members were changed on this page. */
  | { type: 'reload' }
  /** The database reports changed members. */
  | { type: 'rows changed' }
  | { type: 'channel lost' }
  | { type: 'channel back' }
  /** The user returned to the page. */
  | { type: 'page shown' };

export type StoreMembersNotice = 'ended' | 'restored' | 'exported';

export interface StoreMembersData extends StoreMembersInput {
  /** The text in the search field, which may not have been sent yet. */
  typed: string;
  /** The last page that was read; null until the first page was read. */
  listed: ListedMembers | null;
  /** Whether members changed while a page was being read. The page may not contain these changes. */
  hasNews: boolean;
  /** The change that has to be confirmed, is being saved, or failed. */
  action: MemberAction | null;
}

export type StoreMembersEmitted =
  | { type: 'notice'; notice: StoreMembersNotice }
  /** The query has changed. If `isReplaced` is true, the new query replaces the last one in the browser history. */
  | { type: 'query'; query: MembersQuery; isReplaced: boolean }
  | {
      type: 'exported';
      members: readonly StoreMember[];
      memberships: ListedMembers['memberships'];
    };

type Request = StoreMembersInput;

export const membersSetup = setup({
  types: {
    input: {} as StoreMembersInput,
    context: {} as StoreMembersData,
    events: {} as StoreMembersEvent,
    emitted: {} as StoreMembersEmitted,
  },
  actors: {
    load: fromPromise<MembersAnswer, Request>(unprovided('load')),
    change: fromPromise<ChangeAnswer, MemberAction>(unprovided('change')),
    /** Reads the members on all pages. */
    readAll: fromPromise<ExportAnswer, Request>(unprovided('readAll')),
    /** Sends `rows changed`, `channel lost` and `channel back`. */
    watchRows: fromCallback<AnyEventObject, { storeId: string }>(unprovided('watchRows')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  actions: {
    show: assign((_, answer: MembersAnswer) => (answer.ok ? { listed: answer.value } : {})),
    setTyped: assign((_, typed: string) => ({ typed })),
    takeTyped: assign(({ context: { query, typed } }) => ({
      query: { ...query, search: searchOf(typed), page: 0 },
    })),
    choose: assign(({ context: { query, typed } }, change: Partial<MembersQuery>) => ({
      query: { ...query, search: searchOf(typed), page: 0, ...change },
    })),
    openQuery: assign((_, query: MembersQuery) => ({ query, typed: query.search })),
    toLastPage: assign(({ context: { query } }, answer: MembersAnswer) => ({
      query: { ...query, page: lastPageOf(answer) },
    })),
    pushQuery: emit(({ context: { query } }) => ({
      type: 'query' as const,
      query,
      isReplaced: false,
    })),
    replaceQuery: emit(({ context: { query } }) => ({
      type: 'query' as const,
      query,
      isReplaced: true,
    })),
    noteNews: assign({ hasNews: true }),
    forgetNews: assign({ hasNews: false }),
    setAction: assign((_, action: MemberAction) => ({ action })),
    forgetAction: assign({ action: null }),
    reload: raise({ type: 'reload' }),
    reportMissed: raise({ type: 'rows changed' }),
    notifyChange: emit(({ context: { action } }) => ({
      type: 'notice' as const,
      notice: action?.kind === 'restore' ? ('restored' as const) : ('ended' as const),
    })),
    notifyExport: emit({ type: 'notice', notice: 'exported' }),
    emitExport: emit(({ context: { listed } }, answer: ExportAnswer) => ({
      type: 'exported' as const,
      members: answer.ok ? answer.value : [],
      memberships: listed?.memberships ?? [],
    })),
  },
  delays: {
    /** The delay in ms between the last key press and the search request. */
    searchDelay: 300,
    /**
     * The delay in ms between the first reported change and the request that loads the list again. An import of many
     * members therefore causes few requests.
     */
    quietDelay: 1_000,
  },
  guards: {
    isOk: (_, answer: MembersAnswer | ChangeAnswer | ExportAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    isPastEnd: ({ context: { query } }, answer: MembersAnswer) =>
      answer.ok && query.page > lastPageOf(answer),
    isOkWithNews: ({ context: { hasNews } }, answer: MembersAnswer) => answer.ok && hasNews,
    isOtherText: ({ context: { typed } }, text: string) => text !== typed,
    isOtherQuery: ({ context }, query: MembersQuery) => !isSameQuery(query, context.query),
  },
});

export function requestOf({ context }: { context: StoreMembersData }): Request {
  return { storeId: context.storeId, query: context.query };
}

function lastPageOf(answer: MembersAnswer): number {
  return answer.ok ? pagesOf(answer.value.total) - 1 : 0;
}
