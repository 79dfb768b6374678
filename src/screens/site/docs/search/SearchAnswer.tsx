import { CornerDownLeft, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { docsMessages, foundPlacesText, noDocsMatchText } from '#content/messages/site/docs';
import type { Hit } from '#domain/docs/search';
import { DocsSearchContext } from '#machines/site/docs-search/docs-search.machine';
import { box, row } from '#theme/box';
import * as css from './DocsSearch.css';

export interface SearchAnswerProps {
  listId: string;
  query: string;
  hits: readonly Hit[];
  marked: number;
}

const { search: texts } = docsMessages;

export function SearchAnswer({ listId, query, hits, marked }: SearchAnswerProps) {
  const search = DocsSearchContext.useActorRef();
  const view = DocsSearchContext.useSelector((at) => {
    if (at.matches('loading')) return query.trim() === '' ? 'blank' : 'loading';
    if (at.matches('unreachable')) return 'unreachable';
    if (at.matches({ ready: 'results' })) return 'results';
    return at.matches({ ready: 'empty' }) ? 'empty' : 'blank';
  });
  return (
    <div className={css.answer} aria-busy={view === 'loading'}>
      <p
        role="status"
        className={
          view === 'results'
            ? box({ size: 'xs', color: 'textMuted' })
            : box({ size: 's', weight: 'medium' })
        }
      >
        {view === 'blank' && texts.blank}
        {view === 'loading' && texts.loading}
        {view === 'results' && foundPlacesText(hits.length)}
        {view === 'empty' && noDocsMatchText(query)}
        {view === 'unreachable' && texts.unreachable}
      </p>
      {view === 'empty' && (
        <p className={box({ size: 's', color: 'textMuted' })}>{texts.noneHelp}</p>
      )}
      {view === 'unreachable' && (
        <>
          <p className={box({ size: 's', color: 'textMuted' })}>{texts.unreachableHelp}</p>
          <Button
            tone="plain"
            size="compact"
            icon={<RotateCw />}
            onPress={() => search.send({ type: 'retry' })}
          >
            Try again
          </Button>
        </>
      )}
      {view === 'results' && (
        <SearchHits
          id={listId}
          hits={hits}
          marked={marked}
          onPick={(path) => search.send({ type: 'pick', path })}
        />
      )}
    </div>
  );
}

interface SearchHitsProps {
  id: string;
  hits: readonly Hit[];
  marked: number;
  onPick: (path: string) => void;
}

/** The focus stays in the search field, whose `aria-activedescendant` refers to the marked result. */
function SearchHits({ id, hits, marked, onPick }: SearchHitsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked, hits]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Search results" className={css.hits}>
      {hits.map(({ path, title, section, excerpt }, place) => (
        <button
          key={path}
          id={placeId(id, place)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={place === marked}
          className={css.hit}
          // Keep the focus in the search field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(path)}
        >
          <span className={row({ columnGap: 's', align: 'baseline', wraps: true })}>
            <span className={box({ size: 's', weight: 'strong' })}>
              {section === '' ? title : section}
            </span>
            {section !== '' && (
              <span className={box({ size: 'xs', color: 'textMuted' })}>{title}</span>
            )}
          </span>
          <span className={box({ lines: 2, size: 's', color: 'textMuted' })}>
            {excerpt.map(({ text, isMatch }, part) =>
              isMatch ? (
                <mark key={part} className={css.match}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </span>
          <CornerDownLeft aria-hidden className={css.enter} />
        </button>
      ))}
    </div>
  );
}

export function placeId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
