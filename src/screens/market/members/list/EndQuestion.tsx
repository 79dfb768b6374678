import type { RefObject } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { memberLabel, memberMessages } from '#content/messages/market/store-members';
import { askedSubject } from '#machines/charts/view';
import { MemberChangeContext } from '#machines/market/member-change/member-change.machine';
import { box } from '#theme/box';
import { KeepFocus } from '../../../shell/KeepFocus';

/**
 * Asks the seller to confirm that they want to end a membership. `fallback` receives the focus if nothing has it when
 * the dialog closes.
 */
export function EndQuestion({ fallback }: { fallback: RefObject<HTMLElement | null> }) {
  const change = MemberChangeContext.useActorRef();
  const isOpen = MemberChangeContext.useSelector((state) => askedSubject(state) !== null);
  const member = MemberChangeContext.useSelector(({ context }) => context.subject?.member ?? null);
  return (
    <ConfirmDialog
      title={memberMessages.endTitle}
      description={memberMessages.endHelp}
      isOpen={isOpen}
      confirmLabel="End membership"
      isDanger
      onConfirm={() => change.send({ type: 'confirm' })}
      onCancel={() => change.send({ type: 'cancel' })}
    >
      <KeepFocus fallback={fallback} />
      <p dir="auto" className={box({ size: 'm', weight: 'medium', breaks: true })}>
        {member && memberLabel(member)}
      </p>
    </ConfirmDialog>
  );
}
