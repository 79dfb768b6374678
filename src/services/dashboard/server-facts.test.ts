import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { MOCK_URL } from '#mocks/context';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { loadServerFacts } from './server-facts';

it('has the last save of a server that is set up', async () => {
  enterWorld('owner');
  const answer = await loadServerFacts();
  const facts = answer.ok ? answer.value : [];
  expect(facts).toHaveLength(8);
  const resell = facts.find(({ serverId }) => serverId === guilds.resellHeaven.id);
  expect([resell?.isSetUp, resell?.lastSave?.by]).toEqual([true, 'mira.resells']);
  expect(Number.isNaN(Date.parse(resell?.lastSave?.at ?? ''))).toBe(false);
  const devs = facts.find(({ serverId }) => serverId === guilds.devs.id);
  expect(devs).toEqual({ serverId: guilds.devs.id, isSetUp: false, lastSave: null, request: null });
});

it.each<[WorldName, string]>([
  ['signed-out', 'signInRequired'],
  ['server-facts-unreachable', 'unreachable'],
  ['offline', 'unreachable'],
])('%s: %s', async (world, kind) => {
  enterWorld(world);
  expect(await loadServerFacts()).toEqual({ ok: false, error: { kind } });
});

it.each([['{"facts":[]}'], ['{"message":"no"}']])(
  'is unreachable if the response is %s',
  async (body) => {
    const { server } = enterWorld('owner');
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/my_server_facts`, () =>
        HttpResponse.text(body, { headers: { 'content-type': 'application/json' } }),
      ),
    );
    expect(await loadServerFacts()).toEqual({ ok: false, error: { kind: 'unreachable' } });
  },
);
