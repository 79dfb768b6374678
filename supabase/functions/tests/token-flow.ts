import assert from 'node:assert/strict';
import { secrets, viewer } from './people.ts';
import { storedToken, play, post } from './scene.ts';
import type { CreateHandler, Scene, Wish } from './scene.ts';

const reauthenticate = {
  status: 401,
  body: { error: 'Discord token expired and refresh failed. Please re-authenticate.' },
};

/**
 * Tests the functions that call Discord on behalf of the viewer: how they handle the stored token (product.md §6.12).
 */
export function testTokenFlow(
  name: string,
  createHandler: CreateHandler,
  { wish, unchanged }: { wish: Wish; unchanged: (scene: Scene) => void },
): void {
  const seen = async (scene: Scene) => {
    const { status, body } = await post(createHandler, scene, wish);
    return { status, body };
  };
  const refreshes = (scene: Scene) =>
    scene.requests.filter((line) => line === 'discord POST /oauth2/token').length;
  const freshPairIsKept = ({ database }: Scene) => {
    const tokens = database.tokens.get(viewer.id);
    assert.deepEqual(
      [tokens?.access_token, tokens?.refresh_token],
      [secrets.freshAccess, secrets.freshRefresh],
    );
    const lifetime = Date.parse(tokens?.expires_at ?? '') - Date.now();
    assert.equal(Math.abs(lifetime - 604_800_000) < 60_000, true);
  };

  play(`${name} returns an error without a stored token`, async (scene) => {
    scene.database.tokens.clear();
    assert.deepEqual(await seen(scene), {
      status: 409,
      body: { error: 'No Discord token available' },
    });
  });

  play(`${name} refreshes a token that Discord rejects, and stores the new pair`, async (scene) => {
    scene.discord.accounts.delete(secrets.access);
    assert.equal((await seen(scene)).status, 200);
    freshPairIsKept(scene);
    assert.equal(refreshes(scene), 1);
  });

  play(`${name} refreshes a token that has expired before using it`, async (scene) => {
    const expires_at = new Date(Date.now() - 1_000).toISOString();
    scene.database.tokens.set(viewer.id, storedToken({ expires_at }));
    assert.equal((await seen(scene)).status, 200);
    freshPairIsKept(scene);
    assert.equal(scene.requests.indexOf('discord POST /oauth2/token'), 2);
    assert.equal(refreshes(scene), 1);
  });

  play(`${name} keeps the refresh token when Discord sends no new one`, async (scene) => {
    scene.discord.accounts.delete(secrets.access);
    scene.discord.accounts.set(secrets.freshAccess, viewer.discordId);
    scene.troubles.set('/oauth2/token', () =>
      Response.json({ access_token: secrets.freshAccess, expires_in: 604_800 }),
    );
    assert.equal((await seen(scene)).status, 200);
    assert.equal(scene.database.tokens.get(viewer.id)?.refresh_token, secrets.refresh);
  });

  play(`${name} asks for a new sign-in when the refresh token is rejected`, async (scene) => {
    scene.discord.accounts.delete(secrets.access);
    scene.discord.refreshTokens.clear();
    assert.deepEqual(await seen(scene), reauthenticate);
    assert.equal(refreshes(scene), 1);
    unchanged(scene);
  });

  play(`${name} asks for a new sign-in when there is no refresh token`, async (scene) => {
    scene.discord.accounts.delete(secrets.access);
    scene.database.tokens.set(viewer.id, storedToken({ refresh_token: null }));
    assert.deepEqual(await seen(scene), reauthenticate);
    assert.equal(refreshes(scene), 0);
    unchanged(scene);
  });

  play(`${name} refreshes only once, even if the new token is rejected too`, async (scene) => {
    scene.troubles.set('/users/@me', () => Response.json({}, { status: 401 }));
    assert.deepEqual(await seen(scene), reauthenticate);
    assert.equal(refreshes(scene), 1);
    unchanged(scene);
  });

  play(`${name} does not ask for a new sign-in while Discord is down`, async (scene) => {
    scene.discord.accounts.delete(secrets.access);
    scene.troubles.set('/oauth2/token', () => new Response('oops', { status: 503 }));
    assert.deepEqual(await seen(scene), { status: 502, body: { error: 'Discord answered 503' } });
    assert.deepEqual(scene.database.tokens.get(viewer.id)?.refresh_token, secrets.refresh);
  });

  play(`${name} does not treat a rate limit as an error of the token`, async (scene) => {
    scene.discord.accounts.delete(secrets.access);
    scene.troubles.set('/oauth2/token', () =>
      Response.json({ retry_after: 30 }, { status: 429, headers: { 'retry-after': '30' } }),
    );
    assert.equal((await seen(scene)).status, 429);
  });

  play(`${name} rejects an invalid token response`, async (scene) => {
    scene.discord.accounts.delete(secrets.access);
    scene.troubles.set('/oauth2/token', () => Response.json({ access_token: '' }));
    assert.deepEqual(await seen(scene), {
      status: 502,
      body: { error: 'Discord sent something else' },
    });
    assert.deepEqual(scene.database.tokens.get(viewer.id)?.access_token, secrets.access);
  });

  play(`${name} lets two concurrent requests succeed`, async (scene) => {
    scene.discord.accounts.delete(secrets.access);
    const both = await Promise.all([seen(scene), seen(scene)]);
    assert.deepEqual(
      both.map(({ status }) => status),
      [200, 200],
    );
    freshPairIsKept(scene);
  });

  play(
    `${name} waits for the tokens that a concurrent request is about to store`,
    async (scene) => {
      scene.discord.accounts.delete(secrets.access);
      scene.discord.accounts.set(secrets.freshAccess, viewer.discordId);
      scene.discord.refreshTokens.clear();
      let looks = 0;
      scene.troubles.set('/rest/v1/rpc/discord_token', () => {
        looks += 1;
        return Response.json(storedToken(looks > 2 ? { access_token: secrets.freshAccess } : {}));
      });
      assert.equal((await seen(scene)).status, 200);
      assert.equal(looks, 3);
    },
  );

  for (const [what, failing, error] of [
    ['be read', 'discord_token', 'The Discord token could not be read'],
    ['be stored', 'keep_discord_token', 'The Discord token could not be kept'],
  ] as const) {
    play(`${name} reports that the token could not ${what}`, async (scene) => {
      scene.discord.accounts.delete(secrets.access);
      scene.database.failing.set(failing, 'XX000');
      assert.deepEqual(await seen(scene), { status: 500, body: { error } });
      unchanged(scene);
    });
  }
}
