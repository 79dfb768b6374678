import { createActor, type SnapshotFrom } from 'xstate';
import { commandRevealMachine } from './command-reveal.machine';

/** How much of a list of commands is to be seen. */
export interface CommandRevealView {
  isSkeleton: boolean;
  /** The names of the commands that are still held back. */
  waiting: readonly string[];
}

/** How a list of commands starts. */
export interface CommandRevealStart {
  /** The commands of the list, by name, in their order. */
  names: readonly string[];
  /** Skips the animation, now and after a search: for reduced motion, and for a page that was visited before in this tab. */
  isInstant: boolean;
  /** The list is on the page already, as where the page arrived as a whole: nothing of it is held back any more. */
  isShown: boolean;
}

/** A reveal under way. */
export interface CommandReveal {
  /** What the search left in the list. */
  changeList: (names: readonly string[]) => void;
  stop: () => void;
}

/**
 * Starts a reveal outside of React and tells of each change of its face, the first at once. A reading page loads this
 * after it is there, and goes on standing as it stands.
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
