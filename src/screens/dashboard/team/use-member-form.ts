import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { memberProblemText } from '#content/messages/dashboard/team';
import {
  checkMemberForm,
  emptyMemberForm,
  type MemberForm,
  type MemberProblem,
} from '#domain/team/member';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';

type Field = keyof MemberForm;

const typedFields = ['name', 'nickname', 'discordId', 'role', 'nameColor'] as const;
type TypedField = (typeof typedFields)[number];

/**
 * A field is validated after the user has left it, or after a failed save, and from then on each time it changes. After
 * a failed save, the first invalid field takes the focus.
 */
export function useMemberForm(root: RefObject<HTMLElement | null>) {
  const edit = MemberEditContext.useActorRef();
  const form = MemberEditContext.useSelector(({ context }) => context.form);
  const hasFailed = MemberEditContext.useSelector((state) => state.matches({ form: 'failed' }));
  const isOpen = MemberEditContext.useSelector(
    (state) => state.matches({ form: 'editing' }) || state.matches({ form: 'failed' }),
  );
  const [left, setLeft] = useState<readonly Field[]>([]);
  const isUntouched = form === emptyMemberForm;
  if (hasFailed && left.length < typedFields.length) setLeft(typedFields);
  if (!hasFailed && isUntouched && left.length > 0) setLeft([]);
  useFocusOnProblem(root);

  const problems = checkMemberForm(form);
  const change = (fields: Partial<MemberForm>) => edit.send({ type: 'change', fields });
  return {
    form,
    change,
    isBusy: !isOpen,
    text: (field: TypedField) => ({
      name: field,
      value: form[field],
      isReadOnly: !isOpen,
      onChange: (value: string) => change({ [field]: value }),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A new message would move the submit button, which takes the focus, away from the pointer.
        if (isSubmit(relatedTarget)) return;
        setLeft((fields) => (fields.includes(field) ? fields : [...fields, field]));
      },
      errorMessage: left.includes(field) ? textOf(problems[field]) : undefined,
    }),
  };
}

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}

/** Focuses the first invalid field whenever a save fails because of invalid values. */
function useFocusOnProblem(root: RefObject<HTMLElement | null>) {
  const edit = MemberEditContext.useActorRef();
  useEffect(() => {
    let wasRemoving = !edit.getSnapshot().matches({ removal: 'none' });
    const watched = edit.subscribe((state) => {
      const isRemoving = !state.matches({ removal: 'none' });
      const isAboutRemoval = isRemoving || wasRemoving;
      wasRemoving = isRemoving;
      const isWrong =
        state.matches({ form: { failed: 'missingName' } }) ||
        state.matches({ form: { failed: 'malformed' } });
      if (!isWrong || isAboutRemoval) return;
      const problems = checkMemberForm(state.context.form);
      const first = typedFields.find((field) => problems[field]);
      if (first) root.current?.querySelector<HTMLElement>(`input[name="${first}"]`)?.focus();
    });
    return () => watched.unsubscribe();
  }, [edit, root]);
}

function textOf(problem: MemberProblem | undefined): string | undefined {
  return problem && memberProblemText(problem);
}
