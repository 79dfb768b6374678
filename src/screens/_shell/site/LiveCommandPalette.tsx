import { useEffect } from 'react';
import { CommandPaletteContext } from '#machines/command-palette/command-palette.context';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import { wasPaletteDismissed } from './open-palette';
import { paletteItems, type PaletteScope } from './palette-items';

export interface LiveCommandPaletteProps extends Pick<CommandPaletteProps, 'recent'> {
  /** The server whose dashboard is open, if any. */
  server: PaletteScope['server'];
}

/** The command palette as its machine has it. What is picked is emitted, for the app to remember. */
export function LiveCommandPalette({ recent, server }: LiveCommandPaletteProps) {
  const palette = CommandPaletteContext.useActorRef();
  const state = CommandPaletteContext.useSelector(({ value }) => value);
  const servers = CommandPaletteContext.useSelector(({ context }) => context.servers);
  const leaf = typeof state === 'string' ? state : state.open;
  // Closed by the user before it was loaded.
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
