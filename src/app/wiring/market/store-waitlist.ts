import { storeWaitlistMachine } from '#machines/market/store-waitlist/store-waitlist.machine';
import { waitingPeopleMachine } from '#machines/market/waiting-people/waiting-people.machine';
import { loadWaitingCounts, loadWaitingPeople } from '#services/market/waitlist';
import { abortable, watchPage } from '../actors';

export const storeWaitlistLogic = storeWaitlistMachine.provide({
  actors: { load: abortable(loadWaitingCounts), watch: watchPage },
});

export const waitingPeopleLogic = waitingPeopleMachine.provide({
  actors: {
    load: abortable(({ membershipId, query }, signal) =>
      loadWaitingPeople({ membershipId, ...query }, signal),
    ),
  },
});
