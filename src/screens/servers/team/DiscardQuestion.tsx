import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';

export interface DiscardQuestionProps {
  title: string;
  description: ReactNode;
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

export function DiscardQuestion(props: DiscardQuestionProps) {
  const { title, description, isOpen, onKeep, onDiscard } = props;
  return (
    <Dialog
      alert
      size="small"
      title={title}
      description={description}
      isOpen={isOpen}
      onOpenChange={onKeep}
      footer={
        <>
          <Button tone="plain" onPress={onDiscard}>
            Discard
          </Button>
          <Button onPress={onKeep}>Keep editing</Button>
        </>
      }
    />
  );
}
