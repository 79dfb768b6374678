import type { WaitingPeopleError } from '#domain/marketplace/waitlist';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type {
  CountsAnswer,
  OpenMembership,
  PeopleAnswer,
  storeWaitlistMachine,
} from './store-waitlist.machine';

export const vault: OpenMembership = { id: 'vault', name: 'Vault' };

export const counted: CountsAnswer = { ok: true, value: { vault: 3 } };
export const people: PeopleAnswer = {
  ok: true,
  value: { total: 60, people: [{ name: 'ada.pulls', since: '2026-11-03T09:00:00.000Z' }] },
};
export const nobody: PeopleAnswer = { ok: true, value: { total: 0, people: [] } };

const errors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<WaitingPeopleError>;
export const notRead = (kind: WaitingPeopleError['kind']): { ok: false } & PeopleAnswer => ({
  ok: false,
  error: errors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeWaitlistFixtures = {
  input: { storeId: 'biz_cards' },
  events: {
    open: [{ type: 'open', membership: vault }],
    turn: [{ type: 'turn', page: 1 }],
    retry: [{ type: 'retry' }],
    close: [{ type: 'close' }],
    'page shown': [{ type: 'page shown' }],
  },
  actors: {
    count: { outcomes: [counted, ...failures<WaitingPeopleError>(errors)] },
    load: { outcomes: [people, nobody, ...failures<WaitingPeopleError>(errors)], restarts: true },
    watchPage: { sends: ['page shown'] },
  },
  delays: {},
  serialize: ({ context: { page } }) => ({ page }),
} satisfies WalkOptions<typeof storeWaitlistMachine>;
