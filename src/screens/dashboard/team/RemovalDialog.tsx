import { type RefObject, useState, useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { removalText } from '#content/messages/dashboard/member-form';
import { teamMessages } from '#content/messages/dashboard/team';
import { isolated } from '#domain/names';
import type { RemovalErrorKind } from '#machines/dashboard/member-edit/member-edit.events';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { stack } from '#theme/box';
import { ErrorLine } from './ErrorLine';
import { MemberIdentity } from './MemberIdentity';
import * as css from './team.css';

export interface RemovalDialogProps {
  /** Receives the focus after a removal, because the button in the member's row is unmounted. */
  fallback?: RefObject<HTMLElement | null>;
}

export function RemovalDialog({ fallback }: RemovalDialogProps) {
  const edit = MemberEditContext.useActorRef();
  const isOpen = MemberEditContext.useSelector((state) => !state.matches({ removal: 'none' }));
  const isRemoving = MemberEditContext.useSelector((state) =>
    state.matches({ removal: 'removing' }),
  );
  const error = MemberEditContext.useSelector(({ value: { removal } }): RemovalErrorKind | null =>
    typeof removal === 'object' ? removal.failed : null,
  );
  const canConfirm = MemberEditContext.useSelector((state) =>
    state.can({ type: 'confirm removal' }),
  );
  const serverName = MemberEditContext.useSelector(({ context }) => context.server?.name ?? null);
  const member = useLast(MemberEditContext.useSelector(({ context }) => context.removing));
  const cancel = () => edit.send({ type: 'cancel removal' });
  const isFinal = error !== null && !canConfirm;
  return (
    <Dialog
      alert
      size="small"
      title={`Remove ${isolated(member?.name ?? '')}?`}
      description={isFinal ? undefined : removalText(serverName)}
      isOpen={isOpen}
      onOpenChange={cancel}
      footer={
        <>
          <Button tone="plain" isDisabled={isRemoving} onPress={cancel}>
            {isFinal ? 'Close' : 'Cancel'}
          </Button>
          {!isFinal && (
            <Button
              tone="danger"
              isPending={isRemoving}
              pendingLabel="Removing..."
              onPress={() => edit.send({ type: 'confirm removal' })}
            >
              {error ? 'Try again' : 'Remove'}
            </Button>
          )}
        </>
      }
    >
      <div className={stack({ gap: 'm' })}>
        {fallback && (
          <FocusAfterDialog isUnderWay={isRemoving} isAsking={isOpen} fallback={fallback} />
        )}
        {member && (
          <div className={css.askedMember}>
            <MemberIdentity member={member} />
          </div>
        )}
        {error && <ErrorLine>{teamMessages.removal[error]}</ErrorLine>}
      </div>
    </Dialog>
  );
}

/** If `value` is null, returns the last value that was not null, so that the closing dialog keeps its content. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

interface FocusAfterDialogProps {
  isUnderWay: boolean;
  /** Whether the dialog still waits for the user's answer. Afterward it fades out. */
  isAsking: boolean;
  fallback: RefObject<HTMLElement | null>;
}

/** The button that opened the dialog no longer exists after a success. Render it in the dialog. */
function FocusAfterDialog({ isUnderWay, isAsking, fallback }: FocusAfterDialogProps) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isUnderWay) isDone.current = true;
    else if (isAsking) isDone.current = false;
  });
  useEffect(
    () => () => {
      if (isDone.current) fallback.current?.focus({ preventScroll: true });
    },
    [fallback],
  );
  return null;
}
