import { describe, expect, it } from 'vitest';
import { parseStoreDraft, storeDraftOf } from './store-draft';
import { storeFormOf } from './store-form';

const base = storeFormOf(null);

describe('a draft of the setup form', () => {
  it('has the changed fields, and survives storage', () => {
    const form = { ...base, name: 'مرحبا 🃏', serverId: '845201933120405504' };
    const draft = storeDraftOf(base, form, true);
    expect(draft).toEqual({
      base: { name: '', serverId: null },
      values: { name: 'مرحبا 🃏', serverId: '845201933120405504' },
      isSlugEdited: true,
    });
    expect(parseStoreDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('does not exist without changes', () => {
    expect(storeDraftOf(base, { ...base, name: '  ' }, false)).toBeNull();
  });

  it.each([
    null,
    'x',
    {},
    { base: {}, values: {} },
    { base: {}, values: { name: 'x' }, isSlugEdited: true },
    { base: { name: '' }, values: { name: 7 }, isSlugEdited: false },
    { base: { logoPath: null }, values: { logoPath: 'https://evil' }, isSlugEdited: false },
    { base: { category: 'other' }, values: { category: 'gambling' }, isSlugEdited: false },
  ])('is not read from row %#', (stored) => {
    expect(parseStoreDraft(stored)).toBeNull();
  });

  it('keeps the fields that can be read', () => {
    const stored = {
      base: { name: '', tagline: '', isVisible: false },
      values: { name: 'Cards', tagline: 9, isVisible: true, owner: 'me' },
      isSlugEdited: false,
    };
    expect(parseStoreDraft(stored)).toEqual({
      base: { name: '', isVisible: false },
      values: { name: 'Cards', isVisible: true },
      isSlugEdited: false,
    });
  });
});
