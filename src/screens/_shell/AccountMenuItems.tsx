import { LogOut, ShieldUser, IdCard } from 'lucide-react';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem } from '#components/Menu/Menu';
import { paths } from '#domain/paths';
import type { Viewer } from '#domain/session/session';
import { AccountPerson } from './AccountPerson';
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
      {runsSite && (
        <MenuItem id="admin" icon={<ShieldUser />} href={paths.admin.href()}>
          Admin
        </MenuItem>
      )}
      <MenuItem id="memberships" icon={<IdCard />} href={paths.myMemberships.href()}>
        My memberships
      </MenuItem>
      <MenuItem id="logout" icon={<LogOut />} onAction={onLogout}>
        Logout
      </MenuItem>
    </Menu>
  );
}
