import { Check, List, Plus } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem, MenuSection } from '#components/Menu/Menu';
import { SearchedMenu } from '#components/Menu/SearchedMenu';
import { openStoreText } from '#content/messages/market/seller';
import { allPlacesText, ownPlacesMessages } from '#content/messages/session/own-places';
import { limits } from '#domain/limits';
import { NEW_STORE } from '#domain/marketplace/seller-place';
import { type OwnPlace, type PlaceKind, SEARCHED_LIST } from '#domain/own-place';
import { paths } from '#domain/paths';
import { row } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { type OwnPlacesList, useOwnServers, useOwnStores, useReadPlaces } from './own-places';
import { Glyph, PlaceItems } from './PlaceItems';
import * as css from './PlaceItems.css';

export interface PlaceMenuProps {
  opening: MenuOpening;
  of: PlaceKind;
  /** The id of the open server or store; null if it does not exist yet. */
  current: string | null;
  /** Returns the page of another server or store. */
  hrefOf: (place: OwnPlace) => string;
}

/**
 * The servers or the stores of the viewer: those that were opened last come first, and many can be searched (product.md
 * §4.11). Reads the machine `own-places`.
 */
export function PlaceMenu(props: PlaceMenuProps) {
  const servers = useOwnServers();
  const stores = useOwnStores();
  useReadPlaces(props.opening.state.isOpen);
  return <Places {...props} list={props.of === 'servers' ? servers : stores} />;
}

function Places({ opening, of, current, hrefOf, list }: PlaceMenuProps & { list: OwnPlacesList }) {
  const texts = ownPlacesMessages[of];
  const { places, view } = list;
  const sections = (
    <>
      <MenuSection title={texts.yours}>
        {view === 'shown' ? (
          places.map((place) => <Place key={place.id} {...{ of, place, current, hrefOf }} />)
        ) : (
          <PlaceItems of={of} list={list} />
        )}
      </MenuSection>
      <MenuSection aria-label={of === 'servers' ? 'All servers' : 'Open a store'}>
        {of === 'servers' ? (
          <MenuItem id="all" icon={<Glyph icon={<List />} />} href={paths.servers.href()}>
            {allPlacesText('servers', null)}
          </MenuItem>
        ) : (
          <MenuItem
            id="new"
            icon={<Glyph icon={<Plus />} />}
            href={paths.seller.href(NEW_STORE, 'setup')}
            isDisabled={places.length >= limits.stores}
          >
            {openStoreText(places.length)}
          </MenuItem>
        )}
      </MenuSection>
    </>
  );
  if (places.length < SEARCHED_LIST) {
    return (
      <Menu opening={opening} placement="bottom start">
        {sections}
      </Menu>
    );
  }
  return (
    <SearchedMenu
      opening={opening}
      placement="bottom start"
      search={texts.search}
      noneFound={texts.noneFound}
    >
      {sections}
    </SearchedMenu>
  );
}

interface PlaceProps extends Pick<PlaceMenuProps, 'of' | 'current' | 'hrefOf'> {
  place: OwnPlace;
}

function Place({ of, place, current, hrefOf }: PlaceProps) {
  const { id, name, picture } = place;
  return (
    <MenuItem
      id={id}
      href={hrefOf(place)}
      icon={
        <Avatar
          src={picture}
          name={of === 'servers' ? '' : name}
          seed={id}
          size={24}
          shape="rounded"
        />
      }
      textValue={name}
    >
      <bdi className={css.name}>{name}</bdi>
      {id === current && <span className={visuallyHidden}>, open</span>}
      {id === current && (
        <span aria-hidden className={row({ align: 'stretch', inline: true, pushed: true })}>
          <Check size="1rem" />
        </span>
      )}
    </MenuItem>
  );
}
