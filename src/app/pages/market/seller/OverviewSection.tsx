import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { checklistOf } from '#domain/marketplace/checklist';
import { lowestPriceOf } from '#domain/marketplace/listing';
import type { OwnStore } from '#domain/marketplace/own-store';
import { SellerSessionContext } from '#machines/session/seller-session/seller-session.machine';
import { StoreChecklistContext } from '#machines/market/store-checklist/store-checklist.machine';
import { Overview } from '#screens/market/overview/Overview';
import { storeChecklistLogic } from '../../../wiring/market/seller';
import { ListedStoreCard } from './StoreCard';
import { StoreFigures } from './StoreFigures';
import { SellerPublish } from './SellerPublish';
import { builtSections, type SellerSectionProps } from './sections';

/** The overview of a store, with its checklist and the section that publishes the store. */
export function OverviewSection({ store }: SellerSectionProps) {
  return (
    <StoreChecklistContext.Provider
      key={store.id}
      logic={storeChecklistLogic}
      options={{ input: { storeId: store.id } }}
    >
      <Overview store={store} built={builtSections} figures={<StoreFigures store={store} />}>
        <Publishing store={store} />
        <ListedStoreCard store={store} />
      </Overview>
    </StoreChecklistContext.Provider>
  );
}

/** The section that publishes the store. It needs the memberships, so it appears once they are loaded. */
function Publishing({ store }: SellerSectionProps) {
  const seller = SellerSessionContext.useActorRef();
  const memberships = StoreChecklistContext.useSelector(({ context }) => context.value);
  const report = useCallback(
    (saved: OwnStore) => seller.send({ type: 'store saved', store: saved }),
    [seller],
  );
  const { hash, key } = useLocation();
  if (memberships === null) return null;
  const isComplete = checklistOf(store, memberships).every(
    ({ step, isDone }) => isDone || step === 'publish',
  );
  const sold = memberships.filter(({ isVisible, archivedAt }) => isVisible && archivedAt === null);
  return (
    <SellerPublish
      store={store}
      isComplete={isComplete}
      focusRequest={hash === '#publish' ? key : null}
      lowestPrice={lowestPriceOf(sold)}
      onSaved={report}
    />
  );
}
