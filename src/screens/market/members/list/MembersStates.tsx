import { SearchX, Users } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { memberMessages } from '#content/messages/market/store-members';
import { membersList } from '#domain/marketplace/store-member';
import { StoreMembersContext } from '#machines/market/store-members/store-members.machine';
import * as css from './MembersTable.css';

export function Skeletons() {
  return (
    <div aria-busy className={css.frame}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={css.skeleton}>
          <Skeleton width={index % 2 === 0 ? '8rem' : '11rem'} />
          <Skeleton width="6rem" />
        </div>
      ))}
    </div>
  );
}

export function NoMembers() {
  return (
    <EmptyState
      isFramed
      icon={<Users />}
      title={memberMessages.empty}
      description={memberMessages.emptyHelp}
    />
  );
}

export function NoMatch() {
  const members = StoreMembersContext.useActorRef();
  return (
    <EmptyState
      isFramed
      icon={<SearchX />}
      title={memberMessages.noMatch}
      description={memberMessages.noMatchHelp}
      actions={
        <Button
          tone="plain"
          onPress={() => members.send({ type: 'ask', query: membersList.whole })}
        >
          Show all users
        </Button>
      }
    />
  );
}
