import type { OwnPlacesError, PlaceKind } from '#domain/own-place';

interface PlaceTexts {
  title: string;
  /** The title where the servers or stores are among other links. */
  yours: string;
  search: string;
  noneFound: string;
  loading: string;
  empty: string;
  errors: Readonly<Record<OwnPlacesError['kind'], string>>;
}

const signInRequired = 'Your session has expired. Sign in again.';

/** The texts of the lists of servers and stores in menus (product.md §4.4). */
export const ownPlacesMessages = {
  servers: {
    title: 'Servers',
    yours: 'Your servers',
    search: 'Search servers',
    noneFound: 'None of your servers has this name',
    loading: 'Loading your servers...',
    empty: 'You have no servers yet',
    errors: { signInRequired, unreachable: 'Your servers could not be loaded.' },
  },
  stores: {
    title: 'Stores',
    yours: 'Your stores',
    search: 'Search your stores',
    noneFound: 'None of your stores has this name',
    loading: 'Loading your stores...',
    empty: 'You have no store yet',
    errors: { signInRequired, unreachable: 'Your stores could not be loaded.' },
  },
} as const satisfies Record<PlaceKind, PlaceTexts>;

export const placeActions = {
  retry: 'Try again',
  stale: 'This list may be out of date. Try again',
} as const;

/** Names the link or button to the whole list. `count` is the number of entries if the menu does not show all of them. */
export function allPlacesText(of: PlaceKind, count: number | null): string {
  return count === null ? `All ${of}` : `All ${of} (${count})`;
}
