import { isVisible, lineOf } from '#domain/names';
import { cleanText } from '#domain/message/clean-text';
import { localTimeOf } from './local-time';
import type { Currency } from './currency';
import type { BillingInterval } from './membership';
import type { OwnMembership } from './own-membership';
import { priceText } from './price';

/** One line of the list of features. The key identifies the line while the list is edited. */
export interface FormFeature {
  key: number;
  text: string;
}

/** The form of a membership, with texts as typed (product.md §21.12). */
export interface MembershipForm {
  type: OwnMembership['type'];
  name: string;
  description: string;
  price: string;
  currency: Currency;
  /** The interval keeps its value while the type is a one-time payment. */
  interval: BillingInterval;
  isVisible: boolean;
  maxMembers: string;
  /** The fields of the early-bird price keep their values while the early-bird price is turned off. */
  hasEarlyBird: boolean;
  earlyBirdPrice: string;
  /** A local date and time in the format of `<input type="datetime-local">`. */
  earlyBirdUntil: string;
  earlyBirdPlaces: string;
  features: readonly FormFeature[];
  checkoutUrl: string;
  /** '' if no role is chosen. */
  roleId: string;
}

export const emptyForm: MembershipForm = {
  type: 'subscription',
  name: '',
  description: '',
  price: '',
  currency: 'USD',
  interval: 'month',
  isVisible: true,
  maxMembers: '',
  hasEarlyBird: false,
  earlyBirdPrice: '',
  earlyBirdUntil: '',
  earlyBirdPlaces: '',
  features: [],
  checkoutUrl: '',
  roleId: '',
};

export function formOfMembership(membership: OwnMembership): MembershipForm {
  const { type, name, description, currency, interval, isVisible, maxMembers } = membership;
  const { earlyBirdPriceMinor, earlyBirdUntil, earlyBirdPlaces } = membership;
  return {
    type,
    name,
    description,
    price: priceText(membership.priceMinor, currency),
    currency,
    interval: interval ?? 'month',
    isVisible,
    maxMembers: textOf(maxMembers),
    hasEarlyBird: earlyBirdPriceMinor !== null,
    earlyBirdPrice: earlyBirdPriceMinor === null ? '' : priceText(earlyBirdPriceMinor, currency),
    earlyBirdUntil: earlyBirdUntil === null ? '' : localTimeOf(earlyBirdUntil),
    earlyBirdPlaces: textOf(earlyBirdPlaces),
    features: membership.features.map((text, key) => ({ key, text })),
    checkoutUrl: membership.checkoutUrl ?? '',
    roleId: membership.roleId ?? '',
  };
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}

/** Returns the form with trimmed texts, and without control characters and blank features. */
export function cleanForm(form: MembershipForm): MembershipForm {
  const clean = (text: string) => cleanText(text).trim();
  return {
    ...form,
    name: lineOf(form.name),
    description: clean(form.description),
    price: form.price.trim(),
    maxMembers: form.maxMembers.trim(),
    earlyBirdPrice: form.earlyBirdPrice.trim(),
    earlyBirdPlaces: form.earlyBirdPlaces.trim(),
    features: form.features.flatMap(({ key, text }) => {
      const feature = lineOf(text);
      return isVisible(feature) ? [{ key, text: feature }] : [];
    }),
    checkoutUrl: form.checkoutUrl.trim(),
    roleId: form.roleId.trim(),
  };
}

/** Returns whether two forms would save the same membership. The keys of features are ignored. */
export function isSameForm(one: MembershipForm, other: MembershipForm): boolean {
  return formFields.every((field) => isSameField(field, one, other));
}

export type FormField = keyof MembershipForm;

export const formFields = Object.keys(emptyForm) as readonly FormField[];

function isSameField(field: FormField, one: MembershipForm, other: MembershipForm): boolean {
  return fieldText(field, cleanForm(one)) === fieldText(field, cleanForm(other));
}

function fieldText(field: FormField, form: MembershipForm): string {
  return field === 'features'
    ? form.features.map(({ text }) => text).join('\n')
    : String(form[field]);
}

/** Returns the features, followed by a new empty feature. No other feature has the key of the new one. */
export function withFeature(features: readonly FormFeature[]): readonly FormFeature[] {
  return [...features, { key: newKey(features), text: '' }];
}

/**
 * Returns the features after the user pasted several lines into the feature at index `at`. Each line becomes a separate
 * feature.
 */
export function withPastedFeatures(
  features: readonly FormFeature[],
  at: number,
  lines: readonly string[],
): readonly FormFeature[] {
  const [first = '', ...more] = lines;
  const free = newKey(features);
  return features.flatMap((feature, index) =>
    index === at
      ? [{ ...feature, text: first }, ...more.map((text, place) => ({ key: free + place, text }))]
      : [feature],
  );
}

function newKey(features: readonly FormFeature[]): number {
  return Math.max(-1, ...features.map(({ key }) => key)) + 1;
}

export interface MergedForm {
  form: MembershipForm;
  /** Fields that the user and another save have changed differently. In `form`, they have the user's values. */
  clashes: readonly FormField[];
}

/** Merges the user's changes to a form with the changes that another save has made since `base`. */
export function mergeForms(
  base: MembershipForm,
  mine: MembershipForm,
  theirs: MembershipForm,
): MergedForm {
  const isTheirs = (field: FormField) => isSameField(field, base, mine);
  const clashes = formFields.filter(
    (field) =>
      !isTheirs(field) && !isSameField(field, base, theirs) && !isSameField(field, mine, theirs),
  );
  return { form: withFields(mine, theirs, formFields.filter(isTheirs)), clashes };
}

export function withFields(
  form: MembershipForm,
  from: MembershipForm,
  fields: readonly FormField[],
): MembershipForm {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, from[field]])) };
}
