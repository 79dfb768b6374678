import { Modal, type ModalProps } from '#components/Modal/Modal';

export interface DialogProps extends ModalProps {
  /** At most 400, 512 or 768 px wide. On phones, every dialog is a bottom sheet. */
  size?: 'small' | 'normal' | 'wide';
  /** Uses the role `alertdialog`, and a press on the scrim does not close it. */
  alert?: boolean;
}

/** A question or a small form over the page. Controlled by `isOpen`. */
export function Dialog({ size = 'normal', alert = false, ...modal }: DialogProps) {
  return (
    <Modal
      isDismissable={!alert}
      {...modal}
      at="center"
      size={size}
      role={alert ? 'alertdialog' : 'dialog'}
    />
  );
}
