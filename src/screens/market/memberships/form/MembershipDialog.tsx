import { useDeferredValue, useId } from 'react';
import { Checkbox } from '#components/Checkbox/Checkbox';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import {
  fieldNames,
  membershipMessages,
  typeHelp,
  typeNames,
} from '#content/messages/market/memberships';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { previewOf } from '#domain/marketplace/membership-preview';
import type { OwnStore } from '#domain/marketplace/own-store';
import {
  checkedDraft,
  MembershipDraftContext,
} from '#machines/market/membership-draft/membership-draft.machine';
import { box, stack } from '#theme/box';
import { DraftDialog } from '../../../shell/DraftDialog';
import { DraftFields } from '../../../shell/DraftFields';
import { MembershipCard } from '../../store/MembershipCard';
import { FeatureList } from '../../store/parts/PremiumFeatures';
import { storeColorStyle } from '../../store/store-color-style';
import { FeatureFields } from './FeatureFields';
import * as css from './Form.css';
import { FormNotices } from './FormNotices';
import { EarlyBirdFields, PriceFields } from './PriceFields';
import { CheckoutField, RoleField } from './SellingFields';
import { useFormField } from './use-form-field';

const types = (['subscription', 'one-time'] as const).map((id) => ({
  id,
  label: typeNames[id],
  description: typeHelp[id],
}));

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
          className={stack({ gap: 'l', shrinks: true })}
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

function Preview({ store, now }: { store: OwnStore; now: number }) {
  const titleId = useId();
  const form = MembershipDraftContext.useSelector(({ context }) => context.form);
  const base = MembershipDraftContext.useSelector(({ context }) => context.base);
  const shown = useDeferredValue(form);
  const membership = previewOf(shown, {
    base,
    now,
    placeholder: membershipMessages.previewNameless,
  });
  return (
    <section aria-labelledby={titleId} className={css.preview}>
      <div>
        <h3 id={titleId} className={box({ size: 's', weight: 'medium' })}>
          Preview
        </h3>
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {membershipMessages.previewHelp}
        </p>
      </div>
      <div className={css.page} style={storeColorStyle(store.design)}>
        <ul>
          <MembershipCard
            membership={membership}
            layout={store.design.layout}
            isDemo={false}
            now={now}
          />
        </ul>
        <FeatureList membership={membership} layout={store.design.layout} />
      </div>
    </section>
  );
}

function BasicFields() {
  const type = useFormField('type');
  const name = useFormField('name');
  const description = useFormField('description');
  const isVisible = useFormField('isVisible');
  return (
    <>
      <RadioGroup
        label={fieldNames.type}
        options={types}
        value={type.value}
        isReadOnly={type.isReadOnly}
        onChange={type.onChange}
      />
      <TextField
        data-field="name"
        label={fieldNames.name}
        isRequired
        autoComplete="off"
        {...name}
      />
      <TextArea data-field="description" label={fieldNames.description} rows={3} {...description} />
      <Checkbox
        label={fieldNames.isVisible}
        description={membershipMessages.visibleHelp}
        isSelected={isVisible.value}
        isReadOnly={isVisible.isReadOnly}
        onChange={isVisible.onChange}
      />
    </>
  );
}
