import { expect, it, onTestFinished } from 'vitest';
import { hasPostgrest, startPostgrest } from '../setup/postgrest';
import { useProject } from '../setup/project';

it('each role of the Data API has a limit for statements and for locks', async () => {
  const { sql } = await useProject('fresh');
  const found =
    await sql`select rolname, rolconfig from pg_roles where rolconfig is not null order by 1`;
  expect(found.map((each) => [each['rolname'], each['rolconfig']])).toEqual([
    ['anon', ['statement_timeout=3s', 'lock_timeout=2s']],
    ['authenticated', ['statement_timeout=8s', 'lock_timeout=3s']],
    [
      'authenticator',
      ['statement_timeout=8s', 'lock_timeout=3s', 'idle_in_transaction_session_timeout=10s'],
    ],
    ['service_role', ['statement_timeout=4s', 'lock_timeout=3s']],
  ]);
});

it.skipIf(!hasPostgrest)('a statement that takes too long is stopped and has a code', async () => {
  const { sql, url } = await useProject('fresh');
  await sql.unsafe(`create table public.slow (id int);
    create function public.wait() returns void language sql security definer as $$
      insert into public.slow values (1); select pg_sleep(60) $$;
    create function public.wait_for_lock() returns void language sql security definer as $$
      insert into public.slow values (1); select pg_advisory_xact_lock(1) $$`);
  const postgrest = await startPostgrest(url('authenticator'));
  onTestFinished(postgrest.stop);
  const lock = await sql.reserve();
  onTestFinished(() => lock.release());
  await lock`select pg_advisory_lock(1)`;
  const stopped = await Promise.all(
    ['wait', 'wait_for_lock'].map(async (name) => {
      const { status, text } = await postgrest.call({ role: 'anon' }, `/rpc/${name}`, {
        method: 'POST',
        body: '{}',
      });
      return { status, code: (JSON.parse(text) as { code: string }).code };
    }),
  );
  expect(stopped).toEqual([
    { status: 500, code: '57014' },
    { status: 500, code: '55P03' },
  ]);
  expect(await sql`select from public.slow`).toHaveLength(0);
});
