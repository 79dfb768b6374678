import { CloudOff, LogIn, RotateCw, Ticket, Unplug } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Notice, Notices } from '#components/Notice/Notice';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  myMembershipsErrorText,
  myMembershipsMessages,
} from '#content/messages/market/my-memberships';
import type { MyMembershipsError } from '#domain/marketplace/my-membership';
import { paths } from '#domain/paths';
import { staleReasonOf } from '#machines/charts/view';
import { MyMembershipsContext } from '#machines/market/my-memberships/my-memberships.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { box, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import { prepareSignInDialog } from '../../../session/LazySignInDialog';
import * as css from '../MyMemberships.css';

export function LoadingMemberships() {
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        {myMembershipsMessages.loading}
      </p>
      <ul aria-busy aria-label="Loading" className={stack({ gap: 'l' })}>
        {Array.from({ length: 2 }, (_, index) => (
          <li key={index} className={stack({ gap: 'l', shrinks: true, surface: 'panel' })}>
            <span className={css.head}>
              <Skeleton shape="circle" width="3rem" />
              <Skeleton width="10rem" />
            </span>
            <Skeleton width="70%" />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NoMemberships() {
  return (
    <div className={box({ surface: 'card' })}>
      <EmptyState
        icon={<Ticket />}
        title={myMembershipsMessages.empty}
        description={myMembershipsMessages.emptyHelp}
        actions={<LinkButton href={paths.marketplace.href()}>Go to the marketplace</LinkButton>}
      />
    </div>
  );
}

export function MembershipsFailed({ kind }: { kind: MyMembershipsError['kind'] }) {
  const memberships = MyMembershipsContext.useActorRef();
  const { title, help } = myMembershipsErrorText(kind);
  const isEnded = kind === 'signInRequired';
  return (
    <div role="alert" className={box({ surface: 'card' })}>
      <EmptyState
        icon={isEnded ? <LogIn /> : <Unplug />}
        title={title}
        description={help}
        actions={
          <>
            {isEnded && <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>}
            <Button
              tone={isEnded ? 'plain' : undefined}
              icon={<RotateCw />}
              onPress={() => memberships.send({ type: 'retry' })}
            >
              Try again
            </Button>
          </>
        }
      />
    </div>
  );
}

/** Shown instead of the list to signed-out users. After the sign-in, Discord redirects back to this page. */
export function SignedOut() {
  const dialog = SignInDialogContext.useActorRef();
  return (
    <div className={box({ surface: 'card' })}>
      <EmptyState
        icon={<LogIn />}
        title={myMembershipsMessages.signedOut}
        description={myMembershipsMessages.signedOutHelp}
        actions={
          <>
            <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
            <Button
              tone="plain"
              onPointerEnter={prepareSignInDialog}
              onFocus={prepareSignInDialog}
              onPress={() => dialog.send({ type: 'open' })}
            >
              Use email and password
            </Button>
          </>
        }
      />
    </div>
  );
}

export function StaleNotice() {
  const memberships = MyMembershipsContext.useActorRef();
  const reason = MyMembershipsContext.useSelector(staleReasonOf);
  return (
    <Notices>
      {reason !== null && (
        <Notice
          tone="warning"
          icon={reason === 'signInRequired' ? <LogIn /> : <CloudOff />}
          text={myMembershipsMessages.stale[reason]}
          actions={
            <>
              {reason === 'signInRequired' && (
                <DiscordSignInButton tone="plain">Sign in</DiscordSignInButton>
              )}
              <Button
                tone="plain"
                size="compact"
                onPress={() => memberships.send({ type: 'reload' })}
              >
                Load again
              </Button>
            </>
          }
        />
      )}
    </Notices>
  );
}
