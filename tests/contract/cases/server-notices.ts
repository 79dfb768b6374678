import { expect } from 'vitest';
import type { PersonName } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { errorIn, type Cases, type World } from '../world';

const server_id: string = guilds.resellHeaven.id;
const address = 'https://discord.com/api/webhooks/700000000000000001/token';

const read = ({ as }: World, by: PersonName | null) => as(by).rpc('server_notices', { server_id });
const set = ({ as }: World, by: PersonName | null, to = address) =>
  as(by).rpc('set_notice_webhook', { server_id, address: to });
const test = ({ as }: World, by: PersonName | null) =>
  as(by).rpc('send_test_notice', { server_id });

const signedOut = { status: 401, code: '42501' };
const notAllowed = { status: 403, code: '42501' };
const fresh = {
  sent_at: null,
  failure: null,
  failed_at: null,
  waiting: 0,
  given_up: 0,
  test: null,
};

export const serverNoticeCases: Cases = {
  'an owner chooses the webhook, sends a test message and removes it': async (world) => {
    expect((await read(world, 'owner')).data).toEqual({ webhook: null });
    expect((await test(world, 'owner')).data).toBe('noWebhook');
    expect((await set(world, 'owner')).data).toBe('saved');
    const time = expect.any(String) as string;
    expect((await read(world, 'owner')).data).toEqual({
      webhook: { ...fresh, set_at: time, set_by_name: 'mira.resells' },
    });
    expect((await test(world, 'owner')).data).toBe('queued');
    expect((await read(world, 'owner')).data).toMatchObject({
      webhook: { waiting: 1, test: { queued_at: time, sent_at: null, given_up_at: null } },
    });
    expect((await set(world, 'owner', '')).data).toBe('removed');
    expect((await read(world, 'owner')).data).toEqual({ webhook: null });
  },
  'a site admin sees and changes the notices of every server': async (world) => {
    expect((await set(world, 'admin')).data).toBe('saved');
    expect((await test(world, 'admin')).data).toBe('queued');
    expect((await read(world, 'admin')).data).toMatchObject({ webhook: { waiting: 1 } });
  },
  'a person who does not administer the server neither sees nor changes them': async (world) => {
    for (const person of ['editor', 'newcomer', 'unlinked'] as const) {
      const { status, data } = await read(world, person);
      expect({ status, data }).toEqual({ status: 200, data: null });
      expect(errorIn(await set(world, person))).toEqual(notAllowed);
      expect(errorIn(await test(world, person))).toEqual(notAllowed);
    }
  },
  'a signed-out user can do nothing': async (world) => {
    for (const call of [read, set, test])
      expect(errorIn(await call(world, null))).toEqual(signedOut);
  },
  'only the address of a webhook on Discord is accepted': async (world) => {
    for (const wrong of ['https://evil.example/api/webhooks/1/token', 'x', `${address}/slack`]) {
      expect(errorIn(await set(world, 'owner', wrong))).toEqual({ status: 400, code: '22023' });
    }
  },
  'a call with a wrong parameter matches no function': async ({ as }) => {
    const answer = await as('owner').rpc('set_notice_webhook', { server: server_id, address });
    expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
  },
};
