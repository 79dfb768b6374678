import * as v from 'valibot';
import { currencies, type Currency } from './currency';
import { billingIntervals } from './membership';
import {
  formOfMembership,
  mergeForms,
  type MembershipForm,
  type MergedForm,
} from './membership-form';
import type { MembershipDetails, OwnMembership } from './own-membership';

/** An unsaved form of a membership, stored in this browser. */
export interface MembershipDraft {
  /** The id of a new membership. If the save is repeated with this id, the membership is added only once. */
  id: string;
  /** The stored membership that the form started from; null for a new one. */
  base: OwnMembership | null;
  form: MembershipForm;
}

/** The drafts of one account are not shown to another account. */
export interface DraftOf {
  userId: string;
  storeId: string;
  /** The id of a membership; null for a new one. */
  membershipId: string | null;
}

/** The request that adds a new membership, or changes `base`. */
export type DraftSave = { storeId: string; details: MembershipDetails } & (
  | { base: null; id: string; position: number }
  | { base: OwnMembership }
);

/**
 * Merges a draft with the version that was stored in the meantime. Returns the merged form and the fields that both
 * sides changed. If the draft adds a new membership and an earlier save has already added that membership, the values of
 * the form replace all stored values.
 */
export function mergedDraft(
  { base, form }: Pick<MembershipDraft, 'base' | 'form'>,
  theirs: OwnMembership,
): MergedForm {
  const stored = formOfMembership(theirs);
  return mergeForms(base === null ? stored : formOfMembership(base), form, stored);
}

const currency = v.picklist(Object.keys(currencies) as Currency[]);
const type = v.picklist(['subscription', 'one-time']);
const interval = v.picklist(billingIntervals);
const number = v.nullable(v.number());
const text = v.nullable(v.string());

const formSchema = v.object({
  type,
  name: v.string(),
  description: v.string(),
  price: v.string(),
  currency,
  interval,
  isVisible: v.boolean(),
  maxMembers: v.string(),
  hasEarlyBird: v.boolean(),
  earlyBirdPrice: v.string(),
  earlyBirdUntil: v.string(),
  earlyBirdPlaces: v.string(),
  features: v.array(v.object({ key: v.number(), text: v.string() })),
  checkoutUrl: v.string(),
  roleId: v.string(),
}) satisfies v.GenericSchema<MembershipForm>;

const baseSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  type,
  interval: v.nullable(interval),
  priceMinor: v.number(),
  currency,
  maxMembers: number,
  members: v.number(),
  earlyBirdPriceMinor: number,
  earlyBirdUntil: text,
  earlyBirdPlaces: number,
  features: v.array(v.string()),
  checkoutUrl: text,
  position: v.number(),
  isVisible: v.boolean(),
  archivedAt: text,
  roleId: text,
  version: v.number(),
}) satisfies v.GenericSchema<OwnMembership>;

const draftSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  base: v.nullable(baseSchema),
  form: formSchema,
});

export function parseMembershipDraft(stored: unknown): MembershipDraft | null {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : null;
}
