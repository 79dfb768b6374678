import type { MemberForm, MemberSaveError } from '#domain/marketplace/member-form';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import { collector } from '../membership-list/membership-list.fixtures';
import { ada } from '../store-members/store-members.fixtures';
import type { storeMemberFormMachine } from './store-member-form.machine';
import type { MemberSaveAnswer } from './store-member-form.setup';

export const typed: MemberForm = {
  discordId: '500000000000000001',
  membershipId: collector.id,
  name: 'Elif Engel',
  until: '2027-01-31',
};

export const savedMember: MemberSaveAnswer = { ok: true, value: null };

export const memberSaveErrors = {
  alreadyMember: { kind: 'alreadyMember' },
  unknownMembership: { kind: 'unknownMembership' },
  unknownMember: { kind: 'unknownMember' },
  notAllowed: { kind: 'notAllowed' },
  rejected: { kind: 'rejected' },
  signInRequired: { kind: 'signInRequired' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<MemberSaveError>;

export const notSaved = (kind: MemberSaveError['kind']): MemberSaveAnswer => ({
  ok: false,
  error: memberSaveErrors[kind],
});

/** Returns an input whose `newId` returns 'id 1', 'id 2' and so on. */
export function memberFormInput() {
  let count = 0;
  return {
    storeId: 'biz_00000001',
    newId: () => {
      count += 1;
      return `id ${count}`;
    },
    now: () => Date.parse('2026-11-25T12:00:00Z'),
  };
}

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeMemberFormFixtures = {
  input: memberFormInput(),
  events: {
    add: [{ type: 'add' }],
    link: [{ type: 'link', member: ada }],
    change: [{ type: 'change', fields: typed }],
    save: [{ type: 'save' }],
    close: [{ type: 'close' }],
  },
  actors: {
    save: { outcomes: [savedMember, ...failures<MemberSaveError>(memberSaveErrors)] },
  },
  delays: {},
  serialize: ({ context: { target, form, isChecked } }) => ({
    target: target.kind,
    form,
    isChecked,
  }),
} satisfies WalkOptions<typeof storeMemberFormMachine>;
