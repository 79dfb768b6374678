import { SellerSessionContext } from '#machines/market/seller-session/seller-session.machine';
import { SellerUsers } from './SellerUsers';
import type { SellerSectionProps } from './sections';

/**
 * The members of a store. The seller's id comes from `owner`, which stays the same while a session is renewed and after
 * it has ended.
 */
export function UsersSection({ store }: SellerSectionProps) {
  const userId = SellerSessionContext.useSelector(({ context }) => context.owner?.userId ?? '');
  return <SellerUsers store={store} userId={userId} />;
}
