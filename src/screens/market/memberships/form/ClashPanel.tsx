import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import {
  fieldNames,
  fieldValueText,
  membershipMessages,
} from '#content/messages/market/memberships';
import {
  formOfMembership,
  type FormField,
  type MembershipForm,
} from '#domain/marketplace/membership-form';
import { MembershipDraftContext } from '#machines/market/membership-draft/membership-draft.machine';
import { mergedForm } from '#machines/market/membership-draft/membership-draft.setup';
import * as css from './ClashPanel.css';

/**
 * Shows the user's input beside the values that were stored in the meantime, and asks the user which of the two to
 * keep.
 */
export function ClashPanel() {
  const draft = MembershipDraftContext.useActorRef();
  const context = MembershipDraftContext.useSelector((state) => state.context);
  const { clashes } = mergedForm(context);
  const theirs = context.theirs && formOfMembership(context.theirs);
  const hasClashes = clashes.length > 0;
  return (
    <AlertPanel
      tone="warning"
      title={membershipMessages.conflict}
      level={3}
      isLive
      actions={
        <>
          <Button tone="plain" onPress={() => draft.send({ type: 'keep mine' })}>
            {hasClashes ? 'Keep mine' : 'Continue'}
          </Button>
          {hasClashes && (
            <Button tone="plain" onPress={() => draft.send({ type: 'take theirs' })}>
              Use the saved version
            </Button>
          )}
        </>
      }
    >
      <p>{hasClashes ? membershipMessages.conflictHelp : membershipMessages.mergeHelp}</p>
      {theirs && hasClashes && (
        <dl className={css.clashes}>
          {clashes.map((field) => (
            <Clash key={field} field={field} mine={context.form} theirs={theirs} />
          ))}
        </dl>
      )}
    </AlertPanel>
  );
}

interface ClashProps {
  field: FormField;
  mine: MembershipForm;
  theirs: MembershipForm;
}

function Clash({ field, mine, theirs }: ClashProps) {
  return (
    <div>
      <dt className={css.field}>{fieldNames[field]}</dt>
      <dd className={css.sides}>
        <div>
          <p className={css.side}>You have</p>
          <p dir="auto" className={css.value}>
            {fieldValueText(field, mine)}
          </p>
        </div>
        <div>
          <p className={css.side}>Stored</p>
          <p dir="auto" className={css.value}>
            {fieldValueText(field, theirs)}
          </p>
        </div>
      </dd>
    </div>
  );
}
