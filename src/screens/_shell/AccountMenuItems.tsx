import { LogOut, ShieldUser } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import type { MenuOpening } from '#components/Menu/LaterMenuTrigger';
import { Menu, MenuItem } from '#components/Menu/Menu';
import { paths } from '#domain/paths';
import type { Viewer } from '#domain/session/session';
import * as css from './AccountMenu.css';
import { accountFace } from './account-face';
import { useRunsSite } from './site-role';

export interface AccountMenuItemsProps {
  opening: MenuOpening;
  viewer: Viewer;
  onLogout: () => void;
}

/** Whose account it is, the way out and, for whoever runs the site, to the admin panel. */
export function AccountMenuItems({ opening, viewer, onLogout }: AccountMenuItemsProps) {
  const { name, picture } = accountFace(viewer);
  const runsSite = useRunsSite();
  return (
    <Menu
      opening={opening}
      placement="bottom end"
      header={
        <div className={css.person}>
          <Avatar src={picture} name={name} seed={viewer.userId} size={40} />
          <div className={css.words}>
            <p className={css.name}>{name}</p>
            {viewer.email !== name && <p className={css.email}>{viewer.email}</p>}
          </div>
        </div>
      }
    >
      {runsSite && (
        <MenuItem id="admin" icon={<ShieldUser />} href={paths.admin.href()}>
          Admin
        </MenuItem>
      )}
      <MenuItem id="logout" icon={<LogOut />} onAction={onLogout}>
        Logout
      </MenuItem>
    </Menu>
  );
}
