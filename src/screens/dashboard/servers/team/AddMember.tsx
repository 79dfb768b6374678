import { UserPlus } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { MemberFields } from '#screens/dashboard/team/MemberFields';
import { MemberFormError } from '#screens/dashboard/team/MemberFormError';
import * as css from './Form.css';
import { isFormBusy } from '../../team/member-form';
import { unsavedForm } from './unsaved-form';
import { useUnsaved } from './unsaved';

/** Adds a team member, and then resets the form for the next one (product.md §12.18). */
export function AddMember() {
  const edit = MemberEditContext.useActorRef();
  const [part] = useState(() => unsavedForm(edit));
  const isOver = MemberEditContext.useSelector(
    (state) => state.matches({ form: 'closed' }) || state.matches({ form: 'done' }),
  );
  const isBusy = MemberEditContext.useSelector(isFormBusy);
  const hasName = MemberEditContext.useSelector(({ context }) => context.form.name.trim() !== '');
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(part);
  useEffect(() => {
    if (!isOver) return;
    const wasAdded = edit.getSnapshot().matches({ form: 'done' });
    edit.send({ type: 'add' });
    // The pressed button is now disabled and would lose the focus, so focus the name field.
    if (wasAdded) form.current?.querySelector<HTMLElement>('input[name="name"]')?.focus();
  }, [isOver, edit]);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (hasName && !isBusy) edit.send({ type: 'save' });
  };
  return (
    <form ref={form} noValidate aria-label="Add Member" className={css.form} onSubmit={onSubmit}>
      <div className={css.fields}>
        <MemberFields />
      </div>
      <div className={css.foot}>
        <div className={css.said}>
          <MemberFormError />
        </div>
        <Button
          type="submit"
          icon={<UserPlus />}
          isDisabled={!hasName}
          isPending={isBusy}
          pendingLabel="Adding..."
        >
          Add Member
        </Button>
      </div>
    </form>
  );
}
