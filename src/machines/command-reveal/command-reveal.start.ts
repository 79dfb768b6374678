import { createActor, type SnapshotFrom } from 'xstate';
import { commandRevealMachine } from './command-reveal.machine';

export interface CommandRevealView {
  isSkeleton: boolean;
  /** The names of the commands that are still hidden. */
  waiting: readonly string[];
}

export interface CommandRevealStart {
  /** The names of the commands, in order. */
  names: readonly string[];
  /** Skips the animation: with reduced motion, or after the first visit in this session. */
  isInstant: boolean;
  /** The prerendered page already shows the list: nothing is hidden. */
  isShown: boolean;
}

export interface CommandReveal {
  /** Updates the commands that match the search. */
  changeList: (names: readonly string[]) => void;
  stop: () => void;
}

/**
 * Starts a reveal outside of React and calls back with each change of its view, synchronously the first time.
 * Prerendered pages load this module after hydration and keep their content visible.
 */
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
