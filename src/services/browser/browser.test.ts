import { describe, expect, it, vi } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import { takeAuthHash } from './auth-hash';
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

describe('the hash of a sign-in', () => {
  const open = (hash: string) => {
    const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
    const location = { pathname: '/servers', search: '?world=owner', hash };
    vi.stubGlobal('window', { location, history: { state: { idx: 3 }, replaceState } });
    return replaceState;
  };

  it('is read and cleared at once, path, query and history as they were', () => {
    enterWorld('signed-out');
    const replaceState = open('#access_token=a&refresh_token=b&provider_token=c');
    expect(takeAuthHash()).toEqual({
      kind: 'tokens',
      tokens: {
        accessToken: 'a',
        refreshToken: 'b',
        providerToken: 'c',
        providerRefreshToken: null,
      },
    });
    expect(replaceState.mock.calls).toEqual([[{ idx: 3 }, '', '/servers?world=owner']]);
  });

  it('stays where it is a link to a setting', () => {
    enterWorld('signed-out');
    const replaceState = open('#SuccessPoints');
    expect(takeAuthHash()).toEqual({ kind: 'none' });
    expect(replaceState).not.toHaveBeenCalled();
  });
});

describe('the colour scheme', () => {
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
