import type { MembershipDraft } from '#domain/marketplace/membership-draft';
import { formOfMembership } from '#domain/marketplace/membership-form';
import type { MembershipSaveError, OwnMembership } from '#domain/marketplace/own-membership';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import { vault } from '../membership-list/membership-list.fixtures';
import { membershipDraftMachine } from './membership-draft.machine';
import type { DraftSaveAnswer, MembershipDraftInput } from './membership-draft.setup';

export const FIRST_ID = '5a1e0000-0000-4000-8000-00000000000a';
export const SECOND_ID = '5a1e0000-0000-4000-8000-00000000000b';

/** Returns an input whose `newId` returns `FIRST_ID` first and `SECOND_ID` next. */
export function draftInput(): MembershipDraftInput {
  const ids = [FIRST_ID, SECOND_ID];
  return {
    userId: 'mira',
    storeId: 'biz_00000001',
    newId: () => ids.shift() ?? FIRST_ID,
    now: () => Date.parse('2026-11-24T12:00:00Z'),
  };
}

export const renamed: OwnMembership = { ...vault, name: 'Renamed', version: 2 };
export const theirs: OwnMembership = { ...vault, name: 'Theirs', priceMinor: 5999, version: 2 };

export const saved: DraftSaveAnswer = { ok: true, value: renamed };

export const draftErrors = {
  conflict: { kind: 'conflict', theirs },
  notAllowed: { kind: 'notAllowed' },
  rejected: { kind: 'rejected' },
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<MembershipSaveError>;

export const notSaved = (kind: MembershipSaveError['kind']): DraftSaveAnswer => ({
  ok: false,
  error: draftErrors[kind],
});

export const keptDraft: MembershipDraft = {
  id: vault.id,
  base: vault,
  form: { ...formOfMembership(vault), name: 'Kept' },
};

/** The machine with a no-op `keepDraft`. In the app, `keepDraft` stores the draft in the browser. */
export const withoutStorage = membershipDraftMachine.provide({
  actions: { keepDraft: () => {} },
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const membershipDraftFixtures = {
  input: draftInput(),
  events: {
    add: [{ type: 'add', position: 2, currency: 'USD' }],
    edit: [{ type: 'edit', membership: vault }],
    change: [
      { type: 'change', fields: { name: 'Renamed', price: '49.99' } },
      { type: 'change', fields: { name: '' } },
    ],
    save: [{ type: 'save' }],
    close: [{ type: 'close' }],
    discard: [{ type: 'discard' }],
    'keep mine': [{ type: 'keep mine' }],
    'take theirs': [{ type: 'take theirs' }],
    'save as new': [{ type: 'save as new' }],
  },
  actors: {
    openDraft: { outcomes: [null], restarts: true },
    save: { outcomes: [saved, ...failures<MembershipSaveError>(draftErrors)] },
  },
  delays: {},
  serialize: ({ context: { base, form, start, theirs: stored, isChecked } }) => ({
    isNew: base === null,
    name: form.name,
    start: start.name,
    hasTheirs: stored !== null,
    isChecked,
  }),
} satisfies WalkOptions<typeof membershipDraftMachine>;
