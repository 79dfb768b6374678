import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { MOCK_URL } from '#mocks/context';
import { guilds } from '#mocks/dashboard/servers';
import { people } from '#mocks/session/people';
import { enterWorld } from '../../../tests/setup/enter-world';
import { fetchDiscordServers } from '../dashboard/fetch-discord-servers';
import { loadOwnPlaces } from './own-places';

const { owner, unlinked } = people;
const mira = { userId: owner.id, discordId: owner.discord?.id ?? null };

const namesOf = (answer: Awaited<ReturnType<typeof loadOwnPlaces>>) =>
  answer.ok ? answer.value.map(({ name }) => name) : answer;

describe('the servers', () => {
  it('are those that the viewer may open, own ones first', async () => {
    enterWorld('owner');
    const names = namesOf(await loadOwnPlaces({ of: 'servers', ...mira }));
    expect(names).toHaveLength(4);
    expect(names).toContain(guilds.resellHeaven.name);
  });

  it('are none for an account without Discord', async () => {
    enterWorld('no-discord-id');
    expect(await loadOwnPlaces({ of: 'servers', userId: unlinked.id, discordId: null })).toEqual({
      ok: true,
      value: [],
    });
  });

  it('wait for a request of the page', async () => {
    enterWorld('owner');
    const [page, menu] = await Promise.all([
      fetchDiscordServers({ userId: owner.id, discordId: mira.discordId ?? '' }),
      loadOwnPlaces({ of: 'servers', ...mira }),
    ]);
    expect([page.ok, menu.ok]).toEqual([true, true]);
  });

  it.each(['offline', 'function-500', 'token-expired', 'missing-scopes'] as const)(
    'cannot be read in %s',
    async (world) => {
      enterWorld(world);
      expect(await loadOwnPlaces({ of: 'servers', ...mira })).toEqual({
        ok: false,
        error: { kind: 'unreachable' },
      });
    },
  );
});

describe('the stores', () => {
  it('are those of the viewer, oldest first', async () => {
    enterWorld('owner');
    const answer = await loadOwnPlaces({ of: 'stores', ...mira });
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(['biz_00000002', 'biz_00000001']);
  });

  it('leave out a row that cannot be read', async () => {
    const { server } = enterWorld('owner');
    server.use(
      http.get(`${MOCK_URL}/rest/v1/stores`, () =>
        HttpResponse.json([{ id: 'biz_1', name: 'One', logo_path: null }, { id: 7 }]),
      ),
    );
    expect(await loadOwnPlaces({ of: 'stores', ...mira })).toEqual({
      ok: true,
      value: [{ id: 'biz_1', name: 'One', picture: null }],
    });
  });

  it('need a session', async () => {
    enterWorld('signed-out');
    expect(await loadOwnPlaces({ of: 'stores', ...mira })).toEqual({
      ok: false,
      error: { kind: 'signInRequired' },
    });
  });
});
