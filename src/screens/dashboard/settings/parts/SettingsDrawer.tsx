import { Drawer } from '#components/Drawer/Drawer';
import { ServerIdentity } from './ServerIdentity';
import { Sidebar, type SidebarProps } from './Sidebar';

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
