import { NEW_STORE } from '#domain/marketplace/seller-place';
import { defaultDesign } from '#domain/marketplace/design';
import type { OwnStore, OwnStoresError } from '#domain/marketplace/own-store';
import type { Viewer } from '#domain/session/session';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { sellerSessionMachine } from './seller-session.machine';
import type { SellerSessionInput, StoresAnswer } from './seller-session.setup';

export const mira: Viewer = { userId: 'user-mira', email: 'mira@example.com', profile: null };
export const noor: Viewer = { userId: 'user-noor', email: 'noor@example.com', profile: null };

export const cards: OwnStore = {
  id: 'biz_cards',
  slug: 'cards',
  name: 'Cards',
  tagline: '',
  category: 'trading-cards',
  serverId: null,
  sellerName: '',
  refundPolicy: '',
  supportUrl: null,
  logoPath: null,
  logoUrl: null,
  cardPath: null,
  cardUrl: null,
  design: defaultDesign,
  isDesigned: true,
  isVisible: true,
  isHiddenBySite: false,
  hiddenReason: null,
  serverLink: null,
  refusedRoleIds: [],
  version: 1,
};
export const lab: OwnStore = { ...cards, id: 'biz_lab', slug: 'lab', name: 'Lab' };

export const ofCards: SellerSessionInput = {
  businessId: cards.id,
  section: 'overview',
  viewer: mira,
};

export const stores = (...value: readonly OwnStore[]): StoresAnswer => ({ ok: true, value });

export const storesErrors = {
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<OwnStoresError>;

export const failedWith = (kind: OwnStoresError['kind']): StoresAnswer => ({
  ok: false,
  error: storesErrors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const sellerSessionFixtures = {
  input: ofCards,
  events: {
    'viewer changed': [
      { type: 'viewer changed', viewer: null },
      { type: 'viewer changed', viewer: mira },
      { type: 'viewer changed', viewer: noor },
    ],
    'signed out': [{ type: 'signed out' }],
    moved: [
      { type: 'moved', businessId: cards.id, section: 'setup' },
      { type: 'moved', businessId: 'biz_another', section: 'overview' },
      { type: 'moved', businessId: NEW_STORE, section: 'setup' },
      { type: 'moved', businessId: NEW_STORE, section: 'design' },
    ],
    'store saved': [{ type: 'store saved', store: { ...cards, version: 2 } }],
    'store deleted': [{ type: 'store deleted', storeId: cards.id }],
    'page shown': [{ type: 'page shown' }],
    refused: [{ type: 'refused' }],
    retry: [{ type: 'retry' }],
  },
  actors: {
    loadStores: {
      outcomes: [stores(cards), stores(), ...failures<OwnStoresError>(storesErrors)],
      restarts: true,
    },
    watchPage: { sends: ['page shown'] },
  },
  delays: {},
  serialize: ({ context: { businessId, section, viewer, owner, stores: own } }) => ({
    place: businessId === NEW_STORE ? section : businessId,
    isSignedIn: viewer !== null,
    isOwner: viewer?.userId === owner?.userId,
    own: own.length,
  }),
} satisfies WalkOptions<typeof sellerSessionMachine>;

/** The inputs with which the console can start. */
export const sellerSessionStarts = {
  'Start over': ofCards,
  'Start with what an earlier visit read': { ...ofCards, known: [cards] },
  'Start signed out': { ...ofCards, viewer: null },
  'Start with a new store': { ...ofCards, businessId: NEW_STORE, section: 'setup' },
} satisfies Record<string, SellerSessionInput>;
