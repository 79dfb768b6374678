import { expect, it, onTestFinished, vi } from 'vitest';
import { resyncedToast, signInRedirectNotices } from './boot/session-notices';
import { carryCurrentToast, showCarriedToast, toasts } from './toasts';

it('merges the toast of the previous page with a toast of the same event', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  onTestFinished(() => {
    toasts.clear();
    vi.unstubAllGlobals();
  });
  toasts.show(signInRedirectNotices('/servers').signedIn);
  carryCurrentToast();
  toasts.clear();

  showCarriedToast();
  toasts.show(resyncedToast(null, 2));

  expect(toasts.current()).toMatchObject({
    title: 'Successfully signed in!',
    description: 'Discord data resynced: 2 servers',
  });
  expect(stored.size).toBe(0);
});
