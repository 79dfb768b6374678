import { createActorContext } from '@xstate/react';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Hit } from '#domain/docs/search';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

/** Searches the documentation. Returns the best hits first. */
export type SearchDocs = (query: string) => readonly Hit[];

export type IndexAnswer = Result<SearchDocs, { kind: 'unreachable' }>;

export type DocsSearchEvent =
  | { type: 'type'; query: string }
  /** The user pressed an arrow key. */
  | { type: 'move'; by: 1 | -1 }
  /** The user clicked or tapped a hit. */
  | { type: 'pick'; path: string }
  /** The user pressed Enter. */
  | { type: 'pick marked' }
  | { type: 'retry' };

interface DocsSearchContext {
  query: string;
  search: SearchDocs;
  hits: readonly Hit[];
  /** The index of the highlighted result in `hits`. Enter picks this result. */
  marked: number;
}

const nothing: SearchDocs = () => [];

/** Loads the index when the dialog opens, and then searches for the text that was typed meanwhile. */
export const docsSearchMachine = setup({
  types: {
    context: {} as DocsSearchContext,
    events: {} as DocsSearchEvent,
    emitted: {} as { type: 'picked'; hit: Hit },
  },
  actors: {
    loadIndex: fromPromise<IndexAnswer>(unprovided('loadIndex')),
  },
  actions: {
    storeIndex: assign((_, answer: IndexAnswer) => ({
      search: answer.ok ? answer.value : nothing,
    })),
    setQuery: assign((_, query: string) => ({ query })),
    look: assign(({ context: { query, search } }) => ({ hits: search(query), marked: 0 })),
    /** Moves the highlight by `by` and wraps around at both ends of the list. */
    moveMark: assign(({ context: { marked, hits } }, by: number) => ({
      marked: (marked + by + hits.length) % hits.length,
    })),
    emitPicked: enqueueActions(({ enqueue }, hit: Hit | undefined) => {
      if (hit) enqueue.emit({ type: 'picked', hit });
    }),
  },
  guards: {
    isOk: (_, answer: IndexAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    isBlank: ({ context }) => context.query.trim() === '',
    hasHits: ({ context }) => context.hits.length > 0,
    isListed: ({ context }, path: string) => context.hits.some((hit) => hit.path === path),
  },
}).createMachine({
  id: 'docsSearch',
  context: { query: '', search: nothing, hits: [], marked: 0 },
  initial: 'loading',
  on: { type: { actions: { type: 'setQuery', params: ({ event }) => event.query } } },
  states: {
    loading: {
      invoke: {
        id: 'loadIndex',
        src: 'loadIndex',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'ready',
            actions: [{ type: 'storeIndex', params: ({ event }) => event.output }, 'look'],
          },
          ...errorTransitions<IndexAnswer>()({ unreachable: 'unreachable' }),
        ],
      },
    },
    unreachable: { on: { retry: 'loading' } },
    ready: {
      initial: 'looking',
      on: {
        type: {
          target: '.looking',
          actions: [{ type: 'setQuery', params: ({ event }) => event.query }, 'look'],
        },
      },
      states: {
        looking: {
          always: [
            { guard: 'isBlank', target: 'blank' },
            { guard: 'hasHits', target: 'results' },
            { target: 'empty' },
          ],
        },
        blank: {},
        empty: {},
        results: {
          on: {
            move: { actions: { type: 'moveMark', params: ({ event }) => event.by } },
            pick: {
              guard: { type: 'isListed', params: ({ event }) => event.path },
              actions: {
                type: 'emitPicked',
                params: ({ context, event }) => context.hits.find((hit) => hit.path === event.path),
              },
            },
            'pick marked': {
              actions: {
                type: 'emitPicked',
                params: ({ context }) => context.hits[context.marked],
              },
            },
          },
        },
      },
    },
  },
});

/** The search dialog mounts the provider while it is open. */
export const DocsSearchContext = createActorContext(docsSearchMachine);
