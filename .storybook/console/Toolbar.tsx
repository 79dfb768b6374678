import { FlaskConical, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { useToolbarQuery } from './adapter-hooks';
import { linkTo } from './address';
import { CopyButton } from './CopyButton';
import * as css from './MachineConsole.css';
import { Push } from './parts';
import { type ConsoleFixtures, inForce, linkable, type Starts } from './session';
import type { ConsoleState, ConsoleStore } from './store';
import { TestDialog } from './TestDialog';
import { cutLinkText } from './texts';

interface ToolbarProps {
  machine: AnyStateMachine;
  fixtures: ConsoleFixtures;
  starts: Starts;
  state: ConsoleState;
  store: ConsoleStore;
}

/**
 * The buttons to undo, to redo, to restart the session with one of the inputs in `starts`, and to share the session as
 * a link or as a test.
 */
export function Toolbar({ machine, fixtures, starts, state, store }: ToolbarProps) {
  const [isTestOpen, setTestOpen] = useState(false);
  const toolbar = useToolbarQuery();
  const session = inForce(state.document);
  const held = linkable(session).steps.length;
  return (
    <div className={css.toolbar} role="group" aria-label="Session">
      <Push icon={<Undo2 />} disabled={!state.canUndo} onClick={store.undo}>
        Undo
      </Push>
      <Push icon={<Redo2 />} disabled={!state.canRedo} onClick={store.redo}>
        Redo
      </Push>
      {Object.keys(starts).map((start) => (
        <Push key={start} icon={<RotateCcw />} onClick={() => store.restart(start)}>
          {start}
        </Push>
      ))}
      <CopyButton label="Copy link" text={() => linkTo(machine.id, session, toolbar)} />
      <span role="status" aria-label="Limit of the link" className={css.limit}>
        {held < session.steps.length && cutLinkText(held)}
      </span>
      <Push icon={<FlaskConical />} onClick={() => setTestOpen(true)}>
        Copy as test
      </Push>
      {isTestOpen && (
        <TestDialog
          machine={machine}
          fixtures={fixtures}
          run={state.run}
          input={starts[session.start]}
          onClose={() => setTestOpen(false)}
        />
      )}
    </div>
  );
}
