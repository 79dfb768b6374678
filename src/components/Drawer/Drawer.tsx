import { Modal, type ModalProps } from '#components/Modal/Modal';

export interface DrawerProps extends ModalProps {
  /** The edge it comes from. */
  side?: 'left' | 'right';
  /** 320 px for links, 512 px for what is read; on phones the wide one leaves nothing of the page in sight. */
  size?: 'normal' | 'wide';
}

/** A panel along one edge, as tall as the window: navigation on phones, details beside a list. */
export function Drawer({ side = 'left', size = 'normal', ...modal }: DrawerProps) {
  return <Modal {...modal} at={side} size={size === 'wide' ? 'sideWide' : 'side'} />;
}
