import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import { WebhookSendContext } from '#machines/designer/webhook-send/webhook-send.machine';
import type { SendDialogProps } from './SendDialogs';

export function DeleteDialog({ isOpen, onClose }: SendDialogProps) {
  const send = WebhookSendContext.useActorRef();
  return (
    <ConfirmDialog
      title={embedSendMessages.deleteTitle}
      description={embedSendMessages.deleteHelp}
      isOpen={isOpen}
      confirmLabel="Delete"
      isDanger
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        send.send({ type: 'delete' });
      }}
    />
  );
}
