import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withinLimit } from './time-limit';

/** A request that gets no response. Its promise settles only when the signal is aborted. */
const unanswered = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail);
  });

function fakeTime() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

describe('a request with a time limit', () => {
  it.each([
    ['without a signal', undefined],
    ['with a signal that never aborts', new AbortController().signal],
  ])('times out, %s', async (_, signal) => {
    fakeTime();
    const ended = vi.fn();
    withinLimit(unanswered, { limit: 20_000, signal }).catch(({ name }: Error) => ended(name));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith('TimeoutError');
  });

  it('is aborted with its signal, before or after it started', async () => {
    fakeTime();
    for (const isEarly of [true, false]) {
      const given = new AbortController();
      if (isEarly) given.abort();
      const request = withinLimit(unanswered, { limit: 20_000, signal: given.signal });
      const failure = request.catch(({ name }: Error) => name);
      given.abort();
      expect(await failure).toBe('AbortError');
    }
  });

  it('returns the result and leaves no timer behind', async () => {
    fakeTime();
    expect(await withinLimit(async () => 'done', { limit: 20_000 })).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });
});
