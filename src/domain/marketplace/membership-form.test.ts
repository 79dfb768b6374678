import { describe, expect, it } from 'vitest';
import {
  cleanForm,
  emptyForm,
  isSameForm,
  mergeForms,
  withFeature,
  withPastedFeatures,
  type MembershipForm,
} from './membership-form';

const form: MembershipForm = {
  ...emptyForm,
  name: 'Vault',
  price: '49.99',
  features: [
    { key: 0, text: 'One' },
    { key: 1, text: 'Two' },
  ],
};

describe('cleanForm', () => {
  it('drops blank features, invisible characters and white space around texts', () => {
    const typed = {
      ...form,
      name: '  Vault\n of \u202Ecards ',
      price: ' 49.99 ',
      features: [
        { key: 0, text: '  ' },
        { key: 1, text: ' Two  lines\nin one ' },
        { key: 2, text: '\u200B' },
      ],
    };
    expect(cleanForm(typed)).toEqual({
      ...form,
      name: 'Vault of cards',
      features: [{ key: 1, text: 'Two lines in one' }],
    });
  });
});

describe('isSameForm', () => {
  it.each<[change: Partial<MembershipForm>, same: boolean]>([
    [{}, true],
    [{ name: ' Vault ' }, true],
    [{ features: [...form.features, { key: 2, text: ' ' }] }, true],
    [{ features: form.features.map((each) => ({ ...each, key: each.key + 5 })) }, true],
    [{ features: form.features.toReversed() }, false],
    [{ isVisible: false }, false],
    [{ price: '50' }, false],
  ])('%j: %s', (change, same) => {
    expect(isSameForm(form, { ...form, ...change })).toBe(same);
  });
});

describe('the features', () => {
  it('get a key that no other has', () => {
    expect(withFeature([])).toEqual([{ key: 0, text: '' }]);
    expect(withFeature([{ key: 7, text: 'a' }]).map(({ key }) => key)).toEqual([7, 8]);
  });

  it('are one for each pasted line', () => {
    expect(withPastedFeatures(form.features, 0, ['a', 'b', 'c'])).toEqual([
      { key: 0, text: 'a' },
      { key: 2, text: 'b' },
      { key: 3, text: 'c' },
      { key: 1, text: 'Two' },
    ]);
  });
});

describe('mergeForms', () => {
  it('takes what only they changed, and keeps what only we changed', () => {
    const mine = { ...form, name: 'Mine' };
    const theirs = { ...form, price: '59.99', isVisible: false };
    expect(mergeForms(form, mine, theirs)).toEqual({
      form: { ...mine, price: '59.99', isVisible: false },
      clashes: [],
    });
  });

  it('names the fields that both changed, and keeps ours', () => {
    const mine = { ...form, name: 'Mine', features: [] };
    const theirs = { ...form, name: 'Theirs', features: form.features.toReversed() };
    expect(mergeForms(form, mine, theirs)).toEqual({ form: mine, clashes: ['name', 'features'] });
  });

  it('has no clash where both changed a field to the same value', () => {
    const both = { ...form, name: 'Both' };
    expect(mergeForms(form, { ...both, name: ' Both ' }, both).clashes).toEqual([]);
  });
});
