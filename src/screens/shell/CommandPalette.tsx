import { BookOpen, Compass, Server as ServerIcon, SlidersHorizontal, Terminal } from 'lucide-react';
import { type ReactNode, useState, useEffect } from 'react';
import { Button } from '#components/Button/Button';
import { CommandMenu } from '#components/CommandMenu/CommandMenu';
import { shellMessages } from '#content/messages/shell/shell';
import type { PaletteGroup, PaletteItem } from '#domain/palette/item';
import { countOf, rank } from '#domain/palette/rank';
import { box, row, stack } from '#theme/box';
import { CommandPaletteContext } from '#machines/shell/command-palette/command-palette.machine';
import { wasPaletteDismissed } from './open-palette';
import { paletteItems, type PaletteScope } from './palette-items';

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
    <div className={stack({ gap: 'xs' })}>
      <p className={box({ color: 'text', weight: 'medium', breaks: true })}>{text}</p>
      <p>{shellMessages.paletteEmptyHint}</p>
    </div>
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

interface LiveCommandPaletteProps extends Pick<CommandPaletteProps, 'recent'> {
  server: PaletteScope['server'];
}

export function LiveCommandPalette({ recent, server }: LiveCommandPaletteProps) {
  const palette = CommandPaletteContext.useActorRef();
  const state = CommandPaletteContext.useSelector(({ value }) => value);
  const servers = CommandPaletteContext.useSelector(({ context }) => context.servers);
  const leaf = typeof state === 'string' ? state : state.open;
  // Whether the user closed the palette's placeholder frame while the palette was still loading.
  const isUnwanted = leaf !== 'closed' && wasPaletteDismissed();
  useEffect(() => {
    if (isUnwanted) palette.send({ type: 'close' });
  }, [isUnwanted, palette]);
  return (
    <CommandPalette
      isOpen={leaf !== 'closed' && !isUnwanted}
      onOpenChange={(isOpen) => palette.send({ type: isOpen ? 'open' : 'close' })}
      items={paletteItems({ servers, server })}
      recent={recent}
      servers={
        leaf === 'loadingServers'
          ? 'loading'
          : leaf === 'serversUnavailable'
            ? 'unavailable'
            : 'listed'
      }
      onRetryServers={() => palette.send({ type: 'retry' })}
      onPick={(id) => palette.send({ type: 'pick', id })}
    />
  );
}
