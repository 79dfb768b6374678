import { describe, expect, it } from 'vitest';
import { mergedDraft, parseMembershipDraft, type MembershipDraft } from './membership-draft';
import { emptyForm, formOfMembership } from './membership-form';
import type { OwnMembership } from './own-membership';

const base: OwnMembership = {
  id: '5a1e0000-0000-4000-8000-000000010001',
  name: 'Vault',
  description: '',
  type: 'subscription',
  interval: 'month',
  priceMinor: 4999,
  currency: 'USD',
  maxMembers: null,
  members: 0,
  earlyBirdPriceMinor: null,
  earlyBirdUntil: null,
  earlyBirdPlaces: null,
  features: ['One'],
  checkoutUrl: null,
  position: 0,
  isVisible: true,
  archivedAt: null,
  roleId: null,
  version: 1,
};
const draft: MembershipDraft = { id: base.id, base, form: formOfMembership(base) };

describe('mergedDraft', () => {
  const theirs = { ...base, name: 'Theirs', priceMinor: 5999 };
  const form = { ...draft.form, name: 'Mine' };

  it('keeps what only the other side has changed', () => {
    expect(mergedDraft({ base, form }, theirs)).toEqual({
      form: { ...form, price: '59.99' },
      clashes: ['name'],
    });
  });

  it('of a new membership that was already added replaces all of it', () => {
    expect(mergedDraft({ base: null, form }, theirs)).toEqual({ form, clashes: [] });
  });
});

describe('parseMembershipDraft', () => {
  it.each([draft, { ...draft, base: null, form: emptyForm }])('reads a draft', (stored) => {
    expect(parseMembershipDraft(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([
    null,
    'draft',
    {},
    { ...draft, id: 'new' },
    { ...draft, form: { ...draft.form, currency: 'ZZZ' } },
    { ...draft, form: { ...draft.form, features: ['One'] } },
    { ...draft, base: { ...base, version: '1' } },
    { ...draft, form: undefined },
  ])('ignores %j', (stored) => {
    expect(parseMembershipDraft(stored)).toBeNull();
  });
});
