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
  /** Skips the animation. Set it for reduced motion, and after the first visit in this session. */
  isInstant: boolean;
  /** Whether the list is already visible, as it is on prerendered pages. If so, no command is hidden at first. */
  isShown: boolean;
}

export interface CommandReveal {
  /** Sets the commands that match the search. */
  changeList: (names: readonly string[]) => void;
  stop: () => void;
}

/**
 * Starts a reveal outside of React. Calls the callback with the view immediately, and again on each change. Prerendered
 * pages load this module after hydration, and their content stays visible.
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
