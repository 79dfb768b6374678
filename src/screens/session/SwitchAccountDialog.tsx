import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { sessionMessages } from '#content/messages/session/session';

export interface SwitchAccountDialogProps {
  isOpen: boolean;
  from: string;
  to: string;
  onSwitch: () => void;
  onStay: () => void;
}

export function SwitchAccountDialog(props: SwitchAccountDialogProps) {
  const { isOpen, from, to, onSwitch, onStay } = props;
  return (
    <ConfirmDialog
      title={sessionMessages.switchTitle}
      description={sessionMessages.switchHelp(from, to)}
      isOpen={isOpen}
      cancelLabel={sessionMessages.stayAs(from)}
      confirmLabel={sessionMessages.switchTo(to)}
      onCancel={onStay}
      onConfirm={onSwitch}
    />
  );
}
