import { IdCard, LogOut, RefreshCw, ShieldCheck, ShieldUser, Store } from 'lucide-react';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem, MenuSection } from '#components/Menu/Menu';
import { ownPlacesMessages } from '#content/messages/session/own-places';
import { paths } from '#domain/paths';
import { themes } from '#domain/theme';
import { box } from '#theme/box';
import { themeChoices } from '../shell/theme-choices';
import { useThemeChoice } from '../shell/theme-choice';
import { useAccountTools } from './account-tools';
import type { AccountMenuProps } from './AccountMenu';
import { AccountPerson } from './AccountPerson';
import { useOwnServers, useOwnStores, useReadPlaces } from './places/own-places';
import { AllServers, Glyph, PlaceItems } from './places/PlaceItems';
import { useRunsSite } from './site-role';

export interface AccountMenuItemsProps extends AccountMenuProps {
  opening: MenuOpening;
}

/**
 * The menu of the account: the places of the viewer, their pages, the theme and the session (product.md §4.4). Reads the
 * machine `own-places`.
 */
export function AccountMenuItems({ opening, onLogout, ...person }: AccountMenuItemsProps) {
  const { resync } = useAccountTools();
  const runsSite = useRunsSite();
  const servers = useOwnServers();
  const stores = useOwnStores();
  useReadPlaces(opening.state.isOpen);
  const hasNoStore = stores.view === 'shown' && stores.places.length === 0;
  return (
    <Menu opening={opening} placement="bottom end" header={<AccountPerson {...person} />}>
      <MenuSection title={ownPlacesMessages.servers.title}>
        <PlaceItems of="servers" list={servers} />
        {servers.view !== 'shown' && <AllServers count={null} />}
      </MenuSection>
      <MenuSection title={ownPlacesMessages.stores.title}>
        <PlaceItems of="stores" list={stores} />
        {hasNoStore && (
          <MenuItem
            id="sell"
            icon={<Glyph icon={<Store />} />}
            href={paths.marketplace.href('create')}
          >
            Open a store
          </MenuItem>
        )}
      </MenuSection>
      <MenuSection aria-label="Account">
        <MenuItem
          id="memberships"
          icon={<Glyph icon={<IdCard />} />}
          href={paths.myMemberships.href()}
        >
          My memberships
        </MenuItem>
        <MenuItem
          id="security"
          icon={<Glyph icon={<ShieldCheck />} />}
          href={paths.security.href()}
        >
          Security
        </MenuItem>
        {runsSite && (
          <MenuItem id="admin" icon={<Glyph icon={<ShieldUser />} />} href={paths.admin.href()}>
            Admin
          </MenuItem>
        )}
        <ThemeItem />
        {person.context === 'discord' && (
          <MenuItem id="resync" icon={<Glyph icon={<RefreshCw />} />} onAction={resync}>
            Resync Discord
          </MenuItem>
        )}
        <MenuItem id="logout" icon={<Glyph icon={<LogOut />} />} onAction={onLogout}>
          Logout
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}

/** Chooses the next color scheme, and leaves the menu open. */
function ThemeItem() {
  const { theme, setTheme } = useThemeChoice();
  const { icon, label } = themeChoices[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <MenuItem
      id="theme"
      icon={<Glyph icon={icon} />}
      shouldCloseOnSelect={false}
      textValue={`Theme ${label}`}
      onAction={() => setTheme(next)}
    >
      Theme
      <span className={box({ pushed: true, color: 'textMuted' })}>{label}</span>
    </MenuItem>
  );
}
