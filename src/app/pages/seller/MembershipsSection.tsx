import { useLocation } from 'react-router-dom';
import { SellerSessionContext } from '#machines/seller-session/seller-session.context';
import { SellerMemberships } from './SellerMemberships';
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
    />
  );
}
