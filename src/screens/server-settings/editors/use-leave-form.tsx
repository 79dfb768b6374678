import { useState } from 'react';
import { MemberEditContext } from '#machines/member-edit/member-edit.context';
import { LaterDialog } from '../../_shell/LaterDialog';
import { isFormBusy, isFormTouched, useFormFace } from '../../_shell/team/member-form';
import { laterPart } from '../load-rest';

const DiscardDialog = laterPart(({ DiscardDialog: part }) => part);

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
    <LaterDialog isOpen={asked !== null}>
      <DiscardDialog
        isOpen={asked !== null}
        onKeep={() => setAsked(null)}
        onDiscard={() => {
          setAsked(null);
          asked?.next();
        }}
      />
    </LaterDialog>
  );
  return { leaveForm, question };
}
