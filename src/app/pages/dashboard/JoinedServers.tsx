import { useEffect, useEffectEvent } from 'react';
import { AccessAskContext } from '#machines/dashboard/access-ask/access-ask.machine';
import { ServerFactsContext } from '#machines/dashboard/server-facts/server-facts.machine';
import { ServerPageContext } from '#machines/dashboard/server-page/server-page.machine';
import { JoinedList, type JoinedListProps } from '#screens/dashboard/servers/joined/JoinedList';
import type { Server } from '#domain/servers/server';
import { isOutdatedBy } from '#domain/team/access-request';
import { accessAskLogic } from '../../wiring/dashboard/access-requests';
import { serverFactsLogic } from '../../wiring/dashboard/servers';

/** The servers in which the viewer is only a member, with the machine of the viewer's requests for access. */
export function JoinedServers({ servers }: JoinedListProps) {
  return (
    <AccessAskContext.Provider logic={accessAskLogic}>
      <PageReports />
      <JoinedList servers={servers} />
    </AccessAskContext.Provider>
  );
}

/** The request for access to one server, on its dashboard. The facts about the server are read when it is mounted. */
export function AskAccess({ server }: { server: Server }) {
  return (
    <ServerFactsContext.Provider logic={serverFactsLogic}>
      <AccessAskContext.Provider logic={accessAskLogic}>
        <DashboardReports />
        <JoinedList servers={[server]} />
      </AccessAskContext.Provider>
    </ServerFactsContext.Provider>
  );
}

function PageReports() {
  const page = ServerPageContext.useActorRef();
  // The page reads the server list again, and then the server facts.
  useReports(() => page.send({ type: 'servers changed' }));
  return null;
}

function DashboardReports() {
  const facts = ServerFactsContext.useActorRef();
  useReports(() => facts.send({ type: 'reload' }));
  useEffect(() => facts.send({ type: 'start' }), [facts]);
  return null;
}

function useReports(onOutdated: () => void): void {
  const ask = AccessAskContext.useActorRef();
  const facts = ServerFactsContext.useActorRef();
  const reportOutdated = useEffectEvent(onOutdated);
  useEffect(() => {
    const reports = [
      ask.on('done', ({ subject: { serverId }, value: request }) =>
        facts.send({ type: 'patch', patch: { serverId, request } }),
      ),
      ask.on('failed', ({ kind }) => {
        if (isOutdatedBy(kind)) reportOutdated();
      }),
    ];
    return () => {
      for (const report of reports) report.unsubscribe();
    };
  }, [ask, facts]);
}
