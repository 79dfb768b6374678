import { X } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { IconButton } from '#components/IconButton/IconButton';
import { rightsMessages } from '#content/messages/dashboard/rights';
import { rightsChange } from '#domain/permissions/rights-change';
import type { Editor } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';

export interface RightsNewsProps {
  server: Server;
  before: Editor;
  after: Editor;
  onDismiss: () => void;
}

/** Lists the panels that the viewer has gained and lost (product.md §9.16). */
export function RightsNews({ server, before, after, onDismiss }: RightsNewsProps) {
  const { gained, lost } = rightsChange({ server, before, after });
  if (gained.length + lost.length === 0) return null;
  return (
    <AlertPanel
      isLive
      tone={lost.length > 0 ? 'warning' : 'info'}
      title={rightsMessages.title(server.name)}
      actions={<IconButton label="Dismiss" icon={<X />} onPress={onDismiss} />}
    >
      {gained.length > 0 && <p>{rightsMessages.gained(gained)}</p>}
      {lost.length > 0 && (
        <p>
          {rightsMessages.lost(lost)} {rightsMessages.ask(server.name)}
        </p>
      )}
    </AlertPanel>
  );
}
