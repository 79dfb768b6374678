import { RotateCw, X } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { configMessages } from '#content/messages/config';
import { ConfigHistoryContext } from '#machines/config-history/config-history.context';
import { useUndoFace } from './history-face';

/** Why the last undo came to nothing, in the words of a save (spec §8). */
export function UndoRefusal({ onSignIn }: { onSignIn: () => void }) {
  const history = ConfigHistoryContext.useActorRef();
  const face = useUndoFace();
  if (face === 'quiet' || face === 'undoing' || face === 'undone' || face === 'clashed') {
    return null;
  }
  return (
    <AlertPanel
      isLive
      level={3}
      tone="danger"
      title={configMessages[face]}
      actions={
        <>
          {face === 'signInRequired' && <Button onPress={onSignIn}>Sign in with Discord</Button>}
          {face === 'failed' && (
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
    />
  );
}
