import { assign, createActor, setup, type SnapshotFrom } from 'xstate';

export type CommandRevealEvent =
  /** The list has been mounted. `names` are the commands in order. `isInstant` skips the animation. */
  | { type: 'arrive'; names: readonly string[]; isInstant: boolean }
  /** The search has changed the commands in the list. */
  | { type: 'list changed'; names: readonly string[]; isInstant: boolean };

interface CommandRevealContext {
  names: readonly string[];
  /** The names that are still hidden, in order. */
  waiting: readonly string[];
}

/**
 * Shows a skeleton for 600 ms, then one more command every 50 ms. After a search, only commands that are still hidden
 * are animated, so that the list does not flicker during typing (product.md §5.4).
 */
export const commandRevealMachine = setup({
  types: {
    context: {} as CommandRevealContext,
    events: {} as CommandRevealEvent,
  },
  delays: {
    /** In ms, as specified in product.md §5.4. */
    skeletonShown: 600,
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

export interface CommandRevealView {
  isSkeleton: boolean;
  waiting: readonly string[];
}

interface CommandRevealStart {
  names: readonly string[];
  /** Skips the animation. Set it for reduced motion, and after the first visit in this session. */
  isInstant: boolean;
  /** Whether the list is already visible, as it is on prerendered pages. If so, no command is hidden at first. */
  isShown: boolean;
}

export interface CommandReveal {
  changeList: (names: readonly string[]) => void;
  stop: () => void;
}

/** Runs outside of React. Calls the callback with the view immediately, and again on each change. */
export function startCommandReveal(
  { names, isInstant, isShown }: CommandRevealStart,
  onChange: (view: CommandRevealView) => void,
): CommandReveal {
  const actor = createActor(commandRevealMachine);
  actor.start();
  actor.subscribe((snapshot) => onChange(viewOf(snapshot)));
  actor.send({ type: 'arrive', names, isInstant: isInstant || isShown });
  return {
    changeList: (left) => actor.send({ type: 'list changed', names: left, isInstant }),
    stop: () => actor.stop(),
  };
}

function viewOf(snapshot: SnapshotFrom<typeof commandRevealMachine>): CommandRevealView {
  return { isSkeleton: snapshot.matches('skeleton'), waiting: snapshot.context.waiting };
}
