import { describe, expect, it } from 'vitest';
import {
  everyMember,
  isFiltered,
  pagesOf,
  queryOf,
  queryText,
  withChoice,
  withQuery,
} from './members-query';

const read = (text: string) => queryOf(new URLSearchParams(text));
const membershipId = '5a1e0000-0000-4000-8000-000000010000';

describe('the query of a list of members', () => {
  it('is read from the URL, and written to it', () => {
    const query = {
      search: 'ada & ben',
      status: 'oversold',
      membershipId,
      provider: 'file',
      order: 'ending',
      page: 2,
    } as const;
    const text = queryText(query);
    expect(text).toBe(
      `search=ada+%26+ben&status=oversold&membership=${membershipId}&source=file&sort=ending&page=3`,
    );
    expect(read(text)).toEqual(query);
    expect(queryText(everyMember)).toBe('');
    expect(read('')).toEqual(everyMember);
  });

  it.each([
    'status=gone',
    'source=paypal',
    'sort=toString',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9',
    'page=x',
    'membership=vault',
    'search=%20',
    'search=%00',
    'other=1',
  ])('ignores %s', (text) => {
    expect(read(text)).toEqual(everyMember);
  });

  it('replaces the query of a URL, and nothing else', () => {
    const params = new URLSearchParams('world=owner&search=a&page=3');
    expect(withQuery(params, { ...everyMember, status: 'active' }).toString()).toBe(
      'world=owner&status=active',
    );
  });

  it('keeps what is typed when something is chosen, and begins at the first page of another order', () => {
    const query = { ...everyMember, search: 'ada', page: 3 };
    expect(withChoice(query, ' ada b ', { order: 'name' })).toEqual({
      ...everyMember,
      search: 'ada b',
      order: 'name',
    });
    expect(withChoice(query, 'ada', { page: 2 })).toEqual({ ...query, page: 2 });
  });

  it('is filtered by everything but the order and the page', () => {
    expect(isFiltered({ ...everyMember, order: 'name', page: 3 })).toBe(false);
    expect(isFiltered({ ...everyMember, search: 'a' })).toBe(true);
    expect(isFiltered({ ...everyMember, status: 'active' })).toBe(true);
  });

  it.each([
    [0, 1],
    [50, 1],
    [51, 2],
    [5_000, 100],
  ])('has %i members on %i pages', (total, pages) => {
    expect(pagesOf(total)).toBe(pages);
  });
});
