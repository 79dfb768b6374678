import { CircleAlert, Plus } from 'lucide-react';
import { type SubmitEvent, useId, useRef, type RefObject, useEffect, useState } from 'react';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { UserAdditionContext } from '#machines/admin/user-addition/user-addition.machine';
import { box } from '#theme/box';
import { adminMessages, managedUserProblems } from '#content/messages/admin/admin';
import {
  checkManagedUser,
  readManagedUser,
  type ManagedUserField,
  type NewManagedUser,
} from '#domain/admin/managed-user';
import { failedRun } from '#machines/charts/view';
import { LeaveGuard } from '../../shell/LeaveGuard';
import * as css from '../Admin.css';

/** Keeps the input until the user is in the list. */
export function AddUserForm() {
  const titleId = useId();
  const discordId = useRef<HTMLInputElement>(null);
  const panelId = useRef<HTMLInputElement>(null);
  const busy = UserAdditionContext.useSelector((state) => state.hasTag('busy'));
  const { typed, type, forget, submit, problems, problem } = useNewUser({ discordId, panelId });
  const isTyped = fields.some((field) => typed[field] !== '');
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) submit();
  };
  return (
    <section aria-labelledby={titleId} className={box({ surface: 'card' })}>
      <h2 id={titleId} className={css.formTitle}>
        Add User
      </h2>
      <form noValidate aria-labelledby={titleId} onSubmit={onSubmit}>
        <div className={css.formFields}>
          <TextField
            label="Discord User ID"
            description="In Discord, right-click the user and choose Copy User ID."
            inputMode="numeric"
            autoComplete="off"
            isRequired
            isReadOnly={busy}
            inputRef={discordId}
            value={typed.discordId}
            onChange={(value) => type({ discordId: value })}
            errorMessage={problems.discordId}
          />
          <TextField
            label="Panel ID"
            description="The panel this user owns."
            autoComplete="off"
            isRequired
            isReadOnly={busy}
            inputRef={panelId}
            value={typed.panelId}
            onChange={(value) => type({ panelId: value })}
            errorMessage={problems.panelId}
          />
        </div>
        <div className={css.formFoot}>
          {problem && (
            <p role="alert" className={css.formProblem}>
              <CircleAlert aria-hidden className={box({ flex: 'none', square: 16 })} />
              {problem}
            </p>
          )}
          <Button type="submit" icon={<Plus />} isPending={busy} pendingLabel="Adding...">
            Add User
          </Button>
        </div>
      </form>
      <LeaveGuard
        isLosing={() => isTyped}
        wasLosing={isTyped}
        description={adminMessages.leaveHelp}
        onDiscard={forget}
      />
    </section>
  );
}

const nothing: NewManagedUser = { discordId: '', panelId: '' };

const fields: readonly ManagedUserField[] = ['discordId', 'panelId'];

type Inputs = Readonly<Record<ManagedUserField, RefObject<HTMLInputElement | null>>>;

/**
 * Problems are shown after the first submit, and then updated on each change. The first invalid field takes the focus.
 */
function useNewUser(inputs: Inputs) {
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
    forget: () => setTyped(nothing),
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
