import { useEffect } from 'react';
import type { ToastToShow } from '#components/Toasts/queue';
import { accessMessages } from '#content/messages/dashboard/access-requests';
import { AccessRequestsContext } from '#machines/dashboard/access-requests/access-requests.machine';
import { failureOf } from '#machines/charts/view';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { RequestDeclineContext } from '#machines/dashboard/request-decline/request-decline.machine';
import {
  AccessRequests,
  type AccessRequestsProps,
} from '#screens/dashboard/editors/AccessRequests';
import { success, toasts } from '../../toasts';
import { accessRequestsLogic, requestDeclineLogic } from '../../wiring/dashboard/access-requests';

const requestDeclinedToast: ToastToShow = success(accessMessages.declined);

interface Counted {
  serverId: string;
  /** Receives the number of all requests that wait. */
  onCount: (waiting: number) => void;
}

export interface EditorRequestsProps extends AccessRequestsProps, Counted {
  /** Called with whether the requests are shown. */
  onShown: (isShown: boolean) => void;
}

/** The requests for access to a server, with their machines. The list is read again after each change of the team. */
export function EditorRequests({ serverId, onCount, onShown, ...props }: EditorRequestsProps) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return (
    <AccessRequestsContext.Provider logic={accessRequestsLogic} options={{ input: { serverId } }}>
      <RequestDeclineContext.Provider logic={requestDeclineLogic}>
        <Reports />
        <Count onCount={onCount} />
        <AccessRequests {...props} />
      </RequestDeclineContext.Provider>
    </AccessRequestsContext.Provider>
  );
}

/** Counts the requests where they are not shown. Renders nothing. */
export function RequestCounter({ serverId, onCount }: Counted) {
  return (
    <AccessRequestsContext.Provider logic={accessRequestsLogic} options={{ input: { serverId } }}>
      <Count onCount={onCount} />
    </AccessRequestsContext.Provider>
  );
}

function Count({ onCount }: Pick<Counted, 'onCount'>) {
  const waiting = AccessRequestsContext.useSelector((state) =>
    failureOf(state) === 'notAllowed' ? 0 : state.context.value?.total,
  );
  useEffect(() => {
    if (waiting !== undefined) onCount(waiting);
  }, [waiting, onCount]);
  return null;
}

function Reports() {
  const requests = AccessRequestsContext.useActorRef();
  const decline = RequestDeclineContext.useActorRef();
  const member = MemberEditContext.useActorRef();
  const permissions = PermissionEditContext.useActorRef();
  useEffect(() => {
    const reload = () => {
      decline.send({ type: 'dismiss' });
      requests.send({ type: 'reload' });
    };
    const reports = [
      member.on('confirm', reload),
      permissions.on('confirm', reload),
      decline.on('done', ({ subject }) => {
        requests.send({ type: 'patch', patch: subject });
        requests.send({ type: 'reload' });
        toasts.show(requestDeclinedToast);
      }),
      decline.on('failed', ({ subject, kind }) => {
        if (kind === 'notOpen') requests.send({ type: 'patch', patch: subject });
      }),
    ];
    return () => {
      for (const report of reports) report.unsubscribe();
    };
  }, [requests, decline, member, permissions]);
  return null;
}
