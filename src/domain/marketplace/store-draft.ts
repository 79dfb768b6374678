import * as v from 'valibot';
import { cleanText } from '../message/clean-text';
import { categories } from './store';
import {
  changedFields,
  pickedFields,
  type StoreField,
  type StoreForm,
  storeFormOf,
} from './store-form';

/** A draft in this browser (product.md §21.8). `base` has the values before the change of the same keys. */
export interface StoreDraft {
  base: Partial<StoreForm>;
  values: Partial<StoreForm>;
  /** Whether the address was edited by hand. */
  isSlugEdited: boolean;
}

/** The user and the store that a draft belongs to; `storeId` is null for a store that does not exist yet. */
export interface StoreDraftOwner {
  userId: string;
  storeId: string | null;
}

export function storeDraftOf(
  base: StoreForm,
  form: StoreForm,
  isSlugEdited: boolean,
): StoreDraft | null {
  const changed = changedFields(base, form);
  if (changed.length === 0) return null;
  return { base: pickedFields(base, changed), values: pickedFields(form, changed), isSlugEdited };
}

const text = v.pipe(v.string(), v.transform(cleanText));
const path = v.nullable(
  v.pipe(v.string(), v.regex(/^biz_[A-Za-z\d]{1,64}\/[\da-f-]{36}\.[a-z]{3,4}$/)),
);
const fields = {
  name: text,
  slug: text,
  logoPath: path,
  tagline: text,
  category: v.picklist(categories),
  serverId: v.nullable(v.pipe(v.string(), v.regex(/^\d{17,20}$/))),
  sellerName: text,
  refundPolicy: text,
  supportUrl: text,
  isVisible: v.boolean(),
} as const satisfies Record<StoreField, v.GenericSchema<unknown, StoreForm[StoreField]>>;

const draft = v.object({
  base: v.record(v.string(), v.unknown()),
  values: v.record(v.string(), v.unknown()),
  isSlugEdited: v.boolean(),
});

/** Parses a stored draft. Leaves out values that do not fit their field. Returns null if no change remains. */
export function parseStoreDraft(stored: unknown): StoreDraft | null {
  const parsed = v.safeParse(draft, stored);
  if (!parsed.success) return null;
  const { base, values, isSlugEdited } = parsed.output;
  const empty = storeFormOf(null);
  const read = Object.entries(fields).flatMap(([field, schema]) => {
    const [before, after] = [v.safeParse(schema, base[field]), v.safeParse(schema, values[field])];
    return before.success && after.success
      ? [{ field, before: before.output, after: after.output }]
      : [];
  });
  const was = { ...empty, ...Object.fromEntries(read.map(({ field, before }) => [field, before])) };
  const is = { ...empty, ...Object.fromEntries(read.map(({ field, after }) => [field, after])) };
  return storeDraftOf(was, is, isSlugEdited);
}
