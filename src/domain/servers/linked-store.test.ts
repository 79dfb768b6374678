import { expect, it } from 'vitest';
import { afterUnlinking, unlinkFailure, type LinkedStore } from './linked-store';

const store = (id: string): LinkedStore => ({
  id,
  slug: id,
  name: id,
  isPublic: true,
  link: 'standing',
  refusedRoles: 0,
});
const [cards, picks] = [store('cards'), store('picks')];
const listed = [cards, picks];
const unsure = afterUnlinking(listed, { id: cards.id, isCertain: false });

it('takes a store out once it is known to be unlinked', () => {
  expect(afterUnlinking(listed, { id: cards.id, isCertain: true })).toEqual([picks]);
});

it.each([
  ['the list was not read again', unsure, 'unanswered'],
  ['the store is gone', [picks], 'notLinked'],
  ['the store is still there', listed, 'stillLinked'],
] as const)('without a response, the list decides: %s', (_, stores, failure) => {
  expect(unlinkFailure('unanswered', cards, stores)).toBe(failure);
});

it.each(['signInRequired', 'notAllowed', 'notLinked'] as const)('%s: is certain', (kind) => {
  expect(unlinkFailure(kind, cards, unsure)).toBe(kind);
});
