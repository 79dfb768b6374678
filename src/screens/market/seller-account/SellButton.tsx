import { Button } from '#components/Button/Button';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { prepareAccountDialog } from './LazyAccountDialog';

/** Opens the account dialog. If the user already has a seller account, opens their dashboard instead. */
export function SellButton() {
  const actor = SellerAccountContext.useActorRef();
  const isBusy = SellerAccountContext.useSelector((dialog) => dialog.hasTag('busy'));
  return (
    <Button
      isPending={isBusy}
      onPointerEnter={prepareAccountDialog}
      onFocus={prepareAccountDialog}
      onPress={() => actor.send({ type: 'open', part: 'create' })}
    >
      Sell a Membership
    </Button>
  );
}
