import { Search, SearchX, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { docsMessages, foundCommandsText } from '#content/messages/site/docs';
import type { CommandDoc } from '#domain/docs/command';
import { box, row, stack } from '#theme/box';
import { searchIcon } from '#theme/search-input.css';
import { useHydrated } from '../../../shell/use-hydrated';
import { SectionHeading } from '../parts/SectionHeading';
import { type CommandAudience, commandsFor, groupsOf } from './command-lists';
import { CommandCard, CommandPlaceholder } from './CommandCard';
import * as css from './Commands.css';
import { findCommands } from './find-commands';
import { useCommandReveal } from './use-command-reveal';

declare module '../../../shell/islands/island' {
  interface IslandProps {
    'command-list': CommandListProps;
  }
}

export interface CommandListProps {
  pageId: string;
  audience: CommandAudience;
}

export function CommandList({ pageId, audience }: CommandListProps) {
  const commands = commandsFor[audience];
  const [query, setQuery] = useState('');
  const found = findCommands(commands, query);
  const { view, prepare, changeList } = useCommandReveal(
    pageId,
    commands.map(({ name }) => name),
  );
  const { open, isLive, toggle } = useOpenCard(commands);
  const search = (words: string) => {
    setQuery(words);
    changeList(findCommands(commands, words).map(({ name }) => name));
  };
  const isWaiting = ({ name }: CommandDoc) => view.isSkeleton || view.waiting.includes(name);
  const groups = groupsOf(found);
  return (
    <div className={stack({ gap: 'xxl' })}>
      <div className={row({ gap: 'l', wraps: true })}>
        <CommandSearch value={query} onChange={search} onApproach={prepare} />
        <p
          role="status"
          className={`${box({ size: 's', color: 'textMuted', digits: true, textAlign: 'end' })} ${css.count}`}
        >
          {foundCommandsText(found.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={docsMessages.noCommands.title}
          description={docsMessages.noCommands.help}
          actions={
            <Button tone="plain" onPress={() => search('')}>
              Show all commands
            </Button>
          }
        />
      ) : (
        <div aria-busy={found.some(isWaiting)} className={stack({ gap: 'xxxl' })}>
          {groups.map(({ id, category, commands: list }) => (
            <section key={id} aria-labelledby={id} className={stack({ gap: 'l' })}>
              <SectionHeading id={id} title={category} />
              <ul
                data-live={isLive || undefined}
                className={box({ surface: 'card', overflow: 'hidden' })}
              >
                {list.map((command) =>
                  isWaiting(command) ? (
                    <CommandPlaceholder key={command.name} command={command} />
                  ) : (
                    <CommandCard
                      key={command.name}
                      command={command}
                      isOpen={open === command.name}
                      onToggle={toggle}
                    />
                  ),
                )}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * Returns the name of the command whose card is open. A link to a command opens its card and scrolls to it. The server
 * does not receive the hash, so the hash is read only after hydration.
 */
function useOpenCard(commands: readonly CommandDoc[]) {
  const { hash } = useAddress();
  const isLive = useHydrated();
  const [open, setOpen] = useState<string | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  if (isLive && followed !== hash) {
    setFollowed(hash);
    const linked = commands.find(({ name }) => hash === `#${name}`);
    if (linked) setOpen(linked.name);
  }
  useEffect(() => {
    // Scroll after rendering, because closing the previous card may have moved this card.
    if (hash === `#${open}`) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [open, hash]);
  return {
    open,
    isLive,
    toggle: (name: string) => setOpen((now) => (now === name ? null : name)),
  };
}

interface CommandSearchProps {
  value: string;
  onChange: (query: string) => void;
  /** Called on hover or focus. */
  onApproach: () => void;
}

/** A search field that filters the list below. Escape clears the field. */
function CommandSearch({ value, onChange, onApproach }: CommandSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onChange('');
  };
  return (
    <div role="search" className={css.search}>
      <Search aria-hidden className={searchIcon} />
      <input
        ref={input}
        type="text"
        aria-label="Search commands..."
        placeholder="Search commands..."
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        className={css.input}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          className={css.clear}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X aria-hidden className={box({ square: 16 })} />
        </button>
      )}
    </div>
  );
}
