import { SearchX } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { SearchField } from '#components/SearchField/SearchField';
import {
  editorMessages,
  editorsFoundText,
  editorsListedText,
  noEditorsMatchText,
} from '#content/messages/dashboard/editors';
import { awaitedMembers, shownMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { stack } from '#theme/layout.css';
import { RosterState } from '../team/RosterState';
import { visuallyHidden } from '#theme/visually-hidden.css';
import type { Who } from '../settings/parts/use-saving';
import type { EditorActions } from './EditorCard';
import { EditorRows } from './EditorRows';
import { findMembers } from '#domain/team/find-members';
import * as css from './EditorList.css';

/** The minimum number of editors for which the search is shown. */
const SEARCH_FROM = 9;

export function EditorList({ who, ...acts }: EditorActions & { who: Who }) {
  const snapshot = TeamRosterContext.useSelector((state) => state);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim();
  const members = shownMembers(snapshot);
  const awaited = awaitedMembers(snapshot);
  if (!snapshot.matches({ list: 'listed' }) || members.length === 0) return <RosterState />;
  const found = findMembers(members, query);
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return (
    <div className={stack({ gap: 'm' })}>
      {(members.length >= SEARCH_FROM || typed !== '') && (
        <div className={css.search}>
          <SearchField
            label="Search editors"
            placeholder="Search editors..."
            inputRef={input}
            value={typed}
            onChange={setTyped}
          />
        </div>
      )}
      <p role="status" className={visuallyHidden}>
        {query === ''
          ? editorsListedText(members.length)
          : editorsFoundText(found.length, members.length)}
      </p>
      {found.length > 0 ? (
        <EditorRows members={found} who={who} awaited={awaited} {...acts} />
      ) : (
        <div className={css.noMatch}>
          <EmptyState
            icon={<SearchX />}
            title={noEditorsMatchText(query)}
            description={editorMessages.searchEmptyHelp}
            actions={
              <Button tone="plain" onPress={clear}>
                Show all editors
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}
