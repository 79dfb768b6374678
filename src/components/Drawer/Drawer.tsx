import { Modal, type ModalProps } from '#components/Modal/Modal';

export interface DrawerProps extends ModalProps {
  side?: 'left' | 'right';
  /** 'normal' is 320 px, for links. 'wide' is 512 px, for text; on phones, it covers the whole page. */
  size?: 'normal' | 'wide';
}

/** A panel at a side of the window, for example for navigation on phones, or for details beside a list. */
export function Drawer({ side = 'left', size = 'normal', ...modal }: DrawerProps) {
  return <Modal {...modal} at={side} size={size === 'wide' ? 'sideWide' : 'side'} />;
}
