import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { waitlistMessages } from '#content/messages/market/waitlist';
import { WaitlistContext } from '#machines/market/waitlist/waitlist.machine';

export function LeaveWaitlist() {
  const waitlist = WaitlistContext.useActorRef();
  const isOpen = WaitlistContext.useSelector((state) => state.matches('confirming'));
  return (
    <ConfirmDialog
      title={waitlistMessages.leaveTitle}
      description={waitlistMessages.leaveHelp}
      isOpen={isOpen}
      confirmLabel="Leave"
      isDanger
      onConfirm={() => waitlist.send({ type: 'confirm' })}
      onCancel={() => waitlist.send({ type: 'cancel' })}
    />
  );
}
