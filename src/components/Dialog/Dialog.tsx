import { Modal, type ModalProps } from '#components/Modal/Modal';

export interface DialogProps extends ModalProps {
  /** At most 400, 512 or 768 px wide. On phones, every dialog is a bottom sheet. */
  size?: 'small' | 'normal' | 'wide';
  /** Whether the dialog has the role `alertdialog`. A press on the scrim then does not close it. */
  alert?: boolean;
}

/** A question or a small form in front of the page. Controlled by `isOpen`. */
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
