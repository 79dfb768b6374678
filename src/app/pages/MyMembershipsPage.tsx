import { useEffect, useState } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { MyMembershipsContext } from '#machines/my-memberships/my-memberships.context';
import { ReviewEditContext } from '#machines/review-edit/review-edit.context';
import { SessionContext } from '#machines/session/session.context';
import { SignInDialogContext } from '#machines/sign-in-dialog/sign-in-dialog.context';
import { WaitingListsContext } from '#machines/waiting-lists/waiting-lists.context';
import { MembershipsSignedOut, MyMemberships } from '#screens/memberships/MyMemberships';
import { reviewEditNotices } from '../notices/reviews';
import { signInDialogNotices } from '../notices/session';
import { useNotices } from '../use-notices';
import { useViewer } from '../viewer';
import { myMembershipsLogic, reviewEditLogic } from '../wiring/buyers';
import { signInDialogLogic } from '../wiring/sign-in-dialog';
import { waitingListsLogic } from '../wiring/waitlist';
import { MyWaitingList } from './MyWaitingList';

/**
 * The memberships of the viewer, with their machines. They remount for another viewer. If the session ends without a
 * sign-out, they stay.
 */
export function Component() {
  return (
    <SignInDialogContext.Provider logic={signInDialogLogic}>
      <SignInToasts />
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
  if (userId === null) return <MembershipsSignedOut isRestoring={!isKnown} />;
  return (
    <MyMembershipsContext.Provider key={userId} logic={myMembershipsLogic}>
      <ReviewEditContext.Provider logic={reviewEditLogic} options={{ input: { userId } }}>
        <ReviewReports />
        <WaitingListsContext.Provider logic={waitingListsLogic}>
          <MyMemberships waitingListOf={(list) => <MyWaitingList list={list} />} />
        </WaitingListsContext.Provider>
      </ReviewEditContext.Provider>
    </MyMembershipsContext.Provider>
  );
}

function ReviewReports() {
  const memberships = MyMembershipsContext.useActorRef();
  const review = ReviewEditContext.useActorRef();
  useNotices(review, reviewEditNotices);
  useEffect(() => {
    const changed = review.on('changed', () => memberships.send({ type: 'reload' }));
    return () => changed.unsubscribe();
  }, [memberships, review]);
  return null;
}

function SignInToasts() {
  useNotices(SignInDialogContext.useActorRef(), signInDialogNotices);
  return null;
}
