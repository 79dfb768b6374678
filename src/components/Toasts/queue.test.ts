import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createToasts } from './queue';

describe('createToasts', () => {
  it('shows only the last of several toasts', () => {
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

  it('treats the same text as a new toast', () => {
    const toasts = createToasts();
    toasts.show({ tone: 'warning', title: 'again', durationMs: 6_000 });
    const before = toasts.current();
    toasts.show({ tone: 'warning', title: 'again', durationMs: 6_000 });

    expect(toasts.current()).toEqual(before);
    expect(toasts.current()).not.toBe(before);
  });

  it('keeps the texts of other toasts of the same event', () => {
    const toasts = createToasts();
    toasts.show({ tone: 'success', title: 'Signed in', event: 'sign-in' });
    toasts.show({ tone: 'success', title: 'Welcome!', event: 'sign-in' });
    expect(toasts.current()).toMatchObject({ title: 'Signed in', description: 'Welcome!' });
    toasts.show({ tone: 'success', title: '2 servers added.', event: 'sign-in' });
    expect(toasts.current()).toMatchObject({
      title: 'Signed in',
      description: 'Welcome! 2 servers added.',
    });

    toasts.show({ tone: 'success', title: 'Saved', event: 'save' });
    expect(toasts.current()?.title).toBe('Saved');
    expect(toasts.current()?.description).toBeUndefined();
    toasts.show({ tone: 'success', title: 'Saved', event: 'save' });
    expect(toasts.current()?.description).toBeUndefined();
  });

  it('resolves when a toast is painted, or after the time limit', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const toasts = createToasts();
    toasts.show({ tone: 'info', title: 'leaving' });
    const drawn = vi.fn<() => void>();
    const late = vi.fn<() => void>();
    void toasts.drawn(1_000).then(drawn);
    await vi.advanceTimersByTimeAsync(500);
    expect(drawn).not.toHaveBeenCalled();
    toasts.wasDrawn();
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toHaveBeenCalledOnce();

    void toasts.drawn(1_000).then(late);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(late).toHaveBeenCalledOnce();
  });

  it('notifies subscribers until they unsubscribe', () => {
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
