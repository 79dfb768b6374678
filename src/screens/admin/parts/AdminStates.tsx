import { ArrowLeft, Lock, LogIn, RotateCw, Unplug, UsersRound } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { adminMessages } from '#content/messages/admin/admin';
import { connectionMessages } from '#content/messages/shell/shell';
import { paths } from '#domain/paths';
import { ManagedUsersContext } from '#machines/admin/managed-users/managed-users.machine';
import { UserAdditionContext } from '#machines/admin/user-addition/user-addition.machine';
import { UserRemovalContext } from '#machines/admin/user-removal/user-removal.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { box, stack } from '#theme/box';
import { DiscordSignInButton } from '../../session/DiscordSignInButton';
import { prepareSignInDialog } from '../../session/LazySignInDialog';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from '../Admin.css';

const ROWS = 5;

export function LoadingUsers() {
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        {adminMessages.loading}
      </p>
      <ul aria-busy aria-label="Loading" className={stack({ surface: 'card' })}>
        {Array.from({ length: ROWS }, (_, index) => (
          <li key={index} className={css.loadingRow}>
            <Skeleton shape="circle" width="2rem" />
            <span className={stack({ gap: 's', flex: 'auto' })}>
              <Skeleton width="11rem" />
              <Skeleton width={index % 2 === 0 ? '7rem' : '9rem'} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NoUsers() {
  return (
    <div className={box({ surface: 'card' })}>
      <EmptyState
        level={3}
        icon={<UsersRound />}
        title={adminMessages.empty}
        description={adminMessages.emptyHelp}
      />
    </div>
  );
}

/** Replaces the panel if the user has no role on the site. Explains why, and who can give them a role. */
export function NotAllowed() {
  return (
    <div role="alert" className={box({ surface: 'card' })}>
      <EmptyState
        icon={<Lock />}
        title={adminMessages.notAllowed}
        description={adminMessages.notAllowedHelp}
        actions={
          <>
            <LinkButton icon={<ArrowLeft />} href={paths.servers.href()}>
              Back to Servers
            </LinkButton>
            <RetryButton tone="plain">Check again</RetryButton>
          </>
        }
      />
    </div>
  );
}

export function UsersUnread({ kind }: { kind: 'tooSlow' | 'unreachable' }) {
  return (
    <div role="alert" className={box({ surface: 'card' })}>
      <EmptyState
        icon={<Unplug />}
        title={adminMessages.unreachable}
        description={
          kind === 'tooSlow' ? connectionMessages.tooSlow : adminMessages.unreachableHelp
        }
        actions={<RetryButton>Try again</RetryButton>}
      />
    </div>
  );
}

export function SignedOut() {
  return (
    <div className={box({ surface: 'card' })}>
      <EmptyState
        icon={<LogIn />}
        title={adminMessages.signedOut}
        description={adminMessages.signedOutHelp}
        actions={
          <>
            <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
            <SignInButton>Use email and password</SignInButton>
          </>
        }
      />
    </div>
  );
}

function RetryButton({ tone, children }: { tone?: 'plain'; children: string }) {
  const managedUsers = ManagedUsersContext.useActorRef();
  const changes = [UserAdditionContext.useActorRef(), UserRemovalContext.useActorRef()];
  const retry = () => {
    for (const change of changes) change.send({ type: 'dismiss' });
    managedUsers.send({ type: 'reload' });
  };
  return (
    <Button tone={tone} icon={<RotateCw />} onPress={retry}>
      {children}
    </Button>
  );
}

export function SignInButton({ children }: { children: string }) {
  const dialog = SignInDialogContext.useActorRef();
  return (
    <Button
      tone="plain"
      onPointerEnter={prepareSignInDialog}
      onFocus={prepareSignInDialog}
      onPress={() => dialog.send({ type: 'open' })}
    >
      {children}
    </Button>
  );
}
