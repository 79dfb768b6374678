import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { editorMessages } from '#content/messages/editors';

export interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      alert
      size="small"
      title={editorMessages.discardTitle}
      description={editorMessages.discardHelp}
      isOpen={isOpen}
      onOpenChange={onKeep}
      footer={
        <>
          <Button tone="plain" onPress={onKeep}>
            Keep editing
          </Button>
          <Button tone="danger" onPress={onDiscard}>
            Discard
          </Button>
        </>
      }
    />
  );
}
