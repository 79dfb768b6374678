import { Drawer } from '#components/Drawer/Drawer';
import { Sidebar, type SidebarProps } from './Sidebar';

export interface SettingsDrawerProps extends Omit<SidebarProps, 'isTitleShown'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function SettingsDrawer({ isOpen, onOpenChange, ...sidebar }: SettingsDrawerProps) {
  return (
    <Drawer title="Settings" isOpen={isOpen} onOpenChange={onOpenChange}>
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
