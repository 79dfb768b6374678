import type { RefObject } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import {
  joinErrors,
  notLeftText,
  notReadText,
  sinceText,
  waitlistMessages,
} from '#content/messages/market/waitlist';
import {
  WaitlistContext,
  waitlistFailure,
  type WaitlistFailure,
  waitlistView,
} from '#machines/market/waitlist/waitlist.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { box, grid } from '#theme/box';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import { KeepFocus } from '../../../shell/KeepFocus';
import { LeaveWaitlist } from '../../LeaveWaitlist';
import { WaitlistButton } from '../../store/parts/WaitlistButton';
import { quiet } from '../../store/StoreView.css';

export interface WaitlistCardProps {
  /** Gets the focus if the focused button is unmounted. */
  area: RefObject<HTMLElement | null>;
  /** The id of the element with the membership's name. */
  nameId: string;
}

/** The viewer's status, and the buttons to join and leave. Reads the session, `waitlist` and `sign-in-dialog`. */
export function WaitlistCard({ area, nameId }: WaitlistCardProps) {
  const view = WaitlistContext.useSelector(waitlistView);
  const since = WaitlistContext.useSelector(({ context }) => context.since);
  const failure = WaitlistContext.useSelector(waitlistFailure);
  return (
    <>
      <KeepFocus key={view} fallback={area} />
      <div role="status" className={grid({ gap: 'xs' })}>
        {view === 'waiting' && since !== null && (
          <>
            <p className={box({ weight: 'strong' })}>{waitlistMessages.waiting}</p>
            <p className={`${box({ size: 's' })} ${quiet}`}>{sinceText(since)}</p>
            <p className={`${box({ size: 's' })} ${quiet}`}>{waitlistMessages.noMessage}</p>
          </>
        )}
        {view === 'failed' && failure && failure !== 'signInRequired' && (
          <p>{failureTexts[failure]}</p>
        )}
      </div>
      <Actions nameId={nameId} />
      {view !== 'waiting' && (
        <p className={`${box({ size: 's' })} ${quiet}`}>{waitlistMessages.privacy}</p>
      )}
      <LeaveWaitlist />
      <SignInQuestion />
    </>
  );
}

const failureTexts = {
  ...joinErrors,
  unreachable: notReadText,
  notLeft: notLeftText,
} as const satisfies Record<Exclude<WaitlistFailure, 'signInRequired'>, string>;

/** Shown until the session is known. */
export function JoiningWaitlist({ nameId, isWanted }: { nameId: string; isWanted: boolean }) {
  return (
    <WaitlistButton nameId={nameId} isPending={isWanted} onPress={() => {}}>
      {isWanted ? waitlistMessages.joining : waitlistMessages.join}
    </WaitlistButton>
  );
}

function Actions({ nameId }: Pick<WaitlistCardProps, 'nameId'>) {
  const waitlist = WaitlistContext.useActorRef();
  const view = WaitlistContext.useSelector(waitlistView);
  const failure = WaitlistContext.useSelector(waitlistFailure);
  const isLeaving = WaitlistContext.useSelector((state) => state.matches('leaving'));
  const retry = () => waitlist.send({ type: 'retry' });
  switch (view) {
    case 'open':
      return (
        <WaitlistButton nameId={nameId} onPress={() => waitlist.send({ type: 'join' })}>
          {waitlistMessages.join}
        </WaitlistButton>
      );
    case 'joining':
      return (
        <WaitlistButton nameId={nameId} isPending onPress={retry}>
          {waitlistMessages.joining}
        </WaitlistButton>
      );
    case 'waiting':
      return (
        <WaitlistButton
          nameId={nameId}
          isPending={isLeaving}
          onPress={() => waitlist.send({ type: 'leave' })}
        >
          {isLeaving ? waitlistMessages.leaving : waitlistMessages.leave}
        </WaitlistButton>
      );
    case 'failed':
      if (failure === 'noMembership' || failure === 'ownStore' || failure === 'alreadyMember') {
        return null;
      }
      return failure === 'notSoldOut' ? (
        <WaitlistButton nameId={nameId} onPress={() => window.location.reload()}>
          Reload the page
        </WaitlistButton>
      ) : (
        <WaitlistButton nameId={nameId} onPress={retry}>
          Try again
        </WaitlistButton>
      );
  }
}

/** If a signed-out viewer wants to join the waiting list, asks the viewer to sign in. */
function SignInQuestion() {
  const waitlist = WaitlistContext.useActorRef();
  const signIn = SignInDialogContext.useActorRef();
  const isOpen = WaitlistContext.useSelector((state) => state.hasTag('asksToSignIn'));
  const isEnded = WaitlistContext.useSelector((state) => state.matches('failed'));
  return (
    <Dialog
      size="small"
      title={waitlistMessages.signInTitle}
      description={isEnded ? waitlistMessages.sessionEnded : waitlistMessages.signInHelp}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) waitlist.send({ type: 'cancel' });
      }}
      footer={
        <>
          <Button tone="plain" onPress={() => waitlist.send({ type: 'cancel' })}>
            Not now
          </Button>
          <Button tone="plain" onPress={() => signIn.send({ type: 'open' })}>
            Use email and password
          </Button>
          <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
        </>
      }
    />
  );
}
