import { createActor, type SnapshotFrom } from 'xstate';
import { commandRevealMachine } from './command-reveal.machine';

/** What a list of commands shows. */
export interface CommandRevealView {
  isSkeleton: boolean;
  /** The names of the commands that are still hidden. */
  waiting: readonly string[];
}

export interface CommandRevealStart {
  /** The names of the commands, in order. */
  names: readonly string[];
  /** Shows everything without an animation: with reduced motion, or after the first visit in this session. */
  isInstant: boolean;
  /** The list is already in the prerendered page: nothing is hidden. */
  isShown: boolean;
}

export interface CommandReveal {
  /** Reports the commands that match the search. */
  changeList: (names: readonly string[]) => void;
  stop: () => void;
}

/**
 * Starts a reveal outside of React and reports each change of its view, the first synchronously. Prerendered pages load
 * it after they are hydrated, and keep what they show.
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
