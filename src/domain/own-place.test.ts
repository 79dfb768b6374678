import { expect, it } from 'vitest';
import { lastFirst, noLastPlaces, withOpened, withoutPlace } from './own-place';

const places = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (last: readonly string[]) => lastFirst(places, last).map(({ id }) => id);

it('lists the places that were opened last first, and keeps the order of the others', () => {
  expect(ids(['c', 'b'])).toEqual(['c', 'b', 'a', 'd']);
  expect(ids([])).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(['gone', 'd'])).toEqual(['d', 'a', 'b', 'c']);
});

it('remembers eight places of each kind, and each of them once', () => {
  let last = withOpened(noLastPlaces, 'stores', 'shop');
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '4']) {
    last = withOpened(last, 'servers', id);
  }
  expect(last.servers).toEqual(['4', '9', '8', '7', '6', '5', '3', '2']);
  expect(last.stores).toEqual(['shop']);
  expect(withoutPlace(last, 'servers', '4').servers[0]).toBe('9');
});
