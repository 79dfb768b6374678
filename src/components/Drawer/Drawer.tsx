import { Modal, type ModalProps } from '#components/Modal/Modal';

export interface DrawerProps extends ModalProps {
  /** The edge it comes from. */
  side?: 'left' | 'right';
}

/** A panel along one edge, as tall as the window: navigation on phones, details beside a list. */
export function Drawer({ side = 'left', ...modal }: DrawerProps) {
  return <Modal {...modal} at={side} size="side" />;
}
