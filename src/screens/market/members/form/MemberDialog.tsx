import { Notice } from '#components/Notice/Notice';
import { Select } from '#components/Select/Select';
import { TextField } from '#components/TextField/TextField';
import {
  memberLabel,
  memberMessages,
  memberProblemText,
  memberSaveErrorText,
} from '#content/messages/market/store-members';
import type { MemberForm, MemberSaveError } from '#domain/marketplace/member-form';
import {
  checkedMember,
  StoreMemberFormContext,
} from '#machines/market/store-member-form/store-member-form.machine';
import { StoreMembersContext } from '#machines/market/store-members/store-members.machine';
import { box, stack } from '#theme/box';
import { DraftDialog, DraftNotices } from '../../../shell/DraftDialog';
import { DraftFields, useDraftField } from '../../../shell/DraftFields';

/** Adds a member or changes their Discord account. The input for a new member is kept after the dialog closes. */
export function MemberDialog() {
  const isNew = StoreMemberFormContext.useSelector(({ context }) => context.base === null);
  const isSold = StoreMembersContext.useSelector(({ context }) =>
    Boolean(context.value?.memberships.some(({ archivedAt }) => archivedAt === null)),
  );
  return (
    <DraftDialog
      form={StoreMemberFormContext}
      title={isNew ? memberMessages.addTitle : memberMessages.linkTitle}
      save={isNew ? 'Add user' : 'Save'}
      isSaveDisabled={isNew && !isSold}
    >
      {(formId) => (
        <>
          <DraftNotices form={StoreMemberFormContext} errorText={errorText} />
          <Fields formId={formId} isNew={isNew} isSold={isSold} />
        </>
      )}
    </DraftDialog>
  );
}

function errorText(kind: MemberSaveError['kind']) {
  if (kind === 'alreadyMember' || kind === 'unknownMembership') return null;
  return memberSaveErrorText(kind);
}

interface FieldsProps {
  formId: string;
  isNew: boolean;
  /** Whether the store has a membership that is not archived. */
  isSold: boolean;
}

function Fields({ formId, isNew, isSold }: FieldsProps) {
  const actor = StoreMemberFormContext.useActorRef();
  const member = StoreMemberFormContext.useSelector(({ context }) => context.base);
  const discordId = useField('discordId');
  return (
    <DraftFields
      form={StoreMemberFormContext}
      formId={formId}
      problems={() => checkedMember(actor.getSnapshot().context).problems}
      className={stack({ gap: 'l' })}
    >
      {isNew && !isSold && <Notice text={memberMessages.noMemberships} />}
      {member && (
        <p dir="auto" className={box({ weight: 'medium', breaks: true })}>
          {memberLabel(member)}
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
    </DraftFields>
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

const fieldErrors = {
  alreadyMember: { field: 'discordId', text: memberMessages.alreadyMember },
  unknownMembership: { field: 'membershipId', text: memberMessages.membershipGone },
} as const;

function useField(field: keyof MemberForm) {
  const problem = StoreMemberFormContext.useSelector(({ context }) => {
    const found = checkedMember(context).problems[field];
    return found && memberProblemText(found);
  });
  const refusal = StoreMemberFormContext.useSelector(({ context: { error } }) => {
    const shown =
      error === 'alreadyMember' || error === 'unknownMembership' ? fieldErrors[error] : null;
    return shown?.field === field ? shown.text : undefined;
  });
  const { errorMessage, ...props } = useDraftField(StoreMemberFormContext, field, problem);
  return { ...props, errorMessage: refusal ?? errorMessage };
}
