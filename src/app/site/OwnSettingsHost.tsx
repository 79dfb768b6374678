import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SessionContext } from '#machines/session/session/session.machine';
import { OwnSettingsContext } from '#machines/site/own-settings/own-settings.machine';
import { OwnSettings } from '#screens/site/docs/own/OwnSettings';
import { findPlaces, keysFor } from '#screens/site/docs/own/places';
import { readLastPlaces } from '#services/session/last-places';
import { usePageState } from '../boot/page-state';
import { useViewer } from '../viewer';
import { ownSettingsLogic } from '../wiring/site/own-settings';

/** Shows what the settings of the page are in the server that the viewer opened last (product.md §5.11). */
export function OwnSettingsHost() {
  const { actors } = usePageState();
  if (!actors) return null;
  return (
    <SessionContext.ActorProvider actor={actors.session}>
      <OfViewer />
    </SessionContext.ActorProvider>
  );
}

function OfViewer() {
  const { isKnown, viewer } = useViewer();
  const [places] = useState(findPlaces);
  const userId = viewer?.userId ?? null;
  const serverId = userId === null ? null : (readLastPlaces(userId).servers[0] ?? null);
  const isOver = isKnown && serverId === null;
  useEffect(() => {
    // The session has ended on this page, or is that of another person. `public/first-paint.js` has set it.
    if (isOver) delete document.documentElement.dataset['lastServer'];
  }, [isOver]);
  if (serverId === null) return null;
  return (
    <OwnSettingsContext.Provider
      key={`${userId} ${serverId}`}
      logic={ownSettingsLogic}
      options={{ input: { serverId, wanted: keysFor(places) } }}
    >
      <OwnSettings serverId={serverId} places={places} render={createPortal} now={Date.now} />
    </OwnSettingsContext.Provider>
  );
}
