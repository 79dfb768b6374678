import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from './queue';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const titles = (toasts: ReturnType<typeof createToasts>) =>
  toasts.shown.visibleToasts.map(({ content }) => content.title);

describe('createToasts', () => {
  it('shows the last of several and none of the others afterwards', () => {
    const toasts = createToasts();
    toasts.show({ tone: 'info', title: 'first' });
    toasts.show({ tone: 'info', title: 'second' });
    toasts.show({ tone: 'danger', title: 'third', description: 'why' });

    expect(
      toasts.shown.visibleToasts.map(({ content, timeout }) => ({ content, timeout })),
    ).toEqual([
      { content: { tone: 'danger', title: 'third', description: 'why' }, timeout: 5_000 },
    ]);
    const [third] = toasts.shown.visibleToasts;
    toasts.shown.close(third?.key ?? '');
    expect(titles(toasts)).toEqual([]);
  });

  it('gives each its own time, once shown', () => {
    const toasts = createToasts();
    toasts.show({ tone: 'warning', title: 'long', durationMs: 6_000 });
    toasts.shown.resumeAll();

    vi.advanceTimersByTime(5_999);
    expect(titles(toasts)).toEqual(['long']);
    vi.advanceTimersByTime(1);
    expect(titles(toasts)).toEqual([]);
  });

  it('is not closed by the timer of the one it replaced', () => {
    const toasts = createToasts();
    toasts.show({ tone: 'info', title: 'first' });
    toasts.shown.resumeAll();
    vi.advanceTimersByTime(4_000);
    toasts.show({ tone: 'info', title: 'second' });
    toasts.shown.resumeAll();

    vi.advanceTimersByTime(4_999);
    expect(titles(toasts)).toEqual(['second']);
  });
});
