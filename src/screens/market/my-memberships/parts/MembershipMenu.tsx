import { Ban, CreditCard, Server, MessageCircle, RefreshCwOff, Star, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem } from '#components/Menu/Menu';
import {
  cancelTexts,
  destinationNames,
  myMembershipsMessages,
  whopCancelUrl,
} from '#content/messages/market/my-memberships';
import { reviewEditMessages } from '#content/messages/market/reviews';
import {
  canceledBy,
  type Destination,
  type MyMembership,
  type Way,
} from '#domain/marketplace/my-membership';
import { paths } from '#domain/paths';
import { runningSubject } from '#machines/charts/view';
import { MembershipRefusalContext } from '#machines/market/membership-refusal/membership-refusal.machine';
import { ReviewEditContext } from '#machines/market/review-edit/review-edit.machine';
import { prepareReviewDialog } from './OwnReview';

const icons: Record<Destination, ReactNode> = {
  payment: <CreditCard />,
  server: <Server />,
  store: <Store />,
  support: <MessageCircle />,
};

export interface MembershipMenuProps {
  membership: MyMembership;
  others: readonly Way[];
  mayReview: boolean;
  opening: MenuOpening;
  onRefuse: () => void;
}

export function MembershipMenu(props: MembershipMenuProps) {
  const { membership, others, mayReview, opening, onRefuse } = props;
  const { store, isAdded } = membership;
  const edit = ReviewEditContext.useActorRef();
  const isRefusing = MembershipRefusalContext.useSelector(
    (state) => runningSubject(state)?.storeId === store.id,
  );
  const by = canceledBy(membership);
  return (
    <Menu opening={opening} placement="bottom end">
      {others.map(({ to, href }) => (
        <MenuItem
          key={to}
          id={to}
          icon={icons[to]}
          href={href}
          target={to === 'store' ? undefined : '_blank'}
          rel="noreferrer"
        >
          {destinationNames[to]}
        </MenuItem>
      ))}
      {mayReview && (
        <MenuItem
          id="review"
          icon={<Star />}
          onHoverStart={prepareReviewDialog}
          onAction={() => edit.send({ type: 'open', of: store, stored: store.review })}
        >
          {store.review === null ? reviewEditMessages.write : reviewEditMessages.edit}
        </MenuItem>
      )}
      {by !== null && (
        <MenuItem
          id="cancel"
          icon={<RefreshCwOff />}
          href={by === 'whop' ? whopCancelUrl : `${paths.docsBuying.href()}#how-to-cancel`}
          target="_blank"
          rel="noreferrer"
          description={cancelTexts[by]}
          textValue={myMembershipsMessages.cancel}
        >
          {myMembershipsMessages.cancel}
        </MenuItem>
      )}
      {isAdded && (
        <MenuItem
          id="refuse"
          icon={<Ban />}
          tone="danger"
          isDisabled={isRefusing}
          onAction={onRefuse}
        >
          {myMembershipsMessages.refuse}
        </MenuItem>
      )}
    </Menu>
  );
}
