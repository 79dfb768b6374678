import { useEffect } from 'react';
import { AccessAskContext } from '#machines/access-ask/access-ask.context';
import { ServerFactsContext } from '#machines/server-facts/server-facts.context';
import { ServerPageContext } from '#machines/server-page/server-page.context';
import { JoinedList, type JoinedListProps } from '#screens/servers/joined/JoinedList';
import { accessAskLogic } from '../wiring/access-requests';

/** The servers in which the viewer is only a member, with the machine of the viewer's requests for access. */
export function JoinedServers({ servers }: JoinedListProps) {
  return (
    <AccessAskContext.Provider logic={accessAskLogic}>
      <Reports />
      <JoinedList servers={servers} />
    </AccessAskContext.Provider>
  );
}

function Reports() {
  const ask = AccessAskContext.useActorRef();
  const facts = ServerFactsContext.useActorRef();
  const page = ServerPageContext.useActorRef();
  useEffect(() => {
    const reports = [
      ask.on('request changed', (change) => facts.send(change)),
      // On 'outdated', the page reads the server list again, and then the server facts.
      ask.on('outdated', () => page.send({ type: 'servers changed' })),
    ];
    return () => {
      for (const report of reports) report.unsubscribe();
    };
  }, [ask, facts, page]);
  return null;
}
