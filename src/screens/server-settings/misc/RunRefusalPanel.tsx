import { ArrowRight, RotateCw, X } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { commandMessages, maybeExecutedText, notExecutedText } from '#content/messages/commands';
import { configMessages } from '#content/messages/config';
import { CommandFormContext } from '#machines/command-form/command-form.context';
import type { Who } from '../parts/use-saving';
import { type RunRefusal, useRun } from './run-face';
import { useExecute } from './use-execute';

export interface RunRefusalPanelProps {
  who: Who;
  onSignIn: () => void;
}

/** Why the last command was not executed, in the words of a save (spec §8), whatever is looked at by now. */
export function RunRefusalPanel({ who, onSignIn }: RunRefusalPanelProps) {
  const form = CommandFormContext.useActorRef();
  const { face, command } = useRun();
  if (face === 'quiet' || face === 'executing' || face === 'executed' || command === null) {
    return null;
  }
  const isOthers = face === 'clash' || face === 'outrun';
  return (
    <AlertPanel
      isLive
      level={3}
      tone={isOthers ? 'warning' : 'danger'}
      title={isOthers ? commandMessages[face] : configMessages[face]}
      actions={
        <>
          {face === 'signInRequired' && <Button onPress={onSignIn}>Sign in with Discord</Button>}
          <WayOn face={face} who={who} />
          <IconButton label="Dismiss" icon={<X />} onPress={() => form.send({ type: 'dismiss' })} />
        </>
      }
    >
      <p>{face === 'unanswered' ? maybeExecutedText(command) : notExecutedText(command)}</p>
      {isOthers && <p>{commandMessages[`${face}Help`]}</p>}
    </AlertPanel>
  );
}

/** Another try, where it may go better; from the form of another command, the way to the one it is about. */
function WayOn({ face, who }: { face: RunRefusal; who: Who }) {
  const form = CommandFormContext.useActorRef();
  const execute = useExecute(who);
  const asked = CommandFormContext.useSelector(({ context }) => context.asked?.command ?? null);
  const shown = CommandFormContext.useSelector(({ context }) => context.command);
  if (asked && asked.name !== shown?.name) {
    return (
      <Button
        tone="plain"
        icon={<ArrowRight />}
        onPress={() => form.send({ type: 'choose', command: asked })}
      >
        Show {asked.name}
      </Button>
    );
  }
  const canTryAgain: readonly string[] = ['unanswered', 'failed', 'clash', 'outrun'];
  if (!canTryAgain.includes(face)) return null;
  return (
    <Button tone="plain" icon={<RotateCw />} onPress={execute}>
      {face === 'clash' ? 'Execute anyway' : 'Execute again'}
    </Button>
  );
}
