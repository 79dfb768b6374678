import { Modal, type ModalProps } from '#components/Modal/Modal';

export interface DrawerProps extends ModalProps {
  /** The edge that it slides in from. */
  side?: 'left' | 'right';
  /** 320 px for links, 512 px for text. On phones, the wide one covers the whole page. */
  size?: 'normal' | 'wide';
}

/** A panel along one edge, as tall as the window: navigation on phones, details beside a list. */
export function Drawer({ side = 'left', size = 'normal', ...modal }: DrawerProps) {
  return <Modal {...modal} at={side} size={size === 'wide' ? 'sideWide' : 'side'} />;
}
