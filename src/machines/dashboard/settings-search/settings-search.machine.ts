import { createActorContext } from '@xstate/react';
import { assign, enqueueActions, setup } from 'xstate';
import { isSearchable, type SearchResult } from '#domain/bot-config/search';

export type SettingsSearchEvent =
  | { type: 'focus' }
  | { type: 'blur' }
  /** `results` are the results for `query`. The component computes them. */
  | { type: 'type'; query: string; results: readonly SearchResult[] }
  | { type: 'move'; by: 1 | -1 }
  /** The user clicked or tapped a hit. */
  | { type: 'pick'; path: SearchResult['path'] }
  /** The user pressed Enter. */
  | { type: 'pick marked' }
  /** The user pressed Escape. */
  | { type: 'dismiss' };

export interface SettingsFound {
  query: string;
  results: readonly SearchResult[];
  /** The index of the highlighted result in `results`. Enter picks this result. */
  marked: number;
}

const chart = setup({
  types: {
    context: {} as SettingsFound,
    events: {} as SettingsSearchEvent,
    emitted: {} as { type: 'picked'; result: SearchResult },
  },
  delays: {
    /** Delay in ms, so that a click on a result completes before the dropdown closes on blur (product.md §9.9). */
    closesAfterBlur: 200,
  },
  actions: {
    take: assign((_, found: { query: string; results: readonly SearchResult[] }) => ({
      query: found.query,
      results: found.results,
      marked: 0,
    })),
    /** Moves the highlight by `by` and wraps around at both ends of the list. */
    moveMark: assign(({ context: { marked, results } }, by: number) => ({
      marked: (marked + by + results.length) % results.length,
    })),
    tellPicked: enqueueActions(({ enqueue }, result: SearchResult | undefined) => {
      if (result) enqueue.emit({ type: 'picked', result });
    }),
  },
  guards: {
    isSearchable: (_, query: string) => isSearchable(query),
    hasResults: ({ context }) => context.results.length > 0,
    isListed: ({ context }, path: string) => context.results.some((hit) => hit.path === path),
  },
});

/** If the focus returns to the field before the delay ends, the dropdown stays open. */
const attention = chart.createStateConfig({
  initial: 'focused',
  states: {
    focused: { on: { blur: 'leaving' } },
    leaving: {
      on: { focus: 'focused' },
      after: { closesAfterBlur: '#settingsSearch.closed' },
    },
  },
});

export const settingsSearchMachine = chart.createMachine({
  id: 'settingsSearch',
  context: { query: '', results: [], marked: 0 },
  initial: 'closed',
  on: {
    type: [
      {
        guard: { type: 'isSearchable', params: ({ event }) => event.query },
        target: '.open',
        actions: { type: 'take', params: ({ event }) => event },
      },
      { target: '.closed', actions: { type: 'take', params: ({ event }) => event } },
    ],
  },
  states: {
    closed: {
      on: {
        focus: {
          guard: { type: 'isSearchable', params: ({ context }) => context.query },
          target: 'open',
        },
        // After Escape, the focus is still in the field, so an arrow key can open the dropdown again.
        move: {
          guard: { type: 'isSearchable', params: ({ context }) => context.query },
          target: 'open',
        },
      },
    },
    open: {
      initial: 'empty',
      on: { dismiss: 'closed' },
      states: {
        empty: { ...attention, always: { guard: 'hasResults', target: 'results' } },
        results: {
          ...attention,
          on: {
            move: { actions: { type: 'moveMark', params: ({ event }) => event.by } },
            pick: {
              guard: { type: 'isListed', params: ({ event }) => event.path },
              target: '#settingsSearch.closed',
              actions: {
                type: 'tellPicked',
                params: ({ context, event }) =>
                  context.results.find((hit) => hit.path === event.path),
              },
            },
            'pick marked': {
              target: '#settingsSearch.closed',
              actions: {
                type: 'tellPicked',
                params: ({ context }) => context.results[context.marked],
              },
            },
          },
        },
      },
    },
  },
});

export const SettingsSearchContext = createActorContext(settingsSearchMachine);
