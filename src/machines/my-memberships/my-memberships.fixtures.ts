import type {
  MyMembership,
  MyMembershipsError,
  OfferError,
  RefusalError,
} from '#domain/marketplace/my-membership';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type {
  AnsweredOffer,
  MyMembershipsAnswer,
  RefusalAnswer,
  myMembershipsMachine,
} from './my-memberships.machine';

export const vault: MyMembership = {
  id: '5a1e1000-0000-4000-8000-000100010003',
  status: 'active',
  isOversold: false,
  provider: 'stripe',
  since: '2026-10-04T09:00:00.000Z',
  until: '2026-12-04T09:00:00.000Z',
  isEnding: false,
  isAdded: false,
  isOffered: false,
  name: 'Vault',
  type: 'subscription',
  interval: 'month',
  priceMinor: 4_999,
  currency: 'USD',
  store: {
    id: 'biz_cards',
    name: 'Card Collectors',
    logoUrl: null,
    supportUrl: 'https://cards.example/help',
    slug: 'card-collectors',
    mayReview: true,
    review: null,
    hiddenReview: null,
  },
};

export const listed: MyMembershipsAnswer = { ok: true, value: [vault] };
export const nothing: MyMembershipsAnswer = { ok: true, value: [] };

export const myMembershipsErrors = {
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<MyMembershipsError>;
export const notListed = (kind: MyMembershipsError['kind']): MyMembershipsAnswer => ({
  ok: false,
  error: myMembershipsErrors[kind],
});

export const refusedOk: RefusalAnswer = { ok: true, value: null };
const refusalErrors = {
  signInRequired: { kind: 'signInRequired' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<RefusalError>;
export const notRefused = (kind: RefusalError['kind']): RefusalAnswer => ({
  ok: false,
  error: refusalErrors[kind],
});

export const offerAnswered = (value: 'confirmed' | 'removed'): AnsweredOffer => ({
  ok: true,
  value,
});
const offerErrors = {
  otherAddress: { kind: 'otherAddress' },
  gone: { kind: 'gone' },
  signInRequired: { kind: 'signInRequired' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<OfferError>;
export const notAnswered = (kind: OfferError['kind']): AnsweredOffer => ({
  ok: false,
  error: offerErrors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const myMembershipsFixtures = {
  events: {
    retry: [{ type: 'retry' }],
    reload: [{ type: 'reload' }],
    refuse: [{ type: 'refuse', storeId: vault.store.id }],
    'answer offer': [{ type: 'answer offer', offer: { id: vault.id, isMine: true } }],
    'page shown': [{ type: 'page shown' }],
  },
  actors: {
    load: {
      outcomes: [listed, nothing, ...failures<MyMembershipsError>(myMembershipsErrors)],
      restarts: true,
    },
    refuse: { outcomes: [refusedOk, ...failures<RefusalError>(refusalErrors)] },
    answerOffer: {
      outcomes: [
        offerAnswered('confirmed'),
        offerAnswered('removed'),
        ...failures<OfferError>(offerErrors),
      ],
    },
    watchPage: { sends: ['page shown'] },
  },
  delays: {},
} satisfies WalkOptions<typeof myMembershipsMachine>;
