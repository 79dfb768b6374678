import { beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../../../tests/setup/until';
import { atRest } from './at-rest';

let asked: (() => void)[] = [];

const idle = async () => {
  asked.shift()?.();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
};

describe('loading at rest', () => {
  beforeEach(() => {
    asked = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => asked.push(callback));
    return () => vi.unstubAllGlobals();
  });

  it('loads nothing before the browser is idle, then one part at a time', async () => {
    const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})];
    atRest([first, second]);
    expect(first).not.toHaveBeenCalled();
    await idle();
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
    await until(() => expect(asked).toHaveLength(1));
    await idle();
    expect(second).toHaveBeenCalledOnce();
  });

  it('skips a part that fails to load', async () => {
    const second = vi.fn(async () => {});
    atRest([() => Promise.reject(new TypeError('Failed to fetch')), second]);
    await idle();
    await until(() => expect(asked).toHaveLength(1));
    await idle();
    expect(second).toHaveBeenCalledOnce();
  });

  it('loads nothing after it is stopped', async () => {
    const first = vi.fn(async () => {});
    const stop = atRest([first]);
    stop();
    await idle();
    expect(first).not.toHaveBeenCalled();
  });
});
