import type {
  ListActionError,
  OwnMembership,
  OwnMembershipsError,
} from '#domain/marketplace/own-membership';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { membershipListMachine } from './membership-list.machine';
import type { ActionAnswer, ListAnswer } from './membership-list.setup';

export const collector: OwnMembership = {
  id: '5a1e0000-0000-4000-8000-000000010000',
  name: 'Collector',
  description: 'Restock pings and the trading floor.',
  type: 'subscription',
  interval: 'month',
  priceMinor: 1999,
  currency: 'USD',
  maxMembers: null,
  members: 0,
  earlyBirdPriceMinor: null,
  earlyBirdUntil: null,
  earlyBirdPlaces: null,
  features: ['Restock pings', 'Trading floor'],
  checkoutUrl: 'https://whop.com/card-collectors/collector/',
  position: 0,
  isVisible: true,
  archivedAt: null,
  roleId: null,
  version: 1,
};
export const vault: OwnMembership = {
  ...collector,
  id: '5a1e0000-0000-4000-8000-000000010001',
  name: 'Vault',
  priceMinor: 4999,
  maxMembers: 100,
  members: 88,
  earlyBirdPriceMinor: 3999,
  earlyBirdPlaces: 95,
  checkoutUrl: 'https://buy.stripe.com/test_vault',
  position: 1,
};

export const both: ListAnswer = { ok: true, value: [collector, vault] };
export const none: ListAnswer = { ok: true, value: [] };
export const hiddenVault: OwnMembership = { ...vault, isVisible: false, version: 2 };

export const hidden: ActionAnswer = {
  ok: true,
  value: { kind: 'stored', membership: hiddenVault },
};
export const deleted: ActionAnswer = { ok: true, value: { kind: 'deleted', id: collector.id } };
export const ordered: ActionAnswer = {
  ok: true,
  value: { kind: 'ordered', positions: { [vault.id]: 0, [collector.id]: 1 } },
};
export const orderedAsBefore: ActionAnswer = {
  ok: true,
  value: { kind: 'ordered', positions: { [collector.id]: 0, [vault.id]: 1 } },
};

export const listErrors = {
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<OwnMembershipsError>;

export const actionErrors = {
  conflict: { kind: 'conflict', theirs: { ...vault, name: 'Vault (other tab)', version: 2 } },
  notAllowed: { kind: 'notAllowed' },
  hasMembers: { kind: 'hasMembers' },
  rejected: { kind: 'rejected' },
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<ListActionError>;

export const notListed = (kind: OwnMembershipsError['kind']): ListAnswer => ({
  ok: false,
  error: listErrors[kind],
});
export const notApplied = (kind: ListActionError['kind']): ActionAnswer => ({
  ok: false,
  error: actionErrors[kind],
});

export const hide = { type: 'act', action: { kind: 'hide', membership: vault } } as const;
export const order = {
  type: 'act',
  action: { kind: 'order', ids: [vault.id, collector.id] },
} as const;
/** Restores the order in which the memberships were loaded. */
export const storedOrder = {
  type: 'act',
  action: { kind: 'order', ids: [collector.id, vault.id] },
} as const;

export const listInput = { storeId: 'biz_00000001' };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const membershipListFixtures = {
  input: listInput,
  events: {
    retry: [{ type: 'retry' }],
    act: [hide, order],
    delete: [{ type: 'delete', membership: collector }],
    confirm: [{ type: 'confirm' }],
    cancel: [{ type: 'cancel' }],
    dismiss: [{ type: 'dismiss' }],
    stored: [{ type: 'stored', membership: hiddenVault }],
    'page shown': [{ type: 'page shown' }],
    reload: [{ type: 'reload' }],
    changed: [{ type: 'changed' }],
  },
  actors: {
    load: { outcomes: [both, ...failures<OwnMembershipsError>(listErrors)], restarts: true },
    apply: { outcomes: [hidden, ordered, ...failures<ListActionError>(actionErrors)] },
    watchPage: { sends: ['page shown'] },
  },
  delays: {},
  serialize: ({ context: { action, nextOrder, toDelete } }) => ({
    action: action?.kind ?? null,
    nextOrder: nextOrder?.ids ?? null,
    toDelete: toDelete?.id ?? null,
  }),
  // The regions are almost independent, so the walk does not combine all of their states.
  skip: (snapshot, { type }) => {
    if (!snapshot.matches('listed')) return false;
    const isReloading = snapshot.matches({ listed: { news: 'reloading' } });
    const isResting = snapshot.matches({ listed: { change: 'resting', question: 'none' } });
    switch (type) {
      case 'page shown':
      case 'reload':
      case 'stored':
        return !isResting;
      case 'changed':
        return !isReloading || !isResting;
      case 'delete':
        return isReloading || !snapshot.matches({ listed: { news: 'fresh' } });
      case 'act':
        return isReloading || !snapshot.matches({ listed: { question: 'none', news: 'fresh' } });
      default:
        return false;
    }
  },
} satisfies WalkOptions<typeof membershipListMachine>;
