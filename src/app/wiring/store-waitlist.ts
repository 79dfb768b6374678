import { fromCallback, type AnyEventObject } from 'xstate';
import { storeWaitlistMachine } from '#machines/store-waitlist/store-waitlist.machine';
import { watchPageShown } from '#services/browser/page-shown';
import { loadWaitingCounts, loadWaitingPeople } from '#services/supabase/waitlist';
import { abortable } from './abortable';

export const storeWaitlistLogic = storeWaitlistMachine.provide({
  actors: {
    count: abortable(loadWaitingCounts),
    load: abortable(loadWaitingPeople),
    watchPage: fromCallback<AnyEventObject>(({ sendBack }) =>
      watchPageShown(() => sendBack({ type: 'page shown' })),
    ),
  },
});
