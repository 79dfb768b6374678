import { defaultDesign, type StoreDesign } from '#domain/marketplace/design';
import { formOfDesign, type DesignDraft } from '#domain/marketplace/design-form';
import {
  type OwnStore,
  type StoreSaveError,
  storeSaveErrorKinds,
} from '#domain/marketplace/own-store';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { type ErrorsByKind, errorsOf, failures } from '../../errors-by-kind';
import { storeDesignMachine } from './store-design.machine';
import type { DesignSaveAnswer } from './store-design.setup';

export function store(version: number, design: Partial<StoreDesign> = {}): OwnStore {
  return {
    id: 'biz_00000001',
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
    design: { ...defaultDesign, ...design },
    isDesigned: true,
    isVisible: false,
    isHiddenBySite: false,
    hiddenReason: null,
    serverLink: null,
    refusedRoleIds: [],
    version,
  };
}

export function draft(changed: Partial<StoreDesign>, base: Partial<StoreDesign> = {}): DesignDraft {
  const before = { ...defaultDesign, ...base };
  return {
    version: 1,
    base: formOfDesign(before),
    form: formOfDesign({ ...before, ...changed }),
  };
}

export const subtitle = (text: string, at = 0) =>
  ({
    type: 'edit',
    changed: { heroSubtitle: text },
    place: 'heroSubtitle',
    at,
  }) as const;
export const layout = (chosen: StoreDesign['layout']) =>
  ({ type: 'edit', changed: { layout: chosen }, place: null, at: 0 }) as const;

export const saveErrors = {
  ...errorsOf(storeSaveErrorKinds),
  conflict: { kind: 'conflict', theirs: store(2, { heroSubtitle: 'Theirs' }) },
} satisfies ErrorsByKind<StoreSaveError>;

export const failedWith = (kind: StoreSaveError['kind']): DesignSaveAnswer => ({
  ok: false,
  error: saveErrors[kind],
});
export const savedAs = (saved: OwnStore): DesignSaveAnswer => ({ ok: true, value: saved });

/** The machine with a no-op `storeDraft`. In the app, `storeDraft` stores the draft in the browser. */
export const withoutStorage = storeDesignMachine.provide({ actions: { storeDraft: () => {} } });

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeDesignFixtures = {
  input: { store: store(1) },
  events: {
    edit: [
      subtitle('Mine'),
      { type: 'edit', changed: { primaryColor: 'no color' }, place: 'primaryColor', at: 0 },
    ],
    undo: [{ type: 'undo' }],
    redo: [{ type: 'redo' }],
    reset: [{ type: 'reset' }],
    discard: [{ type: 'discard' }],
    save: [{ type: 'save' }],
    resolve: [
      { type: 'resolve', key: 'heroSubtitle', choice: 'yours' },
      { type: 'resolve', key: 'heroSubtitle', choice: 'theirs' },
      { type: 'resolve', key: 'layout', choice: 'yours' },
    ],
    'store changed': [
      { type: 'store changed', store: store(2, { heroSubtitle: 'Theirs' }) },
      { type: 'store changed', store: store(1) },
    ],
    show: [
      { type: 'show', view: 'preview' },
      { type: 'show', view: 'form' },
    ],
    dismiss: [{ type: 'dismiss' }],
  },
  actors: {
    loadDraft: { outcomes: [null, draft({ heroSubtitle: 'Draft' })] },
    save: {
      outcomes: [
        savedAs(store(2, { heroSubtitle: 'Mine' })),
        ...failures<StoreSaveError>(saveErrors),
        { ok: false, error: { kind: 'conflict', theirs: store(2, { layout: 'classic' }) } },
      ],
      // A save that can be merged with the stored version is sent again.
      restarts: true,
    },
  },
  delays: { savedNotice: 5_000 },
  serialize: ({ context }) => ({
    subtitle: context.form.heroSubtitle,
    color: context.form.primaryColor,
    version: context.store.version,
    conflicts: context.conflicts.length,
    hasPast: context.past.length > 0,
    hasFuture: context.future.length > 0,
  }),
  // The view is independent of the form and of saves, and the form can be edited in the same way during a save. The
  // walk therefore does not combine all states of the view, the form, and the save.
  skip: (snapshot, { type }) => {
    if (snapshot.matches({ open: { view: 'preview' } })) return type !== 'show';
    const isResting = !snapshot.matches('open') || snapshot.matches({ open: { save: 'idle' } });
    return !isResting && ['edit', 'undo', 'redo', 'reset', 'discard', 'show'].includes(type);
  },
} satisfies WalkOptions<typeof storeDesignMachine>;
