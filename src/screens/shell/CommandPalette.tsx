import { BookOpen, Compass, Server as ServerIcon, SlidersHorizontal, Terminal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/Button/Button';
import { CommandMenu } from '#components/CommandMenu/CommandMenu';
import { shellMessages } from '#content/messages/shell/shell';
import type { PaletteGroup, PaletteItem } from '#domain/palette/item';
import { countOf, rank } from '#domain/palette/rank';
import { row } from '#theme/box';
import * as css from './CommandPalette.css';

const icons: Record<PaletteGroup, ReactNode> = {
  Pages: <Compass />,
  Docs: <BookOpen />,
  Commands: <Terminal />,
  Servers: <ServerIcon />,
  Settings: <SlidersHorizontal />,
};

export interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  items: readonly PaletteItem[];
  /** Ids of the most recently picked items, latest first. Ids that belong to no item are ignored. */
  recent: readonly string[];
  servers: 'loading' | 'listed' | 'unavailable';
  onRetryServers: () => void;
  onPick: (id: string) => void;
}

export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, items, recent, servers, onRetryServers, onPick } = props;
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setQuery('');
  }
  const ranking = rank(items);
  const sections = ranking.find(query, recent);
  const count = countOf(sections);
  const emptyText =
    servers === 'loading'
      ? shellMessages.paletteEmptyYet(query)
      : shellMessages.paletteEmpty(query);
  return (
    <CommandMenu
      label={shellMessages.paletteLabel}
      placeholder={shellMessages.paletteHint}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      sections={sections.map(({ title, items: those }) => ({
        title,
        items: those.map((item) => ({ ...item, icon: icons[item.group] })),
      }))}
      onPick={onPick}
      empty={<NothingFound text={emptyText} />}
      status={count === 0 ? emptyText : shellMessages.paletteCount(count)}
      note={noteOn(servers, onRetryServers)}
    />
  );
}

function NothingFound({ text }: { text: string }) {
  return (
    <>
      <p className={css.nothing}>{text}</p>
      <p>{shellMessages.paletteEmptyHint}</p>
    </>
  );
}

function noteOn(servers: CommandPaletteProps['servers'], onRetry: () => void): ReactNode {
  if (servers === 'listed') return null;
  if (servers === 'loading') return shellMessages.loadingServers;
  return (
    <div className={row({ gap: 'm', justify: 'between' })}>
      {shellMessages.serversUnavailable}
      <Button tone="quiet" size="compact" onPress={onRetry}>
        Try again
      </Button>
    </div>
  );
}
