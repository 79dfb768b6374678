import type { LinkedStore, LinkedStoresError, UnlinkError } from '#domain/servers/linked-store';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type { linkedStoresMachine } from './linked-stores.machine';
import type { StoresAnswer, UnlinkAnswer } from './linked-stores.setup';

export const serverId = '902334817261953024';

export const cards: LinkedStore = {
  id: 'biz_00000001',
  slug: 'card-collectors',
  name: 'Card Collectors',
  isPublic: true,
  link: 'standing',
  refusedRoles: 1,
};
export const picks: LinkedStore = {
  id: 'biz_00000002',
  slug: 'picks-club',
  name: 'Picks Club',
  isPublic: false,
  link: 'paused',
  refusedRoles: 0,
};

export const both: StoresAnswer = { ok: true, value: [cards, picks] };
export const onlyPicks: StoresAnswer = { ok: true, value: [picks] };
export const isUnlinked: UnlinkAnswer = { ok: true, value: null };

const readErrors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<LinkedStoresError>;

const unlinkErrors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  notLinked: { kind: 'notLinked' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<UnlinkError>;

export const notRead = (kind: LinkedStoresError['kind']): StoresAnswer => ({
  ok: false,
  error: readErrors[kind],
});
export const notUnlinked = (kind: UnlinkError['kind']): UnlinkAnswer => ({
  ok: false,
  error: unlinkErrors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const linkedStoresFixtures = {
  input: { serverId },
  events: {
    retry: [{ type: 'retry' }],
    'page shown': [{ type: 'page shown' }],
    unlink: [{ type: 'unlink', store: cards }],
    confirm: [{ type: 'confirm' }],
    cancel: [{ type: 'cancel' }],
  },
  actors: {
    load: { outcomes: [both, onlyPicks, ...failures<LinkedStoresError>(readErrors)] },
    unlink: { outcomes: [isUnlinked, ...failures<UnlinkError>(unlinkErrors)] },
    watchPage: { sends: ['page shown'] },
  },
  delays: {},
  serialize: ({ context: { stores, unlinking } }) => ({
    stores: stores.map(({ id }) => id),
    unlinking: unlinking?.id,
  }),
} satisfies WalkOptions<typeof linkedStoresMachine>;
