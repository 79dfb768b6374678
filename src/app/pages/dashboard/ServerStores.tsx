import { useEffect } from 'react';
import { success, toasts } from '../../toasts';
import { linkedStoreMessages } from '#content/messages/dashboard/linked-stores';
import { LinkedStoresContext } from '#machines/dashboard/linked-stores/linked-stores.machine';
import { StoreUnlinkContext } from '#machines/dashboard/store-unlink/store-unlink.machine';
import { LinkedStores } from '#screens/dashboard/editors/LinkedStores';
import { linkedStoresLogic, storeUnlinkLogic } from '../../wiring/dashboard/linked-stores';

export interface ServerStoresProps {
  serverId: string;
}

/** The stores that are linked to a server, with their machines. */
export function ServerStores({ serverId }: ServerStoresProps) {
  return (
    <LinkedStoresContext.Provider logic={linkedStoresLogic} options={{ input: { serverId } }}>
      <StoreUnlinkContext.Provider logic={storeUnlinkLogic}>
        <Reports />
        <LinkedStores />
      </StoreUnlinkContext.Provider>
    </LinkedStoresContext.Provider>
  );
}

/** If there is no response to "Unlink", the list is read again to find out whether the store is still linked. */
function Reports() {
  const stores = LinkedStoresContext.useActorRef();
  const unlink = StoreUnlinkContext.useActorRef();
  useEffect(() => {
    const reports = [
      unlink.on('done', ({ subject }) => {
        stores.send({ type: 'patch', patch: { id: subject.store.id, isCertain: true } });
        stores.send({ type: 'reload' });
        toasts.show(success(linkedStoreMessages.unlinked));
      }),
      unlink.on('failed', ({ subject, kind }) => {
        if (kind !== 'notLinked' && kind !== 'unanswered') return;
        const isCertain = kind === 'notLinked';
        stores.send({ type: 'patch', patch: { id: subject.store.id, isCertain } });
        if (!isCertain) stores.send({ type: 'reload' });
      }),
    ];
    return () => {
      for (const report of reports) report.unsubscribe();
    };
  }, [stores, unlink]);
  return null;
}
