import { Archive, Ticket } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { membershipMessages } from '#content/messages/market/memberships';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { framed, rows } from '../Memberships.css';
import * as css from './MembershipRow.css';

const ROWS = 3;

export function LoadingMemberships() {
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        {membershipMessages.loading}
      </p>
      <ul aria-busy aria-label="Loading" className={rows}>
        {Array.from({ length: ROWS }, (_, index) => (
          <li key={index} className={css.skeleton}>
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
    <div className={framed}>
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
    <div className={framed}>
      <EmptyState
        icon={<Archive />}
        title={membershipMessages.allArchived}
        description={membershipMessages.allArchivedHelp}
      />
    </div>
  );
}
