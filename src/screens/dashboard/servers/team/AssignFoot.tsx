import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/Button/Button';
import { permissionErrorText } from '#content/messages/dashboard/team';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import { changedMemberIds, errorOf } from '#machines/dashboard/permission-edit/edits';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { ErrorLine } from '#screens/dashboard/team/ErrorLine';
import { row } from '#theme/layout.css';
import * as css from './Form.css';
import { useFallbackFocus } from './use-fallback-focus';

const { assign: messages } = teamDialogMessages;

export function AssignFoot() {
  const rights = PermissionEditContext.useActorRef();
  const state = PermissionEditContext.useSelector((snapshot) => snapshot);
  const isSaving = state.matches('saving');
  const changed = changedMemberIds(state);
  const isIdle = changed.length === 0 && !isSaving;
  const foot = useRef<HTMLDivElement>(null);
  useFallbackFocus(foot, isIdle);
  const nameOf = (id: string) => state.context.members.find((one) => one.id === id)?.name ?? '';
  const refused = changed.flatMap((id) => {
    const kind = errorOf(state, id);
    return kind === null ? [] : [messages.refused(nameOf(id), permissionErrorText(kind))];
  });
  const summary = () => {
    if (changed.length > 0) return messages.changed(changed.map(nameOf));
    return state.matches('saved') ? messages.saved : messages.nothingChanged;
  };
  return (
    <div ref={foot} tabIndex={-1} className={css.foot}>
      <div className={css.said}>
        {refused.length > 0 ? (
          refused.map((line) => <ErrorLine key={line}>{line}</ErrorLine>)
        ) : (
          <p role="status" className={row({ gap: 's' })}>
            {state.matches('saved') && <CircleCheck aria-hidden className={css.done} />}
            {summary()}
          </p>
        )}
      </div>
      {changed.length > 0 && !isSaving && (
        <Button tone="quiet" onPress={() => rights.send({ type: 'discard' })}>
          Discard
        </Button>
      )}
      <Button
        isDisabled={isIdle}
        isPending={isSaving}
        pendingLabel="Saving..."
        onPress={() => rights.send({ type: 'save' })}
      >
        Save Changes
      </Button>
    </div>
  );
}
