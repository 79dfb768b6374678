import { ChevronDown, LogOut, ShieldUser } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { Menu, MenuItem, MenuTrigger } from '#components/Menu/Menu';
import { paths } from '#domain/paths';
import { avatarUrl } from '#domain/servers/icon';
import type { Viewer } from '#domain/session/session';
import * as css from './AccountMenu.css';
import { useRunsSite } from './site-role';

export interface AccountMenuProps {
  viewer: Viewer;
  isLoggingOut?: boolean;
  onLogout: () => void;
}

/** Who is signed in, as a chip, with the way out (spec §2 «user chip») and, for whoever runs the site, to the admin panel. */
export function AccountMenu({ viewer, isLoggingOut = false, onLogout }: AccountMenuProps) {
  const { name, picture } = faceOf(viewer);
  const runsSite = useRunsSite();
  return (
    <MenuTrigger>
      <Button
        tone="quiet"
        isPending={isLoggingOut}
        icon={<Avatar src={picture} name={name} seed={viewer.userId} size={24} />}
      >
        <span className={css.username}>{name}</span>
        <ChevronDown aria-hidden className={css.more} />
      </Button>
      <Menu
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
    </MenuTrigger>
  );
}

/** An account without Discord is known by its e-mail address. */
function faceOf({ profile, email }: Viewer): { name: string; picture: string | null } {
  if (!profile) return { name: email ?? 'Account', picture: null };
  return { name: profile.username, picture: profile.avatarHash ? avatarUrl(profile) : null };
}
