import { Button } from '#components/Button/Button';
import { claimMessages } from '#content/messages/market/membership-claim';
import { MembershipClaimContext } from '#machines/market/membership-claim/membership-claim.machine';
import { lazyComponent } from '../../../shell/lazy-component';
import { LazyDialog } from '../../../shell/LazyDialog';
import type { ClaimDialogProps } from './ClaimDialog';
import { claimRow } from './ClaimDialog.css';

const load = () => import('./ClaimDialog');
const ClaimDialog = lazyComponent(async () => (await load()).ClaimDialog);

function prepareClaimDialog() {
  void load().catch(() => null);
}

/** Opens the dialog that claims a membership (product.md §21.19). */
export function ClaimButton() {
  const claim = MembershipClaimContext.useActorRef();
  return (
    <div className={claimRow}>
      <Button
        tone="plain"
        onPointerEnter={prepareClaimDialog}
        onFocus={prepareClaimDialog}
        onPress={() => claim.send({ type: 'open' })}
      >
        {claimMessages.button}
      </Button>
    </div>
  );
}

export function LazyClaimDialog(props: ClaimDialogProps) {
  const isOpen = MembershipClaimContext.useSelector((state) => state.hasTag('open'));
  return (
    <LazyDialog isOpen={isOpen}>
      <ClaimDialog {...props} />
    </LazyDialog>
  );
}
