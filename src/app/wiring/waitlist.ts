import { fromCallback, type AnyEventObject } from 'xstate';
import { waitingListsMachine } from '#machines/waiting-lists/waiting-lists.machine';
import { waitlistMachine } from '#machines/waitlist/waitlist.machine';
import { watchPageShown } from '#services/browser/page-shown';
import {
  joinWaitlist,
  leaveWaitlist,
  loadMyWaitingLists,
  readWaitingSince,
} from '#services/supabase/waitlist';
import { abortable } from './abortable';

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
    watchPage: fromCallback<AnyEventObject>(({ sendBack }) =>
      watchPageShown(() => sendBack({ type: 'page shown' })),
    ),
  },
});
