import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import { forgetAccountDraft, readAccountDraft, saveAccountDraft } from '../session/account-draft';
import { readAuthRedirect, takeAuthRedirect } from '../session/auth-redirect';
import { readItem, removeItem, writeItem } from './local-storage';
import { forgetRedirectPath, saveRedirectPath, takeRedirectPath } from '../session/redirect-path';
import { applyTheme, readTheme, saveTheme } from '../shell/theme';

describe('local storage', () => {
  it('stores and removes a value', () => {
    enterWorld('signed-out');
    writeItem('a', '1');
    expect([readItem('a'), localStorage.getItem('a')]).toEqual(['1', '1']);
    removeItem('a');
    expect([readItem('a'), localStorage.getItem('a')]).toEqual([null, null]);
  });

  it('keeps a value in memory when the storage is full, and prefers it to the stored value', () => {
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

  it('works in memory when storage is blocked', () => {
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

describe('the account form', () => {
  const draft = { username: 'card_shop', email: 'noor@resellers.example' };
  const stubStorage = (...stored: [string, string][]) => {
    const items = new Map(stored);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    return items;
  };

  it('is kept until it is forgotten, without the password', () => {
    const items = stubStorage();
    expect(readAccountDraft()).toBeNull();
    const form = { ...draft, password: 'a long password' };
    saveAccountDraft(form);
    expect(readAccountDraft()).toEqual(draft);
    expect([...items.values()].join()).not.toContain(form.password);
    forgetAccountDraft();
    expect([readAccountDraft(), items.size]).toEqual([null, 0]);
  });

  it.each(['{', 'null', '{"username":7,"email":""}', '{"username":"card_shop"}'])(
    'ignores a stored %s',
    (text) => {
      stubStorage(['grouped:account-form', text]);
      expect(readAccountDraft()).toBeNull();
    },
  );

  it('is not kept if storage is blocked', () => {
    stubStorage();
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    saveAccountDraft(draft);
    forgetAccountDraft();
    expect(readAccountDraft()).toBeNull();
  });
});

describe('the path to return to after sign-in', () => {
  it('is read only once', () => {
    enterWorld('signed-out');
    saveRedirectPath('/dashboard/1/points');
    expect(localStorage.getItem('authRedirectPath')).toBe('/dashboard/1/points');
    expect([takeRedirectPath(), takeRedirectPath()]).toEqual(['/dashboard/1/points', '/servers']);
  });

  it('is removed by a sign-out and never leads to another site', () => {
    enterWorld('signed-out');
    saveRedirectPath('/dashboard/1');
    forgetRedirectPath();
    expect(takeRedirectPath()).toBe('/servers');
    localStorage.setItem('authRedirectPath', '//evil.example');
    expect(takeRedirectPath()).toBe('/servers');
  });
});

describe('the sign-in result in the URL', () => {
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
      { kind: 'refused', reason: 'canceled' },
      '/servers',
    ],
  ])('is removed immediately and returned once: %s', (_, search, hash, found, left) => {
    enterWorld('signed-out');
    const replaced = open(search, hash);
    expect(takeAuthRedirect()).toEqual(found);
    expect(replaced()).toEqual([[{ idx: 3 }, left]]);
    open('');
    expect([readAuthRedirect(), readAuthRedirect()]).toEqual([found, { kind: 'none' }]);
  });

  it('is none when the fragment links to a setting', () => {
    enterWorld('signed-out');
    const replaced = open('', '#SuccessPoints');
    expect([takeAuthRedirect(), readAuthRedirect()]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
    expect(replaced()).toEqual([]);
  });
});

describe('the color scheme', () => {
  it('follows the device until the user chooses one', () => {
    enterWorld('signed-out');
    const dataset: Record<string, string> = {};
    vi.stubGlobal('document', {
      documentElement: { dataset, getBoundingClientRect: () => null },
    });
    expect(readTheme()).toBe('system');
    saveTheme('light');
    expect([readTheme(), dataset['theme']]).toEqual(['light', 'light']);
    saveTheme('system');
    expect([readTheme(), 'theme' in dataset, localStorage.length]).toEqual(['system', false, 0]);
    applyTheme('dark');
    expect([readTheme(), dataset['theme']]).toEqual(['system', 'dark']);
  });

  it('follows the device when the stored value is invalid', () => {
    enterWorld('signed-out');
    localStorage.setItem('grouped:theme', 'sepia');
    expect(readTheme()).toBe('system');
  });
});
