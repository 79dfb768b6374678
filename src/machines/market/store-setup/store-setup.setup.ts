import { assign, emit, fromPromise, setup } from 'xstate';
import type { OwnStore, StoreChange } from '#domain/marketplace/own-store';
import type { StoreDraft, StoreDraftOwner } from '#domain/marketplace/store-draft';
import { checkStoreForm, type StoreField, type StoreForm } from '#domain/marketplace/store-form';
import { checkPicture } from '#domain/team/picture';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';
import {
  changed,
  discarded,
  hasChanges,
  isSlugSettled,
  isSlugTaken,
  merged,
  resolved,
  resumed,
  saved,
  slugOf,
  storeIn,
} from './editing';
import type {
  CheckedSlug,
  ChosenLogo,
  DraftToKeep,
  LogoAnswer,
  OpenAnswer,
  OpenRequest,
  SaveAnswer,
  SetupNotice,
  StoreSetupData,
  StoreSetupEmitted,
  StoreSetupEvent,
  StoreSetupInput,
} from './store-setup.events';

type Answer = OpenAnswer | SaveAnswer | LogoAnswer;

const unprovidedStoreDraft: (_: unknown, kept: DraftToKeep) => void = unprovided('storeDraft');
const unprovidedDropLogo: (_: unknown, path: string | null) => void = unprovided('dropLogo');

export const setupOfStore = setup({
  types: {
    input: {} as StoreSetupInput,
    context: {} as StoreSetupData,
    events: {} as StoreSetupEvent,
    emitted: {} as StoreSetupEmitted,
  },
  actors: {
    loadDraft: fromPromise<StoreDraft | null, StoreDraftOwner>(unprovided('loadDraft')),
    checkSlug: fromPromise<CheckedSlug, { slug: string; storeId: string | null }>(
      unprovided('checkSlug'),
    ),
    openStore: fromPromise<OpenAnswer, OpenRequest>(unprovided('openStore')),
    uploadLogo: fromPromise<LogoAnswer, ChosenLogo & { storeId: string }>(unprovided('uploadLogo')),
    saveStore: fromPromise<SaveAnswer, { store: OwnStore; change: StoreChange }>(
      unprovided('saveStore'),
    ),
  },
  actions: {
    /** Stores the draft in this browser, or removes it. The app provides the implementation. */
    storeDraft: unprovidedStoreDraft,
    /** Deletes a logo that no store uses. Does nothing for null. The app provides the implementation. */
    dropLogo: unprovidedDropLogo,
    resume: assign(({ context }, draft: StoreDraft | null) => resumed(context, draft)),
    change: assign(({ context }, fields: Partial<StoreForm>) => changed(context, fields)),
    chooseLogo: assign((_, { file, crop }: ChosenLogo) => ({
      logo: { file, crop },
      logoProblem: null,
    })),
    setLogoProblem: assign((_, { file }: ChosenLogo) => ({ logoProblem: checkPicture(file) })),
    removeLogo: assign(({ context: { form } }) => ({
      logo: null,
      logoProblem: null,
      form: { ...form, logoPath: null },
    })),
    discard: assign(({ context }) => discarded(context)),
    resolve: assign(({ context }, decision: { field: StoreField; choice: 'yours' | 'theirs' }) =>
      resolved(context, decision),
    ),
    merge: assign(({ context }, store: OwnStore) => merged(context, store)),
    mergeClash: assign(({ context }, answer: SaveAnswer) =>
      !answer.ok && answer.error.kind === 'conflict' ? merged(context, answer.error.theirs) : {},
    ),
    setSent: assign(({ context: { form } }) => ({ sent: form })),
    startSave: assign(({ context: { form } }) => ({ sent: form, wasRepeated: false })),
    setRepeated: assign({ wasRepeated: true }),
    setChecked: assign((_, checked: CheckedSlug) => ({ checked })),
    setTaken: assign(({ context: { sent } }) => ({
      checked: { slug: slugOf({ form: sent }), isFree: false },
    })),
    setMayExist: assign({ mayExist: true }),
    setOpened: assign(({ context }, answer: OpenAnswer) =>
      answer.ok ? { ...saved(context, answer.value), isOpened: true } : {},
    ),
    setUploaded: assign(({ context: { form } }, answer: LogoAnswer) =>
      answer.ok
        ? {
            logo: null,
            uploaded: answer.value,
            form: { ...form, logoPath: answer.value },
            sent: { ...form, logoPath: answer.value },
          }
        : {},
    ),
    setSaved: assign(({ context }, answer: SaveAnswer) =>
      answer.ok ? { ...saved(context, answer.value), uploaded: null } : {},
    ),
    notify: emit((_, notice: SetupNotice) => ({ type: 'notice', notice })),
    emitRefused: emit({ type: 'refused' }),
    emitSaved: emit(({ context }) => ({ type: 'saved', store: storeIn(context) })),
    emitCreated: emit(({ context }, isComplete: boolean) => ({
      type: 'created',
      store: storeIn(context),
      isComplete,
    })),
  },
  guards: {
    isPicture: (_, { file }: ChosenLogo) => checkPicture(file) === null,
    isNew: ({ context }) => context.store === null,
    hasNothingToSave: ({ context }) => context.store !== null && !hasChanges(context),
    isNameMissing: ({ context }) => checkStoreForm(context.form).name === 'missing',
    isSlugReserved: ({ context }) => checkStoreForm(context.form).slug === 'reserved',
    isMalformed: ({ context }) => Object.keys(checkStoreForm(context.form)).length > 0,
    isSlugTaken: ({ context }) => isSlugTaken(context),
    isSlugSettled: ({ context }) => isSlugSettled(context),
    hasClashes: ({ context }) => context.clashes.length > 0,
    clashesAt: ({ context }, field: StoreField) =>
      context.clashes.some((clash) => clash.field === field),
    hasToUpload: ({ context }) => context.logo !== null,
    wasRepeated: ({ context }) => context.wasRepeated,
    wasOpened: ({ context }) => context.isOpened,
    wasOpenedNow: ({ context }, answer: SaveAnswer) => context.isOpened && answer.ok,
    /** Whether an edit changes the address, directly or because the address is derived from the name. */
    concernsSlug: ({ context }, fields: Partial<StoreForm>) =>
      fields.slug !== undefined || (fields.name !== undefined && !context.isSlugEdited),
    isNewer: ({ context }, store: OwnStore) =>
      store.id === context.store?.id && store.version > context.store.version,
    isOk: (_, answer: Answer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  delays: {
    /** The pause in typing after which the address is checked, in ms. */
    typingPause: 400,
    savedNotice: 5_000,
  },
});
