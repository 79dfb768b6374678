import { expect, it } from 'vitest';
import { people } from '../session/people';
import { defaultConditions } from '../conditions';
import { createPresence } from './presence';

const VISIT = '0b6f0d7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b';

function pretend(presence: 'usual' | 'everybody' | 'nobody', chances: readonly number[] = [0]) {
  let at = 0;
  let now = 1_000;
  const site = createPresence({
    conditions: { ...defaultConditions, presence },
    random: () => chances[at++ % chances.length] ?? 0,
    now: () => now,
  });
  return {
    wait: (ms: number) => void (now += ms),
    ask: (viewer: Parameters<typeof site>[0] = null) => {
      const answer = site(viewer, VISIT);
      return 'viewing' in answer ? answer : null;
    },
  };
}

it('all staff are online, or only the viewer, when the world says so', () => {
  expect(pretend('everybody').ask()?.staff).toHaveLength(6);
  expect(pretend('nobody').ask()).toEqual({ viewing: 1, is_seen: true, staff: [] });
  expect(pretend('nobody').ask(people.admin)?.staff).toMatchObject([{ name: 'theo' }]);
  expect(pretend('nobody').ask(people.owner)?.staff).toEqual([]);
});

it.each([
  [0, 10],
  [0.999, 30],
])('at a chance of %d, %d people are viewing', (chance, viewing) => {
  expect(pretend('usual', [chance]).ask()).toMatchObject({ viewing });
});

it('who is online is decided again every 30 s, and the viewer is counted with 70 % probability', () => {
  // Each decision takes one value for each of the six staff, one for the number, and one for the viewer, who is always
  // counted at first.
  const seven = Array<number>(7).fill(0);
  const { ask, wait } = pretend('usual', [...seven, ...seven, 0.7, ...seven, 0.69]);
  const seen = [29_999, 1, 30_000].map((ms) => {
    wait(ms);
    return ask()?.is_seen;
  });
  expect(seen).toEqual([true, false, true]);
});
