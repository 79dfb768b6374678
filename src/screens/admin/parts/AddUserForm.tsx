import { CircleAlert, Plus } from 'lucide-react';
import { type SubmitEvent, useId, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { UserAdditionContext } from '#machines/admin/user-addition/user-addition.machine';
import { box } from '#theme/box';
import * as css from './AddUserForm.css';
import { useNewUser } from './use-new-user';

/**
 * A form that adds a user. Its fields are the Discord User ID and the panel ID of the user. The input is kept until the
 * user is in the list.
 */
export function AddUserForm() {
  const titleId = useId();
  const discordId = useRef<HTMLInputElement>(null);
  const panelId = useRef<HTMLInputElement>(null);
  const busy = UserAdditionContext.useSelector((state) => state.hasTag('busy'));
  const { typed, type, submit, problems, problem } = useNewUser({ discordId, panelId });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) submit();
  };
  return (
    <section aria-labelledby={titleId} className={box({ surface: 'card' })}>
      <h2 id={titleId} className={css.title}>
        Add User
      </h2>
      <form noValidate aria-labelledby={titleId} onSubmit={onSubmit}>
        <div className={css.fields}>
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
        <div className={css.foot}>
          {problem && (
            <p role="alert" className={css.problem}>
              <CircleAlert aria-hidden className={box({ flex: 'none', square: 16 })} />
              {problem}
            </p>
          )}
          <Button type="submit" icon={<Plus />} isPending={busy} pendingLabel="Adding...">
            Add User
          </Button>
        </div>
      </form>
    </section>
  );
}
