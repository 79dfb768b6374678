import { StoreChecklistContext } from '#machines/store-checklist/store-checklist.context';
import { Overview } from '#screens/seller/overview/Overview';
import { storeChecklistLogic } from '../../wiring/seller';
import { builtSections, type SellerSectionProps } from './sections';

/** The overview of a store with its machine. */
export function OverviewSection({ store }: SellerSectionProps) {
  return (
    <StoreChecklistContext.Provider
      key={store.id}
      logic={storeChecklistLogic}
      options={{ input: { storeId: store.id } }}
    >
      <Overview store={store} built={builtSections} />
    </StoreChecklistContext.Provider>
  );
}
