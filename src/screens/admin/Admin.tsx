import { type ReactNode, useRef } from 'react';
import { type AdminView, adminView } from '#machines/managed-users/view';
import { ManagedUsersContext } from '#machines/managed-users/managed-users.machine';
import { KeepFocus } from '../_shell/KeepFocus';
import * as css from './Admin.css';
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
 * session and the machines `managed-users` and `sign-in-dialog`.
 */
export function Admin({ reports }: AdminProps) {
  const body = useRef<HTMLDivElement>(null);
  const view = ManagedUsersContext.useSelector(adminView);
  return (
    <AdminFrame>
      <div ref={body} tabIndex={-1} className={css.body}>
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

function View({ of, reports }: AdminProps & { of: AdminView }) {
  switch (of) {
    case 'loading':
      return <LoadingUsers />;
    case 'listed':
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
