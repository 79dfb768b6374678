import { describe, expect, it } from 'vitest';
import { redirectPathAfterSignIn, redirectPathToStore, returnPathOf } from './redirect';

describe('redirectPathToStore', () => {
  it.each([
    ['/', '/servers'],
    ['', '/servers'],
    ['/auth', '/servers'],
    ['/auth/', '/servers'],
    ['/AUTH', '/servers'],
    ['/servers', '/servers'],
    ['/docs/changelog/v1.5', '/docs/changelog/v1.5'],
    ['/dashboard/100000000000000001', '/dashboard/100000000000000001'],
    ['/authors', '/authors'],
    ['/#reviews', '/servers'],
    ['/auth#again', '/servers'],
    ['/dashboard/1/points#SuccessPoints', '/dashboard/1/points#SuccessPoints'],
  ])('%s is stored as %s', (pathname, stored) => {
    expect(redirectPathToStore(pathname)).toBe(stored);
  });
});

describe('redirectPathAfterSignIn', () => {
  it.each([
    ['/docs', '/docs'],
    ['/dashboard/1/points#SuccessPoints', '/dashboard/1/points#SuccessPoints'],
    ['/embeds?share=abc', '/embeds?share=abc'],
    ['/marketplace?account=new-password', '/marketplace?account=new-password'],
    ['/authors', '/authors'],
    ['/docs?next=//evil.example', '/docs?next=//evil.example'],
  ])('returns to %s', (saved, to) => {
    expect(redirectPathAfterSignIn(saved)).toBe(to);
  });

  it.each([
    null,
    '',
    '/',
    '/auth',
    '/auth/',
    '/Auth',
    '/auth?again',
    '/auth#again',
    '/?x=1',
    '/#x',
    '/docs/../auth',
    '/docs/%2e%2e/auth',
    'servers',
    'docs/x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/docs/..//evil.example',
    '/\t/evil.example',
    '/\t/evil.example/docs',
    '/\n/evil.example',
    '\t//evil.example',
    'https://evil.example/docs',
    'https:/docs',
    'javascript:alert(1)',
    'data:text/html,x',
    'null',
  ])('goes to the server picker from %j', (saved) => {
    expect(redirectPathAfterSignIn(saved)).toBe('/servers');
  });

  it('accepts every path it stores', () => {
    const once = redirectPathAfterSignIn('/dashboard/a b?q=ä');
    expect(redirectPathAfterSignIn(once)).toBe(once);
  });
});

it.each([
  ['/dashboard/1/points?world=owner#SuccessPoints', '/dashboard/1/points#SuccessPoints'],
  ['/marketplace?account=create', '/marketplace?account=create'],
  ['/marketplace?world=seller-new&account=create#x', '/marketplace?account=create#x'],
  ['/marketplace?account=//evil.example', '/marketplace'],
])('returns from a sign-in on %s to %s', (here, path) => {
  expect(returnPathOf(new URL(here, 'https://grouped.example'))).toBe(path);
});
