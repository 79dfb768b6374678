import { Button } from '#components/Button/Button';
import {
  fieldNames,
  fieldValueText,
  membershipMessages,
  saveErrorText,
} from '#content/messages/market/memberships';
import { mergedDraft } from '#domain/marketplace/membership-draft';
import {
  type FormField,
  formOfMembership,
  type MembershipForm,
} from '#domain/marketplace/membership-form';
import type { MembershipSaveError } from '#domain/marketplace/own-membership';
import { MembershipDraftContext } from '#machines/market/membership-draft/membership-draft.machine';
import { box, grid } from '#theme/box';
import { DraftNotices } from '../../../shell/DraftDialog';
import * as css from './Form.css';

export function FormNotices() {
  const draft = MembershipDraftContext.useActorRef();
  const context = MembershipDraftContext.useSelector((state) => state.context);
  const { theirs } = context;
  const clashes = theirs ? mergedDraft(context, theirs).clashes : [];
  const hasClashes = clashes.length > 0;
  const errorText = (kind: MembershipSaveError['kind']) => {
    if (kind === 'conflict') {
      const { conflict, conflictHelp, mergeHelp } = membershipMessages;
      return { title: conflict, help: hasClashes ? conflictHelp : mergeHelp };
    }
    const asNew = kind === 'notAllowed' && (
      <Button tone="plain" onPress={() => draft.send({ type: 'save as new' })}>
        Save as new
      </Button>
    );
    return { ...saveErrorText(kind), actions: asNew };
  };
  return (
    <DraftNotices
      form={MembershipDraftContext}
      errorText={errorText}
      clash={{
        keep: hasClashes ? 'Keep mine' : 'Continue',
        take: hasClashes ? 'Use the saved version' : null,
        theirs: theirs && hasClashes && (
          <dl className={grid({ gap: 'm' })}>
            {clashes.map((field) => (
              <Clash
                key={field}
                field={field}
                mine={context.form}
                theirs={formOfMembership(theirs)}
              />
            ))}
          </dl>
        ),
      }}
      restored={membershipMessages.draftRestored}
    />
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
      <dt className={box({ weight: 'strong' })}>{fieldNames[field]}</dt>
      <dd className={css.sides}>
        <div>
          <p className={box({ size: 's', color: 'textMuted' })}>You have</p>
          <p dir="auto" className={css.clashValue}>
            {fieldValueText(field, mine)}
          </p>
        </div>
        <div>
          <p className={box({ size: 's', color: 'textMuted' })}>Stored</p>
          <p dir="auto" className={css.clashValue}>
            {fieldValueText(field, theirs)}
          </p>
        </div>
      </dd>
    </div>
  );
}
