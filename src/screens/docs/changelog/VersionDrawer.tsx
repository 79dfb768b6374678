import { Drawer } from '#components/Drawer/Drawer';
import { VersionList } from './VersionList';

export interface VersionDrawerProps {
  current: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The history of versions over the page, where it has no room beside the text. Loaded when it is first wanted. */
export function VersionDrawer({ current, isOpen, onClose }: VersionDrawerProps) {
  return (
    <Drawer
      side="right"
      title="Version History"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <VersionList current={current} onPick={onClose} />
    </Drawer>
  );
}
