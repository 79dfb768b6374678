import { expect, it } from 'vitest';
import { cleanBlockText, cleanText } from './clean-text';

it.each([
  ['a\tb\nc', 'a\tb\nc'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\u0000b\u0007c\u001b[31m\u007f\u0085', 'abc[31m'],
  ['\u202egnp.exe\u202c', 'gnp.exe'],
  ['\u2067مرحبا\u2069 \u200f!', '\u2067مرحبا\u2069 \u200f!'],
  ['👩‍👩‍👧 🎉', '👩‍👩‍👧 🎉'],
  ['\ud800', '\ufffd'],
  ['a\udc00b\ud83d', 'a\ufffdb\ufffd'],
])('%o becomes %o', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it.each([
  ['```ansi\n\u001b[1;31mred\u001b[0m\n```', '```ansi\n\u001b[1;31mred\u001b[0m\n```'],
  ['\u001b[m', '\u001b[m'],
  ['a\u001b\u0000b\u001b[2Jc\u001b]0;d\u0007', 'ab[2Jc]0;d'],
])('cleans %o to %o in a text that may contain code', (text, clean) => {
  expect(cleanBlockText(text)).toBe(clean);
});
