import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { editorMessages } from '#content/messages/dashboard/editors';

export interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={editorMessages.discardTitle}
      description={editorMessages.discardHelp}
      isOpen={isOpen}
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      isDanger
      onCancel={onKeep}
      onConfirm={onDiscard}
    />
  );
}
