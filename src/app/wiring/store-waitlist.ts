import { storeWaitlistMachine } from '#machines/store-waitlist/store-waitlist.machine';
import { loadWaitingCounts, loadWaitingPeople } from '#services/supabase/waitlist';
import { abortable, watchPage } from './actors';

export const storeWaitlistLogic = storeWaitlistMachine.provide({
  actors: {
    count: abortable(loadWaitingCounts),
    load: abortable(loadWaitingPeople),
    watchPage,
  },
});
