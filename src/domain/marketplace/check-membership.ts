import { isVisible } from '#domain/names';
import { isSnowflake } from '#domain/bot-config/snowflake';
import { limits as accountLimits } from '#domain/limits';
import { readWholeNumber, type NumberError } from '#domain/whole-number';
import { readCheckoutLink, type CheckoutLinkProblem } from './checkout-link';
import type { Currency } from './currency';
import { isoOfLocalTime, localTimeOf } from './local-time';
import { cleanForm, type FormField, type MembershipForm } from './membership-form';
import {
  membershipLimits as limits,
  type MembershipDetails,
  type OwnMembership,
} from './own-membership';
import { readPrice, type PriceError } from './read-price';

export type MembershipProblem =
  | { kind: 'missing' }
  /** `limit` and `count` are in characters, or in entries of a list. */
  | { kind: 'tooLong' | 'tooMany'; limit: number; count: number }
  /** `feature` is the position of the feature in the list. It starts at 1 and does not count blank features. */
  | { kind: 'featureTooLong'; feature: number; limit: number; count: number }
  | { kind: 'price'; error: PriceError; currency: Currency }
  | { kind: 'number'; error: Exclude<NumberError, { kind: 'tooLarge' }> }
  | { kind: 'outOfBounds'; least: number; most: number }
  | { kind: 'earlyBirdNotLower'; priceMinor: number; currency: Currency }
  /** The early-bird price has neither an end date nor a limited number of spots. */
  | { kind: 'earlyBirdWithoutEnd' }
  | { kind: 'earlyBirdEnded' | 'notADate' }
  | { kind: 'morePlacesThanMembers'; most: number }
  | { kind: 'link'; problem: CheckoutLinkProblem }
  | { kind: 'notARole' };

export type MembershipProblems = Partial<Record<FormField, MembershipProblem>>;

export interface CheckedMembership {
  details: MembershipDetails | null;
  problems: MembershipProblems;
}

/** Checks a form (product.md §21.12). A stored early-bird end date may be in the past. `now` is in Unix ms. */
export function checkMembership(
  typed: MembershipForm,
  { base, now }: { base: OwnMembership | null; now: number },
): CheckedMembership {
  const form = cleanForm(typed);
  const problems: MembershipProblems = {};
  const note = (field: FormField, problem: MembershipProblem | null) => {
    if (problem) problems[field] = problem;
  };
  note('name', isVisible(form.name) ? tooLong(form.name, limits.name) : { kind: 'missing' });
  note('description', tooLong(form.description, limits.description));
  const price = priceIn(form.price, form.currency);
  note('price', price.problem);
  const maxMembers = numberIn(form.maxMembers, 0);
  note('maxMembers', maxMembers.problem);
  const early = earlyBirdIn(form, { base, now, price: price.minor, most: maxMembers.value });
  Object.assign(problems, early.problems);
  const features = form.features.map(({ text }) => text);
  note('features', featuresProblem(features));
  const link = readCheckoutLink(form.checkoutUrl);
  note('checkoutUrl', link.ok ? null : { kind: 'link', problem: link.problem });
  const hasRole = form.roleId !== '';
  note('roleId', hasRole && !isSnowflake(form.roleId) ? { kind: 'notARole' } : null);

  if (Object.keys(problems).length > 0 || price.minor === null || !link.ok) {
    return { details: null, problems };
  }
  const details: MembershipDetails = {
    name: form.name,
    description: form.description,
    type: form.type,
    interval: form.type === 'subscription' ? form.interval : null,
    priceMinor: price.minor,
    currency: form.currency,
    maxMembers: maxMembers.value,
    ...early.values,
    features,
    checkoutUrl: link.url,
    isVisible: form.isVisible,
    roleId: hasRole ? form.roleId : null,
  };
  return { details, problems };
}

function priceIn(
  text: string,
  currency: Currency,
): { minor: number | null; problem: MembershipProblem | null } {
  const reading = readPrice(text, currency);
  switch (reading.kind) {
    case 'empty':
      return { minor: null, problem: { kind: 'missing' } };
    case 'invalid':
      return { minor: null, problem: { kind: 'price', error: reading.error, currency } };
    case 'price':
      return { minor: reading.minor, problem: null };
  }
}

