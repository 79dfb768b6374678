import { expect, it } from 'vitest';
import { codePageOf, codePages } from './text-encoding';

it.each([
  ['en-US', 'windows-1252'],
  ['', 'windows-1252'],
  ['de', 'windows-1252'],
  ['ru-RU', 'windows-1251'],
  ['cs', 'windows-1250'],
  ['ja-JP', 'shift_jis'],
  ['zh-TW', 'big5'],
  ['zh-CN', 'gb18030'],
])('the code page of %j is %s', (language, page) => {
  expect(codePageOf(language)).toBe(page);
});

it.each(codePages)('%s is known to the browser', (page) => {
  expect(() => new TextDecoder(page)).not.toThrow();
});
