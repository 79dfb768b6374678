import { Drawer } from '#components/Drawer/Drawer';
import { DocsNav } from './DocsNav';

export interface DocsMenuProps {
  path: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The navigation in a drawer, loaded on first use. */
export function DocsMenu({ path, isOpen, onClose }: DocsMenuProps) {
  return (
    <Drawer
      title="Documentation"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DocsNav path={path} onPick={onClose} />
    </Drawer>
  );
}
