import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { sellerMessages } from '#content/messages/seller';

export interface LeaveDialogProps {
  isOpen: boolean;
  description: string;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

export function LeaveDialog({ onStay, onLeave, onDiscard, ...dialog }: LeaveDialogProps) {
  return (
    <Dialog
      alert
      {...dialog}
      title={sellerMessages.leaveTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      footer={
        <>
          <Button tone="quiet" onPress={onDiscard}>
            Discard and leave
          </Button>
          <Button tone="plain" onPress={onLeave}>
            Leave
          </Button>
          <Button onPress={onStay}>Stay</Button>
        </>
      }
    />
  );
}
