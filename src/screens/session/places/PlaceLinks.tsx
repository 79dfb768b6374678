import { List } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  allPlacesText,
  ownPlacesMessages,
  placeActions,
} from '#content/messages/session/own-places';
import { type PlaceKind, SHORT_LIST } from '#domain/own-place';
import { paths } from '#domain/paths';
import { box, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { Entry, Group } from '../../shell/NavigationDrawer';
import { type OwnPlacesList, useOwnServers, useOwnStores, useReadPlaces } from './own-places';
import { placeHrefs } from './place-hrefs';

interface PlaceLinksProps {
  isOpen: boolean;
  onChosen: () => void;
}

/** The servers and stores of the viewer in the drawer (product.md §4.2). Reads the machine `own-places`. */
export function PlaceLinks({ isOpen, onChosen }: PlaceLinksProps) {
  const servers = useOwnServers();
  const stores = useOwnStores();
  useReadPlaces(isOpen);
  const rest = servers.places.length > SHORT_LIST;
  return (
    <>
      <Group title={ownPlacesMessages.servers.yours}>
        <Places of="servers" list={servers} most={SHORT_LIST} onChosen={onChosen} />
        {rest && (
          <Entry to={paths.servers.href()} icon={<List />} onChosen={onChosen}>
            {allPlacesText('servers', servers.places.length)}
          </Entry>
        )}
      </Group>
      <Group title={ownPlacesMessages.stores.yours}>
        <Places of="stores" list={stores} most={stores.places.length} onChosen={onChosen} />
      </Group>
    </>
  );
}

interface PlacesProps {
  of: PlaceKind;
  list: OwnPlacesList;
  /** How many places are shown. */
  most: number;
  onChosen: () => void;
}

function Places({ of, list, most, onChosen }: PlacesProps) {
  const texts = ownPlacesMessages[of];
  switch (list.view) {
    case 'loading':
      return (
        <li className={stack({ gap: 's', paddingInline: 'm' })}>
          <span className={visuallyHidden}>{texts.loading}</span>
          <Skeleton width="14ch" />
          <Skeleton width="10ch" />
        </li>
      );
    case 'shown':
      return (
        <>
          {list.places.length === 0 && <Text>{texts.empty}</Text>}
          {list.places.slice(0, most).map((place) => (
            <Entry
              key={place.id}
              to={placeHrefs[of](place)}
              icon={
                <Avatar
                  src={place.picture}
                  name={of === 'servers' ? '' : place.name}
                  seed={place.id}
                  size={24}
                  shape="rounded"
                />
              }
              onChosen={onChosen}
            >
              {place.name}
            </Entry>
          ))}
          {list.isStale && <Retry onRetry={list.retry}>{placeActions.stale}</Retry>}
        </>
      );
    case 'signInRequired':
      return <Text>{texts.errors.signInRequired}</Text>;
    case 'unreachable':
      return (
        <>
          <Text>{texts.errors.unreachable}</Text>
          <Retry onRetry={list.retry}>{placeActions.retry}</Retry>
        </>
      );
  }
}

function Text({ children }: { children: string }) {
  return <li className={box({ paddingInline: 'm', size: 's', color: 'textMuted' })}>{children}</li>;
}

function Retry({ onRetry, children }: { onRetry: () => void; children: string }) {
  return (
    <li>
      <Button tone="quiet" size="compact" onPress={onRetry}>
        {children}
      </Button>
    </li>
  );
}
