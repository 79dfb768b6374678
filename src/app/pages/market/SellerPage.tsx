import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { OwnStore } from '#domain/marketplace/own-store';
import { firstSection, NEW_STORE, sectionIn } from '#domain/marketplace/seller-place';
import { paths } from '#domain/paths';
import { Notices } from '#components/Notice/Notice';
import { SellerSessionContext } from '#machines/market/seller-session/seller-session.machine';
import type { LeaveReason } from '#machines/market/seller-session/seller-session.setup';
import { SessionContext } from '#machines/session/session/session.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { SignInRedirectContext } from '#machines/session/sign-in-redirect/sign-in-redirect.machine';
import { LazySignInDialog } from '#screens/session/LazySignInDialog';
import { LoadingFrame, LoadingSection } from '#screens/shell/LoadingFrame';
import { ClosedSeller, NoSection } from '#screens/market/seller/ClosedSeller';
import { DraftNotStored, DraftStoredContext } from '#screens/shell/draft-stored';
import {
  LinkPaused,
  SessionEnded,
  StoreHidden,
  StoreRemoved,
} from '#screens/market/seller/parts/SellerAlerts';
import { SellerFrame } from '#screens/market/seller/SellerFrame';
import { isDraftStored, watchDraftStorage } from '#services/browser/tab-drafts';
import { rememberPlace } from '#services/session/last-places';
import { toasts, danger } from '../../toasts';
import { useViewer } from '../../viewer';
import { sellerSessionLogic } from '../../wiring/market/seller';
import { signInDialogLogic } from '../../wiring/session/sign-in-dialog';
import { sellerPages, SetupPage } from './seller/sections';
import type { ToastToShow } from '#components/Toasts/queue';
import { sellerMessages } from '#content/messages/market/seller';

/** The toasts that explain why the seller was sent away from a dashboard. */
const leaveToasts: Record<NonNullable<LeaveReason>, ToastToShow> = {
  signInRequired: { tone: 'info', title: sellerMessages.signInRequired },
  notYours: danger(sellerMessages.notYours),
  createStoreFirst: { tone: 'info', title: sellerMessages.createStoreFirst },
};

/** The dashboard of a store. Provides the machine `seller-session` to the page. */
export function Component() {
  const place = usePlace();
  const { isKnown, isUnreachable, viewer } = useViewer();
  const session = SessionContext.useActorRef();
  const isReturning = SignInRedirectContext.useSelector((redirect) => redirect.hasTag('loading'));
  const isDraftKept = useSyncExternalStore(watchDraftStorage, isDraftStored);
  if (isUnreachable) return <ClosedSeller onRetry={() => session.send({ type: 'retry' })} />;
  if (!isKnown) return <LoadingFrame frame="seller" />;
  return (
    <SignInDialogContext.Provider logic={signInDialogLogic}>
      {viewer === null && isReturning ? (
        <LoadingFrame frame="seller" />
      ) : (
        <SellerSessionContext.Provider
          logic={sellerSessionLogic}
          options={{ input: { ...place, viewer } }}
        >
          <Bridges />
          <DraftStoredContext value={isDraftKept}>
            <Dashboard />
          </DraftStoredContext>
        </SellerSessionContext.Provider>
      )}
      <LazySignInDialog />
    </SignInDialogContext.Provider>
  );
}

function usePlace() {
  const { businessId = '', '*': rest = '' } = useParams();
  return { businessId, section: sectionIn(rest) };
}

function Dashboard() {
  const { businessId, section } = usePlace();
  const seller = SellerSessionContext.useActorRef();
  const { stores, lost } = SellerSessionContext.useSelector(({ context }) => context);
  const isOpened = SellerSessionContext.useSelector((snapshot) => snapshot.matches('opened'));
  const isFailed = SellerSessionContext.useSelector((snapshot) => snapshot.matches('failed'));
  const isNew = businessId === NEW_STORE;
  const store = [...stores, lost].find((one) => one?.id === businessId) ?? null;
  useLastStore(store?.id ?? null);
  if (isFailed) return <ClosedSeller onRetry={() => seller.send({ type: 'retry' })} />;
  if (!isOpened || (!store && !isNew)) return <LoadingFrame frame="seller" />;
  if (section === 'index') {
    const first = store ? firstSection(store) : 'setup';
    return <Navigate to={paths.seller.href(businessId, first)} replace />;
  }
  const row = section && sellerPages[section];
  return (
    <SellerFrame
      store={store}
      stores={stores}
      entries={sellerPages}
      section={section}
      title={store ? (row?.label ?? 'Page not found') : 'Create your store'}
      alert={<Alerts store={store} />}
    >
      {/* By the key, the form of a new store is not shown while the files of its dashboard load. */}
      <Suspense key={businessId} fallback={<LoadingSection />}>
        {store && row && <row.Page key={store.id} store={store} />}
        {store && !row && <NoSection storeId={store.id} />}
        {!store && <SetupPage store={null} />}
      </Suspense>
    </SellerFrame>
  );
}

/** Remembers the open store as the last one, which menus list first (product.md §4.4). */
function useLastStore(storeId: string | null): void {
  const userId = useViewer().viewer?.userId ?? null;
  useEffect(() => {
    if (storeId !== null && userId !== null) rememberPlace(userId, 'stores', storeId);
  }, [storeId, userId]);
}

function Alerts({ store }: { store: OwnStore | null }) {
  const signInDialog = SignInDialogContext.useActorRef();
  const isKept = use(DraftStoredContext);
  const hasEnded = SellerSessionContext.useSelector(({ context }) => context.viewer === null);
  const isRemoved = SellerSessionContext.useSelector((snapshot) =>
    snapshot.matches({ opened: 'removed' }),
  );
  return (
    <>
      {hasEnded && (
        <SessionEnded isKept={isKept} onSignIn={() => signInDialog.send({ type: 'open' })} />
      )}
      <Notices>
        <DraftNotStored />
      </Notices>
      {isRemoved && <StoreRemoved />}
      {store?.isHiddenBySite && <StoreHidden reason={store.hiddenReason} />}
      {store?.serverLink === 'paused' && <LinkPaused storeId={store.id} />}
    </>
  );
}

/**
 * Sends changes of the URL and the session to the seller's machine. If the machine emits `leave`, shows the reason and
 * navigates away from the dashboard.
 */
function Bridges() {
  const { businessId, section } = usePlace();
  const { viewer } = useViewer();
  const seller = SellerSessionContext.useActorRef();
  const session = SessionContext.useActorRef();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<{ reason: LeaveReason } | null>(null);
  useEffect(() => {
    const subscriptions = [
      seller.on('leave', ({ reason }) => setLeaving({ reason })),
      session.on('notice', ({ notice }) => {
        if (notice === 'signedOut') seller.send({ type: 'signed out' });
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [seller, session]);
  useEffect(() => {
    seller.send({ type: 'moved', businessId, section });
  }, [seller, businessId, section]);
  useEffect(() => {
    seller.send({ type: 'viewer changed', viewer });
  }, [seller, viewer]);
  // Navigate only after the render. Until then, an open form would ask the seller to confirm leaving the page.
  useEffect(() => {
    if (!leaving) return;
    const { reason } = leaving;
    if (reason !== null) toasts.show(leaveToasts[reason]);
    const to =
      reason === 'createStoreFirst'
        ? paths.seller.href(NEW_STORE, 'setup')
        : paths.marketplace.href();
    void navigate(to, { replace: true });
  }, [leaving, navigate]);
  return null;
}
