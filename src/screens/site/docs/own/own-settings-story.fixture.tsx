import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SnapshotFrom } from 'xstate';
import {
  OwnSettingsContext,
  type ownSettingsMachine,
} from '#machines/site/own-settings/own-settings.machine';
import { guilds } from '#mocks/dashboard/servers';
import { OwnSettings } from './OwnSettings';
import { findPlaces, keysFor, type OwnPlace } from './places';

export type OwnSettingsSnapshot = SnapshotFrom<typeof ownSettingsMachine>;

/** As on the site, where the page's file has the places (`src/app/site/OwnSettingsHost.tsx`). */
export function OwnSettingsStory({ at }: { at: OwnSettingsSnapshot }) {
  const [places, setPlaces] = useState<readonly OwnPlace[]>([]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['session'] = 'stored';
    dataset['lastServer'] = 'known';
    const drawn = requestAnimationFrame(() => setPlaces(findPlaces()));
    return () => {
      cancelAnimationFrame(drawn);
      delete dataset['session'];
      delete dataset['lastServer'];
    };
  }, []);
  const serverId = guilds.resellHeaven.id;
  return (
    <OwnSettingsContext.Provider
      options={{ input: { serverId, wanted: keysFor(places) }, snapshot: at }}
    >
      <OwnSettings
        serverId={serverId}
        places={places}
        render={createPortal}
        now={() => Date.UTC(2026, 10, 21)}
      />
    </OwnSettingsContext.Provider>
  );
}
