import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { ConsoleFixtures } from './session';

type Answer = { ok: true; value: string } | { ok: false; error: { kind: 'offline' | 'denied' } };

/** A small machine that uses every feature that the console shows. The stories and tests of the console use it. */
export const doorMachine = setup({
  types: {
    context: {} as { visitor: string; limit: number; rings: number },
    input: {} as { limit: number },
    events: {} as
      | { type: 'ring'; visitor: string }
      | { type: 'leave' }
      | { type: 'storm' }
      | { type: 'never' },
    emitted: {} as { type: 'opened'; visitor: string },
  },
  actors: {
    ask: fromPromise<Answer, string>(() => Promise.reject(new Error('not provided'))),
    watchWeather: fromCallback(() => {
      throw new Error('not provided');
    }),
  },
  guards: {
    mayRing: ({ context }) => context.rings < context.limit,
    isOk: (_, answer: Answer) => answer.ok,
    isError: (_, { answer, kind }: { answer: Answer; kind: string }) =>
      !answer.ok && answer.error.kind === kind,
    isNever: (_, params: { reason: string }) => params.reason === '',
  },
  actions: {
    welcome: assign({
      visitor: (_, { visitor }: { visitor: string }) => visitor,
      rings: ({ context }) => context.rings + 1,
    }),
    announce: emit(({ context }) => ({ type: 'opened' as const, visitor: context.visitor })),
  },
  delays: { stayOpen: 5_000, patience: 20_000 },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ visitor: '', limit: input.limit, rings: 0 }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        ring: [
          {
            guard: 'mayRing',
            target: 'asking',
            actions: { type: 'welcome', params: ({ event }) => ({ visitor: event.visitor }) },
          },
          { target: 'checking' },
        ],
        never: { guard: { type: 'isNever', params: { reason: 'locked' } }, target: 'walled' },
      },
    },
    checking: { always: 'worn' },
    worn: {},
    walled: {},
    tired: {},
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context.visitor,
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'open',
            actions: 'announce',
          },
          {
            guard: {
              type: 'isError',
              params: ({ event }) => ({ answer: event.output, kind: 'offline' }),
            },
            target: 'failed.offline',
          },
          { target: 'failed.denied' },
        ],
      },
      on: { leave: 'closed' },
      after: { patience: 'tired' },
    },
    open: {
      invoke: { id: 'weather', src: 'watchWeather' },
      on: { storm: 'closed' },
      after: { stayOpen: 'closed' },
    },
    failed: {
      initial: 'offline',
      states: { offline: {}, denied: {} },
      on: { leave: 'closed' },
    },
  },
});

export const doorFixtures = {
  input: { limit: 2 },
  events: {
    ring: [
      { type: 'ring', visitor: 'Mira' },
      { type: 'ring', visitor: 'Jonas' },
    ],
    leave: [{ type: 'leave' }],
    storm: [{ type: 'storm' }],
    never: [{ type: 'never' }],
  },
  actors: {
    ask: {
      outcomes: [
        { ok: true, value: 'come in' },
        { ok: false, error: { kind: 'offline' } },
        { ok: false, error: { kind: 'denied' } },
      ],
    },
    watchWeather: { sends: ['storm'] },
  },
  delays: { stayOpen: 5_000, patience: 20_000 },
} satisfies ConsoleFixtures;
