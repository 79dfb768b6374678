import type { OwnStoresError } from '#domain/marketplace/own-store';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type { MembershipsAnswer, storeChecklistMachine } from './store-checklist.machine';

export const listed: MembershipsAnswer = {
  ok: true,
  value: [{ checkoutUrl: 'https://buy.stripe.com/a', isVisible: true, archivedAt: null }],
};

export const checklistErrors = {
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<OwnStoresError>;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineBench` (Storybook). */
export const storeChecklistFixtures = {
  input: { storeId: 'biz_cards' },
  events: { retry: [{ type: 'retry' }] },
  actors: {
    loadMemberships: { outcomes: [listed, ...failures<OwnStoresError>(checklistErrors)] },
  },
  delays: {},
} satisfies WalkOptions<typeof storeChecklistMachine>;
