import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { MOCK_URL } from '#mocks/context';
import { guilds } from '#mocks/dashboard/servers';
import { enterWorld } from '../../../tests/setup/enter-world';
import { saveConfig } from './configs';
import { loadSecrets } from './secrets';

const { id: serverId } = guilds.resellHeaven;
const now = () => Date.parse('2026-11-20T12:00:00Z');

it('returns which secrets are set, by whom and when, without their values', async () => {
  enterWorld('owner', { now });
  expect(await loadSecrets({ serverId })).toEqual({ ok: true, value: [] });
  const change = { key: 'WhopAPIKey', before: null, after: ' whop_planted_key ' } as const;
  await saveConfig({ serverId, baseVersion: 0, changes: [change] });
  expect(await loadSecrets({ serverId })).toEqual({
    ok: true,
    value: [{ key: 'WhopAPIKey', setAt: '2026-11-20T12:00:00.000Z', setByName: 'mira.resells' }],
  });
});

it('returns nothing to a viewer who may only open the panel', async () => {
  enterWorld('api-support');
  expect(await loadSecrets({ serverId: guilds.ticketExchange.id })).toEqual({
    ok: true,
    value: [],
  });
});

it.each(['offline', 'secrets-unreachable'] as const)('is unreachable in %s', async (world) => {
  enterWorld(world);
  expect(await loadSecrets({ serverId })).toEqual({
    ok: false,
    error: { kind: 'unreachable' },
  });
});

it('is unreachable after a response of another shape', async () => {
  const { server } = enterWorld('owner');
  server.use(http.get(`${MOCK_URL}/rest/v1/server_secrets`, () => HttpResponse.json([{}])));
  expect(await loadSecrets({ serverId })).toEqual({
    ok: false,
    error: { kind: 'unreachable' },
  });
});
