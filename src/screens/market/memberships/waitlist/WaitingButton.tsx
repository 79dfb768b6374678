import { Users } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { waitingText, waitlistButtonLabel } from '#content/messages/market/waitlist';
import { offerOf } from '#domain/marketplace/membership';
import type { OwnMembership } from '#domain/marketplace/own-membership';
import { StoreWaitlistContext } from '#machines/market/store-waitlist/store-waitlist.machine';
import { useOpenWaiting } from './WaitingPeople';

/**
 * Shows how many users wait for a membership. A press opens the waiting list. Renders nothing if the membership is not
 * sold out and the number of waiting users is zero or unknown.
 */
export function WaitingButton({ membership, now }: { membership: OwnMembership; now: number }) {
  const { id, name } = membership;
  const open = useOpenWaiting();
  const count = StoreWaitlistContext.useSelector(({ context: { value } }) =>
    value === null ? null : (value[id] ?? 0),
  );
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
        onPress={() => open({ id, name })}
      >
        {text}
      </Button>
    </div>
  );
}
