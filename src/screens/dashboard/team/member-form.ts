import { emptyMemberForm, memberChanges, type MemberForm } from '#domain/team/member';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';

type Snapshot = ReturnType<ReturnType<typeof MemberEditContext.useActorRef>['getSnapshot']>;

export function useFormView(): 'closed' | 'adding' | 'editing' {
  return MemberEditContext.useSelector((state) => {
    if (!isFormOpen(state)) return 'closed';
    return state.context.member === null ? 'adding' : 'editing';
  });
}

export function isFormOpen(state: Snapshot): boolean {
  return !state.matches({ form: 'closed' }) && !state.matches({ form: 'done' });
}

export function isFormBusy(state: Snapshot): boolean {
  return (
    state.matches({ form: 'uploading' }) ||
    state.matches({ form: 'stored' }) ||
    state.matches({ form: 'saving' })
  );
}

export function isFormTouched(state: Snapshot): boolean {
  const { member, form, picture } = state.context;
  if (!isFormOpen(state)) return false;
  if (picture.kind !== 'kept') return true;
  return member ? memberChanges(member, form).length > 0 : isFilled(form);
}

/** Returns whether the form contains input. Panels do not count, because they can be selected again quickly. */
function isFilled(form: MemberForm): boolean {
  const { allowedPanels: _, ...starting } = emptyMemberForm;
  return fieldsOf(starting).some((field) => form[field] !== starting[field]);
}

function fieldsOf<Fields extends object>(fields: Fields): (keyof Fields)[] {
  return Object.keys(fields) as (keyof Fields)[];
}
