import { SearchX } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { NearView } from '#components/NearView/NearView';
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
import { awaitedMembers, shownMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { box, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import type { Who } from '../settings/parts/use-saving';
import { RosterState } from '../team/RosterState';
import { type EditorActions, EditorCard } from './EditorCard';
import * as css from './Editors.css';

/** The number of cards in a batch. After the first frame, either all cards of a batch are rendered or none of them. */
const BATCH_SIZE = 10;

const FIRST_COUNT = 6;

/** Estimated height of a card in rem. It is used until the card is rendered. */
const ESTIMATED_HEIGHT = 6.25;

/** The minimum number of editors for which the search is shown. */
const SEARCH_FROM = 9;

export function EditorList({ who, ...acts }: EditorActions & { who: Who }) {
  const snapshot = TeamRosterContext.useSelector((state) => state);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim();
  const members = shownMembers(snapshot);
  const awaited = awaitedMembers(snapshot);
  if (viewOf(snapshot) !== 'shown' || members.length === 0) return <RosterState />;
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
        <div className={box({ surface: 'dashed' })}>
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

interface EditorRowsProps extends EditorActions {
  members: readonly TeamMember[];
  who: Who;
  awaited: ReadonlySet<string>;
}

/** Renders only the cards within about one screen of the viewport, so that hundreds are as fast as ten. */
function EditorRows({ members, who, awaited, ...acts }: EditorRowsProps) {
  const batches = Array.from({ length: Math.ceil(members.length / BATCH_SIZE) }, (_, index) =>
    members.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  const ofFirst = useDeferredValue(BATCH_SIZE, FIRST_COUNT);
  return (
    <div role="list" aria-label="Editors" className={stack({ gap: 's' })}>
      {batches.map((batch, index) => (
        <NearView
          key={index}
          estimate={`${batch.length * ESTIMATED_HEIGHT}rem`}
          startsDrawn={index === 0}
          className={stack({ gap: 's' })}
        >
          {() =>
            batch
              .slice(0, index === 0 ? ofFirst : BATCH_SIZE)
              .map((member, at) => (
                <EditorCard
                  key={member.id}
                  member={member}
                  who={who}
                  isAwaited={awaited.has(member.id)}
                  place={index * BATCH_SIZE + at + 1}
                  total={members.length}
                  {...acts}
                />
              ))
          }
        </NearView>
      ))}
    </div>
  );
}
