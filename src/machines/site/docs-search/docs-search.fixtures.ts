import type { Hit } from '#domain/docs/search';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { docsSearchMachine, IndexAnswer } from './docs-search.machine';

export const relays: Hit = {
  path: '/docs#relays',
  title: 'Overview',
  section: 'Relays',
  excerpt: [
    { text: 'A ', isMatch: false },
    { text: 'relay', isMatch: true },
    { text: ' copies everything from one channel to another.', isMatch: false },
  ],
};

export const relayAdd: Hit = {
  path: '/docs/admin-commands#relay-add',
  title: 'Admin Commands',
  section: '/relay-add',
  excerpt: [{ text: 'Copies everything from one channel to another.', isMatch: false }],
};

export const hits: readonly Hit[] = [relays, relayAdd];

/** An index that contains only one word. */
export const arrived: IndexAnswer = {
  ok: true,
  value: (query) => (query.trim() === 'relay' ? hits : []),
};

export const unreachable: IndexAnswer = { ok: false, error: { kind: 'unreachable' } };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const docsSearchFixtures = {
  input: undefined,
  events: {
    type: [
      { type: 'type', query: 'relay' },
      { type: 'type', query: 'zzz' },
      { type: 'type', query: ' ' },
    ],
    move: [
      { type: 'move', by: 1 },
      { type: 'move', by: -1 },
    ],
    pick: [
      { type: 'pick', path: relayAdd.path },
      { type: 'pick', path: '/nowhere' },
    ],
    'pick marked': [{ type: 'pick marked' }],
    retry: [{ type: 'retry' }],
  },
  actors: { loadIndex: { outcomes: [arrived, unreachable] } },
  delays: {},
} satisfies WalkOptions<typeof docsSearchMachine>;
