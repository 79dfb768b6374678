import { beforeEach, expect, it } from 'vitest';
import { runAs, useProject, type Caller } from '../setup/project';
import { addServer, service, setSiteAdmin, signUp, tell, type SignedIn } from './cast';

/** Who can use and replace a stored secret after the user who stored it has lost the right (product.md §21.14, §10.3). */

const here = '845201933120405504';
const store = 'biz_secrets';
const secret = 'whsec_c2VjcmV0c2VjcmV0';

let project: Awaited<ReturnType<typeof useProject>>;
let seller: SignedIn;
let admin: SignedIn;

beforeEach(async () => {
  project = await useProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, '300000000000000001');
  admin = await signUp(sql, '300000000000000002');
  await setSiteAdmin(sql, admin);
  await addServer(sql, here, '300000000000000001');
  await tell(sql, seller, here, { owner: true, permissions: '0' });
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'secrets')`;
  await sql`insert into public.stores (id, owner_id, name, slug, server_id) values
    (${store}, ${seller.userId}, 'Secrets', 'secrets', ${here})`;
  for (const [provider, its] of [
    ['stripe', secret],
    ['whop', 'whsec_b3RoZXJvdGhlcm90aGVy'],
  ]) {
    await answer(seller, `public.set_payment_secret('${store}', '${provider}', '${its}')`);
  }
  await answer(
    seller,
    `public.save_server_config('${here}', 0, '[{"key": "WhopAPIKey", "before": "", "after": "whop_key_of_former"}]')`,
  );
  await answer(
    service,
    `public.record_payment_event('${store}', 'stripe', '${event('evt_kept', { outcome: 'ignored', reason: 'unreadable', body: '{"a": 1}' })}')`,
  );
});

const answer = (caller: Caller, call: string) => run(caller, `select ${call} as answer`);
const remove = () => run(seller, `delete from public.stores where id = '${store}'`);
async function run(caller: Caller, statement: string): Promise<unknown> {
  const outcome = await runAs(project.sql, caller, (t) => t.unsafe(statement));
  return outcome.ok ? outcome.rows[0]?.['answer'] : outcome.code;
}
const entries = async () =>
  Number((await project.sql`select count(*) as entries from vault.secrets`)[0]?.['entries']);
const event = (id: string, rest: object = {}) =>
  JSON.stringify({
    event_id: id,
    kind: 'charge.refunded',
    occurred_at: '2026-01-01T00:00:00Z',
    outcome: 'applied',
    ...rest,
  });
const paymentSecret = () => answer(service, `public.payment_secret('${store}', 'stripe')`);
const record = (id: string) =>
  answer(service, `public.record_payment_event('${store}', 'stripe', '${event(id)}')`);

it.each([
  ['store', () => remove()],
  ['account', () => project.sql`delete from auth.users where id = ${seller.userId}`],
])('are deleted with the %s, and events are not accepted any more', async (_, end) => {
  expect(await entries()).toBe(3);
  await end();
  expect(await project.sql`select id from public.stores`).toHaveLength(0);
  // The server's API key belongs to the server.
  expect(await entries()).toBe(1);
  expect(await paymentSecret()).toBeNull();
  expect(await record('evt_late')).toBe('P0002');
  expect(await project.sql`select event_id from private.store_events`).toHaveLength(0);
});

it('of a server are deleted with it', async () => {
  await project.sql`update public.stores set server_id = null`;
  await project.sql`delete from public.servers where id = ${here}`;
  expect(await entries()).toBe(2);
  expect(await answer(service, `public.server_secret('${here}', 'WhopAPIKey')`)).toBeNull();
});

it('of a store that the site has hidden stay, so that refunds and ends still reach its buyers', async () => {
  const hidden = await answer(
    admin,
    `public.hide_store(gen_random_uuid(), '${store}', 'A scam', null)`,
  );
  expect(hidden).not.toBe('42501');
  const [row] = await project.sql`select hidden_by_site from public.stores`;
  expect(row).toEqual({ hidden_by_site: true });
  expect(await paymentSecret()).toBe(secret);
  expect(await record('evt_refund')).toBe('waiting');
  // The owner cannot delete it, and with it what is recorded.
  await remove();
  expect(await project.sql`select id from public.stores`).toHaveLength(1);
});

it('of a server stay with it after a handover: its new owner replaces them, and nobody reads them', async () => {
  const heir = await signUp(project.sql, '300000000000000003');
  const guilds = JSON.stringify([{ id: here, name: 'Here', owner: true, permissions: '0' }]);
  await answer(service, `public.record_guild_access('${heir.userId}', '${guilds}')`);
  const save = (caller: Caller, value: string) =>
    answer(
      caller,
      `public.save_server_config('${here}', 1, '[{"key": "WhopAPIKey", "before": "", "after": "${value}"}]')`,
    );
  expect(await save(seller, '')).toBe('42501');
  expect(await answer(seller, `public.server_config('${here}')`)).toBeUndefined();
  expect(JSON.stringify(await answer(heir, `public.server_config('${here}')`))).not.toContain(
    'whop_key_of_former',
  );
  // The seller keeps the secrets of the store when its server has another owner.
  expect(await answer(heir, `public.set_payment_secret('${store}', 'stripe', '')`)).toBe('42501');
  expect(await paymentSecret()).toBe(secret);
  await save(heir, '');
  expect(await answer(service, `public.server_secret('${here}', 'WhopAPIKey')`)).toBeNull();
});

it('cannot be set by a former seller', async () => {
  await project.sql`update public.stores set owner_id = ${admin.userId}`;
  expect(await answer(seller, `public.set_payment_secret('${store}', 'stripe', '')`)).toBe('42501');
  expect(await answer(seller, `public.payment_setup('${store}')`)).toBe('42501');
  expect(await paymentSecret()).toBe(secret);
});
