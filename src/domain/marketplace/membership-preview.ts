import { checkMembership } from './check-membership';
import { emptyForm, type FormField, type MembershipForm } from './membership-form';
import type { SoldMembership } from './membership';
import type { OwnMembership } from './own-membership';

/** Returns the membership as visitors would see it. Leaves out invalid fields. `now` is in Unix ms. */
export function previewOf(
  form: MembershipForm,
  { base, now, placeholder }: { base: OwnMembership | null; now: number; placeholder: string },
): SoldMembership {
  const neutral: MembershipForm = { ...emptyForm, name: placeholder, price: '0' };
  const checked = checkMembership(form, { base, now });
  const wrong = Object.keys(checked.problems) as FormField[];
  const isEarlyBirdWrong = wrong.some((field) => field.startsWith('earlyBird'));
  const shown: MembershipForm = {
    ...form,
    ...Object.fromEntries(wrong.map((field) => [field, neutral[field]])),
    hasEarlyBird: form.hasEarlyBird && !isEarlyBirdWrong && !wrong.includes('price'),
  };
  const details =
    checked.details ??
    checkMembership(shown, { base, now }).details ??
    checkMembership(neutral, { base, now }).details;
  if (details === null) throw new Error('An empty form with a name and a price has no problem');
  const { isVisible: _isVisible, roleId: _roleId, ...sold } = details;
  return { ...sold, id: base?.id ?? '', members: base?.members ?? 0 };
}
