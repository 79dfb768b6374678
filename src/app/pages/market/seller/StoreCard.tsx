import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { cardLineText } from '#content/messages/market/store-publish';
import { isCardStale } from '#domain/marketplace/card';
import { lowestPriceOf } from '#domain/marketplace/listing';
import type { OwnMembership } from '#domain/marketplace/own-membership';
import type { OwnStore } from '#domain/marketplace/own-store';
import { SellerSessionContext } from '#machines/market/seller-session/seller-session.machine';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { storePublishNotices } from '../../../notices/market/store-publish';
import { useNotices } from '../../../toasts';
import { membershipListLogic } from '../../../wiring/market/seller';
import { storePublishLogic } from '../../../wiring/market/store-publish';

interface StoreCardProps {
  store: OwnStore;
  memberships: readonly OwnMembership[];
}

/** Draws the social picture of a public store again when it shows something that has changed (product.md §21.11). */
export function StoreCard({ store, memberships }: StoreCardProps) {
  const seller = SellerSessionContext.useActorRef();
  const card = useActorRef(storePublishLogic);
  useNotices(card, storePublishNotices);
  useEffect(() => {
    const saved = card.on('saved', (event) =>
      seller.send({ type: 'store saved', store: event.store }),
    );
    return () => saved.unsubscribe();
  }, [card, seller]);
  const sold = memberships.filter(({ isVisible, archivedAt }) => isVisible && archivedAt === null);
  const cardLine = cardLineText(lowestPriceOf(sold));
  useEffect(() => {
    if (isCardStale(store, cardLine)) card.send({ type: 'redraw', store, cardLine });
  }, [card, store, cardLine]);
  return null;
}

/** `StoreCard` with the memberships of `MembershipListContext`, once they are loaded. */
export function ListedStoreCard({ store }: Pick<StoreCardProps, 'store'>) {
  const memberships = MembershipListContext.useSelector(({ context }) => context.value);
  return memberships && <StoreCard store={store} memberships={memberships} />;
}

/** `StoreCard` where nothing else needs the memberships. It loads them if the store has a picture. */
export function LoadedStoreCard({ store }: Pick<StoreCardProps, 'store'>) {
  return (
    store.cardPath !== null && (
      <MembershipListContext.Provider
        logic={membershipListLogic}
        options={{ input: { storeId: store.id } }}
      >
        <ListedStoreCard store={store} />
      </MembershipListContext.Provider>
    )
  );
}
