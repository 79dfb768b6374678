import { useEffect, useSyncExternalStore } from 'react';
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
import { setupNotices, storeDeletedToast } from '../../../notices/market/seller';
import { toasts, useNotices } from '../../../toasts';
import { storeRemovalLogic, storeSetupLogic } from '../../../wiring/market/seller';
import { addServerLogic } from '../../../wiring/dashboard/servers';
import { PaymentConnection } from './PaymentConnection';
import { LoadedStoreCard } from './StoreCard';

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
          <Form store={store} />
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
