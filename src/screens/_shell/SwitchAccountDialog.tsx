import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { sessionMessages } from '#content/messages/session';

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
    <Dialog
      alert
      size="small"
      title={sessionMessages.switchTitle}
      description={sessionMessages.switchHelp(from, to)}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      footer={
        <>
          <Button tone="plain" onPress={onStay}>
            {sessionMessages.stayAs(from)}
          </Button>
          <Button onPress={onSwitch}>{sessionMessages.switchTo(to)}</Button>
        </>
      }
    />
  );
}
