import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { leaveMessages } from '#content/messages/shell/shell';

export interface LeaveDialogProps {
  isOpen: boolean;
  description: string;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

/** Asks the user whether to stay on a page with unsaved changes, to leave it, or to discard the changes and leave. */
export function LeaveDialog({ onStay, onLeave, onDiscard, ...dialog }: LeaveDialogProps) {
  return (
    <Dialog
      alert
      {...dialog}
      title={leaveMessages.title}
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
