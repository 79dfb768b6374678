import { expect, it } from 'vitest';
import { isStoreAddress } from './store';

it.each(['cards', 'my-2-cards', 'demo-cards', 'biz_1a2B'])('%s can be an address', (text) =>
  expect(isStoreAddress(text)).toBe(true),
);
it.each(['', 'Cards', 'a b', '../admin', 'biz_', 'cards?x', 'a'.repeat(69), '-a', 'a--b'])(
  '%j cannot be an address',
  (text) => expect(isStoreAddress(text)).toBe(false),
);
