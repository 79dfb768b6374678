import {
  type StoreOpeningError,
  storeOpeningErrorKinds,
  type StoreSaveError,
  storeSaveErrorKinds,
} from '#domain/marketplace/own-store';
import type { StoreDraft } from '#domain/marketplace/store-draft';
import { changedFields } from '#domain/marketplace/store-form';
import { type PictureError, pictureErrorKinds } from '#domain/team/failure';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { type ErrorsByKind, errorsOf, failures } from '../../errors-by-kind';
import { cards, mira } from '../seller-session/seller-session.fixtures';
import { storeSetupMachine } from './store-setup.machine';
import type { LogoAnswer, SaveAnswer, StoreSetupInput } from './store-setup.events';

export { cards };

export const ofCards: StoreSetupInput = { userId: mira.userId, store: cards };
export const ofNew: StoreSetupInput = { userId: mira.userId, store: null };

export const theirs = { ...cards, tagline: 'Theirs', version: 2 };
export const saved = { ...cards, tagline: 'Mine', version: 2 };

export const draft: StoreDraft = {
  base: { tagline: '' },
  values: { tagline: 'Mine' },
  isSlugEdited: true,
};

export const portrait = file('logo.png', 'image/png');
export const letter = file('letter.pdf', 'application/pdf');
export const logoPath = `${cards.id}/5a1e0000-0000-4000-8000-000000000001.png`;

/**
 * Returns a file whose JSON contains its name, so that the walk and the console can distinguish events with different
 * files.
 */
function file(name: string, type: string): File {
  return Object.defineProperty(new File([name], name, { type }), 'name', {
    value: name,
    enumerable: true,
  });
}

export const saveErrors = {
  ...errorsOf(storeSaveErrorKinds),
  conflict: { kind: 'conflict', theirs },
} satisfies ErrorsByKind<StoreSaveError>;
export const openingErrors = errorsOf(storeOpeningErrorKinds);
export const logoErrors = errorsOf(pictureErrorKinds);

export const ok = (store: typeof cards): SaveAnswer & { ok: true } => ({ ok: true, value: store });
export const stored: LogoAnswer = { ok: true, value: logoPath };
const untouched: SaveAnswer = {
  ok: false,
  error: { kind: 'conflict', theirs: { ...cards, version: 3 } },
};

const same: SaveAnswer = { ok: false, error: { kind: 'conflict', theirs: saved } };

/** The machine with no-op actions for storage. In the app, these actions store the draft and delete unused logos. */
export const withoutStorage = storeSetupMachine.provide({
  actions: { storeDraft: () => {}, dropLogo: () => {} },
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeSetupFixtures = {
  input: ofCards,
  events: {
    change: [
      { type: 'change', fields: { tagline: 'Mine' } },
      { type: 'change', fields: { name: 'Vault', slug: 'vault' } },
      { type: 'change', fields: { slug: 'admin' } },
      { type: 'change', fields: { name: '' } },
      { type: 'change', fields: { supportUrl: 'javascript:alert(1)' } },
    ],
    'choose logo': [
      { type: 'choose logo', file: portrait, crop: null },
      { type: 'choose logo', file: letter, crop: null },
    ],
    'remove logo': [{ type: 'remove logo' }],
    save: [{ type: 'save' }],
    discard: [{ type: 'discard' }],
    dismiss: [{ type: 'dismiss' }],
    resolve: [
      { type: 'resolve', field: 'tagline', choice: 'yours' },
      { type: 'resolve', field: 'tagline', choice: 'theirs' },
    ],
    'store read': [{ type: 'store read', store: theirs }],
  },
  actors: {
    loadDraft: { outcomes: [null, draft] },
    checkSlug: {
      outcomes: [
        { slug: 'vault', isFree: true },
        { slug: 'vault', isFree: false },
      ],
      restarts: true,
    },
    openStore: { outcomes: [ok(cards), ...failures<StoreOpeningError>(openingErrors)] },
    uploadLogo: { outcomes: [stored, ...failures<PictureError>(logoErrors)] },
    // A save is sent again if another tab has saved other fields.
    saveStore: {
      outcomes: [ok(saved), untouched, same, ...failures<StoreSaveError>(saveErrors)],
      restarts: true,
    },
  },
  delays: { typingPause: 400, savedNotice: 5_000 },
  serialize: ({ context }) => ({
    changed: changedFields(context.base, context.form),
    version: context.store?.version ?? 0,
    problem: [context.form.name === '', context.form.slug, context.form.supportUrl],
    hasLogo: context.logo !== null,
    isFree: context.checked?.isFree,
    clashes: context.clashes.length,
    flags: [context.wasRepeated, context.isOpened],
  }),
  // The form and the check of the store's address are almost independent, and so are the fields of the form. The walk
  // therefore does not combine all of their states.
  skip: ({ value, context }, event) => {
    if (value.address !== 'resting') return !event.type.startsWith('xstate');
    const isEdited = context.logo !== null || changedFields(context.base, context.form).length > 0;
    if (event.type === 'choose logo') return isEdited && context.store !== null;
    if (event.type !== 'change' || !isEdited) return false;
    const isSaving = typeof value.form === 'object' && 'saving' in value.form;
    return !isSaving || !('tagline' in event.fields);
  },
} satisfies WalkOptions<typeof storeSetupMachine>;

/** The fixtures for a new store, without the events that the fixtures of a stored store already cover. */
export const newStoreFixtures = {
  ...storeSetupFixtures,
  input: ofNew,
  events: {
    ...storeSetupFixtures.events,
    change: [{ type: 'change', fields: { name: 'Vault', slug: 'vault' } }],
    dismiss: [],
    'remove logo': [],
  },
  actors: {
    ...storeSetupFixtures.actors,
    loadDraft: { outcomes: [null] },
    checkSlug: { outcomes: [{ slug: 'vault', isFree: true }], restarts: true },
    saveStore: { outcomes: [ok(saved)] },
  },
} satisfies WalkOptions<typeof storeSetupMachine>;

/** The inputs with which the console can start. */
export const storeSetupStarts = { 'Start over': ofCards, 'Start with a new store': ofNew };
