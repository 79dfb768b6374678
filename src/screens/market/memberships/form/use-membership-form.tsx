import { createContext, type ReactNode, use, useState } from 'react';
import { membershipProblemText } from '#content/messages/market/memberships';
import type { FormField, MembershipForm } from '#domain/marketplace/membership-form';
import {
  checkedDraft,
  MembershipDraftContext,
} from '#machines/market/membership-draft/membership-draft.machine';

interface Left {
  left: ReadonlySet<FormField>;
  leave: (field: FormField) => void;
}

const LeftContext = createContext<Left>({ left: new Set(), leave: () => undefined });

/**
 * Stores which fields have lost the focus. Only those fields show their errors. Remount this component for a different
 * form.
 */
export function LeftFields({ children }: { children: ReactNode }) {
  const [left, setLeft] = useState<ReadonlySet<FormField>>(new Set());
  const leave = (field: FormField) =>
    setLeft((known) => (known.has(field) ? known : new Set([...known, field])));
  return <LeftContext value={{ left, leave }}>{children}</LeftContext>;
}

/** The props for one field of the form. */
export interface FieldState<Field extends FormField> {
  value: MembershipForm[Field];
  /** Shown after the user has left the field or has tried to save. */
  errorMessage: string | undefined;
  isReadOnly: boolean;
  onChange: (value: MembershipForm[Field]) => void;
  onBlur: () => void;
}

export function useFormField<Field extends FormField>(field: Field): FieldState<Field> {
  const draft = MembershipDraftContext.useActorRef();
  const value = MembershipDraftContext.useSelector(({ context }) => context.form[field]);
  const isSaving = MembershipDraftContext.useSelector((state) => state.hasTag('saving'));
  const isChecked = MembershipDraftContext.useSelector(({ context }) => context.isChecked);
  const problem = MembershipDraftContext.useSelector(({ context }) => {
    const found = checkedDraft(context).problems[field];
    return found && membershipProblemText(found);
  });
  const { left, leave } = use(LeftContext);
  return {
    value,
    errorMessage: isChecked || left.has(field) ? problem : undefined,
    isReadOnly: isSaving,
    onChange: (next) => {
      const fields: Partial<MembershipForm> = { [field]: next };
      draft.send({ type: 'change', fields });
    },
    onBlur: () => leave(field),
  };
}
