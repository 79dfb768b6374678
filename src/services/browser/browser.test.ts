import { describe, expect, it, vi } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import { readAuthRedirect, takeAuthRedirect } from './auth-redirect';
import { readItem, removeItem, writeItem } from './local-storage';
import { forgetRedirectPath, saveRedirectPath, takeRedirectPath } from './redirect-path';
import { applyTheme, readTheme, saveTheme } from './theme';

describe('the local storage', () => {
  it('keeps, and forgets', () => {
    enterWorld('signed-out');
    writeItem('a', '1');
    expect([readItem('a'), localStorage.getItem('a')]).toEqual(['1', '1']);
    removeItem('a');
    expect([readItem('a'), localStorage.getItem('a')]).toEqual([null, null]);
  });

  it('remembers for the page what a full disk refuses, over what it holds', () => {
    enterWorld('signed-out');
    writeItem('a', 'old');
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeItem('a', 'new');
    expect(readItem('a')).toBe('new');
    removeItem('a');
    expect(readItem('a')).toBeNull();
  });

  it('does without storage where it is blocked', () => {
    enterWorld('signed-out');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    writeItem('a', '1');
    expect(readItem('a')).toBe('1');
    removeItem('a');
    expect(readItem('a')).toBeNull();
  });
});

describe('the way back after signing in', () => {
  it('is kept once', () => {
    enterWorld('signed-out');
    saveRedirectPath('/dashboard/1/points');
    expect(localStorage.getItem('authRedirectPath')).toBe('/dashboard/1/points');
    expect([takeRedirectPath(), takeRedirectPath()]).toEqual(['/dashboard/1/points', '/servers']);
  });

  it('is not kept after signing out, and never leads elsewhere', () => {
    enterWorld('signed-out');
    saveRedirectPath('/dashboard/1');
    forgetRedirectPath();
    expect(takeRedirectPath()).toBe('/servers');
    localStorage.setItem('authRedirectPath', '//evil.example');
    expect(takeRedirectPath()).toBe('/servers');
  });
});

describe('what a sign-in left in the address', () => {
  const open = (search: string, hash = '') => {
    const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
    const location = { pathname: '/servers', search, hash };
    vi.stubGlobal('window', { location, history: { state: { idx: 3 }, replaceState } });
    return () => replaceState.mock.calls.map(([state, , address]) => [state, address]);
  };

  it.each<[string, string, string, object, string]>([
    [
      'a code',
      '?world=owner&code=abc',
      '#x',
      { kind: 'code', code: 'abc' },
      '/servers?world=owner#x',
    ],
    [
      'tokens of a link that somebody else made',
      '?world=owner',
      '#access_token=a&refresh_token=b&provider_token=c',
      { kind: 'tokens' },
      '/servers?world=owner',
    ],
    [
      'an error',
      '?error=access_denied',
      '#error=access_denied',
      { kind: 'refused', description: 'access_denied' },
      '/servers',
    ],
  ])('is removed at once, and handed on once: %s', (_, search, hash, found, left) => {
    enterWorld('signed-out');
    const replaced = open(search, hash);
    expect(takeAuthRedirect()).toEqual(found);
    expect(replaced()).toEqual([[{ idx: 3 }, left]]);
    open('');
    expect([readAuthRedirect(), readAuthRedirect()]).toEqual([found, { kind: 'none' }]);
  });

  it('is nothing where the fragment is a link to a setting', () => {
    enterWorld('signed-out');
    const replaced = open('', '#SuccessPoints');
    expect([takeAuthRedirect(), readAuthRedirect()]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
    expect(replaced()).toEqual([]);
  });
});

describe('the color scheme', () => {
  it('is the device’s until someone asks for one', () => {
    enterWorld('signed-out');
    const dataset: Record<string, string> = {};
    vi.stubGlobal('document', { documentElement: { dataset } });
    expect(readTheme()).toBe('system');
    saveTheme('light');
    expect([readTheme(), dataset['theme']]).toEqual(['light', 'light']);
    saveTheme('system');
    expect([readTheme(), 'theme' in dataset, localStorage.length]).toEqual(['system', false, 0]);
    applyTheme('dark');
    expect([readTheme(), dataset['theme']]).toEqual(['system', 'dark']);
  });

  it('is the device’s where what was kept is none', () => {
    enterWorld('signed-out');
    localStorage.setItem('grouped:theme', 'sepia');
    expect(readTheme()).toBe('system');
  });
});
