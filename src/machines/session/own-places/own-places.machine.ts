import type { OwnPlace, OwnPlacesError, PlaceKind } from '#domain/own-place';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The servers or the stores of the viewer. Read while a menu that lists them is open (product.md §4.4). */
export const ownPlacesMachine = reader<{
  answer: Result<readonly OwnPlace[], OwnPlacesError>;
  input: { of: PlaceKind; userId: string; discordId: string | null };
}>()({
  id: 'ownPlaces',
  kinds: { signInRequired: 'closes', unreachable: 'stays' },
  follows: 'reload',
});

export const OwnServersContext = createReaderContext(ownPlacesMachine);
export const OwnStoresContext = createReaderContext(ownPlacesMachine);
