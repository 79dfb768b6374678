import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasWaitlistWish } from './has-waitlist-wish';
import { keepWaitlistWish } from './waitlist-wish';

function stubStorage(items: Map<string, string> | null) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => {
      if (!items) throw new Error('blocked');
      return items.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (!items) throw new Error('blocked');
      items.set(key, value);
    },
    removeItem: (key: string) => {
      if (!items) throw new Error('blocked');
      items.delete(key);
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('the wish to join a waiting list', () => {
  it('is kept for one membership, and forgotten', () => {
    stubStorage(new Map());
    keepWaitlistWish('vault', true);
    expect([hasWaitlistWish('vault'), hasWaitlistWish('other')]).toEqual([true, false]);
    keepWaitlistWish('vault', false);
    expect(hasWaitlistWish('vault')).toBe(false);
  });

  it('is not kept if the storage is blocked', () => {
    stubStorage(null);
    keepWaitlistWish('vault', true);
    expect(hasWaitlistWish('vault')).toBe(false);
  });
});
