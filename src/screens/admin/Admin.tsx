import { type ReactNode, useRef } from 'react';
import { closingError, type ListError } from '#domain/admin/managed-user';
import { failedRun, viewOf } from '#machines/charts/view';
import { ManagedUsersContext } from '#machines/admin/managed-users/managed-users.machine';
import { UserAdditionContext } from '#machines/admin/user-addition/user-addition.machine';
import { UserRemovalContext } from '#machines/admin/user-removal/user-removal.machine';
import { stack } from '#theme/box';
import { KeepFocus } from '../shell/KeepFocus';
import { AdminFrame } from './AdminFrame';
import { AddUserForm } from './parts/AddUserForm';
import { LoadingUsers, NotAllowed, SignedOut, UsersUnreachable } from './parts/AdminStates';
import { ManagedUsers } from './parts/ManagedUsers';

export interface AdminProps {
  /** The section with the reports of stores and reviews. */
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
    case 'unreachable':
      return <UsersUnreachable />;
  }
}
