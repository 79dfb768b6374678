import { type SubmitEvent, useEffect, useRef } from 'react';
import { membershipMessages } from '#content/messages/market/memberships';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { OwnStore } from '#domain/marketplace/own-store';
import {
  checkedDraft,
  MembershipDraftContext,
} from '#machines/market/membership-draft/membership-draft.machine';
import { DraftDialog } from '../../../shell/DraftDialog';
import { BasicFields } from './BasicFields';
import { EarlyBirdFields } from './EarlyBirdFields';
import { FeatureFields } from './FeatureFields';
import * as css from './Form.css';
import { FormNotices } from './FormNotices';
import { Preview } from './Preview';
import { PriceFields } from './PriceFields';
import { CheckoutField, RoleField } from './SellingFields';
import { LeftFields } from './use-membership-form';

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
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpening || firstField === undefined) return;
    controlIn(form.current?.querySelector(`[data-field="${firstField}"]`))?.focus();
  }, [isOpening, firstField]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    draft.send({ type: 'save' });
    const { problems } = checkedDraft(draft.getSnapshot().context);
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const wrong = fields.find(({ dataset }) => (dataset['field'] ?? '') in problems);
    controlIn(wrong)?.focus();
  };
  if (isOpening) return null;
  return (
    <LeftFields>
      <FormNotices />
      <div className={css.layout}>
        <form ref={form} id={formId} noValidate className={css.fields} onSubmit={submit}>
          <BasicFields />
          <PriceFields />
          <EarlyBirdFields />
          <FeatureFields />
          <CheckoutField />
          <RoleField store={store} resources={resources} />
        </form>
        <Preview store={store} now={now} />
      </div>
    </LeftFields>
  );
}

function controlIn(field: Element | null | undefined): HTMLElement | null {
  return field?.querySelector<HTMLElement>('input, textarea, button') ?? null;
}
