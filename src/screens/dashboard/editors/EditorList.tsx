import { SearchX } from 'lucide-react';
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { SearchField } from '#components/SearchField/SearchField';
import {
  editorMessages,
  editorsFoundText,
  editorsListedText,
  noEditorsMatchText,
} from '#content/messages/dashboard/editors';
import { findMembers } from '#domain/team/find-members';
import type { TeamMember } from '#domain/team/member';
import { viewOf } from '#machines/charts/view';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { awaitedMembers, shownMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { box, row, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { lazyComponent } from '../../shell/lazy-component';
import { tableRoles } from '../../shell/table-roles';
import { useNow } from '../../shell/use-now';
import type { Who } from '../settings/parts/use-saving';
import { RosterState } from '../team/RosterState';
import { type EditorActions, EditorRow } from './EditorRow';
import * as css from './EditorTable.css';

/** How many editors a page of the list has. */
const PAGE_SIZE = 15;

/** The minimum number of editors for which the search is shown. */
const SEARCH_FROM = 9;

const Pages = lazyComponent(async () => (await import('#components/Pages/Pages')).Pages);

export function EditorList({ who, ...acts }: EditorActions & { who: Who }) {
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const snapshot = TeamRosterContext.useSelector((state) => state);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const query = useDeferredValue(typed).trim();
  const members = shownMembers(snapshot);
  const search = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  useShowAdded(() => {
    setTyped('');
    setPage(Infinity);
  });
  if (viewOf(snapshot) !== 'shown' || members.length === 0) return <RosterState />;
  const found = findMembers(members, query);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const current = Math.min(page, pages);
  return (
    <div className={stack({ gap: 'm' })}>
      <div className={row({ gap: 'm', wraps: true })}>
        {(members.length >= SEARCH_FROM || typed !== '') && (
          <div className={css.search}>
            <SearchField
              label="Search editors"
              placeholder="Search editors..."
              inputRef={input}
              value={typed}
              onChange={search}
            />
          </div>
        )}
        <p id={titleId} role="status" className={box({ size: 's', color: 'textMuted' })}>
          {query === ''
            ? editorsListedText(members.length)
            : editorsFoundText(found.length, members.length)}
        </p>
      </div>
      {found.length > 0 ? (
        <EditorTable
          members={found.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)}
          who={who}
          awaited={awaitedMembers(snapshot)}
          {...acts}
        />
      ) : (
        <div className={box({ surface: 'dashed' })}>
          <EmptyState
            icon={<SearchX />}
            title={noEditorsMatchText(query)}
            description={editorMessages.searchEmptyHelp}
            actions={
              <Button
                tone="plain"
                onPress={() => {
                  search('');
                  input.current?.focus();
                }}
              >
                Show all editors
              </Button>
            }
          />
        </div>
      )}
      {pages > 1 && (
        <Suspense>
          <Pages page={current} pages={pages} titleId={titleId} onChange={setPage} />
        </Suspense>
      )}
    </div>
  );
}

/** Calls `show` when the viewer adds an editor, who is the last of the list. */
function useShowAdded(show: () => void): void {
  const edit = MemberEditContext.useActorRef();
  const showNow = useEffectEvent(show);
  useEffect(() => {
    const added = edit.on('expect', ({ change }) => {
      if (change.kind === 'add') showNow();
    });
    return () => added.unsubscribe();
  }, [edit]);
}

interface EditorTableProps extends EditorActions {
  members: readonly TeamMember[];
  who: Who;
  awaited: ReadonlySet<string>;
}

function EditorTable({ members, awaited, ...props }: EditorTableProps) {
  const now = useNow(undefined);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} tabIndex={-1} className={css.frame}>
      <table {...tableRoles.table} aria-label="Editors" className={css.table}>
        <thead {...tableRoles.group} className={css.heads}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHead} className={css.head}>
              {editorMessages.person}
            </th>
            <th {...tableRoles.columnHead} className={css.accessHead}>
              {editorMessages.access}
            </th>
            <th {...tableRoles.columnHead} className={css.changeHead}>
              {editorMessages.lastChange}
            </th>
            <th {...tableRoles.columnHead} className={css.menuHead}>
              <span className={visuallyHidden}>{editorMessages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={css.body}>
          {members.map((member) => (
            <EditorRow
              key={member.id}
              member={member}
              isAwaited={awaited.has(member.id)}
              now={now}
              fallback={frame}
              {...props}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
