import { describe, expect, it } from 'vitest';
import {
  type AccountProblems,
  checkAccount,
  isUsername,
  missingIn,
  readAccount,
  suggestUsername,
  usernameFor,
} from './account';

const valid = { username: 'card_shop', email: 'ada@example.com', password: 'a long password' };
const everyField = ['username', 'email', 'password'] as const;

describe('checkAccount', () => {
  it.each<[string, Partial<typeof valid>, AccountProblems]>([
    ['complete', {}, {}],
    ['three letters', { username: 'abc' }, {}],
    ['surrounding spaces', { username: ' card-shop ', email: ' ada@example.com ' }, {}],
    ['32 characters', { username: 'a'.repeat(32) }, {}],
    [
      'nothing',
      { username: '', email: '', password: '' },
      { username: 'missing', email: 'missing', password: 'missing' },
    ],
    ['only spaces', { username: '  ', email: ' ' }, { username: 'missing', email: 'missing' }],
    ['two letters', { username: 'ab' }, { username: 'tooShort' }],
    ['33 characters', { username: 'a'.repeat(33) }, { username: 'tooLong' }],
    ['10,000 characters', { username: 'a'.repeat(10_000) }, { username: 'tooLong' }],
    ['a space inside', { username: 'card shop' }, { username: 'malformed' }],
    ['an accent', { username: 'émile' }, { username: 'malformed' }],
    ['an emoji', { username: 'shop🃏' }, { username: 'malformed' }],
    ['Arabic', { username: 'متجر' }, { username: 'malformed' }],
    ['a full-width letter', { username: 'ｃards' }, { username: 'malformed' }],
    ['no @', { email: 'ada.example.com' }, { email: 'malformed' }],
    ['two @', { email: 'ada@@example.com' }, { email: 'malformed' }],
    ['no domain', { email: 'ada@' }, { email: 'malformed' }],
    ['no dot in the domain', { email: 'ada@localhost' }, { email: 'malformed' }],
    ['two dots in the domain', { email: 'ada@example..com' }, { email: 'malformed' }],
    ['a space in the address', { email: 'a da@example.com' }, { email: 'malformed' }],
    ['a plus and a subdomain', { email: 'ada+1@mail.example.co.uk' }, {}],
    ['a long address', { email: `${'a'.repeat(250)}@example.com` }, { email: 'tooLong' }],
    ['seven characters', { password: '1234567' }, { password: 'tooShort' }],
    ['eight characters', { password: '12345678' }, {}],
    ['eight spaces', { password: '        ' }, {}],
    ['four emoji', { password: '🃏🃏🃏🃏' }, { password: 'tooShort' }],
    ['72 bytes', { password: 'a'.repeat(72) }, {}],
    ['73 bytes', { password: 'a'.repeat(73) }, { password: 'tooLong' }],
    ['37 letters of two bytes', { password: 'é'.repeat(37) }, { password: 'tooLong' }],
  ])('%s', (_, changes, problems) => {
    expect(checkAccount({ ...valid, ...changes }, everyField)).toEqual(problems);
  });

  it('checks only the requested fields', () => {
    expect(checkAccount({ username: '', email: '', password: '' }, ['username'])).toEqual({
      username: 'missing',
    });
  });
});

it('a sign-in only requires that nothing is empty', () => {
  const typed = { username: '', email: 'x', password: '1' };
  expect(missingIn(typed, ['email', 'password'])).toEqual({});
  expect(missingIn({ ...typed, email: ' ' }, ['email', 'password'])).toEqual({ email: 'missing' });
});

it('keeps the spaces of a password', () => {
  expect(readAccount({ username: ' a ', email: ' b ', password: ' c ' })).toEqual({
    username: 'a',
    email: 'b',
    password: ' c ',
  });
});

it.each([
  ['mira.resells', 'mira-resells'],
  ['Émile Zola', 'Emile-Zola'],
  ['  .mira. ', 'mira'],
  ['sam_supports', 'sam_supports'],
  ['x'.repeat(40), 'x'.repeat(32)],
  [`${'x'.repeat(31)}..y`, 'x'.repeat(31)],
  ['夜', ''],
  ['ab', ''],
  ['', ''],
])('suggests for %j the username %j', (name, username) => {
  expect(suggestUsername(name)).toBe(username);
  expect(username === '' || isUsername(username)).toBe(true);
});

it.each([null, undefined, 7, ['abc'], 'ab', 'a b c'])('%j is not a username', (value) => {
  expect(isUsername(value)).toBe(false);
});

describe('usernameFor', () => {
  const user = (metadata: Record<string, unknown>) => ({ id: 'a', email: null, metadata });

  it.each([
    [
      'the one of the sign-up',
      { username: 'Card_Shop', provider_id: '1', name: 'ada' },
      'Card_Shop',
    ],
    ['a Discord name', { provider_id: '1', name: 'mira.resells#0' }, 'mira-resells'],
    ['an invalid one', { username: '<b>', provider_id: '1', name: 'ada' }, 'ada'],
    ['neither', {}, ''],
  ])('%s', (_, metadata, username) => {
    expect(usernameFor(user(metadata))).toBe(username);
  });
});
