import { assign, setup } from 'xstate';
import type { ConsoleFixtures } from './session';

const WHEELS = 4;
const COMBINATION = [3, 4, 3, 3];

/** A lock with thousands of states, so that the search for a path to `open` takes a long time. */
export const lockMachine = setup({
  types: {
    context: {} as { digits: readonly number[] },
    events: {} as { type: 'turn'; wheel: number } | { type: 'pull' } | { type: 'hit' },
  },
  guards: {
    isRight: ({ context }) => context.digits.every((digit, at) => digit === COMBINATION[at]),
    isBroken: (_, { digits }: { digits: readonly number[] }) => digits.length > WHEELS,
  },
  actions: {
    turn: assign({
      digits: ({ context }, { wheel }: { wheel: number }) =>
        context.digits.map((digit, at) => (at === wheel ? (digit + 1) % 10 : digit)),
    }),
  },
}).createMachine({
  id: 'lock',
  context: { digits: Array.from({ length: WHEELS }, () => 0) },
  initial: 'closed',
  states: {
    closed: {
      on: {
        turn: { actions: { type: 'turn', params: ({ event }) => ({ wheel: event.wheel }) } },
        pull: { guard: 'isRight', target: 'open' },
        hit: {
          guard: { type: 'isBroken', params: ({ context }) => ({ digits: context.digits }) },
          target: 'broken',
        },
      },
    },
    open: {},
    broken: {},
  },
});

export const lockFixtures = {
  events: {
    turn: Array.from({ length: WHEELS }, (_, wheel) => ({ type: 'turn', wheel })),
    pull: [{ type: 'pull' }],
    hit: [{ type: 'hit' }],
  },
  actors: {},
  delays: {},
} satisfies ConsoleFixtures;
