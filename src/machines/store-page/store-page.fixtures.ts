import { defaultDesign } from '#domain/marketplace/design';
import type { StoreError, StorePage } from '#domain/marketplace/store';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type { StoreAnswer, storePageMachine } from './store-page.machine';

export const store: StorePage = {
  id: 'biz_cards',
  slug: 'cards',
  name: 'Cards',
  tagline: '',
  category: 'trading-cards',
  logoUrl: null,
  design: defaultDesign,
  refundPolicy: '',
  supportUrl: null,
  memberships: [],
  isDemo: false,
};

export const loaded: StoreAnswer = { ok: true, value: store };

export const storeErrors = {
  notFound: { kind: 'notFound' },
  gone: { kind: 'gone' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<StoreError>;
export const failedWith = (kind: StoreError['kind']): StoreAnswer => ({
  ok: false,
  error: storeErrors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storePageFixtures = {
  input: { store: store.slug },
  events: { retry: [{ type: 'retry' }] },
  actors: { load: { outcomes: [loaded, ...failures<StoreError>(storeErrors)] } },
  delays: {},
} satisfies WalkOptions<typeof storePageMachine>;
