import { assign, emit, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';
import type { Answer, ReaderFollows, Searched } from './reader-types';

/** The context of every reader. `ReaderData` has its types. */
export interface Data {
  request: object;
  value: unknown;
  answered: object;
  typed: string;
  error: string | null;
  hasNews: boolean;
}

export interface Options {
  id: string;
  kinds: Record<string, 'stays' | 'closes'>;
  follows: ReaderFollows;
  merge?: (shown: unknown, read: unknown) => unknown;
  given?: (request: object) => unknown;
  pages?: ((value: unknown) => number) | null;
  search?: (typed: string) => string;
  patch?: (value: unknown, patch: unknown) => unknown;
}

const queryOf = (request: object): Partial<Searched> =>
  'query' in request ? Object(request.query) : {};
const withQuery = (request: object, change: object) => ({
  ...request,
  query: { ...queryOf(request), ...change },
});
const pageOf = (request: object) => queryOf(request).page ?? 0;

/** Returns the text that a request asks for; '' if it has no search. */
export const textOf = (request: object): string => queryOf(request).search ?? '';

/** Returns the first context of a reader. */
export function startOf(input: { known?: unknown } | undefined, given: Options['given']): Data {
  const { known = null, ...request } = input ?? {};
  return {
    request,
    value: known ?? given?.(request) ?? null,
    answered: request,
    typed: textOf(request),
    error: null,
    hasNews: false,
  };
}

export function readerSetup({ merge, pages, search, patch }: Options) {
  /** Returns the last page of an answer, if the request is beyond it; null otherwise. */
  const lastPage = ({ request }: Data, answer: Answer) => {
    if (!answer.ok || !pages) return null;
    const last = pages(answer.value) - 1;
    return pageOf(request) > last ? last : null;
  };
  return setup({
    types: {
      context: {} as Data,
      input: {} as { known?: unknown } | undefined,
      events: {} as
        | { type: 'start' | 'stop' | 'retry' | 'reload' | 'page shown' | 'rows changed' }
        | { type: 'channel lost' | 'channel back' }
        | { type: 'ask' | 'open'; query: unknown }
        | { type: 'search'; text: string }
        | { type: 'patch'; patch: unknown },
      emitted: {} as { type: 'asked'; query: unknown; isReplaced: boolean },
      tags: {} as 'busy' | 'known' | 'stale' | 'failed' | 'lost',
    },
    actors: {
      load: fromPromise<Answer, object>(unprovided('load')),
      /** Sends `page shown`, and the events of the database. */
      watch: fromCallback<AnyEventObject, object>(unprovided('watch')),
    },
    actions: {
      ask: assign(({ context: { request } }, { query }: { query: unknown }) => ({
        request: { ...request, query },
        typed: textOf({ query }),
      })),
      type: assign((_, { text }: { text: string }) => ({ typed: text })),
      takeTyped: assign(({ context: { request, typed } }) => ({
        request: withQuery(request, { search: search?.(typed) ?? typed, page: 0 }),
      })),
      push: emit(({ context: { request } }) => ({
        type: 'asked' as const,
        query: queryOf(request),
        isReplaced: false,
      })),
      replace: emit(({ context: { request } }) => ({
        type: 'asked' as const,
        query: queryOf(request),
        isReplaced: true,
      })),
      turnBack: assign(({ context }, { answer }: { answer: Answer }) => ({
        request: withQuery(context.request, { page: lastPage(context, answer) }),
      })),
      show: assign(({ context: { request } }, { answer }: { answer: Answer }) =>
        answer.ok ? { value: answer.value, answered: request, error: null } : {},
      ),
      merge: assign(({ context: { request, value } }, { answer }: { answer: Answer }) =>
        answer.ok ? { value: merge?.(value, answer.value), answered: request, error: null } : {},
      ),
      patch: assign(({ context: { value } }, change: { patch: unknown }) => ({
        value: value === null ? null : patch?.(value, change.patch),
      })),
      note: assign((_, { error }: { error: string }) => ({ error })),
      forget: assign({ value: null }),
      noteNews: assign({ hasNews: true }),
      forgetNews: assign({ hasNews: false }),
    },
    delays: {
      /** From the last key to the request. */
      searchDelay: 300,
      /** From the first reported change to the request. Many changes, for example of an import, cause few requests. */
      quietDelay: 1_000,
    },
    guards: {
      isAnswered: ({ context: { value, answered, request } }) =>
        value !== null && answered === request,
      isOk: (_, { answer }: { answer: Answer }) => answer.ok,
      isOkWithNews: ({ context }, { answer }: { answer: Answer }) => answer.ok && context.hasNews,
      isPastEnd: ({ context }, { answer }: { answer: Answer }) =>
        lastPage(context, answer) !== null,
      isOtherText: ({ context }, { text }: { text: string }) => context.typed !== text,
      isOtherQuery: ({ context }, { query }: { query: unknown }) =>
        JSON.stringify(query) !== JSON.stringify(queryOf(context.request)),
      isError: (_, params: ErrorParams) => isError(params),
    },
  });
}
