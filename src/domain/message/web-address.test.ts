import { expect, it } from 'vitest';
import { checkAddress, webAddress } from './web-address';

const malformed = { kind: 'notAUrl' };
const scheme = (name: string) => ({ kind: 'wrongScheme', scheme: name });

it.each([
  ['https://example.com/a.png', null],
  ['HTTP://EXAMPLE.COM', null],
  ['  https://example.com  ', null],
  ['https://example.com/ä?b=ü#c', null],
  ['http://localhost:8080', null],
  ['', null],
  ['   ', null],
  ['example.com', malformed],
  ['www.example.com/a.png', malformed],
  ['//example.com', malformed],
  ['/a.png', malformed],
  ['https:', malformed],
  ['https://', malformed],
  ['https:example.com', malformed],
  ['https:/example.com', malformed],
  ['https://exa mple.com', malformed],
  ['https://example.com/a b', malformed],
  ['javascript:alert(1)', scheme('javascript')],
  [' JavaScript:alert(1)', scheme('javascript')],
  ['java\nscript:alert(1)', malformed],
  ['data:image/png;base64,AAAA', scheme('data')],
  ['attachment://a.png', scheme('attachment')],
  ['discord://-/channels', scheme('discord')],
  ['blob:https://example.com/1', scheme('blob')],
  ['file:///etc/passwd', scheme('file')],
  ['mailto:a@example.com', scheme('mailto')],
])('%o: %o', (text, problem) => {
  expect(checkAddress(text)).toEqual(problem);
});

it.each([
  [' https://example.com ', 'https://example.com'],
  ['', null],
  ['javascript:alert(1)', null],
])('%o is safe to open as %o', (text, address) => {
  expect(webAddress(text)).toBe(address);
});
