import { describe, expect, it } from 'vitest';
import { claimReturnPath, isAddress, isClaimReturn, isSameAddress } from './membership-claim';

it.each([
  ['ada@mail.example', true],
  [' ada@mail.example ', true],
  ['', false],
  ['ada', false],
  ['ada@', false],
  [`${'a'.repeat(300)}@mail.example`, false],
])('is an address: %j %s', (typed, expected) => {
  expect(isAddress(typed)).toBe(expected);
});

describe('isSameAddress', () => {
  it('ignores case and surrounding spaces', () => {
    expect(isSameAddress(' Ada@Mail.example ', 'ada@mail.example')).toBe(true);
  });

  it.each([null, 'ben@mail.example', ''])('is not %j', (other) => {
    expect(isSameAddress('ada@mail.example', other)).toBe(false);
  });
});

it.each([
  [new URL(claimReturnPath, 'https://grouped.example').search, true],
  ['?claim=confirmed&message=Confirmation+link+accepted', true],
  ['?claim=', false],
  ['', false],
])('is opened by the link: %j %s', (search, expected) => {
  expect(isClaimReturn(search)).toBe(expected);
});
