import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SoldMembership } from '#domain/marketplace/membership';
import type { OwnStore } from '#domain/marketplace/own-store';
import { StoreDesignContext } from '#machines/market/store-design/store-design.machine';
import { Design } from '#screens/market/design/Design';
import { isDraftStored, watchDraftStorage } from '#services/browser/tab-drafts';
import { storeDesignNotices } from '../../../notices/market/store-design';
import { useNotices } from '../../../use-notices';
import { storeDesignLogic } from '../../../wiring/market/store-design';

export interface SellerDesignProps {
  /** The seller's id in Supabase Auth. */
  userId: string;
  store: OwnStore;
  memberships: readonly SoldMembership[];
  onSaved: (store: OwnStore) => void;
}

/** The design editor of a store, with its machine. Mount a new instance for another store or another seller. */
export function SellerDesign({ userId, store, memberships, onSaved }: SellerDesignProps) {
  const [opened] = useState(() => ({ logic: storeDesignLogic(userId), now: Date.now() }));
  const isKept = useSyncExternalStore(watchDraftStorage, isDraftStored);
  return (
    <StoreDesignContext.Provider logic={opened.logic} options={{ input: { store } }}>
      <Reports store={store} onSaved={onSaved} />
      <Design memberships={memberships} now={opened.now} isKept={isKept} />
    </StoreDesignContext.Provider>
  );
}

function Reports({ store, onSaved }: Pick<SellerDesignProps, 'store' | 'onSaved'>) {
  const design = StoreDesignContext.useActorRef();
  useNotices(design, storeDesignNotices);
  useEffect(() => {
    const saved = design.on('saved', (event) => onSaved(event.store));
    return () => saved.unsubscribe();
  }, [design, onSaved]);
  useEffect(() => design.send({ type: 'store changed', store }), [design, store]);
  return null;
}
