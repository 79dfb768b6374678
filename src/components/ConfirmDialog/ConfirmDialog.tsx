import { Button } from '#components/Button/Button';
import { Dialog, type DialogProps } from '#components/Dialog/Dialog';

export interface ConfirmDialogProps extends Omit<DialogProps, 'alert' | 'footer' | 'onOpenChange'> {
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether the action deletes or discards something. */
  isDanger?: boolean;
  isPending?: boolean;
  pendingLabel?: string;
  onConfirm: () => void;
  /** Also called on Escape. */
  onCancel: () => void;
}

/** Has the role `alertdialog`. The caller has to close it after `onConfirm` and `onCancel`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = 'Cancel', isDanger = false, ...rest } = props;
  const { isPending, pendingLabel, onConfirm, onCancel, ...dialog } = rest;
  return (
    <Dialog
      size="small"
      {...dialog}
      alert
      onOpenChange={onCancel}
      footer={
        <>
          <Button tone="plain" onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            tone={isDanger ? 'danger' : 'accent'}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
