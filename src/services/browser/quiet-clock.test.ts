import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quietClock } from './quiet-clock';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates a browser that becomes idle only when the test requests it. */
function busyBrowser() {
  const waiting = new Map<number, { go: () => void; longest: number | undefined }>();
  let lastHandle = 0;
  vi.stubGlobal('requestIdleCallback', (then: () => void, options?: { timeout?: number }) => {
    lastHandle += 1;
    waiting.set(lastHandle, { go: then, longest: options?.timeout });
    return lastHandle;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id));
  return {
    longestWaits: () => [...waiting.values()].map(({ longest }) => longest),
    rest: () => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const { go } of due) go();
    },
  };
}

describe('the quiet clock', () => {
  it('waits for its delay and then until the browser is idle, but not forever', () => {
    const { rest, longestWaits } = busyBrowser();
    const then = vi.fn<() => void>();
    quietClock.setTimeout(then, 400);
    vi.advanceTimersByTime(399);
    expect(longestWaits()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(longestWaits()).toEqual([500]);
    expect(then).not.toHaveBeenCalled();
    rest();
    expect(then).toHaveBeenCalledOnce();
  });

  it('can be stopped before its delay and while it waits for an idle period', () => {
    const { rest, longestWaits } = busyBrowser();
    const then = vi.fn<() => void>();
    const early = quietClock.setTimeout(then, 400);
    const late = quietClock.setTimeout(then, 100);
    vi.advanceTimersByTime(100);
    quietClock.clearTimeout(early);
    quietClock.clearTimeout(late);
    expect(longestWaits()).toEqual([]);
    vi.advanceTimersByTime(1000);
    rest();
    expect(then).not.toHaveBeenCalled();
  });

  it('fires after its delay when the browser has no idle callbacks', () => {
    const then = vi.fn<() => void>();
    quietClock.setTimeout(then, 400);
    vi.advanceTimersByTime(400);
    expect(then).toHaveBeenCalledOnce();
  });
});
