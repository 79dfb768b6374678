import { RotateCw } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { docsMessages, foundPlacesText, noDocsMatchText } from '#content/messages/site/docs';
import type { Hit } from '#domain/docs/search';
import { DocsSearchContext } from '#machines/site/docs-search/docs-search.machine';
import * as css from './DocsSearch.css';
import { SearchHits } from './SearchHits';

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
      <p role="status" className={view === 'results' ? css.count : css.said}>
        {view === 'blank' && texts.blank}
        {view === 'loading' && texts.loading}
        {view === 'results' && foundPlacesText(hits.length)}
        {view === 'empty' && noDocsMatchText(query)}
        {view === 'unreachable' && texts.unreachable}
      </p>
      {view === 'empty' && <p className={css.help}>{texts.noneHelp}</p>}
      {view === 'unreachable' && (
        <>
          <p className={css.help}>{texts.unreachableHelp}</p>
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
