import { Users } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { waitingText, waitlistButtonLabel } from '#content/messages/waitlist';
import { offerOf } from '#domain/marketplace/membership';
import type { OwnMembership } from '#domain/marketplace/own-membership';
import { StoreWaitlistContext } from '#machines/store-waitlist/store-waitlist.machine';
import { waitingCount } from '#machines/store-waitlist/view';

/**
 * Shows how many users wait for a membership. A press opens the waiting list. Renders nothing if the membership is not
 * sold out and the number of waiting users is zero or unknown.
 */
export function WaitingButton({ membership, now }: { membership: OwnMembership; now: number }) {
  const { id, name } = membership;
  const waitlist = StoreWaitlistContext.useActorRef();
  const count = StoreWaitlistContext.useSelector((state) => waitingCount(state, id));
  const { isSoldOut } = offerOf(membership, now);
  if (!isSoldOut && !count) return null;
  const text = waitingText(count);
  return (
    <div>
      <Button
        tone="quiet"
        size="compact"
        icon={<Users />}
        aria-label={waitlistButtonLabel(text, name)}
        onPress={() => waitlist.send({ type: 'open', membership: { id, name } })}
      >
        {text}
      </Button>
    </div>
  );
}
