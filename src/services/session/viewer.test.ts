import type { OpeningError } from '#domain/servers/opening-error';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { MOCK_URL } from '#mocks/context';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { addServer } from '../dashboard/add-server';
import { loadEditor, loadServer } from './viewer';

describe("the viewer's rights", () => {
  it('are those of their team memberships', async () => {
    enterWorld('editor-with-points-only');
    expect(await loadEditor()).toEqual({
      ok: true,
      value: {
        discordId: '402715839204413440',
        role: 'member',
        allowedPanels: [],
        serverPermissions: [
          {
            serverId: guilds.picksClub.id,
            serverName: 'Sports Picks Club',
            role: 'support',
            allowedPanels: ['points'],
          },
          {
            serverId: guilds.cryptoDesk.id,
            serverName: '₿ Crypto Desk',
            role: 'support',
            allowedPanels: ['points'],
          },
        ],
        factor: { isSetUp: false, requiredIn: [] },
      },
    });
  });

  it.each<WorldName>(['signed-out', 'offline'])('is not known in the world %s', async (world) => {
    enterWorld(world);
    expect(await loadEditor()).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });
});

describe('a server by its id', () => {
  it('is found after access was renewed, when it was a day old', async () => {
    enterWorld('guild-access-lapsed');
    const loaded = await loadServer(guilds.resellHeaven.id);
    expect(loaded.ok && loaded.value.role).toBe('Owner');
  });

  it("has the viewer's role in it", async () => {
    enterWorld('owner');
    expect(await loadServer(guilds.resellHeaven.id)).toEqual({
      ok: true,
      value: {
        id: guilds.resellHeaven.id,
        name: 'Resell Heaven',
        icon: `https://cdn.discordapp.com/icons/${guilds.resellHeaven.id}/${guilds.resellHeaven.icon}.png?size=128`,
        role: 'Owner',
        isDemo: false,
        hasLicense: true,
        ownerId: '218345611802574848',
      },
    });
  });

  it.each<[WorldName, string, OpeningError]>([
    ['owner', '100000000000000099', { kind: 'noSuchServer' }],
    ['no-servers', guilds.resellHeaven.id, { kind: 'notYours', name: null }],
    ['signed-out', guilds.resellHeaven.id, { kind: 'signInAgain' }],
    ['offline', guilds.resellHeaven.id, { kind: 'unreachable' }],
    ['token-expired', '100000000000000099', { kind: 'signInAgain' }],
    ['no-discord-token', '100000000000000099', { kind: 'signInAgain' }],
    ['missing-scopes', '100000000000000099', { kind: 'signInAgain' }],
    ['function-500', '100000000000000099', { kind: 'discordUnreachable' }],
  ])('in the world %s, %s is %j', async (world, id, error) => {
    enterWorld(world);
    expect(await loadServer(id)).toEqual({ ok: false, error });
  });

  it('is read again after Discord confirmed the access', async () => {
    enterWorld('guild-access-lapsed');
    const answer = await loadServer(guilds.resellHeaven.id);
    expect(answer.ok && answer.value.role).toBe('Owner');
  });
});

describe('HTML of another site as a response', () => {
  it('is not an answer about a server', async () => {
    const { server } = enterWorld('owner');
    server.use(
      http.get(`${MOCK_URL}/rest/v1/servers`, () =>
        HttpResponse.html('<p>Sign in to the Wi-Fi</p>'),
      ),
    );
    expect(await loadServer(guilds.resellHeaven.id)).toEqual({
      ok: false,
      error: { kind: 'unreachable' },
    });
  });
});

describe('adding a server', () => {
  it('returns the server as the dashboard opens it', async () => {
    const { store } = enterWorld('owner');
    const answer = await addServer({ guild: guilds.sneakerWire });
    expect(answer.ok && [answer.value.name, answer.value.role]).toEqual(['Sneaker Wire', 'Admin']);
    expect(store.addedAtOf(guilds.sneakerWire.id)).not.toBeNull();
  });

  it.each<[WorldName, keyof typeof guilds]>([
    ['add-server-refused', 'sneakerWire'],
    ['owner', 'picksClub'],
    ['offline', 'sneakerWire'],
    ['signed-out', 'sneakerWire'],
  ])('in the world %s, %s is not available', async (world, name) => {
    enterWorld(world);
    expect(await addServer({ guild: guilds[name] })).toEqual({
      ok: false,
      error: { kind: 'notAvailable' },
    });
  });
});
