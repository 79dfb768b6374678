import { List, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { MenuItem } from '#components/Menu/Menu';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  allPlacesText,
  ownPlacesMessages,
  placeActions,
} from '#content/messages/session/own-places';
import { type PlaceKind, SHORT_LIST } from '#domain/own-place';
import { paths } from '#domain/paths';
import type { OwnPlacesList } from './own-places';
import { placeHrefs } from './place-hrefs';
import * as css from './PlaceItems.css';

/** An icon in a menu that also has pictures of places. */
export function Glyph({ icon }: { icon: ReactNode }) {
  return <span className={css.glyph}>{icon}</span>;
}

interface PlaceItemsProps {
  of: PlaceKind;
  list: OwnPlacesList;
}

/** The servers or stores of the viewer as menu items, or why there are none. At most five are shown. */
export function PlaceItems({ of, list }: PlaceItemsProps) {
  const texts = ownPlacesMessages[of];
  switch (list.view) {
    case 'loading':
      return <Loading of={of} />;
    case 'shown':
      return <Places of={of} list={list} />;
    case 'signInRequired':
      return <Text id={`${of}-failed`}>{texts.errors.signInRequired}</Text>;
    case 'unreachable':
      return (
        <>
          <Text id={`${of}-failed`}>{texts.errors.unreachable}</Text>
          <Retry of={of} onRetry={list.retry}>
            {placeActions.retry}
          </Retry>
        </>
      );
  }
}

function Places({ of, list: { places, isStale, retry } }: PlaceItemsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? places : places.slice(0, SHORT_LIST);
  const rest = places.length > shown.length;
  return (
    <>
      {places.length === 0 && <Text id={`${of}-empty`}>{ownPlacesMessages[of].empty}</Text>}
      {shown.map((place) => (
        <MenuItem
          key={place.id}
          id={`${of}-${place.id}`}
          href={placeHrefs[of](place)}
          textValue={place.name}
          icon={
            <Avatar
              src={place.picture}
              name={of === 'servers' ? '' : place.name}
              seed={place.id}
              size={24}
              shape="rounded"
            />
          }
        >
          <bdi className={css.name}>{place.name}</bdi>
        </MenuItem>
      ))}
      {isStale && (
        <Retry of={of} onRetry={retry}>
          {placeActions.stale}
        </Retry>
      )}
      {/* There is no page with all stores, so the menu itself shows them. */}
      {of === 'stores' && rest && (
        <MenuItem
          id="all-stores"
          icon={<Glyph icon={<List />} />}
          shouldCloseOnSelect={false}
          onAction={() => setIsWhole(true)}
        >
          {allPlacesText(of, places.length)}
        </MenuItem>
      )}
      {of === 'servers' && <AllServers count={rest ? places.length : null} />}
    </>
  );
}

export function AllServers({ count }: { count: number | null }) {
  return (
    <MenuItem id="servers" icon={<Glyph icon={<List />} />} href={paths.servers.href()}>
      {allPlacesText('servers', count)}
    </MenuItem>
  );
}

/** As high as two places, which most people have at least. */
function Loading({ of }: { of: PlaceKind }) {
  return (
    <>
      {['first', 'second'].map((row) => (
        <MenuItem
          key={row}
          id={`${of}-${row}`}
          isDisabled
          disabledBehavior="all"
          textValue={ownPlacesMessages[of].loading}
          aria-label={ownPlacesMessages[of].loading}
          icon={<Skeleton shape="circle" width="1.5rem" />}
        >
          <Skeleton width="12ch" />
        </MenuItem>
      ))}
    </>
  );
}

function Text({ id, children }: { id: string; children: string }) {
  return (
    <MenuItem id={id} isDisabled textValue={children}>
      <span className={css.text}>{children}</span>
    </MenuItem>
  );
}

interface RetryProps {
  of: PlaceKind;
  onRetry: () => void;
  children: string;
}

function Retry({ of, onRetry, children }: RetryProps) {
  return (
    <MenuItem
      id={`${of}-retry`}
      icon={<Glyph icon={<RotateCw />} />}
      shouldCloseOnSelect={false}
      onAction={onRetry}
      textValue={children}
      aria-label={`${children}: ${ownPlacesMessages[of].title}`}
    >
      {children}
    </MenuItem>
  );
}
