import { useLocation } from 'react-router-dom';
import { viewOf } from '#machines/charts/view';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { SellerSessionContext } from '#machines/market/seller-session/seller-session.machine';
import { SellerMemberships } from './SellerMemberships';
import { StoreCard } from './StoreCard';
import type { SellerSectionProps } from './sections';

/**
 * The memberships of a store. The seller's id comes from `owner`, which stays the same while a session is renewed and
 * after it has ended.
 */
export function MembershipsSection({ store }: SellerSectionProps) {
  const userId = SellerSessionContext.useSelector(({ context }) => context.owner?.userId ?? '');
  const { hash, key } = useLocation();
  return (
    <SellerMemberships
      store={store}
      userId={userId}
      checkoutRequest={hash === '#checkoutUrl' ? key : null}
    >
      <Card store={store} />
    </SellerMemberships>
  );
}

/** Draws the social picture again when a price on it has changed. */
function Card({ store }: SellerSectionProps) {
  const isListed = MembershipListContext.useSelector((state) => viewOf(state) === 'shown');
  const memberships = MembershipListContext.useSelector(({ context }) => context.value);
  return isListed && memberships && <StoreCard store={store} memberships={memberships} />;
}
