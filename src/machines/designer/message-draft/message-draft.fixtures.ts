import { blankMessage, newMessage, type Message } from '#domain/message/message';
import type { NewId } from '#domain/message/embed';
import type { NamedDraft } from '#domain/message/named-drafts';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { StoreResult, LoadedWork } from './message-draft.events';
import type { messageDraftMachine } from './message-draft.machine';

/** Returns a function that returns the ids a1, a2, and so on. */
export function ids(letter = 'a'): NewId {
  let last = 0;
  return () => {
    last += 1;
    return `${letter}${last}`;
  };
}

export const saying = (content: string): Message => ({ ...blankMessage(ids('b')), content });

/** The initial message (product.md §15.3). */
export const starting = newMessage(ids('s'), '2026-11-20T09:00:00.000Z');
export const welcome = saying('Welcome');
export const sale = saying('Sale');
export const theirs = saying('Theirs');

export const rules: NamedDraft = {
  name: 'Rules',
  message: saying('Be kind'),
  at: '2026-11-20T09:00:00.000Z',
};

export const nothingKept: LoadedWork = { message: null, drafts: [] };
export const welcomeKept: LoadedWork = { message: welcome, drafts: [] };

export const done: StoreResult = { ok: true, value: null };
export const full: StoreResult = { ok: false, error: { kind: 'full' } };

export const type = (value: string) =>
  ({ type: 'edit', edit: { kind: 'change', path: 'content', value } }) as const;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const messageDraftFixtures = {
  input: { newId: ids(), now: () => 0, message: starting },
  events: {
    edit: [type('Hello')],
    undo: [{ type: 'undo' }],
    redo: [{ type: 'redo' }],
    replace: [{ type: 'replace', message: sale, reason: 'shared' }],
    clear: [{ type: 'clear' }],
    'keep as': [{ type: 'keep as', name: 'Rules' }],
    'put aside': [{ type: 'put aside', name: 'Before' }],
    'open draft': [{ type: 'open draft', name: 'Rules' }],
    'remove draft': [{ type: 'remove draft', name: 'Rules' }],
    'bring draft back': [{ type: 'bring draft back' }],
    dismiss: [{ type: 'dismiss' }],
    'draft changed elsewhere': [{ type: 'draft changed elsewhere', message: theirs }],
    'take theirs': [{ type: 'take theirs' }],
    'keep mine': [{ type: 'keep mine' }],
    'drafts changed elsewhere': [{ type: 'drafts changed elsewhere', drafts: [rules] }],
    'page hidden': [{ type: 'page hidden' }],
  },
  actors: {
    loadDraft: { outcomes: [nothingKept, welcomeKept] },
    storeDraft: { outcomes: [done, full] },
    storeDrafts: { outcomes: [done, full] },
    watchDrafts: {
      sends: ['draft changed elsewhere', 'drafts changed elsewhere', 'page hidden'],
    },
  },
  delays: { storePause: 400, restPause: 600 },
  serialize: ({ context }) => ({
    isUntouched: context.message === context.fresh || context.message === context.blank,
    isUnsaved: context.message !== context.tried,
    hasMovedOn: context.message !== context.recovered,
    hasPast: context.past.length > 0,
    hasFuture: context.future.length > 0,
    isHeld: context.held !== null,
    theirs: context.theirs?.content,
    drafts: context.drafts.map(({ name }) => name),
    areDraftsUnsaved: context.drafts !== context.triedDrafts,
    lost: context.lost?.name,
  }),
  // Named drafts, other tabs, and edits are independent, so the walk does not combine them.
  skip: ({ value, context }, { type: name }) => {
    if (typeof value === 'string') return false;
    const { message, saving, namedDrafts, elsewhere } = value.open;
    const isAside = [
      'keep as',
      'put aside',
      'remove draft',
      'bring draft back',
      'drafts changed elsewhere',
    ];
    // `put aside` differs from `keep as` only if the maximum number of named drafts is reached.
    if (name === 'put aside' && (context.drafts.length > 0 || context.lost)) return true;
    if (isAside.includes(name)) {
      return message !== 'empty' || saving !== 'saved' || elsewhere !== 'unchanged';
    }
    if (name === 'draft changed elsewhere')
      return namedDrafts !== 'saved' || context.drafts.length > 0;
    const isWork = ['edit', 'undo', 'redo', 'replace', 'clear'];
    return isWork.includes(name) && (namedDrafts !== 'saved' || elsewhere !== 'unchanged');
  },
} satisfies WalkOptions<typeof messageDraftMachine>;
