import { ArrowRight, RotateCw, X } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import {
  commandMessages,
  maybeExecutedText,
  notExecutedText,
} from '#content/messages/dashboard/commands';
import { configMessages } from '#content/messages/dashboard/config';
import { CommandFormContext } from '#machines/dashboard/command-form/command-form.machine';
import { remedyFor, type Who } from '../settings/parts/use-saving';
import { type RunError, useRun, useExecute } from './use-run';

export interface RunErrorPanelProps {
  who: Who;
  onSignIn: () => void;
}

/** The panel stays if another command is selected. Most titles are those of a failed save (product.md §11.4). */
export function RunErrorPanel({ who, onSignIn }: RunErrorPanelProps) {
  const form = CommandFormContext.useActorRef();
  const { view, command } = useRun();
  if (view === 'quiet' || view === 'executing' || view === 'executed' || command === null) {
    return null;
  }
  const isOthers = view === 'clash' || view === 'stale';
  return (
    <AlertPanel
      isLive
      level={3}
      tone={isOthers ? 'warning' : 'danger'}
      title={isOthers ? commandMessages[view] : configMessages[view]}
      actions={
        <>
          {remedyOf(view) === 'signIn' && <Button onPress={onSignIn}>Sign in with Discord</Button>}
          <WayOn view={view} who={who} />
          <IconButton label="Dismiss" icon={<X />} onPress={() => form.send({ type: 'dismiss' })} />
        </>
      }
    >
      <p>{view === 'unanswered' ? maybeExecutedText(command) : notExecutedText(command)}</p>
      {isOthers && <p>{commandMessages[`${view}Help`]}</p>}
    </AlertPanel>
  );
}

function remedyOf(view: RunError) {
  return remedyFor(view === 'clash' || view === 'stale' ? 'conflict' : view);
}

/** Selects the failed command if another one is selected. Otherwise, offers a retry if it can succeed. */
function WayOn({ view, who }: { view: RunError; who: Who }) {
  const form = CommandFormContext.useActorRef();
  const execute = useExecute(who);
  const requested = CommandFormContext.useSelector(
    ({ context }) => context.requested?.command ?? null,
  );
  const shown = CommandFormContext.useSelector(({ context }) => context.command);
  if (requested && requested.name !== shown?.name) {
    return (
      <Button
        tone="plain"
        icon={<ArrowRight />}
        onPress={() => form.send({ type: 'choose', command: requested })}
      >
        Show {requested.name}
      </Button>
    );
  }
  if (remedyOf(view) !== 'retry') return null;
  return (
    <Button tone="plain" icon={<RotateCw />} onPress={execute}>
      {view === 'clash' ? 'Execute anyway' : 'Execute again'}
    </Button>
  );
}
