import { setupMessages } from '#content/messages/dashboard/setups';
import { panelNames } from '#content/panels';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { Badge } from '#components/Badge/Badge';
import { describeValue } from '#domain/bot-config/describe';
import { fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { SearchResult } from '#domain/bot-config/search';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { row } from '#theme/box';
import { type Emphasis, emphasize, emphasizeWord } from './emphasis';
import { useFormView } from './use-saving';
import * as css from './SearchBox.css';

export interface SearchHitsProps {
  id: string;
  hitId: (path: SearchResult['path']) => string;
  query: string;
  hits: readonly SearchResult[];
  marked: number;
  resources: GuildResources;
  onPick: (path: SearchResult['path']) => void;
}

/** The results do not all fit into the visible list. When the user scrolls near the end, the same number is added. */
const BATCH_SIZE = 10;
/** The distance from the end of the list at which more results are added, in px. */
const LOAD_DISTANCE = 240;

/** The focus stays in the search field, whose `aria-activedescendant` refers to the marked result. */
export function SearchHits({ id, hitId, query, hits, marked, resources, onPick }: SearchHitsProps) {
  const draft = ConfigEditContext.useSelector(({ context }) => context.draft);
  const isKnown = useFormView() === 'form';
  const list = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  const [reached, setReached] = useState({ query, count: BATCH_SIZE });
  const count = Math.max(reached.query === query ? reached.count : BATCH_SIZE, marked + 1);
  const renderMore = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    isScrolled.current = true;
    const isNearEnd = scrollTop + clientHeight > scrollHeight - LOAD_DISTANCE;
    if (isNearEnd && count < hits.length) setReached({ query, count: count + BATCH_SIZE });
  };
  useEffect(() => {
    // The first result of a list that is not scrolled is visible. Reading a scroll position would force a layout.
    if (marked === 0 && !isScrolled.current) return;
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked, hits]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Search Results"
      className={css.hits}
      onScroll={renderMore}
    >
      {hits.slice(0, count).map((hit, place) => (
        <button
          key={hit.path}
          id={hitId(hit.path)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={place === marked}
          // The number of all results, including those that are not rendered yet.
          aria-setsize={hits.length}
          aria-posinset={place + 1}
          className={css.hit}
          // Keep the focus in the search field. Without focus, the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(hit.path)}
        >
          <Hit
            hit={hit}
            query={query}
            named={
              hit.tab === null
                ? hit.value
                : isKnown
                  ? describeValue(fieldOf(hit.path), draft[hit.path], resources)
                  : ''
            }
          />
        </button>
      ))}
    </div>
  );
}

interface HitProps {
  hit: SearchResult;
  query: string;
  /** The value with names instead of ids, or '' if the value is not known. */
  named: string;
}

function Hit({ hit, query, named }: HitProps) {
  const { path, label, value } = hit;
  const inLabel = emphasize(label, query);
  const inKey = inLabel || hit.tab === null ? null : emphasize(path, query);
  const inName = emphasize(named, query);
  // Prefer names. An id is shown only if the query matches the id but not the name.
  const inValue = inName || named === '' ? null : emphasize(value, query);
  const isWhole = Boolean(inLabel || inKey || inName || inValue);
  const help = isWhole || hit.tab === null ? '' : fieldOf(hit.path).help;
  return (
    <>
      <span className={row({ gap: 's', justify: 'between' })}>
        <span className={css.hitLabel}>
          <Emphasized text={label} parts={isWhole ? inLabel : emphasizeWord(label, query)} />
        </span>
        <Badge size="small">{hit.tab === null ? setupMessages.badge : panelNames[hit.tab]}</Badge>
      </span>
      <span className={css.hitValue}>
        {inKey && (
          <code className={css.hitKey}>
            <Emphasized text={path} parts={inKey} />
          </code>
        )}
        <Emphasized text={named} parts={inName ?? inValue} />
      </span>
      {help && (
        <span className={css.hitValue}>
          <Emphasized text={help} parts={emphasizeWord(help, query)} />
        </span>
      )}
    </>
  );
}

function Emphasized({ text, parts }: { text: string; parts: Emphasis | null }) {
  if (!parts) return text;
  return (
    <>
      {parts.before}
      <mark className={css.match}>{parts.match}</mark>
      {parts.after}
    </>
  );
}
