import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import type { Imported } from '#domain/message/import';
import type { ParsedMessage } from '#domain/message/parse-message';
import { MessageChoice } from './MessageChoice';
import type { SendDialogProps } from './SendDialogs';

export interface ChooseMessageDialogProps extends SendDialogProps {
  found: Imported;
  onChoose: (message: ParsedMessage) => void;
}

export function ChooseMessageDialog(props: ChooseMessageDialogProps) {
  const { found, isOpen, onClose, onChoose } = props;
  const [chosen, setChosen] = useState(0);
  const { messages } = found;
  return (
    <Dialog
      title="Import file"
      description={embedSendMessages.importFileHelp}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <Button
          onPress={() => {
            onChoose(messages[chosen] ?? messages[0]);
            onClose();
          }}
        >
          Import
        </Button>
      }
    >
      <MessageChoice found={found} chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}
