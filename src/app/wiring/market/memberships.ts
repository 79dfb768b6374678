import { changeOf } from '#domain/marketplace/own-membership';
import { membershipDraftMachine } from '#machines/market/membership-draft/membership-draft.machine';
import { membershipChangeMachine } from '#machines/market/membership-change/membership-change.machine';
import { keepMembershipDraft, openMembershipDraft } from '#services/market/membership-drafts';
import {
  addMembership,
  applyToMemberships,
  saveMembership,
} from '#services/market/own-memberships';
import { abortable } from '../actors';

export const membershipChangeLogic = membershipChangeMachine.provide({
  actors: {
    run: abortable(({ storeId, action }, signal) =>
      applyToMemberships({ storeId, action, now: Date.now() }, signal),
    ),
  },
});

export const membershipDraftLogic = membershipDraftMachine.provide({
  actors: {
    openDraft: abortable(openMembershipDraft),
    save: abortable(({ storeId, details, ...target }, signal) => {
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
