import { useState } from 'react';
import { isolated } from '#domain/names';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { TextField } from '#components/TextField/TextField';
import { removalErrors, sellerMessages } from '#content/messages/market/seller';
import { isNameTyped } from '#domain/marketplace/own-store';
import { failedRun } from '#machines/charts/view';
import { StoreRemovalContext } from '#machines/market/store-removal/store-removal.machine';

export function DeleteDialog({ isOpen, name }: { isOpen: boolean; name: string }) {
  const removal = StoreRemovalContext.useActorRef();
  const [typed, setTyped] = useState('');
  const isDeleting = StoreRemovalContext.useSelector((state) => state.matches('running'));
  const failed = StoreRemovalContext.useSelector(failedRun);
  const close = () => {
    if (isDeleting) return;
    setTyped('');
    removal.send({ type: failed ? 'dismiss' : 'cancel' });
  };
  const confirm = () => {
    if (isNameTyped(name, typed)) removal.send({ type: failed ? 'retry' : 'confirm' });
  };
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
            isDisabled={!isDeleting && !isNameTyped(name, typed)}
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
        label={`Type “${isolated(name)}” to confirm`}
        errorMessage={failed ? removalErrors[failed.kind] : undefined}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        onKeyDown={({ key }) => {
          if (key === 'Enter') confirm();
        }}
      />
    </Dialog>
  );
}
