import { useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { invocationsOf } from './invocations';
import { Controls } from './Controls';
import { CoveragePanel } from './CoveragePanel';
import { History } from './History';
import * as css from './MachineConsole.css';
import { Message } from './Message';
import { Readout, StateReadout } from './Readout';
import { type RenderScreen, ScreenPanel } from './ScreenPanel';
import { type ConsoleFixtures, startsOf, type Starts } from './session';
import { StateChart } from './StateChart';
import { nodesOf } from './adapter';
import { TimeControls } from './TimeControls';
import { Toolbar } from './Toolbar';
import { useScreen } from './use-screen';
import { useConsole } from './use-console';

export interface MachineConsoleProps {
  machine: AnyStateMachine;
  fixtures: ConsoleFixtures;
  /** The machine's possible inputs by name. The first one is used until the user selects another. */
  starts?: Starts;
  /**
   * The screen of the machine, shown beside the chart. If omitted, the console shows the screen that the adapter
   * provides.
   */
  screen?: RenderScreen;
}

/**
 * A console for a machine. It shows the chart with the active states highlighted, and a button for every event, actor
 * result, and delay. Nothing happens automatically, so every state can be inspected. The URL of the page contains the
 * name of the input with which the session starts, and the steps.
 */
export function MachineConsole({ machine, fixtures, starts: given, screen }: MachineConsoleProps) {
  const starts = startsOf(fixtures, given);
  const { state, store } = useConsole({ machine, fixtures, starts });
  const { view } = state;
  const root = useRef<HTMLDivElement>(null);
  const shown = useScreen(machine.id, screen);
  const jump = (id: string) => {
    const node = nodesOf(machine).find((each) => each.id === id);
    if (node) store.jump(node);
  };
  return (
    <div className={css.console} ref={root}>
      <button
        type="button"
        className={css.skip}
        onClick={() => root.current?.querySelector<HTMLElement>('[data-chart]')?.focus()}
      >
        Go to the chart
      </button>
      <div className={css.top}>
        <StateReadout view={view} />
        <Toolbar
          machine={machine}
          fixtures={fixtures}
          starts={starts}
          state={state}
          store={store}
        />
        <Message state={state} store={store} />
      </div>
      {shown.why !== null && <p className={css.noScreen}>{shown.why}</p>}
      <div
        className={css.body}
        data-screen={shown.render ? (shown.isWide ? 'wide' : 'narrow') : undefined}
      >
        <div className={css.left}>
          <Controls machine={machine} fixtures={fixtures} view={view} act={store.act} />
        </div>
        <div className={css.middle}>
          <StateChart machine={machine} snapshot={view.snapshot} onJump={jump} />
        </div>
        {shown.render && (
          <div className={css.beside}>
            <ScreenPanel
              render={shown.render}
              fixtures={fixtures}
              input={starts[state.document.start]}
              state={state}
              store={store}
            />
          </div>
        )}
        <div className={css.below}>
          <Readout view={view} />
        </div>
        <div className={css.right}>
          <TimeControls fixtures={fixtures} view={view} store={store} />
          <History
            state={state}
            fixtures={fixtures}
            srcOf={(call) => invocationsOf(machine).get(call) ?? call}
            onGo={store.goTo}
          />
          <CoveragePanel coverage={state.coverage} machineId={machine.id} />
        </div>
      </div>
    </div>
  );
}
