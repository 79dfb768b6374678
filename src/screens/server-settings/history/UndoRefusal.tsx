import { RotateCw, X } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { configMessages } from '#content/messages/config';
import { rightsChangedText } from '#content/messages/why-not';
import { ConfigHistoryContext } from '#machines/config-history/config-history.context';
import { isAboutRights } from '../parts/face';
import type { Who } from '../parts/use-saving';
import { useUndoFace } from './history-face';

export interface UndoRefusalProps {
  who: Who;
  onSignIn: () => void;
}

/** Why the last undo came to nothing, in the words of a save (spec §8). */
export function UndoRefusal({ who, onSignIn }: UndoRefusalProps) {
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
          {(face === 'failed' || face === 'unanswered') && (
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
      {/* Only what somebody may change is offered to them: the server knows of less than this page does. */}
      {isAboutRights(face) && rightsChangedText(who.server.name)}
    </AlertPanel>
  );
}
