import { PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '#components/Drawer/Drawer';
import { IconButton } from '#components/IconButton/IconButton';
import { Sidebar, type SidebarProps } from './Sidebar';

/** The sidebar on phones: behind a button, in a drawer. */
export function SettingsMenu(props: Omit<SidebarProps, 'isTitleShown'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="Open settings menu" icon={<PanelLeft />} onPress={() => setIsOpen(true)} />
      <Drawer title="Settings" isOpen={isOpen} onOpenChange={setIsOpen}>
        <Sidebar
          {...props}
          isTitleShown={false}
          onTabChange={(tab) => {
            setIsOpen(false);
            props.onTabChange(tab);
          }}
        />
      </Drawer>
    </>
  );
}
