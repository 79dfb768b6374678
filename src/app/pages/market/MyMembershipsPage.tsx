import { factorRequiredText } from '#content/messages/session/factor-required';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import type { ToastToShow } from '#components/Toasts/queue';
import { myMembershipsMessages } from '#content/messages/market/my-memberships';
import { waitlistMessages } from '#content/messages/market/waitlist';
import { isClaimReturn } from '#domain/marketplace/membership-claim';
import type { OfferError, RefusalError } from '#domain/marketplace/my-membership';
import type { WaitingList } from '#domain/marketplace/waitlist';
import { paths } from '#domain/paths';
import { MembershipClaimContext } from '#machines/market/membership-claim/membership-claim.machine';
import { MembershipRefusalContext } from '#machines/market/membership-refusal/membership-refusal.machine';
import { MyMembershipsContext } from '#machines/market/my-memberships/my-memberships.machine';
import { OfferAnswerContext } from '#machines/market/offer-answer/offer-answer.machine';
import { ReviewEditContext } from '#machines/market/review-edit/review-edit.machine';
import { WaitingListsContext } from '#machines/market/waiting-lists/waiting-lists.machine';
import { WaitlistContext } from '#machines/market/waitlist/waitlist.machine';
import { MailCodeLogicContext } from '#machines/session/mail-code/mail-code.context';
import { SessionContext } from '#machines/session/session/session.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { MembershipsSignedOut, MyMemberships } from '#screens/market/my-memberships/MyMemberships';
import { WaitingListCard } from '#screens/market/my-memberships/parts/WaitingLists';
import { DraftStoredContext } from '#screens/shell/draft-stored';
import { isDraftStored, watchDraftStorage } from '#services/browser/tab-drafts';
import { keepClaim, readKeptClaim } from '#services/market/membership-claim';
import { usePageState } from '../../boot/page-state';
import { demoInbox } from '../../demo-inbox';
import { danger, success, toasts } from '../../toasts';
import { useViewer } from '../../viewer';
import {
  membershipClaimLogic,
  membershipRefusalLogic,
  myMembershipsLogic,
  offerAnswerLogic,
  reviewEditLogic,
} from '../../wiring/market/buyers';
import { waitingListsLogic, waitlistLogic } from '../../wiring/market/waitlist';
import { mailCodeLogic, signInDialogLogic } from '../../wiring/session/sign-in-dialog';
import { reviewEditMessages } from '#content/messages/market/reviews';

const reviewToasts = {
  saved: success(reviewEditMessages.saved),
  deleted: success(reviewEditMessages.deleted),
};

const waitingListNotices = {
  left: success(waitlistMessages.left),
} as const satisfies Record<string, ToastToShow>;

const refusalToasts: Toasts<'done' | RefusalError['kind']> = {
  done: success(myMembershipsMessages.refused),
  signInRequired: null,
  factorRequired: danger(factorRequiredText),
  unanswered: danger(myMembershipsMessages.notRefused),
};

const offerToasts: Toasts<'confirmed' | 'removed' | OfferError['kind']> = {
  confirmed: success(myMembershipsMessages.confirmed),
  removed: success(myMembershipsMessages.removed),
  otherAddress: null,
  gone: danger(myMembershipsMessages.gone),
  signInRequired: null,
  factorRequired: danger(factorRequiredText),
  unanswered: danger(myMembershipsMessages.notAnswered),
};

/**
 * The memberships of the viewer, with their machines. They remount when the viewer changes. If the session ends without
 * a sign-out, they stay mounted.
 */
export function Component() {
  return (
    <SignInDialogContext.Provider logic={signInDialogLogic}>
      <AriaNavigation>
        <OfViewer />
      </AriaNavigation>
    </SignInDialogContext.Provider>
  );
}

