import { leaveMessages } from '#content/messages/shell/leave';
import { StoreDesignContext } from '#machines/market/store-design/store-design.machine';
import { isDesignChanged } from '#machines/market/store-design/view';
import { LeaveGuard } from '../../../shell/LeaveGuard';

/** If this browser does not store drafts, asks the seller before unsaved changes are lost. */
export function LeaveDesign({ isKept }: { isKept: boolean }) {
  const design = StoreDesignContext.useActorRef();
  const isChanged = StoreDesignContext.useSelector(isDesignChanged);
  return (
    <LeaveGuard
      isLosing={() => !isKept && isDesignChanged(design.getSnapshot())}
      wasLosing={!isKept && isChanged}
      description={leaveMessages.helpNotKept}
      onDiscard={() => design.send({ type: 'discard' })}
    />
  );
}
