import { isolated } from '#domain/names';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { TextField } from '#components/TextField/TextField';
import { removalErrors, sellerMessages } from '#content/messages/market/seller';
import {
  StoreRemovalContext,
  isNameTyped,
} from '#machines/market/store-removal/store-removal.machine';

export function DeleteDialog({ isOpen }: { isOpen: boolean }) {
  const removal = StoreRemovalContext.useActorRef();
  const context = StoreRemovalContext.useSelector((snapshot) => snapshot.context);
  const isDeleting = StoreRemovalContext.useSelector((snapshot) => snapshot.matches('deleting'));
  const error = StoreRemovalContext.useSelector(({ value }) =>
    typeof value === 'object' ? removalErrors[value.failed] : undefined,
  );
  const close = () => removal.send({ type: 'close' });
  const confirm = () => removal.send({ type: 'confirm' });
  return (
    <Dialog
      alert
      size="small"
      title="Delete this store?"
      description={sellerMessages.deleteHelp}
      isOpen={isOpen}
      onOpenChange={close}
      footer={
        <>
          <Button tone="plain" isDisabled={isDeleting} onPress={close}>
            Cancel
          </Button>
          <Button
            tone="danger"
            isDisabled={!isDeleting && !isNameTyped(context)}
            isPending={isDeleting}
            pendingLabel="Deleting..."
            onPress={confirm}
          >
            Delete store
          </Button>
        </>
      }
    >
      <TextField
        label={`Type “${isolated(context.name)}” to confirm`}
        errorMessage={error}
        autoComplete="off"
        value={context.typed}
        onChange={(text) => removal.send({ type: 'type', text })}
        onKeyDown={({ key }) => {
          if (key === 'Enter') confirm();
        }}
      />
    </Dialog>
  );
}
