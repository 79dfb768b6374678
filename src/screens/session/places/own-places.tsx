import { use, useEffect } from 'react';
import { lastFirst, type OwnPlace, type OwnPlacesError } from '#domain/own-place';
import { type Reading, viewOf } from '#machines/charts/view';
import {
  OwnServersContext,
  OwnStoresContext,
} from '#machines/session/own-places/own-places.machine';
import { LastPlacesContext } from './last-places';

export interface OwnPlacesList {
  view: 'loading' | 'shown' | OwnPlacesError['kind'];
  /** Whether the list could not be read again. */
  isStale: boolean;
  /** The places that were opened last come first. */
  places: readonly OwnPlace[];
  retry: () => void;
}

export function useOwnServers(): OwnPlacesList {
  const list = OwnServersContext.useActorRef();
  const reading = OwnServersContext.useSelector((snapshot) => snapshot);
  const { servers } = use(LastPlacesContext);
  return listOf(reading, servers, (type) => list.send({ type }));
}

export function useOwnStores(): OwnPlacesList {
  const list = OwnStoresContext.useActorRef();
  const reading = OwnStoresContext.useSelector((snapshot) => snapshot);
  const { stores } = use(LastPlacesContext);
  return listOf(reading, stores, (type) => list.send({ type }));
}

function listOf(
  reading: Reading<readonly OwnPlace[], OwnPlacesError['kind']>,
  last: readonly string[],
  send: (type: 'retry' | 'reload') => void,
): OwnPlacesList {
  return {
    view: viewOf(reading),
    isStale: reading.hasTag('stale'),
    places: lastFirst(reading.context.value ?? [], last),
    retry: () => send(reading.hasTag('failed') ? 'retry' : 'reload'),
  };
}

/** Reads the lists while a menu that shows them is open. */
export function useReadPlaces(isOpen: boolean): void {
  const servers = OwnServersContext.useActorRef();
  const stores = OwnStoresContext.useActorRef();
  useEffect(() => {
    if (!isOpen) return undefined;
    for (const list of [servers, stores]) list.send({ type: 'start' });
    return () => {
      for (const list of [servers, stores]) list.send({ type: 'stop' });
    };
  }, [isOpen, servers, stores]);
}
