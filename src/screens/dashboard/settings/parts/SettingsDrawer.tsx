import { Avatar } from '#components/Avatar/Avatar';
import { Drawer } from '#components/Drawer/Drawer';
import type { Server } from '#domain/servers/server';
import { row, stack } from '#theme/box';
import { ServerBadges } from './SettingsBar';
import { Sidebar, type SidebarProps } from './Sidebar';
import * as css from './Sidebar.css';

export interface SettingsDrawerProps extends Omit<SidebarProps, 'isTitleShown'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function SettingsDrawer({ isOpen, onOpenChange, ...sidebar }: SettingsDrawerProps) {
  return (
    <Drawer title="Settings" isOpen={isOpen} onOpenChange={onOpenChange}>
      <ServerIdentity server={sidebar.server} />
      <Sidebar
        {...sidebar}
        isTitleShown={false}
        onTabChange={(tab) => {
          onOpenChange(false);
          sidebar.onTabChange(tab);
        }}
      />
    </Drawer>
  );
}

function ServerIdentity({ server }: { server: Server }) {
  const { id, name, icon } = server;
  return (
    <div className={css.server}>
      <Avatar src={icon} name="" seed={id} size={40} shape="rounded" />
      <div className={stack({ gap: 'xs', shrinks: true })}>
        <p dir="auto" title={name} className={css.serverName}>
          {name}
        </p>
        <p className={row({ gap: 'xs', align: 'stretch', wraps: true })}>
          <ServerBadges server={server} />
        </p>
      </div>
    </div>
  );
}
