import { Modal, type ModalProps } from '#components/Modal/Modal';

export interface DrawerProps extends ModalProps {
  /** The edge from which the drawer slides in. */
  side?: 'left' | 'right';
  /** 'normal' is 320 px, for links. 'wide' is 512 px, for text; on phones, it covers the whole page. */
  size?: 'normal' | 'wide';
}

/**
 * A panel at the left or right edge of the window, as tall as the window. It is used, for example, for navigation on
 * phones, or for details beside a list.
 */
export function Drawer({ side = 'left', size = 'normal', ...modal }: DrawerProps) {
  return <Modal {...modal} at={side} size={size === 'wide' ? 'sideWide' : 'side'} />;
}
