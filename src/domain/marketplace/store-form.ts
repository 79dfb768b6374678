import { isVisible, lineOf } from '#domain/names';
import { cleanText } from '../message/clean-text';
import { isHttpsLink, readHttpsLink } from './https-link';
import { type OwnStore, type StoreChange, storeLimits } from './own-store';
import { type SlugProblem, slugProblem, suggestedSlug } from './slug';
import type { StoreCategory } from './store';
import { isOfficialName } from './store-name';

/** The values of the setup form (product.md §21.7), as typed. */
export interface StoreForm {
  name: string;
  slug: string;
  logoPath: string | null;
  tagline: string;
  category: StoreCategory;
  serverId: string | null;
  refundPolicy: string;
  /** '' if the store page does not say who sells. */
  sellerName: string;
  /** '' if there is no support URL. */
  supportUrl: string;
  isVisible: boolean;
}

export type StoreField = keyof StoreForm;

export const storeFields = [
  'name',
  'slug',
  'logoPath',
  'tagline',
  'category',
  'serverId',
  'sellerName',
  'refundPolicy',
  'supportUrl',
  'isVisible',
] as const satisfies readonly StoreField[];

export function storeFormOf(store: OwnStore | null): StoreForm {
  return {
    name: store?.name ?? '',
    slug: store?.slug ?? '',
    logoPath: store?.logoPath ?? null,
    tagline: store?.tagline ?? '',
    category: store?.category ?? 'other',
    serverId: store?.serverId ?? null,
    sellerName: store?.sellerName ?? '',
    refundPolicy: store?.refundPolicy ?? '',
    supportUrl: store?.supportUrl ?? '',
    isVisible: store?.isVisible ?? false,
  };
}

export function editedForm(
  form: StoreForm,
  edit: Partial<StoreForm>,
  { followsName }: { followsName: boolean },
): StoreForm {
  const next = { ...form, ...edit };
  return followsName && edit.name !== undefined && edit.slug === undefined
    ? { ...next, slug: suggestedSlug(edit.name) }
    : next;
}

export function savedForm(form: StoreForm): StoreForm {
  return {
    ...form,
    name: lineOf(form.name),
    slug: form.slug.trim().toLowerCase(),
    tagline: lineOf(form.tagline),
    sellerName: lineOf(form.sellerName),
    refundPolicy: cleanText(form.refundPolicy).trim(),
    supportUrl: readHttpsLink(form.supportUrl.trim()) ?? form.supportUrl.trim(),
  };
}

export interface StoreProblems {
  name?: 'missing' | 'tooLong';
  slug?: SlugProblem;
  tagline?: 'tooLong';
  sellerName?: 'official' | 'tooLong';
  refundPolicy?: 'tooLong';
  supportUrl?: 'notHttps' | 'tooLong';
}

/** Returns the problem of each field that cannot be saved. The database makes the same checks (product.md §21.7). */
export function checkStoreForm(form: StoreForm): StoreProblems {
  const { name, slug, tagline, sellerName, refundPolicy, supportUrl } = savedForm(form);
  const isTooLong = (text: string, most: number) => Array.from(text).length > most;
  const address = slugProblem(slug);
  return {
    ...(!isVisible(name) && { name: 'missing' }),
    ...(isTooLong(name, storeLimits.name) && { name: 'tooLong' }),
    ...(address && { slug: address }),
    ...(isTooLong(tagline, storeLimits.tagline) && { tagline: 'tooLong' }),
    ...(isOfficialName(sellerName) && { sellerName: 'official' }),
    ...(isTooLong(sellerName, storeLimits.sellerName) && { sellerName: 'tooLong' }),
    ...(isTooLong(refundPolicy, storeLimits.refundPolicy) && { refundPolicy: 'tooLong' }),
    ...(supportUrl !== '' && !isHttpsLink(supportUrl) && { supportUrl: 'notHttps' }),
    ...(isTooLong(supportUrl, storeLimits.supportUrl) && { supportUrl: 'tooLong' }),
  };
}

export function changedFields(base: StoreForm, form: StoreForm): readonly StoreField[] {
  const [before, after] = [savedForm(base), savedForm(form)];
  return storeFields.filter((field) => before[field] !== after[field]);
}

export function changeOf(base: StoreForm, form: StoreForm): StoreChange {
  const { supportUrl, ...saved } = savedForm(form);
  const values = { ...saved, supportUrl: supportUrl === '' ? null : supportUrl };
  return Object.fromEntries(changedFields(base, form).map((field) => [field, values[field]]));
}

/** A field that was changed to different values in this tab and in another tab. The form has the value of this tab. */
export interface StoreClash {
  field: StoreField;
  /** The value before both changes. */
  base: StoreForm[StoreField];
  theirs: StoreForm[StoreField];
}

/**
 * A field that both sides changed to different values is a clash. It keeps the typed value until the seller decides.
 */
export function rebasedForm({
  base,
  form,
  theirs,
}: {
  base: StoreForm;
  form: StoreForm;
  theirs: StoreForm;
}): { form: StoreForm; clashes: readonly StoreClash[] } {
  const ours = changedFields(base, form);
  const [theirChanges, differences] = [changedFields(base, theirs), changedFields(theirs, form)];
  return {
    form: { ...theirs, ...pickedFields(form, ours) },
    clashes: ours
      .filter((field) => theirChanges.includes(field) && differences.includes(field))
      .map((field) => ({ field, base: base[field], theirs: theirs[field] })),
  };
}

export function pickedFields(form: StoreForm, chosen: readonly StoreField[]): Partial<StoreForm> {
  return Object.fromEntries(chosen.map((field) => [field, form[field]]));
}

/** Returns the form that both edits are based on. A field that clashes has the value before both changes. */
export function ancestorForm(base: StoreForm, clashes: readonly StoreClash[]): StoreForm {
  return { ...base, ...Object.fromEntries(clashes.map((clash) => [clash.field, clash.base])) };
}
