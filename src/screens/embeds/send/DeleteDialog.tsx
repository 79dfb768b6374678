import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { embedSendMessages } from '#content/messages/embed-send';
import { WebhookSendContext } from '#machines/webhook-send/webhook-send.context';
import type { SendDialogProps } from './SendDialogs';

export function DeleteDialog({ isOpen, onClose }: SendDialogProps) {
  const send = WebhookSendContext.useActorRef();
  return (
    <Dialog
      alert
      size="small"
      title={embedSendMessages.deleteTitle}
      description={embedSendMessages.deleteHelp}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <>
          <Button tone="plain" onPress={onClose}>
            Cancel
          </Button>
          <Button
            tone="danger"
            onPress={() => {
              onClose();
              send.send({ type: 'delete' });
            }}
          >
            Delete
          </Button>
        </>
      }
    />
  );
}
