import { leaveMessages } from '#content/messages/shell/leave';
import { sellerMessages } from '#content/messages/market/seller';
import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';
import { isUnsaved } from '#machines/market/store-setup/unsaved';
import { LeaveGuard } from '../../shell/LeaveGuard';

/**
 * Asks the seller for confirmation before a chosen logo is lost. If this browser does not store drafts, asks before any
 * change is lost.
 */
export function LeaveSetup({ isKept }: { isKept: boolean }) {
  const setup = StoreSetupContext.useActorRef();
  const hasLogo = StoreSetupContext.useSelector(({ context }) => context.logo !== null);
  const hasUnsaved = StoreSetupContext.useSelector(isUnsaved);
  return (
    <LeaveGuard
      isLosing={() => {
        const state = setup.getSnapshot();
        return isUnsaved(state) && (!isKept || state.context.logo !== null);
      }}
      wasLosing={hasUnsaved && (!isKept || hasLogo)}
      description={isKept ? sellerMessages.leaveHelpWithLogo : leaveMessages.helpNotKept}
      onDiscard={() => setup.send({ type: 'discard' })}
    />
  );
}
