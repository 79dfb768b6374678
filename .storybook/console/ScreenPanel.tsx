import { Component, type ReactNode, useEffect, useState } from 'react';
import type { AnyActorLogic, AnyEventObject } from 'xstate';
import { mirrorOf, stepOf } from './mirror';
import type { Run } from './replay';
import * as css from './ScreenPanel.css';
import type { ConsoleFixtures, Session } from './session';
import type { ConsoleState, ConsoleStore } from './store';

/** The options for rendering the screen of a machine. */
export interface ScreenOptions {
  /** The actor logic for the screen's provider. Its snapshot is always the snapshot of the console's machine. */
  logic: AnyActorLogic;
  /** The input with which the machine was started. */
  input: unknown;
  /** The name of the input with which the session starts; see `Starts`. */
  start: Session['start'];
}

/**
 * Renders the screen of a machine. The function must pass `logic` to the provider of the screen, and must not provide
 * any actors itself.
 */
export type RenderScreen = (options: ScreenOptions) => ReactNode;

interface ScreenPanelProps {
  render: RenderScreen;
  fixtures: ConsoleFixtures;
  input: unknown;
  state: ConsoleState;
  store: ConsoleStore;
}

/** Makes the frame focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

/**
 * The screen of the machine, in the machine's current state. Each press in the screen is a step of the session. If the
 * console restarts the machine, for example for undo, the screen is mounted again.
 */
export function ScreenPanel({ render, fixtures, input, state, store }: ScreenPanelProps) {
  const { run, startCount, document } = state;
  return (
    <div className={css.card} role="group" aria-label="Screen">
      <p className={css.help}>
        The real screen, in the state of the machine. What you press there is a step.
      </p>
      <div className={css.frame} role="group" aria-label="Content of the screen" {...scrollable}>
        <ScreenBoundary key={startCount}>
          <MirroredScreen
            run={run}
            onEvent={(event) => store.act(stepOf(event, fixtures))}
            render={(logic) => render({ logic, input, start: document.start })}
          />
        </ScreenBoundary>
      </div>
    </div>
  );
}

interface MirroredScreenProps {
  run: Run;
  onEvent: (event: AnyEventObject) => void;
  render: (logic: AnyActorLogic) => ReactNode;
}

function MirroredScreen({ run, onEvent, render }: MirroredScreenProps) {
  const [mirror] = useState(() => mirrorOf(run, onEvent));
  // Events that a screen sends while it mounts do not come from the user, so they are not recorded. Undo mounts the
  // screen again; recording such an event would add a step.
  useEffect(() => {
    mirror.setListening(true);
    return () => mirror.setListening(false);
  }, [mirror]);
  return render(mirror.logic);
}

interface BoundaryState {
  problem: string | null;
}

/** Keeps the console working if the screen throws. */
class ScreenBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { problem: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { problem: String(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return <p role="alert">{`The screen stopped in this state: ${problem}`}</p>;
  }
}
