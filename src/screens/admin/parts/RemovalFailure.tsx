import type { RefObject } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { adminMessages, backInTheListText } from '#content/messages/admin';
import { ManagedUsersContext } from '#machines/managed-users/managed-users.machine';
import { KeepFocus } from '../../_shell/KeepFocus';

export interface RemovalFailureProps {
  /** The element that receives the focus when the alert is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

export function RemovalFailure({ fallback }: RemovalFailureProps) {
  const managedUsers = ManagedUsersContext.useActorRef();
  const leaving = ManagedUsersContext.useSelector((state) =>
    state.matches({ listed: { removal: 'failed' } }) ? state.context.leaving : null,
  );
  if (leaving === null) return null;
  return (
    <AlertPanel
      isLive
      tone="danger"
      level={3}
      title={adminMessages.removeFailed}
      actions={
        <>
          <KeepFocus fallback={fallback} />
          <Button onPress={() => managedUsers.send({ type: 'remove again' })}>Try again</Button>
          <Button tone="plain" onPress={() => managedUsers.send({ type: 'dismiss' })}>
            Dismiss
          </Button>
        </>
      }
    >
      {backInTheListText(leaving)}
    </AlertPanel>
  );
}
