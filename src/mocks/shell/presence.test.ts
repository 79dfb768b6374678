import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPresence, type PresenceOptions } from './presence';

const me = { key: 'my-visit', payload: {} };

function pretend(condition: PresenceOptions['condition'], chances: readonly number[] = [0]) {
  let at = 0;
  const random = () => chances[at++ % chances.length] ?? 0;
  return createPresence({ condition, random });
}

describe('the simulated visitors', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are all online, or none, when the world says so', () => {
    expect(Object.keys(pretend('everybody').stateOf('presence', []))).toHaveLength(6);
    expect(pretend('nobody').stateOf('presence', [])).toEqual({});
    expect(Object.keys(pretend('nobody').stateOf('viewing', [me]))).toEqual(['my-visit']);
  });

  it.each([
    [0, 10],
    [0.999, 30],
  ])('are, at a chance of %d, %d visitors including the viewer', (chance, count) => {
    expect(Object.keys(pretend('usual', [chance]).stateOf('viewing', [me]))).toHaveLength(count);
  });

  it('change every 30 s while a channel is joined, and the viewer is counted with 70 % probability', () => {
    // The random values. First, the initial state uses seven: one for each of the six staff and one for the number of
    // visitors. Then each tick uses seven values for the same purposes, and one more that determines whether the viewer
    // is counted.
    const start = Array<number>(7).fill(0);
    const presence = pretend('usual', [...start, ...start, 0.7, ...start, 0.69]);
    const seen: boolean[] = [];
    presence.begin(
      () => [me.key],
      () => void seen.push(me.key in presence.stateOf('viewing', [me])),
    );
    vi.advanceTimersByTime(29_999);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(30_001);
    expect(seen).toEqual([false, true]);
    presence.end();
    vi.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(2);
  });

  it('accept only the payloads of their channels', () => {
    const presence = pretend('usual');
    const key = '57aff000-0000-4000-8000-000000000001';
    expect(presence.takes('presence', { key })).toBe(true);
    expect(presence.takes('presence', { key, name: 'Priya' })).toBe(false);
    expect(presence.takes('presence', { key: 'bot' })).toBe(false);
    expect(presence.takes('viewing', {})).toBe(true);
    expect(presence.takes('viewing', { key })).toBe(false);
    expect(presence.takes('bot', {})).toBe(false);
  });
});
