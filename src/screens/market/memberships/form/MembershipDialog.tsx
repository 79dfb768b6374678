import { membershipMessages } from '#content/messages/market/memberships';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { OwnStore } from '#domain/marketplace/own-store';
import {
  checkedDraft,
  MembershipDraftContext,
} from '#machines/market/membership-draft/membership-draft.machine';
import { DraftDialog } from '../../../shell/DraftDialog';
import { DraftFields } from '../../../shell/DraftFields';
import { BasicFields } from './BasicFields';
import { EarlyBirdFields } from './EarlyBirdFields';
import { FeatureFields } from './FeatureFields';
import * as css from './Form.css';
import { FormNotices } from './FormNotices';
import { Preview } from './Preview';
import { PriceFields } from './PriceFields';
import { CheckoutField, RoleField } from './SellingFields';

export interface MembershipDialogProps {
  store: OwnStore;
  resources: GuildResources;
  /** The current time in Unix ms. */
  now: number;
}

/** The form of a new or an existing membership. The input is kept after the dialog closes. */
export function MembershipDialog({ store, resources, now }: MembershipDialogProps) {
  const isNew = MembershipDraftContext.useSelector(({ context }) => context.base === null);
  return (
    <DraftDialog
      form={MembershipDraftContext}
      size="wide"
      title={isNew ? membershipMessages.newTitle : membershipMessages.editTitle}
      save={isNew ? 'Create membership' : 'Save changes'}
      discard={{
        label: 'Discard changes',
        title: membershipMessages.discardTitle,
        help: membershipMessages.discardHelp,
      }}
      isNarrow
    >
      {(formId) => <Body formId={formId} store={store} resources={resources} now={now} />}
    </DraftDialog>
  );
}

function Body({ formId, store, resources, now }: MembershipDialogProps & { formId: string }) {
  const draft = MembershipDraftContext.useActorRef();
  const isOpening = MembershipDraftContext.useSelector((state) => state.hasTag('opening'));
  const firstField = MembershipDraftContext.useSelector(({ context }) => context.of?.field);
  if (isOpening) return null;
  return (
    <>
      <FormNotices />
      <div className={css.layout}>
        <DraftFields
          form={MembershipDraftContext}
          formId={formId}
          problems={() => checkedDraft(draft.getSnapshot().context).problems}
          {...(firstField && { firstField })}
          className={css.fields}
        >
          <BasicFields />
          <PriceFields />
          <EarlyBirdFields />
          <FeatureFields />
          <CheckoutField />
          <RoleField store={store} resources={resources} />
        </DraftFields>
        <Preview store={store} now={now} />
      </div>
    </>
  );
}
