import { draftFormFixtures } from '../../charts/draft-form.fixtures';
import { vault } from '../membership-list/membership-list.fixtures';
import { membershipDraftMachine, type MembershipDraftInput } from './membership-draft.machine';

export const draftInput: MembershipDraftInput = {
  userId: 'mira',
  storeId: 'biz_00000001',
  newId: () => '5a1e0000-0000-4000-8000-00000000000a',
  now: () => Date.parse('2026-11-24T12:00:00Z'),
};

export const membershipDraftFixtures = draftFormFixtures(membershipDraftMachine, {
  input: draftInput,
  of: { position: 2, currency: 'USD' },
  stored: [null, vault],
  fields: [{ name: 'Renamed', price: '49.99' }, { name: '' }],
  values: [{ ...vault, name: 'Renamed', version: 2 }],
  theirs: { conflict: [{ ...vault, name: 'Theirs', priceMinor: 5999, version: 2 }] },
});

/** The machine with a no-op `keepDraft`. In the app, `keepDraft` stores the draft in the browser. */
export const withoutStorage = membershipDraftMachine.provide({ actions: { keepDraft: () => {} } });
