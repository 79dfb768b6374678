import { SearchX } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { SearchField } from '#components/SearchField/SearchField';
import { noUsersMatchText, usersFoundText, usersListedText } from '#content/messages/admin';
import { findManagedUsers } from '#domain/admin/managed-user';
import { listedUsers } from '#machines/managed-users/view';
import { ManagedUsersContext } from '#machines/managed-users/managed-users.machine';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { row, sectionHead } from '#theme/layout.css';
import { NoUsers } from './AdminStates';
import * as css from './ManagedUsers.css';
import { RemovalFailure } from './RemovalFailure';
import { RemovalQuestion } from './RemovalQuestion';
import { UserRows } from './UserRows';

/** The minimum number of users for which the search is shown. */
const SEARCH_FROM = 9;

export function ManagedUsers() {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const users = ManagedUsersContext.useSelector(listedUsers);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const query = useDeferredValue(typed).trim();
  const hasSearch = users.length >= SEARCH_FROM || typed !== '';
  const found = query === '' ? users : findManagedUsers(users, query);
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className={css.section}>
      <div className={sectionHead}>
        <div className={row({ gap: 's' })}>
          <h2 id={titleId} className={css.title}>
            Managed Users
          </h2>
          <Badge>{users.length}</Badge>
        </div>
        {hasSearch && (
          <div className={css.search}>
            <SearchField
              label="Search users"
              placeholder="Search users..."
              inputRef={input}
              value={typed}
              onChange={setTyped}
            />
          </div>
        )}
      </div>
      <p role="status" className={visuallyHidden}>
        {query === '' ? usersListedText(users.length) : usersFoundText(found.length, users.length)}
      </p>
      <RemovalFailure fallback={section} />
      {found.length > 0 && <UserRows ref={rows} users={found} query={query} />}
      {users.length === 0 && <NoUsers />}
      {users.length > 0 && found.length === 0 && <NoMatch query={query} onClear={clear} />}
      <RemovalQuestion users={found} rows={rows} fallback={section} />
    </section>
  );
}

function NoMatch({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div className={css.noMatch}>
      <EmptyState
        level={3}
        icon={<SearchX />}
        title={noUsersMatchText(query)}
        actions={
          <Button tone="plain" onPress={onClear}>
            Show all users
          </Button>
        }
      />
    </div>
  );
}
