import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPageEvery } from './page-visibility';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const become = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports at each interval while the page is visible, and as soon as it is visible again', () => {
  const shown = vi.fn<() => void>();
  const stop = watchPageEvery(30_000, shown);
  expect(shown).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(60_000);
  expect(shown).toHaveBeenCalledTimes(2);
  become('hidden');
  vi.advanceTimersByTime(90_000);
  expect(shown).toHaveBeenCalledTimes(2);
  become('visible');
  expect(shown).toHaveBeenCalledTimes(3);
  stop();
  become('visible');
  vi.advanceTimersByTime(60_000);
  expect(shown).toHaveBeenCalledTimes(3);
});
