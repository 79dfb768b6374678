import { assign, setup } from 'xstate';

export type CommandRevealEvent =
  /** The page was mounted, with the names of its commands in order. `isInstant` skips the animation. */
  | { type: 'arrive'; names: readonly string[]; isInstant: boolean }
  /** The search, or its clearing, left other commands in the list. */
  | { type: 'list changed'; names: readonly string[]; isInstant: boolean };

interface CommandRevealContext {
  names: readonly string[];
  /** Those of `names` that are not to be seen yet, in their order. */
  waiting: readonly string[];
}

/**
 * A list of commands coming into sight: a skeleton for 600 ms, then the commands one after another, 50 ms apart (spec §2
 * «Docs»). After a search only what was not in sight already comes in that way, so that nobody's list blinks while they type.
 */
export const commandRevealMachine = setup({
  types: {
    context: {} as CommandRevealContext,
    events: {} as CommandRevealEvent,
  },
  delays: {
    /** Spec §2, §9: the skeleton of the command list. */
    skeletonShown: 600,
    /** Spec §2, §9: from one command to the next. */
    revealStep: 50,
  },
  actions: {
    takeList: assign((_, names: readonly string[]) => ({ names, waiting: names })),
    changeList: assign(({ context }, names: readonly string[]) => ({
      names,
      waiting: names.filter(
        (name) => context.waiting.includes(name) || !context.names.includes(name),
      ),
    })),
    revealAll: assign({ waiting: [] }),
    revealNext: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
  },
  guards: {
    isInstant: (_, isInstant: boolean) => isInstant,
    isNothingWaiting: ({ context }) => context.waiting.length === 0,
  },
}).createMachine({
  id: 'commandReveal',
  context: { names: [], waiting: [] },
  initial: 'away',
  states: {
    away: {
      on: {
        arrive: [
          {
            guard: { type: 'isInstant', params: ({ event }) => event.isInstant },
            target: 'shown',
            actions: [{ type: 'takeList', params: ({ event }) => event.names }, 'revealAll'],
          },
          {
            target: 'skeleton',
            actions: { type: 'takeList', params: ({ event }) => event.names },
          },
        ],
      },
    },
    skeleton: {
      on: {
        'list changed': {
          actions: { type: 'changeList', params: ({ event }) => event.names },
        },
      },
      after: { skeletonShown: 'revealing' },
    },
    revealing: {
      always: { guard: 'isNothingWaiting', target: 'shown' },
      on: {
        'list changed': {
          target: 'revealing',
          reenter: true,
          actions: { type: 'changeList', params: ({ event }) => event.names },
        },
      },
      after: { revealStep: { target: 'revealing', reenter: true, actions: 'revealNext' } },
    },
    shown: {
      on: {
        'list changed': [
          {
            guard: { type: 'isInstant', params: ({ event }) => event.isInstant },
            actions: [{ type: 'changeList', params: ({ event }) => event.names }, 'revealAll'],
          },
          {
            target: 'revealing',
            actions: { type: 'changeList', params: ({ event }) => event.names },
          },
        ],
      },
    },
  },
});
