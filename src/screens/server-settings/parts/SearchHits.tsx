import { panelNames } from '#content/panels';
import { isPanel } from '#domain/permissions/panels';
import { useEffect, useRef } from 'react';
import { Badge } from '#components/Badge/Badge';
import { describeValue } from '#domain/bot-config/describe';
import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { SearchResult } from '#domain/bot-config/search';
import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import { emphasise } from './emphasis';
import { useFormFace } from './face';
import * as css from './SearchBox.css';

export interface SearchHitsProps {
  id: string;
  query: string;
  hits: readonly SearchResult[];
  /** The place of the hit that Enter picks. */
  marked: number;
  resources: GuildResources;
  onPick: (path: ConfigKey) => void;
}

export function hitId(listId: string, path: ConfigKey): string {
  return `${listId}-${path}`;
}

/** The settings that were found. The search box keeps the focus and says which of them is marked. */
export function SearchHits({ id, query, hits, marked, resources, onPick }: SearchHitsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked, hits]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Search Results" className={css.hits}>
      {hits.map((hit, place) => (
        <button
          key={hit.path}
          id={hitId(id, hit.path)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={place === marked}
          className={css.hit}
          // The focus stays in the box, or the list would close before the press is over.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(hit.path)}
        >
          <Hit hit={hit} query={query} resources={resources} />
        </button>
      ))}
    </div>
  );
}

interface HitProps {
  hit: SearchResult;
  query: string;
  resources: GuildResources;
}

function Hit({ hit: { path, label, tab, value }, query, resources }: HitProps) {
  const inDraft = ConfigEditContext.useSelector(({ context }) => context.draft[path]);
  const isKnown = useFormFace() === 'form';
  const named = isKnown ? describeValue(fieldOf(path), inDraft, resources) : '';
  const isFoundByKey = emphasise(label, query) === null && emphasise(path, query) !== null;
  // Names are what people know; the id is shown where it is what was looked for.
  const isFoundById =
    isKnown && emphasise(named, query) === null && emphasise(value, query) !== null;
  return (
    <>
      <span className={css.hitLine}>
        <span className={css.hitLabel}>
          <Emphasised text={label} query={query} />
        </span>
        <Badge size="small">{isPanel(tab) ? panelNames[tab] : tab}</Badge>
      </span>
      <span className={css.hitValue}>
        {isFoundByKey && (
          <code className={css.hitKey}>
            <Emphasised text={path} query={query} />
          </code>
        )}
        <Emphasised text={isFoundById ? value : named} query={query} />
      </span>
    </>
  );
}

function Emphasised({ text, query }: { text: string; query: string }) {
  const parts = emphasise(text, query);
  if (!parts) return text;
  return (
    <>
      {parts.before}
      <mark className={css.match}>{parts.match}</mark>
      {parts.after}
    </>
  );
}
