import { expect, it } from 'vitest';
import { factorNameOf, groupedSecret, readFactorCode } from './second-factor';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('reads %j', (typed, code) => {
  expect(readFactorCode(typed)).toBe(code);
});

it.each([
  ['  My phone ', [], 'My phone'],
  ['', [], 'Authenticator app'],
  [' ', ['Authenticator app'], 'Authenticator app 2'],
  ['', ['Authenticator app 2', 'Authenticator app'], 'Authenticator app 3'],
])('names %j beside %j', (typed, taken, name) => {
  expect(factorNameOf(typed, taken)).toBe(name);
});

it('groups a secret', () => {
  expect(groupedSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
});
