import { membershipProblemText } from '#content/messages/market/memberships';
import type { FormField } from '#domain/marketplace/membership-form';
import {
  checkedDraft,
  MembershipDraftContext,
} from '#machines/market/membership-draft/membership-draft.machine';
import { useDraftField } from '../../../shell/DraftFields';

export function useFormField<Field extends FormField>(field: Field) {
  const problem = MembershipDraftContext.useSelector(({ context }) => {
    const found = checkedDraft(context).problems[field];
    return found && membershipProblemText(found);
  });
  return useDraftField(MembershipDraftContext, field, problem);
}
