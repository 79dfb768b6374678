import { createClient } from '@supabase/supabase-js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { atPresent } from '../clock';
import { createMockBackend } from '../backend';
import { memoryStorage, DATA_KEY } from '../data';
import { MOCK_ANON_KEY, MOCK_URL } from '../context';
import { startMockServer } from '../node';
import { people, type PersonName } from '../session/people';
import type { TeamChange } from './team-store';
import { guilds } from './servers';
import { startingTeam } from './team';

const uuid = '0b6f0d7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b';

describe('the tables of the team', () => {
  it.each([
    ['usual', 6],
    ['empty', 0],
    ['many', 300],
    ['withOwner', 7],
  ] as const)('start as "%s" with %d members of Resell Heaven', (team, count) => {
    const { members, permissions } = startingTeam(team);
    const here = permissions.filter((row) => row.server_id === guilds.resellHeaven.id);
    expect(here).toHaveLength(count);
    const ids = members.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(permissions.every((row) => ids.includes(row.team_member_id))).toBe(true);
  });

  it('survive a reload, separate for each world', () => {
    const keep = memoryStorage();
    const { team } = createMockBackend({ keep }).store;
    const [first] = team.rows().members;
    team.removeMembers([first?.id ?? '']);
    expect(createMockBackend({ keep }).store.team.rows()).toEqual(team.rows());
    expect(createMockBackend({ keep, world: 'big-team' }).store.team.rows()).toEqual(
      atPresent(startingTeam('many'), Date.now()),
    );
    createMockBackend({ keep }).store.reset();
    expect(team.rows()).toEqual(atPresent(startingTeam('usual'), Date.now()));
  });

  it('report whom a change concerns, in this and another tab', () => {
    const [keep, other] = [memoryStorage(), memoryStorage()];
    const here = createMockBackend({ keep }).store;
    const there = createMockBackend({ keep: other }).store;
    const heard: { here: TeamChange[]; there: TeamChange[] } = { here: [], there: [] };
    here.team.onChange((change) => void heard.here.push(change));
    there.team.onChange((change) => void heard.there.push(change));
    const last = here.team.rows().members.at(-1);
    if (!last) throw new Error('Nobody is on the team');
    const given = here.team
      .rows()
      .permissions.filter(({ team_member_id }) => team_member_id === last.id);

    const before = keep.getItem(DATA_KEY);
    here.team.saveMember({ ...last, discord_id: '318264950173892999' });
    here.team.saveMember({ ...last, discord_id: '318264950173892999' });
    here.team.removeMembers([last.id]);
    const serverIds = given.map(({ server_id }) => server_id);
    expect(serverIds).not.toEqual([]);
    expect(heard.here).toEqual([
      { discordIds: [last.discord_id, '318264950173892999'].filter(Boolean), serverIds },
      { discordIds: ['318264950173892999'], serverIds },
    ]);
    there.applyOtherTab(before, keep.getItem(DATA_KEY));
    expect(heard.there).toEqual([{ discordIds: [last.discord_id].filter(Boolean), serverIds }]);
  });
});

describe('the storage', () => {
  async function upload(
    name: string,
    { type = 'image/png', size = 4, cacheControl = '3600', bucket = 'team-avatars' } = {},
  ) {
    const backend = startMockServer();
    const { access_token } = backend.store.openSession(people.owner);
    const body = new FormData();
    body.append('cacheControl', cacheControl);
    body.append('', new Blob([new Uint8Array(size)], { type }));
    try {
      const response = await fetch(`${MOCK_URL}/storage/v1/object/${bucket}/${name}`, {
        method: 'POST',
        headers: { apikey: MOCK_ANON_KEY, authorization: `Bearer ${access_token}` },
        body,
      });
      const answer = (await response.json()) as { statusCode?: string };
      return [response.status, answer.statusCode];
    } finally {
      backend.stop();
    }
  }

  it.each([
    [`${uuid}.png`, {}, [200, undefined]],
    [`${uuid}.jpeg`, { type: 'image/jpeg', size: 2_097_152 }, [200, undefined]],
    [`${uuid}.png`, { size: 2_097_153 }, [400, '413']],
    [`${uuid}.png`, { type: 'image/svg+xml' }, [400, '415']],
    [`${uuid}.png`, { cacheControl: '60' }, [400, '400']],
    [`${uuid}.svg`, {}, [400, '403']],
    ['me.png', {}, [400, '403']],
    [`${uuid.toUpperCase()}.png`, {}, [400, '403']],
    [`${uuid}.png.html`, {}, [400, '403']],
  ])('responds to %s with %j: %j', async (name, file, expected) => {
    expect(await upload(name, file)).toEqual(expected);
  });

  describe('of several users', () => {
    const open = () => {
      const backend = startMockServer();
      onTestFinished(backend.stop);
      return (person: PersonName) => {
        const { access_token } = backend.store.openSession(people[person]);
        const client = createClient(MOCK_URL, MOCK_ANON_KEY, {
          accessToken: () => Promise.resolve(access_token),
        });
        return client.storage.from('team-avatars');
      };
    };
    const picture = new Blob([new Uint8Array(4)], { type: 'image/png' });
    const add = (bucket: ReturnType<ReturnType<typeof open>>, name: string) =>
      bucket.upload(name, picture, { cacheControl: '3600' });
    const namesIn = async (bucket: ReturnType<ReturnType<typeof open>>) =>
      (await bucket.list()).data?.map(({ name }) => name);
    const [mine, theirs] = [`${crypto.randomUUID()}.png`, `${crypto.randomUUID()}.png`];

    it("lists the user's own pictures, and all for people who run the site", async () => {
      const as = open();
      await add(as('owner'), mine);
      await add(as('admin'), theirs);
      expect(await namesIn(as('owner'))).toEqual([mine]);
      expect(await namesIn(as('admin'))).toEqual([mine, theirs].toSorted());
      expect(await namesIn(as('newcomer'))).toEqual([]);
    });

    it("removes only the user's own pictures", async () => {
      const as = open();
      await add(as('owner'), mine);
      for (const person of ['admin', 'platformOwner', 'editor', 'newcomer'] as const) {
        expect((await as(person).remove([mine])).data).toEqual([]);
      }
      expect(await namesIn(as('owner'))).toEqual([mine]);
      expect((await as('owner').remove([mine])).data).toHaveLength(1);
      expect(await namesIn(as('owner'))).toEqual([]);
    });

    it('stores at most 200 pictures per user', async () => {
      const as = open();
      for (let count = 0; count < 200; count += 1) {
        const { error } = await add(as('owner'), `${crypto.randomUUID()}.png`);
        expect(error).toBeNull();
      }
      const { error } = await add(as('owner'), mine);
      expect(error).toMatchObject({ statusCode: '500', message: 'Too many pictures' });
      expect((await add(as('admin'), theirs)).error).toBeNull();
    });
  });
});
