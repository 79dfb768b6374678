import { expect, it } from 'vitest';
import { cleanText } from './clean-text';

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
