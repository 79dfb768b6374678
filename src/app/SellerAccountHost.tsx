import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountPartIn, type AccountPart } from '#domain/marketplace/account-address';
import { paths } from '#domain/paths';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { addressPart } from '#machines/market/seller-account/view';
import { SessionContext } from '#machines/session/session/session.machine';
import { AccountDraftsContext, InboxContext } from '#screens/market/seller-account/account-form';
import { LazyAccountDialog } from '#screens/market/seller-account/LazyAccountDialog';
import {
  forgetAccountDraft,
  readAccountDraft,
  saveAccountDraft,
} from '#services/session/account-draft';
import { openSession, type SessionActors, usePageState } from './boot/page-state';
import { MailCodeLogicContext } from '#machines/session/mail-code/mail-code.context';
import { demoInbox } from './demo-inbox';
import { mailCodeLogic } from './wiring/session/sign-in-dialog';
import { useNotices, success } from './toasts';
import type { ToastToShow } from '#components/Toasts/queue';
import { accountMessages } from '#content/messages/session/account';
import { sessionMessages } from '#content/messages/session/session';
import type { SellerAccountNotice } from '#machines/market/seller-account/seller-account.setup';

const sellerAccountNotices: Record<SellerAccountNotice, ToastToShow> = {
  signedIn: success(sessionMessages.signedIn),
  created: success(accountMessages.created),
  passwordChanged: success(accountMessages.passwordChanged),
};

const drafts = { read: readAccountDraft, save: saveAccountDraft };

/**
 * Connects the account dialog to the session, the URL and the router. The session starts only when the dialog needs it,
 * because visitors who only look at the stores need no session.
 */
export function SellerAccountHost() {
  const { actors, demo } = usePageState();
  const isNeeded = SellerAccountContext.useSelector((dialog) => !dialog.matches('closed'));
  useEffect(() => {
    if (isNeeded) openSession();
  }, [isNeeded]);
  return (
    <>
      <Address />
      <Departure />
      {actors && (
        <SessionContext.ActorProvider actor={actors.session}>
          <Viewer {...actors} />
          <AccountDraftsContext value={drafts}>
            <InboxContext value={demoInbox(demo)}>
              <MailCodeLogicContext value={mailCodeLogic}>
                <LazyAccountDialog />
              </MailCodeLogicContext>
            </InboxContext>
          </AccountDraftsContext>
        </SessionContext.ActorProvider>
      )}
    </>
  );
}

/**
 * Reports the signed-in user to the machine. If the user is returning from a sign-in, reports them only after the
 * sign-in is complete.
 */
function Viewer({ session, redirect }: Pick<SessionActors, 'session' | 'redirect'>) {
  const dialog = SellerAccountContext.useActorRef();
  const userId = useSelector(session, ({ context }) => context.session?.user.id ?? null);
  const isKnown = useSelector(session, (snapshot) => !snapshot.matches('restoring'));
  const isUnreachable = useSelector(session, (snapshot) =>
    snapshot.matches({ restoring: 'unreachable' }),
  );
  const isReturning = useSelector(
    redirect,
    (snapshot) =>
      snapshot.matches('reading') ||
      (snapshot.matches('signingIn') && !snapshot.matches({ signingIn: { work: 'left' } })),
  );
  useEffect(() => {
    if (isUnreachable) dialog.send({ type: 'session unreachable' });
    if (isKnown && !isReturning) dialog.send({ type: 'viewer changed', userId });
  }, [dialog, userId, isKnown, isUnreachable, isReturning]);
  useEffect(() => {
    const retry = dialog.on('retry session', () => session.send({ type: 'retry' }));
    return () => retry.unsubscribe();
  }, [dialog, session]);
  return null;
}

/**
 * Opens the part of the dialog that the URL names, and keeps the URL up to date, so that a reload opens the dialog
 * again.
 */
function Address() {
  const dialog = SellerAccountContext.useActorRef();
  const navigate = useNavigate();
  const { search } = useLocation();
  const named = accountPartIn(search);
  const here = useRef({ search, named });
  useEffect(() => {
    here.current = { search, named };
    const isClosed = addressPart(dialog.getSnapshot()) === null;
    if (named !== null && isClosed) dialog.send({ type: 'open', part: named });
  }, [dialog, search, named]);
  useEffect(() => {
    const subscription = dialog.subscribe((snapshot) => {
      const part = addressPart(snapshot);
      if (part === undefined || part === here.current.named) return;
      here.current = { search: withPart(here.current.search, part), named: part };
      void navigate({ search: here.current.search }, { replace: true, preventScrollReset: true });
    });
    return () => subscription.unsubscribe();
  }, [dialog, navigate]);
  return null;
}

function withPart(search: string, part: AccountPart | null): string {
  const query = new URLSearchParams(search);
  if (part === null) query.delete('account');
  else query.set('account', part);
  return query.toString();
}

/** Shows the notices of the dialog, and navigates to the seller's dashboard when the machine emits `leave`. */
function Departure() {
  const dialog = SellerAccountContext.useActorRef();
  const navigate = useNavigate();
  useNotices(dialog, sellerAccountNotices);
  useEffect(() => {
    const subscriptions = [
      dialog.on('notice', ({ notice }) => {
        if (notice === 'created') forgetAccountDraft();
      }),
      dialog.on('leave', ({ storeId }) => {
        void navigate(
          storeId === null ? paths.seller.href('new', 'setup') : paths.seller.href(storeId),
        );
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dialog, navigate]);
  return null;
}
