import type { RefObject } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { memberLabel, memberMessages } from '#content/messages/store-members';
import { StoreMembersContext } from '#machines/store-members/store-members.machine';
import { isAskingToEnd } from '#machines/store-members/view';
import { KeepFocus } from '../../../_shell/KeepFocus';
import * as css from './MembersTable.css';

/**
 * Asks the seller to confirm that they want to end a membership. `fallback` receives the focus if nothing has it when
 * the dialog closes.
 */
export function EndQuestion({ fallback }: { fallback: RefObject<HTMLElement | null> }) {
  const members = StoreMembersContext.useActorRef();
  const isOpen = StoreMembersContext.useSelector(isAskingToEnd);
  const member = StoreMembersContext.useSelector(({ context }) => context.action?.member ?? null);
  return (
    <ConfirmDialog
      title={memberMessages.endTitle}
      description={memberMessages.endHelp}
      isOpen={isOpen}
      confirmLabel="End membership"
      isDanger
      onConfirm={() => members.send({ type: 'confirm' })}
      onCancel={() => members.send({ type: 'cancel' })}
    >
      <KeepFocus fallback={fallback} />
      <p dir="auto" className={css.name}>
        {member && memberLabel(member)}
      </p>
    </ConfirmDialog>
  );
}
