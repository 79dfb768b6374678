import type { StoreRemovalError } from '#domain/marketplace/own-store';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import {
  isNameTyped,
  type RemovalAnswer,
  type storeRemovalMachine,
  type StoreRemovalInput,
} from './store-removal.machine';

export const removalInput: StoreRemovalInput = { storeId: 'biz_cards', name: 'Card Collectors' };

export const deleted: RemovalAnswer = { ok: true, value: null };

export const removalErrors = {
  notAllowed: { kind: 'notAllowed' },
  hiddenBySite: { kind: 'hiddenBySite' },
  rejected: { kind: 'rejected' },
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<StoreRemovalError>;

export const failedWith = (kind: StoreRemovalError['kind']): RemovalAnswer => ({
  ok: false,
  error: removalErrors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeRemovalFixtures = {
  input: removalInput,
  events: {
    open: [{ type: 'open' }],
    type: [
      { type: 'type', text: 'Card' },
      { type: 'type', text: removalInput.name },
    ],
    confirm: [{ type: 'confirm' }],
    close: [{ type: 'close' }],
  },
  actors: {
    deleteStore: { outcomes: [deleted, ...failures<StoreRemovalError>(removalErrors)] },
  },
  delays: {},
  serialize: ({ context }) => isNameTyped(context),
} satisfies WalkOptions<typeof storeRemovalMachine>;
