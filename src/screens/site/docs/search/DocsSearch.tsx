import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Dialog } from '#components/Dialog/Dialog';
import { useNavigation } from '#components/NavigationProvider/NavigationProvider';
import { DocsSearchContext } from '#machines/site/docs-search/docs-search.machine';
import { stack } from '#theme/box';
import { searchBox, searchIcon } from '#theme/search-input.css';
import type { DocsSearchDialogProps } from '../docs-tools';
import * as css from './DocsSearch.css';
import { placeId, SearchAnswer } from './SearchAnswer';

const moves: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export function DocsSearch({ isOpen, onOpenChange }: DocsSearchDialogProps) {
  return (
    <Dialog title="Search docs" isOpen={isOpen} onOpenChange={onOpenChange}>
      {({ close }) => <SearchBody onDone={close} />}
    </Dialog>
  );
}

function SearchBody({ onDone }: { onDone: () => void }) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { navigate = leave } = useNavigation();
  const search = DocsSearchContext.useActorRef();
  const { query, hits, marked } = DocsSearchContext.useSelector(({ context }) => context);
  const hasHits = DocsSearchContext.useSelector((at) => at.matches({ ready: 'results' }));
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => {
    const picked = search.on('picked', ({ hit }) => {
      onDone();
      navigate(hit.path);
    });
    return () => picked.unsubscribe();
  }, [search, navigate, onDone]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = moves[event.key];
    if (by !== undefined) search.send({ type: 'move', by });
    else if (event.key === 'Enter') search.send({ type: 'pick marked' });
    else return;
    event.preventDefault();
  };
  return (
    <div role="search" className={stack({ gap: 'm' })}>
      <div className={searchBox}>
        <Search aria-hidden className={searchIcon} />
        <input
          type="text"
          role="combobox"
          aria-label="Search docs"
          placeholder="Search docs..."
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-autocomplete="list"
          aria-expanded={hasHits}
          aria-controls={hasHits ? listId : undefined}
          aria-activedescendant={hasHits ? placeId(listId, marked) : undefined}
          ref={input}
          value={query}
          className={css.input}
          onChange={(event) => search.send({ type: 'type', query: event.target.value })}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchAnswer listId={listId} query={query} hits={hits} marked={marked} />
      <p aria-hidden className={css.keys}>
        <span>
          <kbd className={css.key}>↑</kbd> <kbd className={css.key}>↓</kbd> to move
        </span>
        <span>
          <kbd className={css.key}>Enter</kbd> to open
        </span>
        <span>
          <kbd className={css.key}>Esc</kbd> to close
        </span>
      </p>
    </div>
  );
}

function leave(to: string) {
  window.location.assign(to);
}
