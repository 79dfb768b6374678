import { waitingListsMachine } from '#machines/market/waiting-lists/waiting-lists.machine';
import { waitlistMachine } from '#machines/market/waitlist/waitlist.machine';
import {
  joinWaitlist,
  leaveWaitlist,
  loadMyWaitingLists,
  readWaitingSince,
} from '#services/market/waitlist';
import { abortable, watchPage } from '../actors';

export const waitlistLogic = waitlistMachine.provide({
  actors: {
    load: abortable(readWaitingSince),
    join: abortable(joinWaitlist),
    leave: abortable(leaveWaitlist),
  },
});

export const waitingListsLogic = waitingListsMachine.provide({
  actors: {
    load: abortable((_, signal) => loadMyWaitingLists(signal)),
    watch: watchPage,
  },
});
