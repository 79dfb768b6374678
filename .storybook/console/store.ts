import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { activeNodes, type Call } from './adapter';
import { addSeen, type Coverage, coverageOf } from './coverage';
import { type Jump, nowhere, searchFor } from './jump';
import { leavesOf, type Moment, replay, type Run } from './replay';
import {
  type ConsoleFixtures,
  type Document,
  type Edits,
  inForce,
  opened,
  redone,
  replaced,
  type Rule,
  type Session,
  type Starts,
  type Step,
  undone,
  wentTo,
  withLastStep,
  withStep,
} from './session';
import { inSlices, type Work } from './slices';
import { canceledText, jumpText, problemText, stateName, thrownText } from './texts';
import type { Timer } from './timers';

/** What the console shows about the state of a machine. */
export interface View {
  snapshot: AnyMachineSnapshot;
  /** The paths of the active leaf states, such as `signedIn.fresh`. The paths do not contain the machine's name. */
  leaves: readonly string[];
  /** The names of the delays that are running in the active states. */
  waits: readonly string[];
  openCalls: readonly Call[];
  rules: ReadonlyMap<string, Rule>;
  timers: readonly Timer[];
  /** The emitted events, newest first. */
  emitted: readonly AnyEventObject[];
  /** Simulated time in ms since the start. */
  elapsed: number;
  /** The error that stopped the machine, or null. Such an error is a defect of the machine. */
  defect: string | null;
  /** The start, followed by one moment for each applied step. */
  moments: readonly Moment[];
}

export interface ConsoleState {
  document: Document;
  canUndo: boolean;
  canRedo: boolean;
  view: View;
  /** The machine after the applied steps. */
  run: Run;
  /** How often the machine was started. Undo, redo, jumps, and "Start over" start it again. */
  startCount: number;
  /** How many states and transitions of the chart were seen. */
  coverage: Coverage;
  /**
   * The name of the state for which a long search is running; null if no such search is running. The search looks for a
   * path to this state.
   */
  searching: string | null;
  /** A message about the last action. `problem` means that the action failed. */
  notice: { tone: 'info' | 'problem'; text: string } | null;
}

/** All actions of the console. Only these actions change its state. */
export interface ConsoleStore {
  get: () => ConsoleState;
  subscribe: (listener: () => void) => () => void;
  act: (step: Step) => void;
  /**
   * Advances the simulated time by the real time that has passed, in ms. Consecutive calls extend one step until a
   * transition is taken or the user does something else.
   */
  pass: (ms: number) => void;
  undo: () => void;
  redo: () => void;
  goTo: (at: number) => void;
  restart: (start: string) => void;
  /**
   * Replaces the steps with the shortest path from the start to a state. A long search does not block the page. Any
   * later action cancels the search, except `pass`.
   */
  jump: (node: AnyStateNode) => void;
  /** Cancels a search. The steps do not change. */
  cancelJump: () => void;
  close: () => void;
}

export interface ConsoleOptions {
  machine: AnyStateMachine;
  fixtures: ConsoleFixtures;
  starts: Starts;
}

/**
 * Returns the store of a console that shows the given session. If a step of the session is impossible, the console
 * shows the start and explains why.
 */
