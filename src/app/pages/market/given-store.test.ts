import { describe, expect, it } from 'vitest';
import { demoStores } from '#content/marketplace/demo-stores';
import { startingStores } from '#mocks/market/starting-stores';
import { storePageRow } from '#mocks/market/stores';
import { configureSupabase } from '#services/supabase/client';
import { givenStoreIn } from './given-store';

const [first] = startingStores;
if (!first) throw new Error('The mocks have no store');
const row = storePageRow(first);
const data = { store: first.slug, now: 5, row };

describe('givenStoreIn', () => {
  it('returns the store that the server read, and when', () => {
    configureSupabase({ url: 'https://database.example', anonKey: 'key' });
    const logo_path = 'biz_00000001/0b0d7a33-0000-4000-8000-000000000009.png';
    expect(givenStoreIn({ ...data, row: { ...row, logo_path } }, first.slug)).toMatchObject({
      now: 5,
      answer: {
        ok: true,
        value: {
          name: 'Card Collectors',
          logoUrl: `https://database.example/storage/v1/object/public/store-media/${logo_path}`,
        },
      },
    });
  });

  it('knows the demo stores', () => {
    const [demo] = demoStores;
    const given = givenStoreIn({ store: demo?.slug, now: 5, row: null }, demo?.slug ?? '');
    expect(given).toEqual({ now: 5, answer: { ok: true, value: demo } });
  });

  it('knows that a store is not public', () => {
    const answer = { ok: false, error: { kind: 'notFound' } };
    expect(givenStoreIn({ ...data, row: null }, first.slug)).toEqual({ now: 5, answer });
  });

  it('knows that a store was deleted', () => {
    const answer = { ok: false, error: { kind: 'gone' } };
    expect(givenStoreIn({ ...data, row: { gone: true } }, first.slug)).toEqual({ now: 5, answer });
  });

  it.each([
    ['no data', null],
    ['data of another store', { ...data, store: 'other' }],
    ['the row of another store', { ...data, row: { ...row, id: 'biz_2', slug: 'other' } }],
    ['half of a row', { ...data, row: { slug: first.slug } }],
    ['no time', { store: first.slug, row }],
    ['no row', { store: first.slug, now: 5 }],
    ['text', '<html>'],
  ])('is null for %s, so that the page loads the store', (_, given) => {
    expect(givenStoreIn(given, first.slug)).toBeNull();
  });
});
