import { describe, expect, it, onTestFinished } from 'vitest';
import type { Presence } from '#domain/presence/presence';
import { people } from '#mocks/people';
import { enterWorld } from '../../../tests/setup/enter-world';
import { until } from '../../../tests/setup/until';
import { watchPresence } from './presence';

function watch(userId: string | null = null, visit = 'my-visit') {
  const heard: (Presence | 'lost')[] = [];
  const stop = watchPresence(
    { userId, visit },
    { onChange: (presence) => void heard.push(presence), onLost: () => void heard.push('lost') },
  );
  onTestFinished(stop);
  return { heard, stop, last: () => heard.at(-1) };
}

const namesIn = (presence: Presence | 'lost' | undefined) =>
  typeof presence === 'object' ? presence.staff.map(({ name }) => name) : presence;

describe('who is online', () => {
  it('is told to a visitor who is not signed in, who is counted themselves', async () => {
    enterWorld('nobody-online', { random: () => 0 });
    const { last } = watch();
    await until(() => expect(last()).toEqual({ staff: [], viewing: 1, isSeen: true }));
  });

  it('is the staff as it shows itself, and how many look', async () => {
    enterWorld('staff-online', { random: () => 0.99 });
    const { last } = watch();
    await until(() => expect(last()).toMatchObject({ viewing: 30, isSeen: true }));
    expect(namesIn(last())).toEqual([
      'Jonas Lindqvist-Abernathy von und zu Hohenstein',
      'noor.moderates',
      'pavel_helps',
      'Priya Raman',
      'sam_supports',
      'theo',
    ]);
  });

  it('shows a member of the team to everybody, as the team calls them', async () => {
    // Of the pretended staff nobody is there: chance is against them.
    enterWorld('api-moderator', { random: () => 0.99 });
    const { last } = watch(people.moderator.id);
    await until(() =>
      expect(last()).toEqual({
        staff: [
          {
            id: people.moderator.id,
            name: 'noor.moderates',
            role: 'moderator',
            nameColour: '#FFFFFF',
            avatar: null,
          },
        ],
        viewing: 30,
        isSeen: true,
      }),
    );
  });

  it('does not show who is not of the team', async () => {
    enterWorld('nobody-online');
    const { last } = watch(people.owner.id);
    await until(() => expect(last()).toEqual({ staff: [], viewing: 1, isSeen: true }));
  });

  it('says once that it is lost, for both channels', async () => {
    const { realtime } = enterWorld('realtime-lost');
    const { heard } = watch();
    await until(() => expect(realtime.attempts()).toBeGreaterThanOrEqual(2));
    expect(heard).toEqual(['lost']);
  });

  it('comes back after a dropped connection', async () => {
    const { realtime } = enterWorld('nobody-online');
    const { heard, last } = watch();
    const alone = { staff: [], viewing: 1, isSeen: true };
    await until(() => expect(last()).toEqual(alone));
    realtime.drop();
    await until(() => expect(last()).toEqual('lost'));
    await until(() => expect(last()).toEqual(alone));
    expect(heard.filter((each) => each === 'lost')).toEqual(['lost']);
  });

  it('leaves both channels when nobody wants to know any more', async () => {
    const { realtime } = enterWorld('nobody-online');
    const { last, stop } = watch();
    await until(() => expect(last()).toMatchObject({ viewing: 1 }));
    stop();
    await until(() => expect(realtime.joined()).toBe(0));
  });
});
