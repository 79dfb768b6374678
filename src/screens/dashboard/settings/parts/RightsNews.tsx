import { X } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { IconButton } from '#components/IconButton/IconButton';
import { rightsMessages } from '#content/messages/dashboard/rights';
import { rightsChange } from '#domain/permissions/rights-change';
import type { Server } from '#domain/servers/server';
import { ViewerRightsContext } from '#machines/session/viewer-rights/viewer-rights.machine';

export interface RightsNewsProps {
  server: Server;
}

export function RightsNews({ server }: RightsNewsProps) {
  const rights = ViewerRightsContext.useActorRef();
  const isNotified = ViewerRightsContext.useSelector((snapshot) =>
    snapshot.matches({ news: 'unread' }),
  );
  const { editor, acknowledged } = ViewerRightsContext.useSelector(({ context }) => context);
  if (!isNotified) return null;
  const { gained, lost } = rightsChange({ server, before: acknowledged, after: editor });
  return (
    <AlertPanel
      isLive
      tone={lost.length > 0 ? 'warning' : 'info'}
      title={rightsMessages.title(server.name)}
      actions={
        <IconButton label="Dismiss" icon={<X />} onPress={() => rights.send({ type: 'dismiss' })} />
      }
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
