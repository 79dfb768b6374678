import type { RefObject } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { adminMessages, backInTheListText } from '#content/messages/admin/admin';
import { failedRun } from '#machines/charts/view';
import { UserRemovalContext } from '#machines/admin/user-removal/user-removal.machine';
import { KeepFocus } from '../../shell/KeepFocus';

export interface RemovalFailureProps {
  /** The element that receives the focus when the alert is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

export function RemovalFailure({ fallback }: RemovalFailureProps) {
  const removal = UserRemovalContext.useActorRef();
  const failed = UserRemovalContext.useSelector(failedRun);
  if (failed === null) return null;
  return (
    <AlertPanel
      isLive
      tone="danger"
      level={3}
      title={adminMessages.removeFailed}
      actions={
        <>
          <KeepFocus fallback={fallback} />
          <Button onPress={() => removal.send({ type: 'retry' })}>Try again</Button>
          <Button tone="plain" onPress={() => removal.send({ type: 'dismiss' })}>
            Dismiss
          </Button>
        </>
      }
    >
      {backInTheListText(failed.subject.discordId)}
    </AlertPanel>
  );
}
