import { BookOpen, Compass, Server as ServerIcon, SlidersHorizontal, Terminal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/Button/Button';
import { CommandMenu } from '#components/CommandMenu/CommandMenu';
import { shellMessages } from '#content/messages/shell';
import type { PaletteGroup, PaletteItem } from '#domain/palette/item';
import { countOf, rank } from '#domain/palette/rank';
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
  /** All there is (`palette-items.tsx`). */
  items: readonly PaletteItem[];
  /** Ids of what was picked last, the latest first; what is not among the items any more is left out. */
  recent: readonly string[];
  /** Whether the viewer's servers are among the items. */
  servers: 'loading' | 'listed' | 'unavailable';
  onRetryServers: () => void;
  /** Something was chosen; the page goes there by itself. */
  onPick: (id: string) => void;
}

/** Everything there is, one word away: Ctrl or Cmd and K on every page. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, items, recent, servers, onRetryServers, onPick } = props;
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Whoever opens it again looks for something else.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setQuery('');
  }
  const ranking = rank(items);
  const sections = ranking.find(query, recent);
  const count = countOf(sections);
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
      empty={<NothingFound query={query} />}
      status={count === 0 ? shellMessages.paletteEmpty(query) : shellMessages.paletteCount(count)}
      note={noteOn(servers, onRetryServers)}
    />
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <>
      <p className={css.nothing}>{shellMessages.paletteEmpty(query)}</p>
      <p>{shellMessages.paletteEmptyHint}</p>
    </>
  );
}

function noteOn(servers: CommandPaletteProps['servers'], onRetry: () => void): ReactNode {
  if (servers === 'listed') return null;
  if (servers === 'loading') return shellMessages.loadingServers;
  return (
    <div className={css.failure}>
      {shellMessages.serversUnavailable}
      <Button tone="quiet" size="compact" onPress={onRetry}>
        Retry
      </Button>
    </div>
  );
}
