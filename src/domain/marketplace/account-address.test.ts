import { expect, it } from 'vitest';
import { paths } from '../paths';
import { accountPartIn, accountParts } from './account-address';

it.each(accountParts)('reads %s from the URL that leads there', (part) => {
  const { pathname, search } = new URL(paths.marketplace.href(part), 'https://grouped.example');
  expect([pathname, accountPartIn(search)]).toEqual(['/marketplace', part]);
});

it.each([
  '',
  '?account=',
  '?account=admin',
  '?account=Create',
  '?account=constructor',
  '?x=create',
])('finds no part in %j', (search) => {
  expect(accountPartIn(search)).toBeNull();
});

it('reads it among other parameters', () => {
  expect(accountPartIn('?world=owner&account=reset')).toBe('reset');
});
