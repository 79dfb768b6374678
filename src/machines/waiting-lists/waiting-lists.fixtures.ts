import type { WaitingList, WaitlistError } from '#domain/marketplace/waitlist';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type { WaitingListsAnswer, waitingListsMachine } from './waiting-lists.machine';

export const collector: WaitingList = {
  membershipId: '5a1e0000-0000-4000-8000-000000000001',
  name: 'Collector',
  since: '2026-11-12T10:00:00.000Z',
  isOnSale: true,
  isFree: false,
  store: { id: 'biz_cards', name: 'Card Collectors', logoUrl: null, slug: 'card-collectors' },
};

export const listed: WaitingListsAnswer = { ok: true, value: [collector] };
export const nothing: WaitingListsAnswer = { ok: true, value: [] };

const errors = {
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<WaitlistError>;
export const notListed = (kind: WaitlistError['kind']): WaitingListsAnswer => ({
  ok: false,
  error: errors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const waitingListsFixtures = {
  events: {
    retry: [{ type: 'retry' }],
    reload: [{ type: 'reload' }],
    'page shown': [{ type: 'page shown' }],
  },
  actors: {
    load: { outcomes: [listed, nothing, ...failures<WaitlistError>(errors)], restarts: true },
    watchPage: { sends: ['page shown'] },
  },
  delays: {},
} satisfies WalkOptions<typeof waitingListsMachine>;
