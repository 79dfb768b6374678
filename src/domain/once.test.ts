import { describe, expect, it, vi } from 'vitest';
import { once } from './once';

describe('once', () => {
  it('creates the value on first use and returns the same one later', () => {
    const make = vi.fn(() => ({}));
    const get = once(make);
    expect(make).not.toHaveBeenCalled();
    expect(get()).toBe(get());
    expect(make).toHaveBeenCalledOnce();
  });

  it('remembers undefined', () => {
    const make = vi.fn(() => undefined);
    const get = once(make);
    get();
    expect(get()).toBeUndefined();
    expect(make).toHaveBeenCalledOnce();
  });
});
