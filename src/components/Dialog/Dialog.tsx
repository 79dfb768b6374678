import { Modal, type ModalProps } from '#components/Modal/Modal';

export interface DialogProps extends ModalProps {
  /** 400, 512 or 768 px wide at most; on phones every dialog is a sheet at the bottom. */
  size?: 'small' | 'normal' | 'wide';
  /** Interrupts to ask: announced as an alert, and a press on the scrim does not answer it. */
  alert?: boolean;
}

/** A question or a small form over the page. Controlled: whoever opens it holds `isOpen`. */
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
