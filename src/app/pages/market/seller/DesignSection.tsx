import { useCallback } from 'react';
import type { OwnMembership } from '#domain/marketplace/own-membership';
import type { OwnStore } from '#domain/marketplace/own-store';
import { SellerSessionContext } from '#machines/session/seller-session/seller-session.machine';
import { StoreChecklistContext } from '#machines/market/store-checklist/store-checklist.machine';
import { storeChecklistLogic } from '../../../wiring/market/seller';
import { SellerDesign } from './SellerDesign';
import { ListedStoreCard } from './StoreCard';
import type { SellerSectionProps } from './sections';

/** The design editor of a store. The preview shows the memberships that visitors see. */
export function DesignSection({ store }: SellerSectionProps) {
  return (
    <StoreChecklistContext.Provider
      logic={storeChecklistLogic}
      options={{ input: { storeId: store.id } }}
    >
      <Editor store={store} />
      <ListedStoreCard store={store} />
    </StoreChecklistContext.Provider>
  );
}

const none: readonly OwnMembership[] = [];

function Editor({ store }: SellerSectionProps) {
  const seller = SellerSessionContext.useActorRef();
  const userId = SellerSessionContext.useSelector(({ context }) => context.owner?.userId ?? '');
  const memberships = StoreChecklistContext.useSelector(({ context }) => context.value ?? none);
  const report = useCallback(
    (saved: OwnStore) => seller.send({ type: 'store saved', store: saved }),
    [seller],
  );
  return (
    <SellerDesign
      userId={userId}
      store={store}
      memberships={memberships.filter(
        ({ isVisible, archivedAt }) => isVisible && archivedAt === null,
      )}
      onSaved={report}
    />
  );
}
