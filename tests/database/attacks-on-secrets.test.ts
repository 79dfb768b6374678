import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { addServer, anon, setPlatformOwner, setSiteAdmin, signUp, tell } from './cast';

const here = '845201933120405504';
const secrets = [
  'whop_first_secret_value',
  'whop_second_secret_value',
  'discord_access_token',
  'discord_refresh_token',
];

let project: Project;
const cast: Record<string, Caller> = {};

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  await addServer(sql, here);
  const owner = await signUp(sql, '300000000000000001');
  await tell(sql, owner, here, { owner: true, permissions: '0' });
  const siteAdmin = await signUp(sql, '300000000000000002');
  await setSiteAdmin(sql, siteAdmin);
  const platformOwner = await signUp(sql, '300000000000000003');
  await setPlatformOwner(sql, '300000000000000003');
  Object.assign(cast, { anon, owner, siteAdmin, platformOwner });
  for (const [version, secret] of secrets.slice(0, 2).entries()) {
    const changes = [{ key: 'WhopAPIKey', before: '', after: secret }];
    const outcome = await runAs(
      sql,
      owner,
      (t) => t`select public.save_server_config(${here}, ${version}, ${t.json(changes)})`,
    );
    if (!outcome.ok) throw new Error(outcome.message);
  }
  await sql`select private.keep_discord_token(${owner.userId}, ${'discord_access_token'}, ${'discord_refresh_token'}, 3600)`;
});
afterAll(() => project.drop());

describe.each(['anon', 'owner', 'siteAdmin', 'platformOwner'])('%s', (name) => {
  it('finds no secret in any data they can read', async () => {
    const columns = await project.sql<{ name: string; columns: string[] }[]>`
      select class.oid::regclass::text as name, array_agg(quote_ident(attname)) as columns
      from pg_class class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
      where class.relkind in ('r', 'v') and class.relnamespace in
          ('public'::regnamespace, 'private'::regnamespace, 'storage'::regnamespace, 'realtime'::regnamespace)
        and has_column_privilege(${name === 'anon' ? 'anon' : 'authenticated'}, class.oid, attnum, 'select')
      group by class.oid`;
    expect(columns.length).toBeGreaterThan(2);
    for (const table of columns) {
      const outcome = await run(name, `select ${table.columns.join(', ')} from ${table.name}`);
      expect(outcome).toMatchObject({ ok: true });
      for (const secret of secrets) expect(JSON.stringify(outcome)).not.toContain(secret);
    }
  });

  it.each([
    `select public.server_secret('${here}', 'WhopAPIKey')`,
    `select secret_id from public.server_secrets`,
    `select * from public.server_secrets`,
    `select to_jsonb(kept) from public.server_secrets kept`,
    `select decrypted_secret from vault.decrypted_secrets`,
    `select secret from vault.secrets`,
    `select vault.decrypted((select secret from vault.secrets limit 1))`,
    `select vault.create_secret('mine')`,
    `select vault.update_secret((select secret_id from public.server_secrets limit 1), 'mine')`,
    `select private.keep_secret('${here}', 'WhopAPIKey', 'mine')`,
    `select public.discord_token((select auth.uid()))`,
    `select private.keep_discord_token((select auth.uid()), 'mine', null, 60)`,
    `select public.record_guild_access((select auth.uid()), '[]')`,
    `select public.record_verification((select auth.uid()), '300000000000000001')`,
    `select private.discord_id_of((select auth.uid()))`,
    `select access_secret_id from private.discord_tokens`,
    `copy public.server_secrets to stdout`,
    `alter table public.server_secrets disable row level security`,
    `create policy "Everyone" on public.server_secrets for select using (true)`,
    `grant select on vault.secrets to anon`,
  ])('is refused: %s', async (statement) => {
    expect(await run(name, statement)).toMatchObject({ ok: false, code: '42501' });
  });

  it('does not receive the secret in the response of a save', async () => {
    const changes = JSON.stringify([{ key: 'WhopAPIKey', before: '', after: 5 }]);
    const refused = await run(name, `select public.save_server_config('${here}', 2, '${changes}')`);
    const saved = await run(name, `select public.save_server_config('${here}', 0, '[]')`);
    for (const secret of secrets) expect(JSON.stringify([refused, saved])).not.toContain(secret);
  });
});

it('no table contains a secret in plain text', async () => {
  const tables = await project.sql<
    { name: string }[]
  >`select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'vault'::regnamespace, 'auth'::regnamespace)`;
  expect(tables.length).toBeGreaterThan(15);
  for (const { name } of tables) {
    const rows = await project.sql.unsafe(`select to_jsonb(each)::text as row from ${name} each`);
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret);
  }
});

it('the error of a rejected save does not contain the secret', async () => {
  const changes = [{ key: 'WhopAPIKey', before: '', after: `${'x'.repeat(513)}` }];
  const outcome = await run(
    'owner',
    `select public.save_server_config('${here}', 2, '${JSON.stringify(changes)}')`,
  );
  expect(outcome).toEqual({
    ok: false,
    code: '22023',
    hint: 'size',
    message: 'WhopAPIKey has a value of the wrong size',
  });
});

function run(name: string, statement: string): Promise<Outcome> {
  const caller = cast[name];
  if (!caller) throw new Error(`Nobody is called ${name}`);
  return runAs(project.sql, caller, (t) => t.unsafe(statement), { undo: true });
}
