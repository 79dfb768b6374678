import { describe, expect, it, vi } from 'vitest';
import { once } from './once';

describe('once', () => {
  it('makes nothing before it is asked for, and then one and the same', () => {
    const make = vi.fn(() => ({}));
    const get = once(make);
    expect(make).not.toHaveBeenCalled();
    expect(get()).toBe(get());
    expect(make).toHaveBeenCalledOnce();
  });

  it('keeps nothing as well', () => {
    const make = vi.fn(() => undefined);
    const get = once(make);
    get();
    expect(get()).toBeUndefined();
    expect(make).toHaveBeenCalledOnce();
  });
});
