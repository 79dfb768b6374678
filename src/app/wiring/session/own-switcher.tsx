import { PlaceMenu, type PlaceMenuProps } from '#screens/session/places/PlaceMenu';
import { OwnPlaces } from './own-places';

/** The menu of the open server or store, with its list. */
export function OwnSwitcher(props: PlaceMenuProps) {
  return (
    <OwnPlaces>
      <PlaceMenu {...props} />
    </OwnPlaces>
  );
}
