import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { docsMessages, foundCommandsText } from '#content/messages/site/docs';
import type { CommandDoc } from '#domain/docs/command';
import { row, stack } from '#theme/layout.css';
import { SectionHeading } from '../parts/SectionHeading';
import { groupsOf } from './by-category';
import { CommandCard, CommandPlaceholder } from './CommandCard';
import * as css from './CommandPage.css';
import { type CommandAudience, commandsFor } from './command-lists';
import { CommandSearch } from './CommandSearch';
import { findCommands } from './find-commands';
import { useCommandReveal } from './use-command-reveal';
import { useOpenCard } from './use-open-card';

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
        <p role="status" className={css.count}>
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
              <ul data-live={isLive || undefined} className={css.list}>
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
