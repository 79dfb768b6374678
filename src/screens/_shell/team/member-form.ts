import { emptyMemberForm, memberChanges, type MemberForm } from '#domain/team/member';
import { MemberEditContext } from '#machines/member-edit/member-edit.context';

type Snapshot = ReturnType<ReturnType<typeof MemberEditContext.useActorRef>['getSnapshot']>;

/** What the form of an editor is open for. One that was saved is closed, as far as anybody sees. */
export function useFormView(): 'closed' | 'adding' | 'editing' {
  return MemberEditContext.useSelector((state) => {
    if (!isFormOpen(state)) return 'closed';
    return state.context.member === null ? 'adding' : 'editing';
  });
}

/** Whether a form is open. */
export function isFormOpen(state: Snapshot): boolean {
  return !state.matches({ form: 'closed' }) && !state.matches({ form: 'done' });
}

/** Whether what the form holds is on its way. */
export function isFormBusy(state: Snapshot): boolean {
  return (
    state.matches({ form: 'uploading' }) ||
    state.matches({ form: 'stored' }) ||
    state.matches({ form: 'saving' })
  );
}

/** Whether closing the form would lose something. */
export function isFormTouched(state: Snapshot): boolean {
  const { member, form, picture } = state.context;
  if (!isFormOpen(state)) return false;
  if (picture.kind !== 'kept') return true;
  return member ? memberChanges(member, form).length > 0 : isFilled(form);
}

/** Whether something was typed or chosen; panels are pressed again as fast. */
function isFilled(form: MemberForm): boolean {
  const { allowedPanels: _, ...starting } = emptyMemberForm;
  return fieldsOf(starting).some((field) => form[field] !== starting[field]);
}

function fieldsOf<Fields extends object>(fields: Fields): (keyof Fields)[] {
  return Object.keys(fields) as (keyof Fields)[];
}
