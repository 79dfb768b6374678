import { RotateCw, X } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { configMessages } from '#content/messages/dashboard/config';
import { rightsChangedText } from '#content/messages/dashboard/why-not';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { remedyFor } from '../settings/parts/save-remedies';
import type { Who } from '../settings/parts/use-saving';
import { useUndoView } from './history-view';

export interface UndoErrorProps {
  who: Who;
  onSignIn: () => void;
}

/** The error of the last undo. It uses the texts of a failed save (product.md §9.12). */
export function UndoError({ who, onSignIn }: UndoErrorProps) {
  const history = ConfigHistoryContext.useActorRef();
  const view = useUndoView();
  if (view === 'quiet' || view === 'undoing' || view === 'undone' || view === 'conflict') {
    return null;
  }
  const remedy = remedyFor(view);
  return (
    <AlertPanel
      isLive
      level={3}
      tone="danger"
      title={configMessages[view]}
      actions={
        <>
          {remedy === 'signIn' && <Button onPress={onSignIn}>Sign in with Discord</Button>}
          {remedy === 'retry' && (
            <Button
              tone="plain"
              icon={<RotateCw />}
              onPress={() => history.send({ type: 'undo again' })}
            >
              Undo again
            </Button>
          )}
          <IconButton
            label="Dismiss"
            icon={<X />}
            onPress={() => history.send({ type: 'dismiss' })}
          />
        </>
      }
    >
      {/* The page offers undo only to users who have the right to undo. If the server still rejects the undo, the
          rights have changed, and this page has not received the change. */}
      {remedy === 'rights' && rightsChangedText(who.server.name)}
    </AlertPanel>
  );
}
