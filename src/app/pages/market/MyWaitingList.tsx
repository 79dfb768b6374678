import { useEffect, useState } from 'react';
import type { WaitingList } from '#domain/marketplace/waitlist';
import { WaitingListsContext } from '#machines/market/waiting-lists/waiting-lists.machine';
import { WaitlistContext } from '#machines/market/waitlist/waitlist.machine';
import { WaitingListCard } from '#screens/market/my-memberships/parts/WaitingListCard';
import { waitingListNotices } from '../../notices/market/waitlist';
import { toasts } from '../../toasts';
import { waitlistLogic } from '../../wiring/market/waitlist';

/** One of the viewer's waiting lists, with its machine. */
export function MyWaitingList({ list }: { list: WaitingList }) {
  const [options] = useState(() => ({
    input: { membershipId: list.membershipId, isWanted: false },
  }));
  return (
    <WaitlistContext.Provider logic={waitlistLogic} options={options}>
      <Connections since={list.since} />
      <WaitingListCard list={list} />
    </WaitlistContext.Provider>
  );
}

function Connections({ since }: { since: string }) {
  const lists = WaitingListsContext.useActorRef();
  const waitlist = WaitlistContext.useActorRef();
  useEffect(() => {
    const leaving = waitlist.on('left', () => {
      toasts.show(waitingListNotices.left);
      lists.send({ type: 'reload' });
    });
    waitlist.send({ type: 'known', since });
    return () => leaving.unsubscribe();
  }, [lists, waitlist, since]);
  return null;
}
