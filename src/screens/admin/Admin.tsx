import { type ReactNode, useRef } from 'react';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { brand } from '#content/brand';
import { closingError, type ListError } from '#domain/admin/managed-user';
import { paths } from '#domain/paths';
import { useIsRefreshing } from '#machines/charts/known.context';
import { failedRun, viewOf } from '#machines/charts/view';
import { ManagedUsersContext } from '#machines/admin/managed-users/managed-users.machine';
import { UserAdditionContext } from '#machines/admin/user-addition/user-addition.machine';
import { UserRemovalContext } from '#machines/admin/user-removal/user-removal.machine';
import { SessionContext } from '#machines/session/session/session.machine';
import { stack } from '#theme/box';
import { LazySignInDialog } from '../session/LazySignInDialog';
import { SessionAccount } from '../session/AccountMenu';
import { KeepFocus } from '../shell/KeepFocus';
import { TopBar } from '../shell/TopBar';
import * as css from './Admin.css';
import { AddUserForm } from './parts/AddUserForm';
import {
  LoadingUsers,
  NotAllowed,
  SignedOut,
  SignInButton,
  UsersUnread,
} from './parts/AdminStates';
import { ManagedUsers } from './parts/ManagedUsers';

export interface AdminProps {
  reports?: ReactNode;
}

/**
 * The admin panel for site admins and the platform owner (product.md §13.1). It lists the owners of panels. Reads the
 * session and the machines `managed-users`, `user-addition`, `user-removal` and `sign-in-dialog`.
 */
export function Admin({ reports }: AdminProps) {
  const body = useRef<HTMLDivElement>(null);
  const read = ManagedUsersContext.useSelector(viewOf);
  const notAdded = UserAdditionContext.useSelector(failedRun)?.kind;
  const notRemoved = UserRemovalContext.useSelector(failedRun)?.kind;
  const view = closingError(notAdded, notRemoved) ?? read;
  return (
    <AdminFrame>
      <div ref={body} tabIndex={-1} className={stack({ gap: 'xxl', outline: 'none' })}>
        {/* If the focused element is unmounted with its view, moves the focus to the panel instead of
            `document.body`. */}
        <KeepFocus key={view} fallback={body} />
        <View of={view} reports={reports} />
      </div>
    </AdminFrame>
  );
}

/** The panel for a signed-out user, or while the session is restored. It sends no request. */
export function AdminSignedOut({ isRestoring }: { isRestoring: boolean }) {
  return <AdminFrame>{isRestoring ? <LoadingUsers /> : <SignedOut />}</AdminFrame>;
}

function View({ of, reports }: AdminProps & { of: 'loading' | 'shown' | ListError['kind'] }) {
  switch (of) {
    case 'loading':
      return <LoadingUsers />;
    case 'shown':
      return (
        <>
          <AddUserForm />
          <ManagedUsers />
          {reports}
        </>
      );
    case 'notAllowed':
      return <NotAllowed />;
    case 'signInRequired':
      return <SignedOut />;
    case 'tooSlow':
    case 'unreachable':
      return <UsersUnread kind={of} />;
  }
}

function AdminFrame({ children }: { children: ReactNode }) {
  const isSignedOut = SessionContext.useSelector((session) => session.matches('signedOut'));
  return (
    <>
      <title>{`Admin Panel · ${brand.name}`}</title>
      <TopBar
        back={{ href: paths.servers.href(), label: 'Back to Servers' }}
        end={
          <>
            <SessionAccount />
            {isSignedOut && <SignInButton>Sign in</SignInButton>}
          </>
        }
      />
      <main id="main" aria-busy={useIsRefreshing() || undefined} tabIndex={-1} className={css.page}>
        <PageHeader
          title="Admin Panel"
          subtitle="Users who own a panel, and the panel each one owns."
        />
        {children}
      </main>
      <LazySignInDialog />
    </>
  );
}
