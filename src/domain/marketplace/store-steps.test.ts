import { describe, expect, it } from 'vitest';
import { hostOf, referrerOf } from './store-steps';

describe('the host of a referrer', () => {
  it.each([
    ['https://www.Discord.com/channels/1?token=secret#x', 'discord.com'],
    ['https://user:password@x.com:8443/path', 'x.com'],
    ['x.com.', 'x.com'],
    ['https://shop.example.co.uk', 'shop.example.co.uk'],
    ['https://xn--mnchen-3ya.example/', 'xn--mnchen-3ya.example'],
  ])('of %j is %j', (site, host) => {
    expect(hostOf(site)).toBe(host);
  });

  it.each([
    '',
    'http://192.168.0.7/',
    'https://[2001:db8::1]/',
    '203.0.113.9',
    'localhost',
    'http://localhost:5173/store/cards',
    'not a host',
    '<script>.com',
    'https://-x-.com',
    `${'a'.repeat(99)}.com`,
    'javascript:alert(1)',
    'mailto:buyer@mail.example',
    'android-app://com.google.android.gm/',
  ])('of %j is none', (site) => {
    expect(hostOf(site)).toBe('');
  });

  it('is none on the site itself', () => {
    const own = 'https://grouped.example/store/cards';
    expect(referrerOf('https://www.grouped.example/marketplace', own)).toBe('');
    expect(referrerOf('https://shop.grouped.example/', own)).toBe('shop.grouped.example');
    expect(referrerOf('', 'http://127.0.0.1:4173/')).toBe('');
  });
});
