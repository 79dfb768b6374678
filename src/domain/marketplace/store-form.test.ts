import { describe, expect, it } from 'vitest';
import {
  ancestorForm,
  changedFields,
  changeOf,
  checkStoreForm,
  editedForm,
  rebasedForm,
  type StoreForm,
  storeFormOf,
  type StoreProblems,
} from './store-form';

const valid: StoreForm = { ...storeFormOf(null), name: 'Cards', slug: 'cards' };
const long = 'é'.repeat(10_000);

describe('checkStoreForm', () => {
  it.each<[Partial<StoreForm>, StoreProblems]>([
    [{}, {}],
    [{ name: '' }, { name: 'missing' }],
    [{ name: ' \n ' }, { name: 'missing' }],
    [{ name: '\u200B\u200E\u2800' }, { name: 'missing' }],
    [{ name: '🃏'.repeat(100) }, {}],
    [{ name: '🃏'.repeat(101) }, { name: 'tooLong' }],
    [{ name: long }, { name: 'tooLong' }],
    [{ name: 'مرحبا بكم' }, {}],
    [{ name: `  ${'n'.repeat(100)}  ` }, {}],
    [{ slug: '' }, { slug: 'missing' }],
    [{ slug: ' CARDS ' }, {}],
    [{ slug: 'my cards' }, { slug: 'malformed' }],
    [{ slug: 'admin' }, { slug: 'reserved' }],
    [{ slug: 'a'.repeat(10_000) }, { slug: 'tooLong' }],
    [{ tagline: 't'.repeat(140) }, {}],
    [{ tagline: long }, { tagline: 'tooLong' }],
    [{ refundPolicy: 'r'.repeat(4_000) }, {}],
    [{ sellerName: 's'.repeat(80) }, {}],
    [{ sellerName: 's'.repeat(81) }, { sellerName: 'tooLong' }],
    [{ sellerName: 'Grouped Support' }, { sellerName: 'official' }],
    [{ sellerName: 'Strıpe' }, { sellerName: 'official' }],
    [{ sellerName: 'Ann Stripes' }, {}],
    [{ refundPolicy: long }, { refundPolicy: 'tooLong' }],
    [{ supportUrl: ' https://cards.example/help?a=1#b ' }, {}],
    [{ supportUrl: 'cards.example' }, { supportUrl: 'notHttps' }],
    [{ supportUrl: 'http://cards.example' }, { supportUrl: 'notHttps' }],
    [{ supportUrl: 'javascript:alert(1)' }, { supportUrl: 'notHttps' }],
    [{ supportUrl: 'https://mira:secret@cards.example' }, { supportUrl: 'notHttps' }],
    [{ supportUrl: 'https://cards.example/a b' }, {}],
    [{ supportUrl: 'https://.com' }, { supportUrl: 'notHttps' }],
    [{ supportUrl: 'https://[/' }, { supportUrl: 'notHttps' }],
    [{ supportUrl: `https://cards.example/${'a'.repeat(2_048)}` }, { supportUrl: 'tooLong' }],
  ])('row %#', (change, problems) => {
    expect(checkStoreForm({ ...valid, ...change })).toEqual(problems);
  });
});

describe('editedForm', () => {
  it('lets the address follow the name until the address was edited by hand', () => {
    const named = editedForm(storeFormOf(null), { name: 'Café Déjà Vu' }, { followsName: true });
    expect(named.slug).toBe('cafe-deja-vu');
    expect(editedForm(named, { name: 'Other' }, { followsName: false }).slug).toBe('cafe-deja-vu');
    expect(editedForm(named, { slug: 'mine' }, { followsName: true }).slug).toBe('mine');
  });
});

describe('changeOf', () => {
  it('has what differs, without spaces around it', () => {
    const form = {
      ...valid,
      name: ' Vault\u0000 \n & Co ',
      supportUrl: '  ',
      refundPolicy: 'one\r\ntwo ',
    };
    expect(changedFields(valid, form)).toEqual(['name', 'refundPolicy']);
    expect(changeOf(valid, form)).toEqual({ name: 'Vault & Co', refundPolicy: 'one\ntwo' });
  });

  it('removes a link and a server with null', () => {
    const base = { ...valid, supportUrl: 'https://a.example', serverId: '845201933120405504' };
    const form = { ...base, supportUrl: '', serverId: null, isVisible: true };
    expect(changeOf(base, form)).toEqual({ supportUrl: null, serverId: null, isVisible: true });
  });
});

describe('rebasedForm', () => {
  const base = { ...valid, tagline: 'old' };

  it('merges what only one side changed', () => {
    const form = { ...base, name: 'Mine' };
    const theirs = { ...base, tagline: 'theirs' };
    expect(rebasedForm({ base, form, theirs })).toEqual({
      form: { ...base, name: 'Mine', tagline: 'theirs' },
      clashes: [],
    });
  });

  it('keeps the typed value of a field that both changed, and reports both', () => {
    const form = { ...base, tagline: 'mine' };
    const theirs = { ...base, tagline: 'theirs', name: 'Theirs' };
    expect(rebasedForm({ base, form, theirs })).toEqual({
      form: { ...theirs, tagline: 'mine' },
      clashes: [{ field: 'tagline', base: 'old', theirs: 'theirs' }],
    });
  });

  it('keeps the common value of a clash as the ancestor', () => {
    const form = { ...base, tagline: 'mine' };
    const theirs = { ...base, tagline: 'theirs', name: 'Theirs' };
    const { clashes } = rebasedForm({ base, form, theirs });
    expect(ancestorForm(theirs, clashes)).toEqual({ ...theirs, tagline: 'old' });
  });

  it('is no clash if both saved the same', () => {
    const form = { ...base, tagline: ' same ' };
    expect(rebasedForm({ base, form, theirs: { ...base, tagline: 'same' } }).clashes).toEqual([]);
  });
});
