import { useEffect } from 'react';
import { AccessRequestsContext } from '#machines/access-requests/access-requests.machine';
import { MemberEditContext } from '#machines/member-edit/member-edit.machine';
import { PermissionEditContext } from '#machines/permission-edit/permission-edit.machine';
import {
  AccessRequests,
  type AccessRequestsProps,
} from '#screens/server-settings/editors/AccessRequests';
import { requestDeclinedToast } from '../notices/access-requests';
import { toasts } from '../toasts';
import { accessRequestsLogic } from '../wiring/access-requests';

export interface EditorRequestsProps extends AccessRequestsProps {
  serverId: string;
}

/** The requests for access to a server, with their machine. The list is read again after each change of the team. */
export function EditorRequests({ serverId, ...props }: EditorRequestsProps) {
  return (
    <AccessRequestsContext.Provider logic={accessRequestsLogic} options={{ input: { serverId } }}>
      <Reports />
      <AccessRequests {...props} />
    </AccessRequestsContext.Provider>
  );
}

function Reports() {
  const requests = AccessRequestsContext.useActorRef();
  const member = MemberEditContext.useActorRef();
  const permissions = PermissionEditContext.useActorRef();
  useEffect(() => {
    const reload = () => requests.send({ type: 'reload' });
    const reports = [
      member.on('confirm', reload),
      permissions.on('confirm', reload),
      requests.on('declined', () => toasts.show(requestDeclinedToast)),
    ];
    return () => {
      for (const report of reports) report.unsubscribe();
    };
  }, [requests, member, permissions]);
  return null;
}
