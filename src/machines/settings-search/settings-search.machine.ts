import { assign, enqueueActions, setup } from 'xstate';
import { isSearchable, type SearchResult } from '#domain/bot-config/search';

/** What the person does in and around the search box. */
export type SettingsSearchEvent =
  | { type: 'focus' }
  | { type: 'blur' }
  /** `results` are the hits for `query`: the screen asks the domain for them. */
  | { type: 'type'; query: string; results: readonly SearchResult[] }
  /** An arrow key: one down or one up. */
  | { type: 'move'; by: 1 | -1 }
  /** A press on one hit. */
  | { type: 'pick'; path: SearchResult['path'] }
  /** Enter: takes the marked hit. */
  | { type: 'pick marked' }
  /** Escape. */
  | { type: 'dismiss' };

/** What the machine holds. */
export interface SettingsFound {
  query: string;
  results: readonly SearchResult[];
  /** The place in `results` of the marked hit, which Enter picks: the first until the arrows move it. */
  marked: number;
}

const chart = setup({
  types: {
    context: {} as SettingsFound,
    events: {} as SettingsSearchEvent,
    emitted: {} as { type: 'picked'; result: SearchResult },
  },
  delays: {
    /** The dropdown outlives the focus, or it were gone before a press on a hit is over (spec §9). */
    closesAfterBlur: 200,
  },
  actions: {
    take: assign((_, found: { query: string; results: readonly SearchResult[] }) => ({
      query: found.query,
      results: found.results,
      marked: 0,
    })),
    /** Wraps round at both ends. */
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

/** Leaving the box closes the dropdown, a little later; coming back in time keeps it. */
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

/** The dropdown under «Search settings...»: open while there is something to say and someone to read it. */
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
        // After Escape the focus is still here, so an arrow is the way back.
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
