import { Users } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { waitingText, waitlistButtonLabel } from '#content/messages/waitlist';
import { offerOf } from '#domain/marketplace/membership';
import type { OwnMembership } from '#domain/marketplace/own-membership';
import { StoreWaitlistContext } from '#machines/store-waitlist/store-waitlist.context';
import { waitingCount } from '#machines/store-waitlist/view';

/** How many users wait for a membership. Opens the list. Missing if nobody can wait, and if nobody does. */
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
