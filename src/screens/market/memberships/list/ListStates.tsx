import { Archive, Ticket } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { membershipMessages } from '#content/messages/market/memberships';
import { box, grid, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';

const ROWS = 3;

export function LoadingMemberships() {
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        {membershipMessages.loading}
      </p>
      <ul aria-busy aria-label="Loading" className={stack({ gap: 's' })}>
        {Array.from({ length: ROWS }, (_, index) => (
          <li key={index} className={grid({ gap: 's', padding: 'l', surface: 'card' })}>
            <Skeleton width={index % 2 === 0 ? '9rem' : '12rem'} />
            <Skeleton width="6rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NoMemberships() {
  return (
    <div className={box({ surface: 'dashed' })}>
      <EmptyState
        icon={<Ticket />}
        title={membershipMessages.empty}
        description={membershipMessages.emptyHelp}
      />
    </div>
  );
}

export function AllArchived() {
  return (
    <div className={box({ surface: 'dashed' })}>
      <EmptyState
        icon={<Archive />}
        title={membershipMessages.allArchived}
        description={membershipMessages.allArchivedHelp}
      />
    </div>
  );
}
