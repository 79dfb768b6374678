import { isolated } from '#domain/names';
import { type SubmitEvent, useId } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { platformOwnerIn } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { MemberFields } from '../team/MemberFields';
import { MemberFormError } from '../team/MemberFormError';
import { isFormBusy } from '../team/member-form';
import * as css from './AddEditor.css';

export interface EditEditorProps {
  isOpen: boolean;
  onCancel: () => void;
}

export function EditEditor({ isOpen, onCancel }: EditEditorProps) {
  const formId = useId();
  const edit = MemberEditContext.useActorRef();
  const isBusy = MemberEditContext.useSelector(isFormBusy);
  const name = MemberEditContext.useSelector(({ context }) => context.member?.name ?? '');
  const discordId = MemberEditContext.useSelector(({ context }) => context.member?.discordId);
  const platformOwnerId = TeamRosterContext.useSelector(platformOwnerIn);
  const isOwner = platformOwnerId !== null && discordId === platformOwnerId;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) edit.send({ type: 'save' });
  };
  return (
    <Dialog
      title={`Edit ${isolated(name)}`}
      isOpen={isOpen}
      onOpenChange={onCancel}
      footer={
        <>
          <div className={css.error}>
            <MemberFormError />
          </div>
          <Button tone="plain" onPress={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={isBusy} pendingLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-label={`Edit ${isolated(name)}`} onSubmit={onSubmit}>
        <MemberFields isOwner={isOwner} />
      </form>
    </Dialog>
  );
}
