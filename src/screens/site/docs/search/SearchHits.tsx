import { CornerDownLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Hit } from '#domain/docs/search';
import * as css from './DocsSearch.css';
import { placeId } from './place-id';

export interface SearchHitsProps {
  id: string;
  hits: readonly Hit[];
  marked: number;
  onPick: (path: string) => void;
}

/**
 * The search results. The focus stays in the search field. The field's `aria-activedescendant` refers to the marked
 * result.
 */
export function SearchHits({ id, hits, marked, onPick }: SearchHitsProps) {
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
          <span className={css.where}>
            <span className={css.section}>{section === '' ? title : section}</span>
            {section !== '' && <span className={css.page}>{title}</span>}
          </span>
          <span className={css.excerpt}>
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
