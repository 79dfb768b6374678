import { type RefObject, useEffect, useState } from 'react';
import { adminMessages, managedUserProblems } from '#content/messages/admin/admin';
import {
  checkManagedUser,
  readManagedUser,
  type ManagedUserField,
  type NewManagedUser,
} from '#domain/admin/managed-user';
import { failedRun } from '#machines/charts/view';
import { UserAdditionContext } from '#machines/admin/user-addition/user-addition.machine';

const nothing: NewManagedUser = { discordId: '', panelId: '' };

const fields: readonly ManagedUserField[] = ['discordId', 'panelId'];

type Inputs = Readonly<Record<ManagedUserField, RefObject<HTMLInputElement | null>>>;

/**
 * Returns the form's values and problems. Problems are shown after the first submit, and then updated on each change.
 * The first invalid field takes the focus.
 */
export function useNewUser(inputs: Inputs) {
  const addition = UserAdditionContext.useActorRef();
  const error = UserAdditionContext.useSelector(failedRun)?.kind;
  const [typed, setTyped] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const { discordId } = inputs;

  useEffect(() => {
    const added = addition.on('done', () => {
      setTyped(nothing);
      setChecked(false);
      if (isWithin(discordId.current?.form)) discordId.current?.focus();
    });
    return () => added.unsubscribe();
  }, [addition, discordId]);
  useEffect(() => {
    if (error === 'alreadyThere') discordId.current?.select();
  }, [error, discordId]);

  const problems = isChecked ? checkManagedUser(typed) : {};
  const isIncomplete = Object.values(problems).includes('missing');
  return {
    typed,
    type: (change: Partial<NewManagedUser>) => {
      setTyped({ ...typed, ...change });
      addition.send({ type: 'dismiss' });
    },
    submit: () => {
      setChecked(true);
      const wrong = checkManagedUser(typed);
      const first = fields.find((field) => wrong[field]);
      if (first) inputs[first].current?.focus();
      else addition.send({ type: 'run', subject: readManagedUser(typed) });
    },
    problems: {
      discordId:
        error === 'alreadyThere'
          ? adminMessages.alreadyThere
          : problems.discordId && managedUserProblems.discordId[problems.discordId],
      panelId: problems.panelId && managedUserProblems.panelId[problems.panelId],
    },
    problem: isIncomplete
      ? adminMessages.incomplete
      : error === 'unknown'
        ? adminMessages.addFailed
        : null,
  };
}

function isWithin(form: HTMLFormElement | null | undefined): boolean {
  return form?.contains(document.activeElement) ?? false;
}
