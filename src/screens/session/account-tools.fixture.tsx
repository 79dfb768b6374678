import type { ReactNode } from 'react';
import { fromPromise, type StateValueFrom } from 'xstate';
import type { OwnPlace, OwnPlacesError, PlaceKind } from '#domain/own-place';
import type { Result } from '#domain/result';
import { readerAt } from '#machines/charts/reader.fixtures';
import {
  ownPlacesInput,
  ownServers,
  ownStores,
} from '#machines/session/own-places/own-places.fixtures';
import {
  OwnServersContext,
  OwnStoresContext,
  ownPlacesMachine,
} from '#machines/session/own-places/own-places.machine';
import { AccountMenuItems, type AccountMenuItemsProps } from './AccountMenuItems';
import { AccountToolsContext } from './account-tools';
import { PlaceMenu, type PlaceMenuProps } from './places/PlaceMenu';
import { LastPlacesContext } from './places/last-places';

type OwnPlacesAnswer = Result<readonly OwnPlace[], OwnPlacesError>;
interface OwnPlacesRequest {
  of: PlaceKind;
  userId: string;
  discordId: string | null;
}

/** A machine whose requests never get a response. */
const pending = ownPlacesMachine.provide({
  actors: { load: fromPromise<OwnPlacesAnswer, OwnPlacesRequest>(() => new Promise(() => {})) },
});

interface ListAt {
  state?: StateValueFrom<typeof ownPlacesMachine>;
  places?: readonly OwnPlace[] | null;
}

export interface StoryListsProps {
  servers?: ListAt;
  stores?: ListAt;
  /** The server that was opened last. */
  lastServer?: string;
  children?: ReactNode;
}

/** The lists of the viewer's servers and stores in given states. */
export function StoryLists({ servers, stores, lastServer, children }: StoryListsProps) {
  return (
    <LastPlacesContext value={{ servers: lastServer ? [lastServer] : [], stores: [] }}>
      <OwnServersContext.Provider logic={pending} options={listAt('servers', ownServers, servers)}>
        <OwnStoresContext.Provider logic={pending} options={listAt('stores', ownStores, stores)}>
          {children}
        </OwnStoresContext.Provider>
      </OwnServersContext.Provider>
    </LastPlacesContext>
  );
}

export interface AccountToolsProps extends StoryListsProps {
  resync?: () => void;
}

/** The tools of the account's menu. */
export function AccountTools({ resync = () => {}, children, ...lists }: AccountToolsProps) {
  const tools = {
    resync,
    prepareMenu: () => {},
    prepareSwitcher: () => {},
    Menu: (menu: AccountMenuItemsProps) => (
      <StoryLists {...lists}>
        <AccountMenuItems {...menu} />
      </StoryLists>
    ),
    Switcher: (menu: PlaceMenuProps) => (
      <StoryLists {...lists}>
        <PlaceMenu {...menu} />
      </StoryLists>
    ),
  };
  return <AccountToolsContext value={tools}>{children}</AccountToolsContext>;
}

function listAt(
  of: PlaceKind,
  usual: readonly OwnPlace[],
  { state = { shown: 'fresh' }, places = usual }: ListAt = {},
) {
  const input = { of, ...ownPlacesInput };
  return {
    input,
    snapshot: readerAt(ownPlacesMachine, state, { request: input, value: places }),
  };
}
