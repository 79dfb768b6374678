import { useEffect } from 'react';
import { success } from '../notices/tones';
import { linkedStoreMessages } from '#content/messages/linked-stores';
import { LinkedStoresContext } from '#machines/linked-stores/linked-stores.machine';
import { LinkedStores } from '#screens/server-settings/editors/LinkedStores';
import { toasts } from '../toasts';
import { linkedStoresLogic } from '../wiring/linked-stores';

export interface ServerStoresProps {
  serverId: string;
}

/** The stores that are linked to a server, with their machine. */
export function ServerStores({ serverId }: ServerStoresProps) {
  return (
    <LinkedStoresContext.Provider logic={linkedStoresLogic} options={{ input: { serverId } }}>
      <Reports />
      <LinkedStores />
    </LinkedStoresContext.Provider>
  );
}

function Reports() {
  const machine = LinkedStoresContext.useActorRef();
  useEffect(() => {
    const report = machine.on('unlinked', () => toasts.show(success(linkedStoreMessages.unlinked)));
    return () => report.unsubscribe();
  }, [machine]);
  return null;
}
