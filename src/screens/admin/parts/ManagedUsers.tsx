import { CloudOff, SearchX } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState, type RefObject } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Notice, Notices } from '#components/Notice/Notice';
import { SearchField } from '#components/SearchField/SearchField';
import {
  adminMessages,
  noUsersMatchText,
  usersFoundText,
  usersListedText,
  backInTheListText,
} from '#content/messages/admin/admin';
import { findManagedUsers, withoutUser, type ManagedUser } from '#domain/admin/managed-user';
import { ManagedUsersContext } from '#machines/admin/managed-users/managed-users.machine';
import { UserRemovalContext } from '#machines/admin/user-removal/user-removal.machine';
import { runningSubject, staleReasonOf, failedRun } from '#machines/charts/view';
import { box, row, stack } from '#theme/box';
import { sectionHead } from '#theme/layout.css';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { KeepFocus } from '../../shell/KeepFocus';
import { NoUsers } from './AdminStates';
import * as css from '../Admin.css';
import { RemovalQuestion } from './RemovalQuestion';
import { UserRows } from './UserRows';

/** The minimum number of users for which the search is shown. */
const SEARCH_FROM = 9;

const none: readonly ManagedUser[] = [];

export function ManagedUsers() {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const machine = ManagedUsersContext.useActorRef();
  const listed = ManagedUsersContext.useSelector(({ context }) => context.value ?? none);
  const isStale = ManagedUsersContext.useSelector((state) => staleReasonOf(state) !== null);
  const leaving = UserRemovalContext.useSelector(runningSubject)?.discordId;
  const users = withoutUser(listed, leaving);
  const [question, setQuestion] = useState({ discordId: '', isOpen: false });
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const query = useDeferredValue(typed).trim();
  const hasSearch = users.length >= SEARCH_FROM || typed !== '';
  const found = query === '' ? users : findManagedUsers(users, query);
  const reload = () => {
    section.current?.focus();
    machine.send({ type: 'reload' });
  };
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={stack({ gap: 'l', outline: 'none' })}
    >
      <div className={sectionHead}>
        <div className={row({ gap: 's' })}>
          <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
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
      <Notices>
        {isStale && (
          <Notice
            tone="warning"
            icon={<CloudOff />}
            text={adminMessages.stale}
            actions={
              <Button tone="plain" size="compact" onPress={reload}>
                Load again
              </Button>
            }
          />
        )}
      </Notices>
      <RemovalFailure fallback={section} />
      {found.length > 0 && (
        <UserRows
          ref={rows}
          users={found}
          query={query}
          onRemove={(discordId) => setQuestion({ discordId, isOpen: true })}
        />
      )}
      {users.length === 0 && <NoUsers />}
      {users.length > 0 && found.length === 0 && <NoMatch query={query} onClear={clear} />}
      <RemovalQuestion
        {...question}
        onClose={() => setQuestion({ ...question, isOpen: false })}
        users={found}
        rows={rows}
        fallback={section}
      />
    </section>
  );
}

function NoMatch({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div className={box({ surface: 'dashed' })}>
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

interface RemovalFailureProps {
  /** The element that receives the focus when the alert is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

function RemovalFailure({ fallback }: RemovalFailureProps) {
  const removal = UserRemovalContext.useActorRef();
  const failed = UserRemovalContext.useSelector(failedRun);
  if (failed === null) return null;
  return (
    <AlertPanel
      isLive
      tone="danger"
      level={3}
      title={adminMessages.removeFailed}
      actions={
        <>
          <KeepFocus fallback={fallback} />
          <Button onPress={() => removal.send({ type: 'retry' })}>Try again</Button>
          <Button tone="plain" onPress={() => removal.send({ type: 'dismiss' })}>
            Dismiss
          </Button>
        </>
      }
    >
      {backInTheListText(failed.subject.discordId)}
    </AlertPanel>
  );
}
