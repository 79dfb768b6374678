import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { httpsLink, isHttpsLink, readHttpsLink } from './https-link';

it.each([
  'https://pay.example',
  'https://a.b.co/x?y=1#z',
  'https://my_shop.example:8443/',
  'https://xn--caf-dma.example/',
  'https://1password.com',
  'https://pay.xn--p1ai/',
  'https://a-b.c1.io?x',
])('accepts %s', (link) => {
  expect(isHttpsLink(link)).toBe(true);
  expect(readHttpsLink(link)).toBe(link);
});

it.each([
  'https://.',
  'https://.com',
  'https://..',
  'https://a..com',
  'https://com.',
  'https://pay.example.',
  'https://-a.com',
  'https://a-.com',
  'https://a.c',
  'https://a.-com',
  'https://a.com-',
  'https://localhost',
  'https://127.0.0.1',
  'https://1.1.1.1/x',
  'https://[::1]/',
  'https://2130706433',
  'https://0x7f.1',
  'https://a.com:99999',
  'https://a.com:x',
  'https://:443',
  'https://?x.com',
  'https://me@a.com',
  'https://me:x@a.com',
  'https://a b.com',
  'https://%2e.com',
  'https://。com',
  'https://a。.com',
  'https://\u200b.com',
  'http://a.com',
  'javascript://a.com/%0aalert(1)',
  '//a.com',
  'a.com',
  '',
  `https://${'a'.repeat(64)}.com`,
  'https://*.com',
  'https://$.com',
  'https://<b>.com',
])('refuses %j', (link) => {
  expect(isHttpsLink(link)).toBe(false);
  expect(readHttpsLink(link)).toBeNull();
});

it.each([
  ['https://café.example/x', 'https://xn--caf-dma.example/x'],
  ['https://a.com/ x', 'https://a.com/%20x'],
  ['https:///x.com', 'https://x.com/'],
  ['https://a.com:', 'https://a.com/'],
  ['HTTPS://Pay.Example/Plan', 'https://pay.example/Plan'],
  ['https:\\\\pay.example\\plan', 'https://pay.example/plan'],
])('reads %s as %s', (text, link) => {
  expect(readHttpsLink(text)).toBe(link);
});

it('has the pattern of the database', () => {
  const migration = readFileSync('supabase/migrations/20261201000100_values.sql', 'utf8');
  const pattern = httpsLink.source.replaceAll('\\/', '/').replace('\\S*', '[^[:space:]]*');
  expect(migration).toContain(`~ '${pattern}'`);
});

it('reads a link with an accent however often links were read before', () => {
  for (let read = 0; read < 20_000; read += 1) isHttpsLink(`https://a.com/${read}`);
  expect(readHttpsLink('https://café.example/x')).not.toBeNull();
});
