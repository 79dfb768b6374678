import type { RefObject } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { membershipMessages } from '#content/messages/market/memberships';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { isAskingToDelete, pendingAction } from '#machines/market/membership-list/view';
import { KeepFocus } from '../../../shell/KeepFocus';
import * as css from './DeleteQuestion.css';

/**
 * Asks the seller to confirm that they want to delete a membership. `fallback` receives the focus after the
 * membership's row is removed.
 */
export function DeleteQuestion({ fallback }: { fallback: RefObject<HTMLElement | null> }) {
  const list = MembershipListContext.useActorRef();
  const isOpen = MembershipListContext.useSelector(isAskingToDelete);
  const mustWait = MembershipListContext.useSelector((state) => pendingAction(state) !== null);
  const name = MembershipListContext.useSelector(({ context }) => context.toDelete?.name ?? '');
  return (
    <ConfirmDialog
      title={membershipMessages.deleteTitle}
      description={membershipMessages.deleteHelp}
      isOpen={isOpen}
      confirmLabel="Delete"
      isDanger
      // The dialog is pending while another change is being saved.
      isPending={mustWait && isOpen}
      onConfirm={() => list.send({ type: 'confirm' })}
      onCancel={() => list.send({ type: 'cancel' })}
    >
      <KeepFocus fallback={fallback} />
      <p dir="auto" className={css.name}>
        {name}
      </p>
    </ConfirmDialog>
  );
}
