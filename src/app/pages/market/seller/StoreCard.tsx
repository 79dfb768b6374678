import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { cardLineText, storePublishNotices as texts } from '#content/messages/market/store-publish';
import { isCardStale } from '#domain/marketplace/card';
import { lowestPriceOf } from '#domain/marketplace/listing';
import type { OwnMembership } from '#domain/marketplace/own-membership';
import type { OwnStore } from '#domain/marketplace/own-store';
import { SellerSessionContext } from '#machines/market/seller-session/seller-session.machine';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { useNotices, danger, success } from '../../../toasts';
import { membershipListLogic } from '../../../wiring/market/seller';
import { storePublishLogic } from '../../../wiring/market/store-publish';
import type { ToastToShow } from '#components/Toasts/queue';
import type { PublishNotice } from '#machines/market/store-publish/store-publish.setup';

export const storePublishNotices: Record<PublishNotice, ToastToShow> = {
  published: success(texts.published),
  unpublished: success(texts.unpublished),
  incomplete: danger(texts.incomplete),
  pictureRejected: danger(texts.pictureRejected),
  pictureStale: danger(texts.pictureStale),
  slugTaken: danger(texts.slugTaken),
  nameTaken: danger(texts.nameTaken),
  notAllowed: danger(texts.notAllowed),
  notAdministrator: danger(texts.notAdministrator),
  hiddenBySite: danger(texts.hiddenBySite),
  rejected: danger(texts.rejected),
  signInRequired: danger(texts.signInRequired),
  unreachable: danger(texts.unreachable),
  unanswered: danger(texts.unanswered),
  conflict: danger(texts.conflict),
};

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
