import { waitingListsMachine } from '#machines/market/waiting-lists/waiting-lists.machine';
import { waitlistMachine } from '#machines/market/waitlist/waitlist.machine';
import {
  joinWaitlist,
  leaveWaitlist,
  loadMyWaitingLists,
  readWaitingSince,
} from '#services/market/waitlist';
import { abortable, changing, watchPage } from '../actors';

export const waitlistLogic = waitlistMachine.provide({
  actors: {
    load: abortable(readWaitingSince),
    join: changing(joinWaitlist),
    leave: changing(leaveWaitlist),
  },
});

export const waitingListsLogic = waitingListsMachine.provide({
  actors: {
    load: abortable((_, signal) => loadMyWaitingLists(signal)),
    watch: watchPage,
  },
});
