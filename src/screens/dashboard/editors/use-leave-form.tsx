import { useState } from 'react';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { LazyDialog } from '../../shell/LazyDialog';
import { isFormBusy, isFormTouched, useFormView } from '../team/member-form';
import { lazyPart } from '../settings/load-rest';

const DiscardDialog = lazyPart(({ DiscardDialog: part }) => part);

interface Question {
  next: () => void;
}

/**
 * Returns `leaveForm` and `question`. The caller must render `question`, which is a dialog. `leaveForm(next)` calls
 * `next` immediately if no form is open or no input would be lost. Otherwise it first asks the user with the dialog.
 * While the form is being submitted, `leaveForm` does nothing.
 */
export function useLeaveForm() {
  const edit = MemberEditContext.useActorRef();
  const view = useFormView();
  const [asked, setAsked] = useState<Question | null>(null);
  const leaveForm = (next: () => void) => {
    const state = edit.getSnapshot();
    if (view !== 'closed' && isFormBusy(state)) return;
    if (view !== 'closed' && isFormTouched(state)) setAsked({ next });
    else next();
  };
  const question = (
    <LazyDialog isOpen={asked !== null}>
      <DiscardDialog
        isOpen={asked !== null}
        onKeep={() => setAsked(null)}
        onDiscard={() => {
          setAsked(null);
          asked?.next();
        }}
      />
    </LazyDialog>
  );
  return { leaveForm, question };
}
