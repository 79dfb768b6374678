import { changeOf } from '#domain/marketplace/own-membership';
import { membershipDraftMachine } from '#machines/market/membership-draft/membership-draft.machine';
import { membershipChangeMachine } from '#machines/market/membership-change/membership-change.machine';
import { keepMembershipDraft, openMembershipDraft } from '#services/market/membership-drafts';
import {
  addMembership,
  applyToMemberships,
  saveMembership,
} from '#services/market/own-memberships';
import { abortable, changing, watchPage } from '../actors';
import { storeWaitlistMachine } from '#machines/market/store-waitlist/store-waitlist.machine';
import { waitingPeopleMachine } from '#machines/market/waiting-people/waiting-people.machine';
import { loadWaitingCounts, loadWaitingPeople } from '#services/market/waitlist';

export const membershipChangeLogic = membershipChangeMachine.provide({
  actors: {
    run: changing(({ storeId, action }, signal) =>
      applyToMemberships({ storeId, action, now: Date.now() }, signal),
    ),
  },
});

export const membershipDraftLogic = membershipDraftMachine.provide({
  actors: {
    openDraft: abortable(openMembershipDraft),
    save: changing(({ storeId, details, ...target }, signal) => {
      const { base } = target;
      if (base === null) {
        const { id, position } = target;
        return addMembership({ storeId, id, position, details }, signal);
      }
      return saveMembership({ membership: base, change: changeOf(base, details) }, signal);
    }),
  },
  actions: { keepDraft: (_, { key, draft }) => void keepMembershipDraft(key, draft) },
});

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
