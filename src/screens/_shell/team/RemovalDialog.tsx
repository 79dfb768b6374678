import { type RefObject, useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { removalText } from '#content/messages/member-form';
import { teamMessages } from '#content/messages/team';
import { MemberEditContext } from '#machines/member-edit/member-edit.context';
import type { RemovalErrorKind } from '#machines/member-edit/member-edit.events';
import { GoOnAfter } from './GoOnAfter';
import { MemberIdentity } from './MemberIdentity';
import { ErrorLine } from './ErrorLine';
import * as css from './RemovalDialog.css';

export interface RemovalDialogProps {
  /** Where the keyboard goes on from when whoever it was about is gone, and the button that opened it too. */
  fallback?: RefObject<HTMLElement | null>;
}

/** Asks before somebody is removed, and says why they stay where they do. */
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
      title={`Remove ${member?.name ?? ''}?`}
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
      <div className={css.body}>
        {fallback && <GoOnAfter isUnderWay={isRemoving} isAsking={isOpen} fallback={fallback} />}
        {member && (
          <div className={css.member}>
            <MemberIdentity member={member} />
          </div>
        )}
        {error && <ErrorLine>{teamMessages.removal[error]}</ErrorLine>}
      </div>
    </Dialog>
  );
}

/** A value as long as there is one, and the last one while what shows it goes away. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
