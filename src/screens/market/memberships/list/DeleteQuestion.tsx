import type { RefObject } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { membershipMessages } from '#content/messages/market/memberships';
import { askedSubject } from '#machines/charts/view';
import { MembershipChangeContext } from '#machines/market/membership-change/membership-change.machine';
import { KeepFocus } from '../../../shell/KeepFocus';
import * as css from './DeleteQuestion.css';

/**
 * Asks the seller to confirm that they want to delete a membership. `fallback` receives the focus after the
 * membership's row is removed.
 */
export function DeleteQuestion({ fallback }: { fallback: RefObject<HTMLElement | null> }) {
  const change = MembershipChangeContext.useActorRef();
  const isOpen = MembershipChangeContext.useSelector((state) => askedSubject(state) !== null);
  const action = MembershipChangeContext.useSelector(({ context }) => context.subject?.action);
  return (
    <ConfirmDialog
      title={membershipMessages.deleteTitle}
      description={membershipMessages.deleteHelp}
      isOpen={isOpen}
      confirmLabel="Delete"
      isDanger
      onConfirm={() => change.send({ type: 'confirm' })}
      onCancel={() => change.send({ type: 'cancel' })}
    >
      <KeepFocus fallback={fallback} />
      <p dir="auto" className={css.name}>
        {action?.kind === 'delete' && action.membership.name}
      </p>
    </ConfirmDialog>
  );
}
