import type { OwnStore, StoreChange } from '#domain/marketplace/own-store';
import { slugProblem } from '#domain/marketplace/slug';
import { type StoreDraft, storeDraftOf } from '#domain/marketplace/store-draft';
import {
  ancestorForm,
  changedFields,
  changeOf,
  editedForm,
  rebasedForm,
  savedForm,
  type StoreField,
  type StoreForm,
  storeFormOf,
} from '#domain/marketplace/store-form';
import type {
  DraftToKeep,
  OpenRequest,
  StoreSetupData,
  StoreSetupInput,
} from './store-setup.events';

export function initialSetup({ userId, store }: StoreSetupInput): StoreSetupData {
  const base = storeFormOf(store);
  return {
    userId,
    store,
    base,
    form: base,
    sent: base,
    isRestored: false,
    isSlugEdited: store !== null,
    checked: null,
    logo: null,
    logoProblem: null,
    uploaded: null,
    clashes: [],
    wasRepeated: false,
    isOpened: false,
    mayExist: false,
  };
}

/** Applies the stored draft. Fields that another tab saved in the meantime become conflicts. */
export function resumed(
  { base, isSlugEdited }: StoreSetupData,
  draft: StoreDraft | null,
): Partial<StoreSetupData> {
  if (!draft) return {};
  const before = { ...base, ...draft.base };
  return {
    ...rebasedForm({ base: before, form: { ...before, ...draft.values }, theirs: base }),
    isRestored: true,
    isSlugEdited: isSlugEdited || draft.isSlugEdited,
  };
}

export function changed(
  { store, form, isSlugEdited }: StoreSetupData,
  fields: Partial<StoreForm>,
): Partial<StoreSetupData> {
  return {
    form: editedForm(form, fields, { followsName: !isSlugEdited }),
    // If the user clears the address of a new store, the address is derived from the name again.
    isSlugEdited: store !== null || (fields.slug === undefined ? isSlugEdited : fields.slug !== ''),
  };
}

export function merged(
  { base, form, clashes }: StoreSetupData,
  store: OwnStore,
): Partial<StoreSetupData> {
  const theirs = storeFormOf(store);
  const ancestor = ancestorForm(base, clashes);
  return { store, base: theirs, ...rebasedForm({ base: ancestor, form, theirs }) };
}

export function saved({ form, sent }: StoreSetupData, store: OwnStore): Partial<StoreSetupData> {
  const base = storeFormOf(store);
  const { form: kept } = rebasedForm({ base: sent, form, theirs: base });
  return { store, base, form: kept, clashes: [], isSlugEdited: true, isRestored: false };
}

export function resolved(
  { form, clashes }: StoreSetupData,
  { field, choice }: { field: StoreField; choice: 'yours' | 'theirs' },
): Partial<StoreSetupData> {
  const clash = clashes.find((one) => one.field === field);
  if (!clash) return {};
  return {
    form: choice === 'theirs' ? { ...form, [field]: clash.theirs } : form,
    clashes: clashes.filter((one) => one !== clash),
  };
}

export function discarded({ base, store }: StoreSetupData): Partial<StoreSetupData> {
  return {
    form: base,
    logo: null,
    logoProblem: null,
    uploaded: null,
    clashes: [],
    isRestored: false,
    isSlugEdited: store !== null,
  };
}

export function hasChanges({ base, form, logo }: StoreSetupData): boolean {
  return logo !== null || changedFields(base, form).length > 0;
}

export function slugOf({ form }: Pick<StoreSetupData, 'form'>): string {
  return savedForm(form).slug;
}

/** Returns true if the address is invalid, is the stored one, or was already checked. */
export function isSlugSettled(context: StoreSetupData): boolean {
  const slug = slugOf(context);
  return (
    slugProblem(slug) !== null || slug === context.store?.slug || slug === context.checked?.slug
  );
}

export function isSlugTaken(context: StoreSetupData): boolean {
  return context.checked?.isFree === false && context.checked.slug === slugOf(context);
}

export function openRequest({ userId, sent, mayExist }: StoreSetupData): OpenRequest {
  const { name, slug } = savedForm(sent);
  const { logoPath: _, isVisible: __, ...columns } = changeOf(storeFormOf(null), sent);
  return { userId, columns: { ...columns, name, slug }, mayExist };
}

export function saveRequest(context: StoreSetupData): { store: OwnStore; change: StoreChange } {
  return { store: storeIn(context), change: changeOf(context.base, context.sent) };
}

/** @throws if the store does not exist yet. */
export function storeIn({ store }: Pick<StoreSetupData, 'store'>): OwnStore {
  if (!store) throw new Error('The store does not exist yet');
  return store;
}

/** Without changes, `draft` is null, so that the stored draft is removed. */
export function draftToKeep(context: StoreSetupData): DraftToKeep {
  const { userId, store, base, form, clashes, isSlugEdited } = context;
  return {
    owner: { userId, storeId: store?.id ?? null },
    draft: storeDraftOf(ancestorForm(base, clashes), form, isSlugEdited),
  };
}