export function createStore(
  { machine, fixtures, starts }: ConsoleOptions,
  session: Session,
  warning: string | null = null,
): ConsoleStore {
  const listeners = new Set<() => void>();
  const begin = (of: Session) => replay(machine, fixtures, starts[of.start], of);
  const first = begin(session);
  const fresh = { start: session.start, steps: [] };
  let run = first.problem ? begin(fresh).run : first.run;
  let edits: Edits = opened(first.problem ? fresh : session);
  let startCount = 1;
  let isPassing = false;
  let search: { name: string; stop: () => void } | null = null;
  let state = stateWith(warning ?? (first.problem && problemText(first.problem)));

  function stateWith(problem: string | null, info: string | null = null): ConsoleState {
    const text = problem ?? info;
    return {
      document: edits.present,
      canUndo: edits.past.length > 0,
      canRedo: edits.future.length > 0,
      view: viewOf(machine, run),
      run,
      startCount,
      searching: search?.name ?? null,
      coverage: coverageOf(machine, addSeen(machine, run)),
      notice: text === null ? null : { tone: problem === null ? 'info' : 'problem', text },
    };
  }
  function show(problem: string | null = null, info: string | null = null) {
    state = stateWith(problem, info);
    for (const listener of listeners) listener();
  }
  function endSearch() {
    search?.stop();
    search = null;
  }
  function rebuild(next: Edits, info: string | null = null) {
    endSearch();
    if (next === edits) return;
    isPassing = false;
    edits = next;
    run.world.actor.stop();
    const again = begin(inForce(edits.present));
    run = again.run;
    startCount += 1;
    show(again.problem && problemText(again.problem), info);
  }
  function perform(step: Step) {
    isPassing = false;
    const problem = run.perform(step);
    if (problem === null) edits = withStep(edits, step);
    const threw = run.moments.at(-1)?.threw ?? null;
    show(problem ?? (threw && thrownText(threw)));
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    act(step) {
      endSearch();
      perform(step);
    },
    pass(ms) {
      const last = inForce(edits.present).steps.at(-1);
      if (isPassing && last?.do === 'wait' && run.moments.at(-1)?.taken.size === 0) {
        run.extend(ms);
        edits = withLastStep(edits, { do: 'wait', ms: last.ms + ms });
        show();
      } else {
        perform({ do: 'wait', ms });
        isPassing = true;
      }
    },
    undo: () => rebuild(undone(edits)),
    redo: () => rebuild(redone(edits)),
    goTo: (at) => rebuild(wentTo(edits, at)),
    restart: (start) => rebuild(replaced(edits, { start, steps: [] })),
    jump(node) {
      endSearch();
      const present = edits.present.start;
      const stop = inSlices(searchFrom({ machine, fixtures, starts }, present, node), {
        onWait() {
          search = { name: stateName(node), stop: () => stop() };
          show();
        },
        onEnd({ start, jump }) {
          search = null;
          if (!jump.found) return show(jumpText(node, null, jump));
          rebuild(
            replaced(edits, { start, steps: jump.steps }),
            jumpText(node, jump.steps.length, { passes: jump.passes, start, present }),
          );
        },
      });
    },
    cancelJump() {
      if (!search) return;
      const { name } = search;
      endSearch();
      show(null, canceledText(name));
    },
    close() {
      endSearch();
      run.world.actor.stop();
    },
  };
}

/**
 * Searches for a path from the current start. If that start has no path to the state, searches from the other starts.
 */
function* searchFrom(
  { machine, fixtures, starts }: ConsoleOptions,
  present: string,
  node: AnyStateNode,
): Work<{ start: string; jump: Jump }> {
  const others = Object.keys(starts).filter((start) => start !== present);
  let isComplete = true;
  for (const start of [present, ...others]) {
    const jumps = yield* searchFor(machine, fixtures, starts[start], [node]);
    const jump = jumps.get(node.id) ?? nowhere;
    if (jump.found) return { start, jump };
    isComplete &&= jump.isComplete;
  }
  return { start: present, jump: { found: false, isComplete } };
}

function viewOf(machine: AnyStateMachine, run: Run): View {
  const { world } = run;
  const snapshot = world.snapshot();
  const nodes = activeNodes(machine.root, snapshot.value);
  return {
    snapshot,
    leaves: leavesOf(machine, snapshot),
    waits: nodes.flatMap(({ after }) => after.map(({ delay }) => String(delay))),
    openCalls: world.calls.filter(({ status }) => status === 'open'),
    rules: new Map(run.rules),
    timers: run.timers(),
    emitted: world.emitted.toReversed(),
    elapsed: world.clock.now(),
    defect: run.defect(),
    moments: [...run.moments],
  };
}
