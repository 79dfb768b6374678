import { type ReactNode, useSyncExternalStore } from 'react';
import { noLastPlaces } from '#domain/own-place';
import {
  OwnServersContext,
  OwnStoresContext,
  ownPlacesMachine,
} from '#machines/session/own-places/own-places.machine';
import { LastPlacesContext } from '#screens/session/places/last-places';
import { lastPlacesIn, storedLastPlaces, watchLastPlaces } from '#services/session/last-places';
import { loadOwnPlaces } from '#services/session/own-places';
import { useViewer } from '../../viewer';
import { abortable } from '../actors';

export const ownPlacesLogic = ownPlacesMachine.provide({
  actors: { load: abortable(loadOwnPlaces) },
});

/** The lists of the viewer's servers and stores. They are read when a menu that shows them opens. */
export function OwnPlaces({ children }: { children: ReactNode }) {
  const { viewer } = useViewer();
  const stored = useSyncExternalStore(watchLastPlaces, storedLastPlaces, () => null);
  if (!viewer) return null;
  const { userId, profile } = viewer;
  const input = { userId, discordId: profile?.discordId ?? null };
  return (
    <LastPlacesContext value={stored === null ? noLastPlaces : lastPlacesIn(stored, userId)}>
      <OwnServersContext.Provider
        key={userId}
        logic={ownPlacesLogic}
        options={{ input: { of: 'servers', ...input } }}
      >
        <OwnStoresContext.Provider
          logic={ownPlacesLogic}
          options={{ input: { of: 'stores', ...input } }}
        >
          {children}
        </OwnStoresContext.Provider>
      </OwnServersContext.Provider>
    </LastPlacesContext>
  );
}
