import { Component, type ReactNode, useEffect, useState } from 'react';
import type { AnyActorLogic, AnyEventObject } from 'xstate';
import { mirrorOf, stepOf } from './mirror';
import type { Run } from './replay';
import * as css from './ScreenPanel.css';
import type { ConsoleFixtures, Session } from './session';
import type { ConsoleState, ConsoleStore } from './store';

/** What a screen needs to show a machine. */
export interface ScreenOptions {
  /** For the `logic` of the screen's provider: it follows the machine of the console. */
  logic: AnyActorLogic;
  /** The input with which the machine was started. */
  input: unknown;
  /** The name of that start. */
  start: Session['start'];
}

/** Renders the screen of a machine. It must provide `logic` to the screen, without any actors of its own. */
export type RenderScreen = (options: ScreenOptions) => ReactNode;

interface ScreenPanelProps {
  render: RenderScreen;
  fixtures: ConsoleFixtures;
  input: unknown;
  state: ConsoleState;
  store: ConsoleStore;
}

/** The keyboard can scroll the frame. */
const scrollable = { tabIndex: 0 };

/**
 * The screen of the machine, in the state in which the machine is. A press in the screen is a step of the session. If
 * the console starts the machine again, such as for undo, the screen starts again, too.
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
  // What a screen sends while it appears is not a press. After undo, it would be a new step.
  useEffect(() => {
    mirror.setListening(true);
    return () => mirror.setListening(false);
  }, [mirror]);
  return render(mirror.logic);
}

interface BoundaryState {
  problem: string | null;
}

/** Keeps the console if the screen fails. */
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
