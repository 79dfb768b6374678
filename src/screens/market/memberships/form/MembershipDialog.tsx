import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#components/Dialog/Dialog';
import { membershipMessages } from '#content/messages/market/memberships';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { OwnStore } from '#domain/marketplace/own-store';
import { MembershipDraftContext } from '#machines/market/membership-draft/membership-draft.machine';
import { checkedForm } from '#machines/market/membership-draft/membership-draft.setup';
import {
  draftErrorKind,
  isDraftChanged,
  isDraftOpen,
  isDraftOpening,
  isDraftSaving,
} from '#machines/market/membership-draft/view';
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
  const draft = MembershipDraftContext.useActorRef();
  const formId = useId();
  const isOpen = MembershipDraftContext.useSelector(isDraftOpen);
  const isNew = MembershipDraftContext.useSelector(({ context }) => context.base === null);
  return (
    <Dialog
      size="wide"
      title={isNew ? membershipMessages.newTitle : membershipMessages.editTitle}
      isOpen={isOpen}
      // The user may press outside the dialog by mistake, so such a press must not close it.
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) draft.send({ type: 'close' });
      }}
      footer={<Footer formId={formId} isNew={isNew} />}
    >
      <Body formId={formId} store={store} resources={resources} now={now} />
    </Dialog>
  );
}

function Body({ formId, store, resources, now }: MembershipDialogProps & { formId: string }) {
  const draft = MembershipDraftContext.useActorRef();
  const isOpening = MembershipDraftContext.useSelector(isDraftOpening);
  const firstField = MembershipDraftContext.useSelector(({ context }) => context.firstField);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpening || firstField === null) return;
    controlIn(form.current?.querySelector(`[data-field="${firstField}"]`))?.focus();
  }, [isOpening, firstField]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    draft.send({ type: 'save' });
    const { problems } = checkedForm(draft.getSnapshot().context);
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

function Footer({ formId, isNew }: { formId: string; isNew: boolean }) {
  const draft = MembershipDraftContext.useActorRef();
  const isSaving = MembershipDraftContext.useSelector(isDraftSaving);
  const isChanged = MembershipDraftContext.useSelector(isDraftChanged);
  const isClashing = MembershipDraftContext.useSelector(
    (state) => draftErrorKind(state) === 'conflict',
  );
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {isChanged && (
        <span className={css.discard}>
          <Button tone="quiet" isDisabled={isSaving} onPress={() => setAsking(true)}>
            Discard changes
          </Button>
        </span>
      )}
      <span className={css.later}>
        <Button tone="plain" isDisabled={isSaving} onPress={() => draft.send({ type: 'close' })}>
          Not now
        </Button>
      </span>
      <Button
        type="submit"
        form={formId}
        isDisabled={isClashing}
        isPending={isSaving}
        pendingLabel="Saving..."
      >
        {isNew ? 'Create membership' : 'Save changes'}
      </Button>
      <ConfirmDialog
        title={membershipMessages.discardTitle}
        description={membershipMessages.discardHelp}
        isOpen={isAsking}
        confirmLabel="Discard"
        isDanger
        onConfirm={() => {
          setAsking(false);
          draft.send({ type: 'discard' });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
