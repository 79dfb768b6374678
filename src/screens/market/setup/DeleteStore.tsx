import { Trash2 } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { sellerMessages } from '#content/messages/market/seller';
import { StoreRemovalContext } from '#machines/market/store-removal/store-removal.machine';
import { lazyComponent } from '../../shell/lazy-component';
import { LazyDialog } from '../../shell/LazyDialog';
import * as css from './Setup.css';

const DeleteDialog = lazyComponent(async () => (await import('./DeleteDialog')).DeleteDialog);

/** Deletes the store after the seller has typed the store's name. */
export function DeleteStore() {
  const removal = StoreRemovalContext.useActorRef();
  const isOpen = StoreRemovalContext.useSelector(
    ({ value }) => value !== 'closed' && value !== 'deleted',
  );
  return (
    <section className={css.danger} aria-label="Delete the store">
      <h2 className={css.groupTitle}>Delete the store</h2>
      <p className={css.help}>{sellerMessages.deleteHelp}</p>
      <div>
        <Button tone="danger" icon={<Trash2 />} onPress={() => removal.send({ type: 'open' })}>
          Delete store
        </Button>
      </div>
      <LazyDialog isOpen={isOpen}>
        <DeleteDialog isOpen={isOpen} />
      </LazyDialog>
    </section>
  );
}
