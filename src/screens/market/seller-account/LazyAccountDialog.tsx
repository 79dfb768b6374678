import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { lazyComponent } from '../../shell/lazy-component';
import { LazyDialog } from '#screens/shell/lazy-component';

const load = () => import('./AccountDialog');
const AccountDialog = lazyComponent(async () => (await load()).AccountDialog);

export function prepareAccountDialog() {
  void load().catch(() => null);
}

export function LazyAccountDialog() {
  const isOpen = SellerAccountContext.useSelector((dialog) => dialog.hasTag('open'));
  return (
    <LazyDialog isOpen={isOpen}>
      <AccountDialog isOpen={isOpen} />
    </LazyDialog>
  );
}
