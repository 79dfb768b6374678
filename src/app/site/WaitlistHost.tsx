import { type RefObject, useEffect, useState } from 'react';
import { SessionContext } from '#machines/session/session/session.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { WaitlistContext } from '#machines/market/waitlist/waitlist.machine';
import { LazySignInDialog } from '#screens/session/LazySignInDialog';
import { JoiningWaitlist, WaitlistCard } from '#screens/market/store-page/waitlist/WaitlistCard';
import { keepWaitlistWish } from '#services/market/waitlist-wish';
import { WithSession } from '../boot/WithSession';
import { signInDialogLogic } from '../wiring/session/sign-in-dialog';
import { waitlistLogic } from '../wiring/market/waitlist';
import type { WaitlistProps } from './Waitlist';

export interface WaitlistHostProps extends WaitlistProps {
  /** The element that receives the focus if the focused button is unmounted. */
  area: RefObject<HTMLElement | null>;
  /** Whether the visitor pressed Join, either now or before a sign-in. */
  isWanted: boolean;
}

/** The waiting list of a membership, with its machines and the sign-in. */
export function WaitlistHost({ area, membershipId, nameId, isWanted }: WaitlistHostProps) {
  const [options] = useState(() => ({ input: { membershipId, isWanted } }));
  useEffect(() => {
    // Focus the area, because the pressed button was unmounted or the visitor has returned from the sign-in.
    if (isWanted) area.current?.focus();
  }, [area, isWanted]);
  return (
    <WithSession fallback={<JoiningWaitlist nameId={nameId} isWanted={isWanted} />}>
      <SignInDialogContext.Provider logic={signInDialogLogic}>
        <WaitlistContext.Provider logic={waitlistLogic} options={options}>
          <Connections membershipId={membershipId} />
          <WaitlistCard area={area} nameId={nameId} />
          <LazySignInDialog />
        </WaitlistContext.Provider>
      </SignInDialogContext.Provider>
    </WithSession>
  );
}

/** Reports the signed-in user to the machine, and stores in this tab whether the visitor wants to join. */
function Connections({ membershipId }: { membershipId: string }) {
  const waitlist = WaitlistContext.useActorRef();
  const session = SessionContext.useSelector(({ context }) => context.session);
  const isKnown = SessionContext.useSelector((snapshot) => !snapshot.matches('restoring'));
  useEffect(() => {
    const keeping = waitlist.on('keep', ({ isWanted }) => keepWaitlistWish(membershipId, isWanted));
    return () => keeping.unsubscribe();
  }, [waitlist, membershipId]);
  useEffect(() => {
    if (isKnown) waitlist.send({ type: 'viewer changed', userId: session?.user.id ?? null });
  }, [waitlist, isKnown, session]);
  return null;
}
