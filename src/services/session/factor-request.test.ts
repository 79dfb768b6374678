import { afterEach, expect, it } from 'vitest';
import {
  askForFactor,
  isFactorAsked,
  settleFactorRequest,
  watchFactorRequests,
} from './factor-request';

let stop = () => {};
afterEach(() => stop());

it('is refused on a page without the dialog', async () => {
  expect(await askForFactor()).toBe(false);
});

it('is one request for all calls', async () => {
  stop = watchFactorRequests(() => {});
  const calls = [askForFactor(), askForFactor()];
  settleFactorRequest(true);
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(isFactorAsked()).toBe(false);
});

it('ends when the page that made the calls is left, and not before', async () => {
  stop = watchFactorRequests(() => {});
  const [one, other] = [new AbortController(), new AbortController()];
  const calls = [askForFactor(one.signal), askForFactor(other.signal)];
  one.abort();
  expect(isFactorAsked()).toBe(true);
  other.abort();
  expect(isFactorAsked()).toBe(false);
  expect(await Promise.all(calls)).toEqual([false, false]);
});

it('of a later page is not ended by a page that was left before', () => {
  stop = watchFactorRequests(() => {});
  const left = new AbortController();
  void askForFactor(left.signal);
  settleFactorRequest(false);
  void askForFactor();
  left.abort();
  expect(isFactorAsked()).toBe(true);
});
