import { PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import { LazyDialog } from '../../../shell/LazyDialog';
import { lazyPart, loadRest } from '../load-rest';
import type { SidebarProps } from './Sidebar';

const SettingsDrawer = lazyPart(({ SettingsDrawer: part }) => part);

export function SettingsMenu(props: Omit<SidebarProps, 'isTitleShown'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Open settings menu"
        icon={<PanelLeft />}
        onPointerEnter={() => void loadRest().catch(() => null)}
        onFocus={() => void loadRest().catch(() => null)}
        onPress={() => setIsOpen(true)}
      />
      <LazyDialog isOpen={isOpen}>
        <SettingsDrawer {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
      </LazyDialog>
    </>
  );
}
