import { useEffect } from 'react';
import { CommandPaletteContext } from '#machines/shell/command-palette/command-palette.machine';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import { wasPaletteDismissed } from './open-palette';
import { paletteItems, type PaletteScope } from './palette-items';

export interface LiveCommandPaletteProps extends Pick<CommandPaletteProps, 'recent'> {
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
