import { teamMessages } from '#content/messages/dashboard/team';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import type { FormErrorKind } from '#machines/dashboard/member-edit/member-edit.events';
import { ErrorLine } from './ErrorLine';

/** Shows why a member's form was not saved, until the form changes. */
export function MemberFormError() {
  const kind = MemberEditContext.useSelector(({ value: { form } }): FormErrorKind | null =>
    typeof form === 'object' && 'failed' in form ? form.failed : null,
  );
  return kind ? <ErrorLine>{teamMessages.form[kind]}</ErrorLine> : null;
}
