import { expect, it } from 'vitest';
import { readReturnTo, stateWith } from './return-to';

const returnTo = {
  href: '/dashboard/845201933120405504/embeds#WhopWelcomeEmbed',
  label: 'Whop welcome message',
};

it('reads what was written', () => {
  expect(readReturnTo(stateWith(returnTo))).toEqual(returnTo);
});

it.each([
  null,
  undefined,
  {},
  { returnTo: '/dashboard/1/embeds#a' },
  stateWith({ ...returnTo, href: 'https://evil.example/dashboard/1/embeds#a' }),
  stateWith({ ...returnTo, href: '//evil.example/embeds#a' }),
  stateWith({ ...returnTo, href: '/servers' }),
  stateWith({ ...returnTo, href: '/dashboard/../../embeds#a' }),
  stateWith({ ...returnTo, label: '' }),
])('is null for %j', (state) => {
  expect(readReturnTo(state)).toBeNull();
});
