import type { ServerAccess } from './servers/server-list';

/** A server or a store of the viewer, as menus list it (product.md §4.4). */
export interface OwnPlace {
  id: string;
  name: string;
  /** The URL of the server's icon or the store's logo; null if there is none. */
  picture: string | null;
  /** The panels of a server that the viewer may open; undefined of a store, and if they are not known. */
  access?: ServerAccess | undefined;
}

export type PlaceKind = 'servers' | 'stores';

export interface OwnPlacesError {
  kind: 'signInRequired' | 'unreachable';
}

/** The ids of the servers and stores that were opened last, the latest first. */
export type LastPlaces = Readonly<Record<PlaceKind, readonly string[]>>;

export const noLastPlaces: LastPlaces = { servers: [], stores: [] };

/** How many servers or stores a menu shows before it offers all of them. */
export const SHORT_LIST = 5;

/** From how many servers or stores on their menu has a search field. */
export const SEARCHED_LIST = 6;

/** How many ids are remembered of each kind. */
const MOST = 8;

/** Sorts the places that were opened last first. The others keep their order. */
export function lastFirst<Place extends { id: string }>(
  places: readonly Place[],
  last: readonly string[],
): readonly Place[] {
  const rankOf = ({ id }: Place) => (last.includes(id) ? last.indexOf(id) : last.length);
  return places.toSorted((a, b) => rankOf(a) - rankOf(b));
}

export function withOpened(last: LastPlaces, kind: PlaceKind, id: string): LastPlaces {
  const others = last[kind].filter((other) => other !== id);
  return { ...last, [kind]: [id, ...others].slice(0, MOST) };
}

export function withoutPlace(last: LastPlaces, kind: PlaceKind, id: string): LastPlaces {
  return { ...last, [kind]: last[kind].filter((other) => other !== id) };
}
