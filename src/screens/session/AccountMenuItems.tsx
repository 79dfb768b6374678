import { LogOut } from 'lucide-react';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem } from '#components/Menu/Menu';
import type { Viewer } from '#domain/session/session';
import { AccountPerson } from './AccountPerson';
import { AccountPlaces } from './AccountPlaces';
import { useRunsSite } from './site-role';

export interface AccountMenuItemsProps {
  opening: MenuOpening;
  viewer: Viewer;
  onLogout: () => void;
}

export function AccountMenuItems({ opening, viewer, onLogout }: AccountMenuItemsProps) {
  const runsSite = useRunsSite();
  return (
    <Menu opening={opening} placement="bottom end" header={<AccountPerson viewer={viewer} />}>
      <AccountPlaces runsSite={runsSite} />
      <MenuItem id="logout" icon={<LogOut />} onAction={onLogout}>
        Logout
      </MenuItem>
    </Menu>
  );
}
