import { type RefObject, useEffect, useRef } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { adminMessages } from '#content/messages/admin/admin';
import type { ManagedUser } from '#domain/admin/managed-user';
import { ManagedUsersContext } from '#machines/admin/managed-users/managed-users.machine';
import { UserRemovalContext } from '#machines/admin/user-removal/user-removal.machine';
import { box } from '#theme/box';
import * as css from '../Admin.css';

export interface RemovalQuestionProps {
  /** The Discord ID of the user to remove. It stays while the dialog closes. */
  discordId: string;
  isOpen: boolean;
  onClose: () => void;
  users: readonly ManagedUser[];
  rows: RefObject<HTMLUListElement | null>;
  /** Receives the focus if no row is left. */
  fallback: RefObject<HTMLElement | null>;
}

/** Moves the focus afterward to the row that takes the position of the removed row. */
export function RemovalQuestion({
  discordId,
  isOpen,
  onClose,
  users,
  rows,
  fallback,
}: RemovalQuestionProps) {
  const removal = UserRemovalContext.useActorRef();
  const asked = ManagedUsersContext.useSelector(({ context }) =>
    context.value?.find((user) => user.discordId === discordId),
  );
  const mustWait = UserRemovalContext.useSelector((state) => state.hasTag('busy'));
  const freed = useRef<number | null>(null);
  const confirm = () => {
    freed.current = users.findIndex((user) => user.discordId === discordId);
    removal.send({ type: 'run', subject: { discordId } });
    onClose();
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
      // `isOpen` is false after the confirmation: the pending removal is then this one, and the button is not pending.
      isPending={mustWait && isOpen}
      pendingLabel="Removing the previous user..."
      onConfirm={confirm}
      onCancel={onClose}
    >
      <OnUnmount call={goOn} />
      {asked && (
        <div className={css.askedUser}>
          <Avatar name="" seed={asked.discordId} size={32} />
          <div className={box({ shrinks: true, breaks: true })}>
            <p className={box({ size: 's', font: 'mono' })}>{asked.discordId}</p>
            <p className={box({ size: 's', color: 'textMuted' })}>{`Panel ${asked.panelId}`}</p>
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
