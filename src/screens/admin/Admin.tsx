import { useRef } from 'react';
import { type AdminView, adminView } from '#machines/managed-users/view';
import { ManagedUsersContext } from '#machines/managed-users/managed-users.context';
import { KeepFocus } from '../_shell/KeepFocus';
import * as css from './Admin.css';
import { AdminFrame } from './AdminFrame';
import { AddUserForm } from './parts/AddUserForm';
import { LoadingUsers, NotAllowed, SignedOut, UsersUnreachable } from './parts/AdminStates';
import { ManagedUsers } from './parts/ManagedUsers';

/**
 * The admin panel (spec §2 «/admin», §5): who owns which panel, for site admins and the platform owner. It draws the
 * session and the flows `managed-users` and `sign-in-dialog`, and asks nobody else.
 */
export function Admin() {
  const body = useRef<HTMLDivElement>(null);
  const view = ManagedUsersContext.useSelector(adminView);
  return (
    <AdminFrame>
      <div ref={body} tabIndex={-1} className={css.body}>
        {/* A view that goes away must not take the reader's place with it. */}
        <KeepFocus key={view} fallback={body} />
        <View of={view} />
      </div>
    </AdminFrame>
  );
}

/** The same for someone who is not signed in, or of whom that is not known yet: nothing is asked for. */
export function AdminSignedOut({ isRestoring }: { isRestoring: boolean }) {
  return <AdminFrame>{isRestoring ? <LoadingUsers /> : <SignedOut />}</AdminFrame>;
}

function View({ of }: { of: AdminView }) {
  switch (of) {
    case 'loading':
      return <LoadingUsers />;
    case 'listed':
      return (
        <>
          <AddUserForm />
          <ManagedUsers />
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