function numberIn(
  text: string,
  least: number,
): { value: number | null; problem: MembershipProblem | null } {
  const reading = readWholeNumber(text);
  const outOfBounds = { kind: 'outOfBounds', least, most: limits.members } as const;
  switch (reading.kind) {
    case 'empty':
      return { value: null, problem: null };
    case 'invalid': {
      const { error } = reading;
      const problem =
        error.kind === 'tooLarge' ? outOfBounds : ({ kind: 'number', error } as const);
      return { value: null, problem };
    }
    case 'number': {
      const isWithin = reading.value >= least && reading.value <= limits.members;
      return isWithin
        ? { value: reading.value, problem: null }
        : { value: null, problem: outOfBounds };
    }
  }
}

type EarlyBird = Pick<
  MembershipDetails,
  'earlyBirdPriceMinor' | 'earlyBirdUntil' | 'earlyBirdPlaces'
>;

const noEarlyBird: EarlyBird = {
  earlyBirdPriceMinor: null,
  earlyBirdUntil: null,
  earlyBirdPlaces: null,
};

function earlyBirdIn(
  form: MembershipForm,
  {
    base,
    now,
    price,
    most,
  }: { base: OwnMembership | null; now: number; price: number | null; most: number | null },
): { values: EarlyBird; problems: MembershipProblems } {
  if (!form.hasEarlyBird) return { values: noEarlyBird, problems: {} };
  const { currency } = form;
  const early = priceIn(form.earlyBirdPrice, currency);
  const until = untilIn(form.earlyBirdUntil, { base, now });
  const places = numberIn(form.earlyBirdPlaces, 1);
  const isLower = early.minor === null || price === null || early.minor < price;
  const isTooMany = places.value !== null && most !== null && places.value > most;
  const hasEnd = form.earlyBirdUntil !== '' || form.earlyBirdPlaces !== '';
  const priceProblem: MembershipProblem | null =
    early.problem ??
    (isLower || price === null ? null : { kind: 'earlyBirdNotLower', priceMinor: price, currency });
  const untilProblem: MembershipProblem | null = hasEnd
    ? until.problem
    : { kind: 'earlyBirdWithoutEnd' };
  const placesProblem: MembershipProblem | null =
    places.problem ?? (isTooMany ? { kind: 'morePlacesThanMembers', most } : null);
  return {
    values: {
      earlyBirdPriceMinor: early.minor,
      earlyBirdUntil: until.iso,
      earlyBirdPlaces: places.value,
    },
    problems: {
      ...(priceProblem && { earlyBirdPrice: priceProblem }),
      ...(untilProblem && { earlyBirdUntil: untilProblem }),
      ...(placesProblem && { earlyBirdPlaces: placesProblem }),
    },
  };
}

/** If the user has not changed the date, keeps its seconds and milliseconds, which the input does not show. */
function untilIn(
  text: string,
  { base, now }: { base: OwnMembership | null; now: number },
): { iso: string | null; problem: MembershipProblem | null } {
  if (text === '') return { iso: null, problem: null };
  const stored = base?.earlyBirdUntil ?? null;
  if (stored !== null && localTimeOf(stored) === text) return { iso: stored, problem: null };
  const iso = isoOfLocalTime(text);
  if (iso === null) return { iso: null, problem: { kind: 'notADate' } };
  return { iso, problem: Date.parse(iso) > now ? null : { kind: 'earlyBirdEnded' } };
}

function featuresProblem(features: readonly string[]): MembershipProblem | null {
  const limit = limits.features;
  if (features.length > limit) return { kind: 'tooMany', limit, count: features.length };
  for (const [index, feature] of features.entries()) {
    const count = lengthOf(feature);
    if (count > accountLimits.featureLength) {
      return {
        kind: 'featureTooLong',
        feature: index + 1,
        limit: accountLimits.featureLength,
        count,
      };
    }
  }
  return null;
}

function tooLong(text: string, limit: number): MembershipProblem | null {
  const count = lengthOf(text);
  return count > limit ? { kind: 'tooLong', limit, count } : null;
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
