import { type SubmitEvent, useId, useRef, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { Notice } from '#components/Notice/Notice';
import { Select } from '#components/Select/Select';
import { TextField } from '#components/TextField/TextField';
import {
  memberLabel,
  memberMessages,
  memberProblemText,
  memberSaveErrorText,
} from '#content/messages/market/store-members';
import type { MemberForm } from '#domain/marketplace/member-form';
import { StoreMemberFormContext } from '#machines/market/store-member-form/store-member-form.machine';
import { checkedMember } from '#machines/market/store-member-form/store-member-form.setup';
import {
  isMemberFormOpen,
  isMemberSaving,
  memberSaveError,
} from '#machines/market/store-member-form/view';
import { StoreMembersContext } from '#machines/market/store-members/store-members.machine';
import * as css from './MemberDialog.css';

/**
 * The form that adds a member manually or changes a member's Discord account. The input for a new member is kept after
 * the dialog closes.
 */
export function MemberDialog() {
  const form = StoreMemberFormContext.useActorRef();
  const formId = useId();
  const isOpen = StoreMemberFormContext.useSelector(isMemberFormOpen);
  const isSaving = StoreMemberFormContext.useSelector(isMemberSaving);
  const isNew = StoreMemberFormContext.useSelector(({ context }) => context.target.kind === 'add');
  const isSold = StoreMembersContext.useSelector(({ context }) =>
    Boolean(context.value?.memberships.some(({ archivedAt }) => archivedAt === null)),
  );
  return (
    <Dialog
      title={isNew ? memberMessages.addTitle : memberMessages.linkTitle}
      isOpen={isOpen}
      // The user may press outside the dialog by mistake, so such a press must not close it.
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) form.send({ type: 'close' });
      }}
      footer={
        <>
          <Button tone="plain" isDisabled={isSaving} onPress={() => form.send({ type: 'close' })}>
            Not now
          </Button>
          <Button
            type="submit"
            form={formId}
            isDisabled={isNew && !isSold}
            isPending={isSaving}
            pendingLabel="Saving..."
          >
            {isNew ? 'Add user' : 'Save'}
          </Button>
        </>
      }
    >
      <Fields formId={formId} isNew={isNew} isSold={isSold} />
    </Dialog>
  );
}

interface FieldsProps {
  formId: string;
  isNew: boolean;
  /** Whether the store has a membership that is not archived. */
  isSold: boolean;
}

function Fields({ formId, isNew, isSold }: FieldsProps) {
  const actor = StoreMemberFormContext.useActorRef();
  const element = useRef<HTMLFormElement>(null);
  const target = StoreMemberFormContext.useSelector(({ context }) => context.target);
  const discordId = useField('discordId');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'save' });
    const { problems } = checkedMember(actor.getSnapshot().context);
    const fields = [...(element.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const wrong = fields.find(({ dataset }) => (dataset['field'] ?? '') in problems);
    wrong?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <form ref={element} id={formId} noValidate className={css.form} onSubmit={submit}>
      <SaveFailed />
      {isNew && !isSold && <Notice text={memberMessages.noMemberships} />}
      {target.kind === 'link' && (
        <p dir="auto" className={css.who}>
          {memberLabel(target.member)}
        </p>
      )}
      <TextField
        data-field="discordId"
        label="Discord ID"
        description={isNew ? memberMessages.discordIdHelp : memberMessages.linkHelp}
        isRequired={isNew}
        inputMode="numeric"
        autoComplete="off"
        {...discordId}
      />
      {isNew && <NewFields />}
    </form>
  );
}

function NewFields() {
  const membershipId = useField('membershipId');
  const name = useField('name');
  const until = useField('until');
  const memberships = StoreMembersContext.useSelector(({ context }) => context.value?.memberships);
  const options = (memberships ?? []).flatMap(({ id, name: label, archivedAt }) =>
    archivedAt === null ? [{ id, label }] : [],
  );
  return (
    <>
      <div data-field="membershipId">
        <Select
          label="Membership"
          options={options}
          isRequired
          isDisabled={membershipId.isReadOnly}
          value={membershipId.value === '' ? null : membershipId.value}
          errorMessage={membershipId.errorMessage}
          onChange={membershipId.onChange}
        />
      </div>
      <TextField data-field="name" label="Name" autoComplete="off" {...name} />
      <TextField
        data-field="until"
        label="Ends on"
        description={memberMessages.untilHelp}
        type="date"
        {...until}
      />
    </>
  );
}

function SaveFailed() {
  const error = StoreMemberFormContext.useSelector(memberSaveError);
  if (error === null || error === 'alreadyMember' || error === 'unknownMembership') return null;
  const { title, help } = memberSaveErrorText(error);
  return (
    <AlertPanel key={error} tone="danger" title={title} level={3} isLive>
      {help}
    </AlertPanel>
  );
}

/** The errors that are shown at a field. */
const fieldErrors = {
  alreadyMember: { field: 'discordId', text: memberMessages.alreadyMember },
  unknownMembership: { field: 'membershipId', text: memberMessages.membershipGone },
} as const;

function useField(field: keyof MemberForm) {
  const actor = StoreMemberFormContext.useActorRef();
  const [isLeft, setLeft] = useState(false);
  const value = StoreMemberFormContext.useSelector(({ context }) => context.form[field]);
  const isReadOnly = StoreMemberFormContext.useSelector(isMemberSaving);
  const isChecked = StoreMemberFormContext.useSelector(({ context }) => context.isChecked);
  const problem = StoreMemberFormContext.useSelector(({ context }) => {
    const found = checkedMember(context).problems[field];
    return found && memberProblemText(found);
  });
  const refusal = StoreMemberFormContext.useSelector((state) => {
    const error = memberSaveError(state);
    const shown =
      error === 'alreadyMember' || error === 'unknownMembership' ? fieldErrors[error] : null;
    return shown?.field === field ? shown.text : undefined;
  });
  return {
    value,
    errorMessage: refusal ?? (isChecked || isLeft ? problem : undefined),
    isReadOnly,
    onChange: (next: string) => actor.send({ type: 'change', fields: { [field]: next } }),
    onBlur: () => setLeft(true),
  };
}
