import { expect, it } from 'vitest';
import { readMailCode } from './mail-code';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['١٢٣٤٥٦', null],
  ['', null],
])('reads %j as %j', (text, code) => {
  expect(readMailCode(text)).toBe(code);
});
