import { Drawer } from '#components/Drawer/Drawer';
import { VersionList } from './VersionList';

export interface VersionDrawerProps {
  current: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The version history in a drawer, for windows where it does not fit beside the text. It is loaded on first use. */
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
