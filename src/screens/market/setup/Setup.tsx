import { unsavedChangesText } from '#content/messages/shell/unsaved';
import { Trash2 } from 'lucide-react';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { SaveBar } from '#components/SaveBar/SaveBar';
import { Spinner } from '#components/Spinner/Spinner';
import { sellerMessages } from '#content/messages/market/seller';
import { leaveMessages } from '#content/messages/shell/shell';
import type { OwnStore } from '#domain/marketplace/own-store';
import { changedFields, type StoreField, storeFields } from '#domain/marketplace/store-form';
import { StoreRemovalContext } from '#machines/market/store-removal/store-removal.machine';
import {
  isSetupRestored,
  isUnsaved,
  StoreSetupContext,
} from '#machines/market/store-setup/store-setup.machine';
import { box, stack } from '#theme/box';
import { lazyComponent } from '../../shell/lazy-component';
import { LazyDialog } from '#screens/shell/lazy-component';
import { LeaveGuard } from '../../shell/LeaveGuard';
import { TypedSecretsContext, useHasTypedSecrets } from '../../shell/typed-secrets';
import { RestoredNotice } from '../seller/parts/SellerAlerts';
import { AboutFields, LogoField, LongTextField, TextRow, VisibilityField } from './Fields';
import { ServerField } from './ServerField';
import { focusField, type SetupView, useSetupView, useStoreField } from './setup-form';
import * as css from './Setup.css';
import { Clashes, SetupAlert } from './SetupAlerts';

const DeleteDialog = lazyComponent(async () => (await import('./DeleteDialog')).DeleteDialog);

export interface SetupProps {
  /** The name of the field in the URL; the name may be invalid. The field is focused after the setup is loaded. */
  focusField: string | null;
  logoUrlOf: (path: string | null) => string | null;
  /** Whether this browser stores drafts. */
  isKept: boolean;
  /** The connection to the payment providers. Omitted if the store does not exist yet. */
  connection?: ReactNode;
  onSignIn: () => void;
}

/** Sets up a new or an existing store (product.md §21.7). Reads `store-setup`, `add-server` and `store-removal`. */
export function Setup({ focusField: wanted, logoUrlOf, isKept, connection, onSignIn }: SetupProps) {
  const view = useSetupView();
  const store = StoreSetupContext.useSelector(({ context }) => context.store);
  const body = useRef<HTMLDivElement>(null);
  useFocusedField(wanted, view);
  return (
    <div data-fills className={`${stack({ gap: 'xl' })} ${css.page}`}>
      <PageHeader
        title={store ? 'Settings' : 'Create your store'}
        subtitle={
          store
            ? 'What buyers see, and where they get help.'
            : 'Start with a name. You can change everything later.'
        }
      />
      {view === 'loading' ? (
        <Spinner label={sellerMessages.loading} />
      ) : (
        <>
          <div ref={body} tabIndex={-1} className={stack({ gap: 'xl', flex: 1, outline: 'none' })}>
            <SetupAlert onSignIn={onSignIn} />
            <Restored />
            <Clashes logoUrlOf={logoUrlOf} />
            <AboutFields />
            <LogoField logoUrlOf={logoUrlOf} />
            <section className={stack({ gap: 'l', surface: 'panel' })} aria-label="For your buyers">
              <h2 className={box({ size: 'l', weight: 'strong' })}>For your buyers</h2>
              <ServerField />
              <TextRow
                field="sellerName"
                description="Optional. Your name or your company’s, as visitors of your store page see it."
              />
              <LongTextField
                field="refundPolicy"
                description="Shown on your store page. Say when and how buyers get their money back."
              />
              <TextRow
                field="supportUrl"
                type="url"
                placeholder="https://"
                description="Where buyers get help: a page, a form, or an invite. It begins with https://."
              />
            </section>
            {store && (
              <section className={stack({ gap: 'l', surface: 'panel' })} aria-label="Visibility">
                <h2 className={box({ size: 'l', weight: 'strong' })}>Visibility</h2>
                <VisibilityField />
              </section>
            )}
            {connection}
            {store && <DeleteStore store={store} />}
          </div>
          <SaveChanges />
          <LeaveSetup isKept={isKept} />
        </>
      )}
    </div>
  );
}