function OfViewer() {
  const { isKnown, viewer } = useViewer();
  const session = SessionContext.useActorRef();
  const [userId, setUserId] = useState<string | null>(null);
  if (viewer && viewer.userId !== userId) setUserId(viewer.userId);
  useEffect(() => {
    const left = session.on('notice', ({ notice }) => {
      if (notice === 'signedOut') setUserId(null);
    });
    return () => left.unsubscribe();
  }, [session]);
  const { demo } = usePageState();
  const isDraftKept = useSyncExternalStore(watchDraftStorage, isDraftStored);
  if (userId === null) return <MembershipsSignedOut isRestoring={!isKnown} />;
  return (
    <MyMembershipsContext.Provider key={userId} logic={myMembershipsLogic}>
      <ReviewEditContext.Provider logic={reviewEditLogic} options={{ input: { userId } }}>
        <WaitingListsContext.Provider logic={waitingListsLogic}>
          <MembershipClaimContext.Provider
            logic={membershipClaimLogic}
            options={{ input: { ownAddress: viewer?.email ?? null, kept: readKeptClaim(userId) } }}
          >
            <MembershipRefusalContext.Provider logic={membershipRefusalLogic}>
              <OfferAnswerContext.Provider logic={offerAnswerLogic}>
                <ChangeReports />
                <ClaimReports userId={userId} ownAddress={viewer?.email} />
                <MailCodeLogicContext value={mailCodeLogic}>
                  <DraftStoredContext value={isDraftKept}>
                    <MyMemberships
                      inboxOf={demoInbox(demo)}
                      waitingListOf={(list) => <MyWaitingList list={list} />}
                    />
                  </DraftStoredContext>
                </MailCodeLogicContext>
              </OfferAnswerContext.Provider>
            </MembershipRefusalContext.Provider>
          </MembershipClaimContext.Provider>
        </WaitingListsContext.Provider>
      </ReviewEditContext.Provider>
    </MyMembershipsContext.Provider>
  );
}

/** Shows a toast for the result of a change, and reads the list again. */
function ChangeReports() {
  const memberships = MyMembershipsContext.useActorRef();
  const review = ReviewEditContext.useActorRef();
  const refusal = MembershipRefusalContext.useActorRef();
  const offer = OfferAnswerContext.useActorRef();
  useEffect(() => {
    const report = (toast: ToastToShow | null) => {
      if (toast) toasts.show(toast);
      memberships.send({ type: 'reload' });
    };
    const reports = [
      review.on('saved', () => report(reviewToasts.saved)),
      review.on('deleted', () => report(reviewToasts.deleted)),
      review.on('failed', () => report(null)),
      refusal.on('done', () => report(refusalToasts.done)),
      refusal.on('failed', ({ kind }) => report(refusalToasts[kind])),
      offer.on('done', ({ value }) => report(offerToasts[value])),
      offer.on('failed', ({ kind }) => report(offerToasts[kind])),
    ];
    return () => {
      for (const each of reports) each.unsubscribe();
    };
  }, [memberships, review, refusal, offer]);
  return null;
}

/**
 * Stores the user's input in this browser, reloads the list after a claim, and continues the claim when the user
 * returns from the link in the email.
 */
function ClaimReports({
  userId,
  ownAddress,
}: {
  userId: string;
  ownAddress: string | null | undefined;
}) {
  const memberships = MyMembershipsContext.useActorRef();
  const claim = MembershipClaimContext.useActorRef();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const kept = claim.on('keep', (event) => keepClaim(userId, event.claim));
    const changed = claim.on('changed', () => memberships.send({ type: 'reload' }));
    return () => {
      kept.unsubscribe();
      changed.unsubscribe();
    };
  }, [claim, memberships, userId]);
  useEffect(() => {
    if (ownAddress !== undefined) claim.send({ type: 'own address', address: ownAddress });
  }, [claim, ownAddress]);
  useEffect(() => {
    if (!isClaimReturn(search)) return;
    claim.send({ type: 'returned' });
    void navigate(paths.myMemberships.href(), { replace: true });
  }, [claim, search, navigate]);
  return null;
}

/** The toast for each result of a change. Null if the page shows the result itself. */
type Toasts<Result extends string> = Readonly<Record<Result, ToastToShow | null>>;

/** One of the viewer's waiting lists, with its machine. */
function MyWaitingList({ list }: { list: WaitingList }) {
  const [options] = useState(() => ({
    input: { membershipId: list.membershipId, isWanted: false },
  }));
  return (
    <WaitlistContext.Provider logic={waitlistLogic} options={options}>
      <Connections since={list.since} />
      <WaitingListCard list={list} />
    </WaitlistContext.Provider>
  );
}

function Connections({ since }: { since: string }) {
  const lists = WaitingListsContext.useActorRef();
  const waitlist = WaitlistContext.useActorRef();
  useEffect(() => {
    const leaving = waitlist.on('left', () => {
      toasts.show(waitingListNotices.left);
      lists.send({ type: 'reload' });
    });
    waitlist.send({ type: 'known', since });
    return () => leaving.unsubscribe();
  }, [lists, waitlist, since]);
  return null;
}
