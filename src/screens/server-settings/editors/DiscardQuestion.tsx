import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { editorMessages } from '#content/messages/editors';
import { MemberEditContext } from '#machines/member-edit/member-edit.context';
import { isFormBusy, isFormTouched, useFormFace } from '../../_shell/team/member-form';

/** What is to happen once it is settled what becomes of an open form. */
interface Question {
  next: () => void;
}

/**
 * `leaveForm` goes on at once where no form is open or nothing would be lost, asks first where something would, and
 * does nothing while the form is on its way. `question` is to be drawn.
 */
export function useLeaveForm() {
  const edit = MemberEditContext.useActorRef();
  const face = useFormFace();
  const [asked, setAsked] = useState<Question | null>(null);
  const leaveForm = (next: () => void) => {
    const state = edit.getSnapshot();
    if (face !== 'closed' && isFormBusy(state)) return;
    if (face !== 'closed' && isFormTouched(state)) setAsked({ next });
    else next();
  };
  const question = (
    <DiscardQuestion
      isOpen={asked !== null}
      onKeep={() => setAsked(null)}
      onDiscard={() => {
        setAsked(null);
        asked?.next();
      }}
    />
  );
  return { leaveForm, question };
}

function DiscardQuestion({
  isOpen,
  onKeep,
  onDiscard,
}: {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}) {
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
