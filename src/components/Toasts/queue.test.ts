import { describe, expect, it, vi } from 'vitest';
import { createToasts } from './queue';

describe('createToasts', () => {
  it('shows the last of several and none of the others afterwards', () => {
    const toasts = createToasts();
    toasts.show({ tone: 'info', title: 'first' });
    const first = toasts.current();
    toasts.show({ tone: 'danger', title: 'second', description: 'why' });
    const second = { tone: 'danger', title: 'second', description: 'why', durationMs: 5_000 };

    expect(toasts.current()).toEqual(second);
    if (first) toasts.close(first);
    expect(toasts.current()).toEqual(second);
    const last = toasts.current();
    if (last) toasts.close(last);
    expect(toasts.current()).toBeNull();
  });

  it('takes the same words for another toast', () => {
    const toasts = createToasts();
    toasts.show({ tone: 'warning', title: 'again', durationMs: 6_000 });
    const before = toasts.current();
    toasts.show({ tone: 'warning', title: 'again', durationMs: 6_000 });

    expect(toasts.current()).toEqual(before);
    expect(toasts.current()).not.toBe(before);
  });

  it('tells whoever listens, until they do not', () => {
    const toasts = createToasts();
    const listener = vi.fn<() => void>();
    const stop = toasts.subscribe(listener);
    toasts.show({ tone: 'info', title: 'first' });
    toasts.clear();
    stop();
    toasts.show({ tone: 'info', title: 'second' });

    expect(listener).toHaveBeenCalledTimes(2);
  });
});
