import { Search } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, type RefObject } from 'react';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { noSettingsMatchText } from '#content/messages/dashboard/config';
import { foundText } from '#content/messages/dashboard/setups';
import type { ConfigTab } from '#domain/bot-config/field';
import type { ConfigKey } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { type SearchResult, searchSettings, searchSetups } from '#domain/bot-config/search';
import type { Setup, SetupSection } from '#domain/bot-config/setups';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { SettingsSearchContext } from '#machines/dashboard/settings-search/settings-search.machine';
import { box, row } from '#theme/box';
import { searchBox, searchIcon } from '#theme/search-input.css';
import { isSearchShortcut } from '#screens/shell/palette-shortcut';
import { useHasCommandKey } from '../../../shell/shortcut';
import * as css from './SearchBox.css';
import { rest } from '../load-rest';

const SearchHits = rest.lazy(({ SearchHits: part }) => part);

export interface SearchBoxProps {
  isSeen: (key: ConfigKey) => boolean;
  setups: readonly Setup[];
  resources: GuildResources;
  isDisabled: boolean;
  onJump: (tab: ConfigTab, key: ConfigKey) => void;
  onOpen: (section: SetupSection) => void;
}

const moves: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A search for settings by name, key, value or help text (product.md §9.9). Picking a result jumps to the setting. */
export function SearchBox(props: SearchBoxProps) {
  const { isSeen, setups, resources, isDisabled, onJump, onOpen } = props;
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const hitId = (path: SearchResult['path']) => `${listId}-${path}`;
  const edit = ConfigEditContext.useActorRef();
  const search = SettingsSearchContext.useActorRef();
  const { query, results, marked } = SettingsSearchContext.useSelector(({ context }) => context);
  const isOpen = SettingsSearchContext.useSelector((snapshot) => snapshot.matches('open'));
  const hasHits = isOpen && results.length > 0;
  const markedHit = hasHits ? results[marked] : undefined;
  useSearchKeys(input);
  useEffect(() => {
    const picked = search.on('picked', ({ result }) => {
      if (result.tab === null) onOpen(result.path);
      else onJump(result.tab, result.path);
    });
    return () => picked.unsubscribe();
  }, [search, onJump, onOpen]);

  const type = (words: string) => {
    const { draft } = edit.getSnapshot().context;
    const results = [
      ...searchSetups(words, setups),
      ...searchSettings(words, draft, { resources, isSeen }),
    ];
    search.send({ type: 'type', query: words, results });
  };
  const hasCommandKey = useHasCommandKey();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = moves[event.key];
    if (by !== undefined) search.send({ type: 'move', by });
    else if (event.key === 'Enter') search.send({ type: 'pick marked' });
    else if (event.key === 'Escape' && isOpen) search.send({ type: 'dismiss' });
    else return;
    event.preventDefault();
  };
  return (
    <div role="search" className={css.search}>
      <div className={searchBox}>
        <Search aria-hidden className={searchIcon} />
        <input
          ref={input}
          type="text"
          aria-label="Search settings..."
          placeholder="Search settings..."
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-keyshortcuts={hasCommandKey ? 'Meta+/' : 'Control+/'}
          aria-controls={hasHits ? listId : undefined}
          aria-activedescendant={markedHit && hitId(markedHit.path)}
          disabled={isDisabled}
          value={query}
          className={css.input}
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            rest.want();
            search.send({ type: 'focus' });
          }}
          onBlur={() => search.send({ type: 'blur' })}
          onKeyDown={onKeyDown}
        />
        {query === '' && (
          <kbd aria-hidden className={css.shortcut}>
            {hasCommandKey ? '⌘ /' : 'Ctrl /'}
          </kbd>
        )}
      </div>
      <div data-open={isOpen || undefined} className={css.dropdown}>
        <div
          role="status"
          className={
            isOpen
              ? row({
                  gap: 'm',
                  align: 'baseline',
                  justify: 'between',
                  paddingInline: 'm',
                  paddingBlock: 's',
                  size: 'xs',
                  color: 'textMuted',
                  breaks: true,
                })
              : undefined
          }
        >
          {hasHits && (
            <>
              <span className={box({ weight: 'strong', color: 'text' })}>Search Results</span>
              <span>{foundText(results)}</span>
            </>
          )}
          {isOpen && !hasHits && noSettingsMatchText(query)}
        </div>
        {hasHits && (
          <Suspense fallback={<LoadingHits />}>
            <SearchHits
              id={listId}
              hitId={hitId}
              query={query}
              hits={results}
              marked={marked}
              resources={resources}
              onPick={(path) => search.send({ type: 'pick', path })}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function LoadingHits() {
  return (
    <div aria-busy className={css.hits}>
      <div className={css.hit}>
        <Skeleton width="40%" />
        <Skeleton width="70%" />
      </div>
    </div>
  );
}

function useSearchKeys(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const field = input.current;
      if (!field || event.defaultPrevented || !isSearchShortcut(event)) return;
      // While a dialog is open, the search field behind it is inert or hidden.
      if (field.disabled || field.closest('[inert], [aria-hidden=true]')) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
