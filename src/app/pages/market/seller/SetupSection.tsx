import { useEffect, useSyncExternalStore, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstSection } from '#domain/marketplace/seller-place';
import type { OwnStore } from '#domain/marketplace/own-store';
import { paths } from '#domain/paths';
import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import { SellerSessionContext } from '#machines/market/seller-session/seller-session.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { StoreRemovalContext } from '#machines/market/store-removal/store-removal.machine';
import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';
import { Setup } from '#screens/market/setup/Setup';
import { isDraftStored, watchDraftStorage } from '#services/browser/tab-drafts';
import { storePictureUrl } from '#services/market/own-store-row';
import { danger, toasts, useNotices, success } from '../../../toasts';
import {
  storeRemovalLogic,
  storeSetupLogic,
  membershipListLogic,
} from '../../../wiring/market/seller';
import { addServerLogic } from '../../../wiring/dashboard/servers';
import { LoadedStoreCard } from './StoreCard';
import type { ToastToShow } from '#components/Toasts/queue';
import { sellerMessages } from '#content/messages/market/seller';
import type { SetupNotice } from '#machines/market/store-setup/store-setup.events';
import { viewOf } from '#machines/charts/view';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { PaymentChangeContext } from '#machines/market/payment-change/payment-change.machine';
import { PaymentSetupContext } from '#machines/market/payment-setup/payment-setup.machine';
import { CopyingContext } from '#screens/shell/copying';
import { lazyComponent } from '#screens/shell/lazy-component';
import { TypedSecretsContext, usePageSecrets } from '#screens/shell/typed-secrets';
import type { ConnectionProps } from '#screens/market/connection/Connection';
import { paymentEventsUrl } from '#services/market/payment-setup';
import { Copying } from '../../../wiring/shell/copy-notice';
import { paymentChangeLogic, paymentSetupLogic } from '../../../wiring/market/payments';
import { paymentMessages } from '#content/messages/market/payments';
import { type PaymentChange, savedChangeOf } from '#domain/marketplace/payment-setup';

const setupNotices: Record<SetupNotice, ToastToShow> = {
  created: success(sellerMessages.created),
  createdWithoutLogo: danger(sellerMessages.createdWithoutLogo),
  saved: success(sellerMessages.saved),
};

const storeDeletedToast: ToastToShow = success(sellerMessages.deleted);

/** The setup of a store with its machines; `store` is null if the store does not exist yet. */
export function SetupSection({ store }: { store: OwnStore | null }) {
  const userId = SellerSessionContext.useSelector(({ context }) => context.owner?.userId ?? '');
  return (
    <StoreSetupContext.Provider
      key={store?.id ?? 'new'}
      logic={storeSetupLogic}
      options={{ input: { userId, store } }}
    >
      <AddServerContext.Provider logic={addServerLogic}>
        <StoreRemovalContext.Provider logic={storeRemovalLogic}>
          <Bridges store={store} />
          <TypedSecretsContext value={usePageSecrets()}>
            <Form store={store} />
          </TypedSecretsContext>
          {store && <LoadedStoreCard store={store} />}
        </StoreRemovalContext.Provider>
      </AddServerContext.Provider>
    </StoreSetupContext.Provider>
  );
}

function Form({ store }: { store: OwnStore | null }) {
  const signInDialog = SignInDialogContext.useActorRef();
  const isKept = useSyncExternalStore(watchDraftStorage, isDraftStored);
  const { hash } = useLocation();
  return (
    <Setup
      focusField={hash ? hash.slice(1) : null}
      logoUrlOf={(path) => storePictureUrl('store-media', path)}
      isKept={isKept}
      connection={
        store && <PaymentConnection storeId={store.id} isFocused={hash === '#payments'} />
      }
      onSignIn={() => signInDialog.send({ type: 'open' })}
    />
  );
}

/**
 * Reports to the seller's session when a store was created, saved or deleted, and when a save was refused. Navigates
 * after a store was created or deleted.
 */
function Bridges({ store }: { store: OwnStore | null }) {
  const seller = SellerSessionContext.useActorRef();
  const setup = StoreSetupContext.useActorRef();
  const removal = StoreRemovalContext.useActorRef();
  const servers = AddServerContext.useActorRef();
  const navigate = useNavigate();
  useNotices(setup, setupNotices);
  useEffect(() => {
    const subscriptions = [
      setup.on('created', ({ store: created, isComplete }) => {
        seller.send({ type: 'store saved', store: created });
        const section = isComplete ? firstSection(created) : 'setup';
        void navigate(paths.seller.href(created.id, section), { replace: true });
      }),
      setup.on('saved', ({ store: saved }) => seller.send({ type: 'store saved', store: saved })),
      setup.on('refused', () => seller.send({ type: 'refused' })),
      removal.on('done', ({ subject: { id: storeId } }) => {
        setup.send({ type: 'discard' });
        const other = seller.getSnapshot().context.stores.find(({ id }) => id !== storeId);
        toasts.show(storeDeletedToast);
        void navigate(other ? paths.seller.href(other.id) : paths.marketplace.href());
        seller.send({ type: 'store deleted', storeId });
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [seller, setup, removal, navigate]);
  useEffect(() => {
    if (store) setup.send({ type: 'store read', store });
  }, [setup, store]);
  useEffect(() => servers.send({ type: 'open' }), [servers]);
  return null;
}

function paymentChangedToast(change: PaymentChange): ToastToShow {
  return success(paymentMessages[savedChangeOf(change)]);
}

const Connection = lazyComponent<ConnectionProps>(
  async () => (await import('#screens/market/connection/Connection')).Connection,
);

interface PaymentConnectionProps {
  storeId: string;
  /** Whether the fragment of the URL names this section. If so, the section takes the focus. */
  isFocused: boolean;
}

/** The connection of a store to its payment providers, with its machines. */
function PaymentConnection({ storeId, isFocused }: PaymentConnectionProps) {
  const [now] = useState(() => Date.now());
  const [changeLogic] = useState(() => paymentChangeLogic(storeId));
  const options = { input: { storeId } };
  return (
    <PaymentSetupContext.Provider logic={paymentSetupLogic} options={options}>
      <MembershipListContext.Provider logic={membershipListLogic} options={options}>
        <PaymentChangeContext.Provider logic={changeLogic}>
          <ConnectionBridges isFocused={isFocused} />
          <CopyingContext value={(children) => <Copying>{children}</Copying>}>
            <Suspense fallback={null}>
              <Connection
                addressFor={(provider) => paymentEventsUrl(provider, storeId)}
                now={now}
              />
            </Suspense>
          </CopyingContext>
        </PaymentChangeContext.Provider>
      </MembershipListContext.Provider>
    </PaymentSetupContext.Provider>
  );
}

function ConnectionBridges({ isFocused }: { isFocused: boolean }) {
  const setup = PaymentSetupContext.useActorRef();
  const saver = PaymentChangeContext.useActorRef();
  const isLoaded = PaymentSetupContext.useSelector((state) => viewOf(state) !== 'loading');
  useEffect(() => {
    const subscriptions = [
      saver.on('done', ({ subject }) => {
        toasts.show(paymentChangedToast(subject));
        setup.send({ type: 'reload' });
      }),
      saver.on('failed', ({ kind }) => {
        if (kind === 'rejected' || kind === 'unanswered') setup.send({ type: 'reload' });
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [saver, setup]);
  useEffect(() => {
    if (isFocused && isLoaded) document.getElementById('payments')?.focus();
  }, [isFocused, isLoaded]);
  return null;
}