function Restored() {
  const setup = StoreSetupContext.useActorRef();
  const isRestored = StoreSetupContext.useSelector(isSetupRestored);
  return (
    <RestoredNotice isRestored={isRestored} onDiscard={() => setup.send({ type: 'discard' })} />
  );
}

function SaveChanges() {
  const setup = StoreSetupContext.useActorRef();
  const view = useSetupView();
  const isNew = StoreSetupContext.useSelector(({ context }) => context.store === null);
  const count = StoreSetupContext.useSelector(
    ({ context: { base, form, logo } }) => changedFields(base, form).length + Number(logo !== null),
  );
  const isBusy = view === 'saving' || view === 'created';
  return (
    <SaveBar
      count={isNew ? Math.max(count, 1) : count}
      label={isNew ? 'Create your store' : 'Unsaved changes'}
      summary={isNew ? 'Nothing is public yet' : unsavedChangesText(count)}
    >
      {count > 0 && (
        <Button tone="plain" isDisabled={isBusy} onPress={() => setup.send({ type: 'discard' })}>
          Discard
        </Button>
      )}
      <Button
        isPending={isBusy}
        pendingLabel={isNew ? 'Creating...' : 'Saving...'}
        onPress={() => setup.send({ type: 'save' })}
      >
        {isNew ? 'Create store' : 'Save'}
      </Button>
    </SaveBar>
  );
}

/** Focuses the field in the URL once. After a rejected save, focuses the first field with a problem. */
function useFocusedField(wanted: string | null, view: SetupView) {
  const isLoaded = view !== 'loading';
  useEffect(() => {
    const field = storeFields.find((known) => known === wanted);
    if (isLoaded && field) focusField(field);
  }, [isLoaded, wanted]);
  const first = useStoreField().firstProblem;
  const latest = useRef<StoreField | null>(first);
  useEffect(() => {
    latest.current = first;
  });
  useEffect(() => {
    const isRefused = [
      'nameMissing',
      'nameTaken',
      'malformed',
      'slugReserved',
      'slugTaken',
    ].includes(view);
    if (isRefused && latest.current) focusField(latest.current);
  }, [view]);
}

/** Asks before a chosen logo or a typed secret is lost, or any change if this browser does not store drafts. */
function LeaveSetup({ isKept }: { isKept: boolean }) {
  const setup = StoreSetupContext.useActorRef();
  const hasLogo = StoreSetupContext.useSelector(({ context }) => context.logo !== null);
  const hasUnsaved = StoreSetupContext.useSelector(isUnsaved);
  const secrets = use(TypedSecretsContext);
  const hasSecrets = useHasTypedSecrets();
  const kept = hasSecrets ? sellerMessages.leaveHelpWithSecret : sellerMessages.leaveHelpWithLogo;
  return (
    <LeaveGuard
      isLosing={() => {
        const state = setup.getSnapshot();
        return hasSecrets || (isUnsaved(state) && (!isKept || state.context.logo !== null));
      }}
      wasLosing={hasSecrets || (hasUnsaved && (!isKept || hasLogo))}
      description={isKept ? kept : leaveMessages.helpNotKept}
      onDiscard={() => {
        setup.send({ type: 'discard' });
        secrets?.forget();
      }}
    />
  );
}

function DeleteStore({ store: { id, name } }: { store: OwnStore }) {
  const removal = StoreRemovalContext.useActorRef();
  const isOpen = StoreRemovalContext.useSelector((state) => !state.matches('idle'));
  return (
    <section
      className={`${stack({ gap: 'l', surface: 'panel' })} ${css.danger}`}
      aria-label="Delete the store"
    >
      <h2 className={box({ size: 'l', weight: 'strong' })}>Delete the store</h2>
      <p className={box({ size: 's', color: 'textMuted' })}>{sellerMessages.deleteHelp}</p>
      <div>
        <Button
          tone="danger"
          icon={<Trash2 />}
          onPress={() => removal.send({ type: 'ask', subject: { id, name } })}
        >
          Delete store
        </Button>
      </div>
      <LazyDialog isOpen={isOpen}>
        <DeleteDialog isOpen={isOpen} name={name} />
      </LazyDialog>
    </section>
  );
}
