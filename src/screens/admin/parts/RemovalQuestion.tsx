import { type RefObject, useEffect, useRef } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { adminMessages } from '#content/messages/admin';
import type { ManagedUser } from '#domain/admin/managed-user';
import { isRemoving } from '#machines/managed-users/view';
import { ManagedUsersContext } from '#machines/managed-users/managed-users.machine';
import * as css from './RemovalQuestion.css';

export interface RemovalQuestionProps {
  users: readonly ManagedUser[];
  rows: RefObject<HTMLUListElement | null>;
  /** Receives the focus if no row is left. */
  fallback: RefObject<HTMLElement | null>;
}

/**
 * Asks the user to confirm a removal. Afterward, the focus moves to the row that takes the position of the removed row.
 */
export function RemovalQuestion({ users, rows, fallback }: RemovalQuestionProps) {
  const managedUsers = ManagedUsersContext.useActorRef();
  const isOpen = ManagedUsersContext.useSelector((state) =>
    state.matches({ listed: { question: 'asking' } }),
  );
  const asked = ManagedUsersContext.useSelector(({ context }) =>
    context.users.find(({ discordId }) => discordId === context.toConfirm),
  );
  const mustWait = ManagedUsersContext.useSelector(isRemoving);
  const freed = useRef<number | null>(null);
  const confirm = () => {
    freed.current = users.findIndex(({ discordId }) => discordId === asked?.discordId);
    managedUsers.send({ type: 'confirm' });
  };
  const goOn = () => {
    if (freed.current === null) return;
    const left = [...(rows.current?.children ?? [])];
    const next = left[Math.min(freed.current, left.length - 1)]?.querySelector('button');
    (next ?? fallback.current)?.focus();
    freed.current = null;
  };
  return (
    <ConfirmDialog
      title={adminMessages.removeTitle}
      description={adminMessages.removeHelp}
      isOpen={isOpen}
      confirmLabel="Remove"
      isDanger
      // After the user has confirmed, `isOpen` is false, and the pending removal is the confirmed one instead of an
      // earlier one. The button is therefore not shown as pending.
      isPending={mustWait && isOpen}
      pendingLabel="Removing the previous user..."
      onConfirm={confirm}
      onCancel={() => managedUsers.send({ type: 'cancel' })}
    >
      <OnUnmount call={goOn} />
      {asked && (
        <div className={css.user}>
          <Avatar name="" seed={asked.discordId} size={32} />
          <div className={css.words}>
            <p className={css.discordId}>{asked.discordId}</p>
            <p className={css.panelId}>{`Panel ${asked.panelId}`}</p>
          </div>
        </div>
      )}
    </ConfirmDialog>
  );
}

function OnUnmount({ call }: { call: () => void }) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => latest.current(), []);
  return null;
}
