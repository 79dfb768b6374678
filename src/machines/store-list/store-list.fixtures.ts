import type { ListedStore } from '#domain/marketplace/listing';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type { StoreListAnswer, StoreListError, storeListMachine } from './store-list.machine';

export const listedStore: ListedStore = {
  id: 'biz_cards',
  slug: 'cards',
  name: 'Cards',
  tagline: '',
  category: 'trading-cards',
  logoUrl: null,
  primaryColor: '#9b87f5',
  lowestPrice: null,
  createdAt: '2026-11-01T00:00:00Z',
  isDemo: false,
};

export const noStores: StoreListAnswer = { ok: true, value: [] };
export const oneStore: StoreListAnswer = { ok: true, value: [listedStore] };

export const storeListErrors = {
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<StoreListError>;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeListFixtures = {
  events: { retry: [{ type: 'retry' }] },
  actors: {
    load: { outcomes: [noStores, oneStore, ...failures<StoreListError>(storeListErrors)] },
  },
  delays: {},
} satisfies WalkOptions<typeof storeListMachine>;
