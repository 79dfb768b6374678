import { everyMember } from '#domain/marketplace/members-query';
import type {
  ListedMembers,
  MemberChangeError,
  MembersError,
  StoreMember,
} from '#domain/marketplace/store-member';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import { collector, vault } from '../membership-list/membership-list.fixtures';
import type { storeMembersMachine } from './store-members.machine';
import type { ChangeAnswer, ExportAnswer, MembersAnswer } from './store-members.setup';

export const ada: StoreMember = {
  id: '5a1e1000-0000-4000-8000-000100010000',
  membershipId: vault.id,
  status: 'active',
  isOversold: false,
  provider: 'stripe',
  reference: 'sub_00010000',
  discordId: '410001000100000000',
  isConfirmed: false,
  name: 'Ada Abara',
  email: 'ada.abara.1@buyers.example',
  since: '2026-10-04T09:00:00.000Z',
  until: null,
};
export const ben: StoreMember = {
  ...ada,
  id: '5a1e1000-0000-4000-8000-000100010007',
  provider: 'manual',
  reference: null,
  discordId: '410001000100000007',
  isConfirmed: false,
  name: 'Ben Novak',
  email: null,
  until: '2027-03-31T21:59:59.000Z',
};
export const cleo: StoreMember = {
  ...ben,
  id: '5a1e1000-0000-4000-8000-000100010008',
  provider: 'file',
  status: 'canceled',
  discordId: '410001000100000008',
  isConfirmed: false,
  name: 'Cleo Costa',
  until: '2026-11-01T09:00:00.000Z',
};
export const dario: StoreMember = {
  ...ada,
  id: '5a1e1000-0000-4000-8000-000100010009',
  isOversold: true,
  discordId: null,
  isConfirmed: false,
  name: '',
};

const memberships = [collector, vault];
export const two: ListedMembers = { members: [ada, ben], total: 2, oversold: {}, memberships };
export const withOversold: ListedMembers = {
  members: [ada, ben, cleo, dario],
  total: 120,
  oversold: { [vault.id]: 1 },
  memberships,
};
export const nobody: ListedMembers = { members: [], total: 0, oversold: {}, memberships };

export const found = (value: ListedMembers): MembersAnswer => ({ ok: true, value });
export const applied: ChangeAnswer = { ok: true, value: null };
export const all: ExportAnswer = { ok: true, value: [ada, ben] };

export const membersErrors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<MembersError>;

export const memberChangeErrors = {
  alreadyMember: { kind: 'alreadyMember' },
  managedByProvider: { kind: 'managedByProvider' },
  unknownMember: { kind: 'unknownMember' },
  rejected: { kind: 'rejected' },
  signInRequired: { kind: 'signInRequired' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<MemberChangeError>;

export const notFound = (kind: MembersError['kind']) =>
  ({ ok: false, error: membersErrors[kind] }) satisfies MembersAnswer;
export const notApplied = (kind: MemberChangeError['kind']): ChangeAnswer => ({
  ok: false,
  error: memberChangeErrors[kind],
});

export const membersInput = { storeId: 'biz_00000001', query: everyMember };

const isResting = { change: 'resting', file: 'none', live: 'on' } as const;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeMembersFixtures = {
  input: membersInput,
  events: {
    search: [{ type: 'search', text: 'ada' }],
    choose: [{ type: 'choose', change: { page: 1 } }],
    clear: [{ type: 'clear' }],
    open: [{ type: 'open', query: { ...everyMember, order: 'name' } }],
    retry: [{ type: 'retry' }],
    end: [{ type: 'end', member: ben }],
    restore: [{ type: 'restore', member: cleo }],
    confirm: [{ type: 'confirm' }],
    cancel: [{ type: 'cancel' }],
    export: [{ type: 'export' }],
    dismiss: [{ type: 'dismiss' }],
    reload: [{ type: 'reload' }],
    'rows changed': [{ type: 'rows changed' }],
    'channel lost': [{ type: 'channel lost' }],
    'channel back': [{ type: 'channel back' }],
    'page shown': [{ type: 'page shown' }],
  },
  actors: {
    load: {
      outcomes: [found(two), found(withOversold), ...failures<MembersError>(membersErrors)],
      restarts: true,
    },
    change: { outcomes: [applied, ...failures<MemberChangeError>(memberChangeErrors)] },
    readAll: { outcomes: [all, ...failures<MembersError>(membersErrors)] },
    watchRows: { sends: ['rows changed', 'channel lost', 'channel back'] },
    watchPage: { sends: ['page shown'] },
  },
  delays: { searchDelay: 300, quietDelay: 1_000 },
  serialize: ({ context: { action, hasNews, listed, query, typed } }) => ({
    action: action?.kind ?? null,
    hasNews,
    isListed: listed !== null,
    page: query.page,
    order: query.order,
    search: query.search,
    typed,
  }),
  // The regions are almost independent, so the walk does not combine all of their states.
  skip: (snapshot, { type }) => {
    const isShown = snapshot.matches({ list: { shown: 'fresh' } });
    const isPlain =
      snapshot.context.query.page === 0 &&
      snapshot.context.query.order === 'newest' &&
      snapshot.context.typed === '';
    switch (type) {
      case 'search':
      case 'choose':
      case 'clear':
      case 'open':
      case 'retry':
      case 'page shown':
      case 'rows changed':
        return !snapshot.matches(isResting) || !isPlain;
      case 'reload':
        return (
          !snapshot.matches(isResting) ||
          !(isPlain || (isShown && snapshot.context.query.page === 1))
        );
      case 'end':
      case 'restore':
      case 'export':
      case 'channel lost':
        return !isShown || !snapshot.matches(isResting) || !isPlain;
      default:
        return false;
    }
  },
} satisfies WalkOptions<typeof storeMembersMachine>;
