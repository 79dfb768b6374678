import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { MOCK_URL } from '#mocks/context';
import { enterWorld } from '../../../tests/setup/enter-world';
import { readPresence } from './presence';

const read = () => readPresence({}, new AbortController().signal);

it('returns the staff with their cards, and how many people view the site', async () => {
  enterWorld('staff-online', { random: () => 0.99 });
  const presence = await read();
  expect(presence).toMatchObject({ ok: true, value: { viewing: 30, isSeen: true } });
  expect(presence.ok && presence.value.staff.map(({ name }) => name)).toEqual([
    'Amara 夜',
    'ines.grouped',
    'Jonas Lindqvist-Abernathy von und zu Hohenstein',
    'Priya Raman',
    'theo',
    'yuki.blossom',
  ]);
});

it('sends the same random id at each call', async () => {
  const { server } = enterWorld('nobody-online');
  const visits = new Set<unknown>();
  server.use(
    http.post(`${MOCK_URL}/rest/v1/rpc/site_presence`, async ({ request }) => {
      visits.add(Object(await request.json()).visit);
      return HttpResponse.json({ viewing: 1, is_seen: true, staff: [] });
    }),
  );
  await read();
  expect(await read()).toEqual({ ok: true, value: { viewing: 1, isSeen: true, staff: [] } });
  expect([...visits]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

it.each(['offline-signed-out', 'presence-unreachable'] as const)(
  'is unreachable in %s',
  async (world) => {
    enterWorld(world);
    expect(await read()).toEqual({ ok: false, error: { kind: 'unreachable' } });
  },
);
