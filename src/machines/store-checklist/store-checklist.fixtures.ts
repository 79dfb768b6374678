import type { OwnMembershipsError } from '#domain/marketplace/own-membership';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import { vault } from '../membership-list/membership-list.fixtures';
import type { MembershipsAnswer, storeChecklistMachine } from './store-checklist.machine';

export const listed: MembershipsAnswer = {
  ok: true,
  value: [vault],
};

export const checklistErrors = {
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<OwnMembershipsError>;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeChecklistFixtures = {
  input: { storeId: 'biz_cards' },
  events: { retry: [{ type: 'retry' }] },
  actors: {
    loadMemberships: { outcomes: [listed, ...failures<OwnMembershipsError>(checklistErrors)] },
  },
  delays: {},
} satisfies WalkOptions<typeof storeChecklistMachine>;
