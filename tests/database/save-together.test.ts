import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../supabase/local/database';
import { fields } from '../../src/domain/bot-config/fields';
import { openProject, runAs, type Project } from '../setup/project';
import { sample } from '../setup/sample';
import { until } from '../setup/until';
import { addServer, setSiteAdmin, signUp, type SignedIn } from './cast';

const CONNECTIONS = 24;
const SAVES = sample(80, 200);

interface Answer {
  status: 'saved' | 'conflict';
  config: Record<string, unknown>;
  version: number;
  conflicts?: { key: string; base: unknown; yours: unknown; theirs: unknown }[];
}

let project: Project;
let crowd: ReturnType<typeof connect>;
let people: SignedIn[];

beforeAll(async () => {
  project = await openProject('fresh');
  crowd = connect(project.url(), { max: CONNECTIONS });
  people = [];
  for (const n of [1, 2]) {
    const person = await signUp(project.sql, `30000000000000000${n}`);
    await setSiteAdmin(project.sql, person);
    people.push(person);
  }
});
afterAll(async () => {
  await crowd.end();
  await project.drop();
});

it(`loses none of ${SAVES} concurrent saves, and numbers them without gaps`, async () => {
  const server = '845201933120405504';
  await addServer(project.sql, server);
  const numbers = fields
    .filter(({ kind, max = 0 }) => kind === 'number' && max >= SAVES)
    .map(({ key }) => key);
  const save = async (n: number) => {
    const key = numbers[n % numbers.length] ?? '';
    let known: { version: number; value: unknown } = { version: 0, value: null };
    // After a conflict, the client keeps its own value and saves again.
    for (;;) {
      const answer = await ask(n, server, known.version, [{ key, before: known.value, after: n }]);
      if (answer.status === 'saved') return;
      known = { version: answer.version, value: answer.conflicts?.[0]?.theirs };
    }
  };
  await Promise.all(Array.from({ length: SAVES }, (_, n) => save(n)));

  const used = await project.sql`select count(distinct pid)::int as backends from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  expect(Number(used[0]?.['backends'])).toBeGreaterThanOrEqual(CONNECTIONS);

  const revisions = await project.sql<
    { version: number; change: { key: string; before: unknown; after: unknown } }[]
  >`
    select version, changes -> 0 as change from server_config_revisions where server_id = ${server} order by version`;
  expect(revisions.map(({ version }) => version)).toEqual(
    Array.from({ length: SAVES }, (_, n) => n + 1),
  );
  expect(revisions.map(({ change }) => Number(change.after)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: SAVES }, (_, n) => n),
  );
  // Checks that every save was based on the result of the previous save, and that the stored values are those of the
  // last save.
  const replayed: Record<string, unknown> = {};
  for (const { change } of revisions) {
    expect(change.before).toEqual(replayed[change.key] ?? null);
    replayed[change.key] = change.after;
  }
  const [stored] =
    await project.sql`select config, version from server_configs where server_id = ${server}`;
  expect(stored).toEqual({ config: replayed, version: SAVES });
});

it.each([
  [
    'shows the three values to the second of two who change one setting at the same moment',
    '845201933120405505',
    { key: 'SuccessPoints', before: null, after: 6 },
    {
      status: 'conflict',
      config: { SuccessPoints: 5 },
      version: 1,
      conflicts: [{ key: 'SuccessPoints', base: null, yours: 6, theirs: 5 }],
    },
  ],
  [
    'lets both land who change two settings at the same moment',
    '845201933120405506',
    { key: 'EmbedColor', before: null, after: '#112233' },
    { status: 'saved', config: { SuccessPoints: 5, EmbedColor: '#112233' }, version: 2 },
  ],
])('%s', async (_, server, change, expected) => {
  await addServer(project.sql, server);
  const [first, second] = people;
  if (!first || !second) throw new Error('Two are needed');
  let answer: Promise<Answer> | undefined;
  await runAs(crowd, first, async (t) => {
    const saved = await t`select public.save_server_config(${server}, 0,
      ${t.json([{ key: 'SuccessPoints', before: null, after: 5 }])}) as answer`;
    answer = ask(1, server, 0, [change]);
    // Do not commit the first transaction before the second one waits for it.
    await until(async () => {
      const waiting = await project.sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%save_server_config%'`;
      expect(waiting).toHaveLength(1);
    });
    return saved;
  });
  expect(await answer).toEqual(expected);
});

it('stores nothing of a save of many settings whose connection is killed before it is committed', async () => {
  const server = '845201933120405507';
  await addServer(project.sql, server);
  const [first] = people;
  if (!first) throw new Error('One is needed');
  const changes = [
    ...fields
      .filter(({ kind, max = 0 }) => kind === 'number' && max >= 7)
      .map(({ key }) => ({ key, before: null, after: 7 })),
    { key: 'WhopAPIKey', before: '', after: 'whop_new' },
  ];
  const doomed = connect(project.url(), { max: 1 });
  const claims = { role: 'authenticated', sub: first.userId, session_id: first.userId };
  // One message without parameters. A client that still has something to send to the killed connection throws.
  const save = doomed
    .unsafe(
      `begin;
      select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${JSON.stringify(claims)}', true);
      select public.save_server_config('${server}', 0, '${JSON.stringify(changes)}');
      select pg_sleep(300)`,
    )
    .then(
      () => 'ended',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    );
  await until(async () => {
    const killed = await project.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`;
    expect(killed).toHaveLength(1);
  });
  expect(await save).toBe('CONNECTION_CLOSED');
  await doomed.end({ timeout: 0 });
  const [left] = await project.sql`select
    (select count(*)::int from server_configs where server_id = ${server}) as configs,
    (select count(*)::int from server_config_revisions where server_id = ${server}) as saves,
    (select count(*)::int from server_secrets where server_id = ${server}) as secrets`;
  expect(left).toEqual({ configs: 0, saves: 0, secrets: 0 });
  expect(await ask(0, server, 0, changes)).toMatchObject({ status: 'saved', version: 1 });
});

/** Saves once, through one of the connections. */
async function ask(
  n: number,
  server: string,
  version: number,
  changes: readonly object[],
): Promise<Answer> {
  const person = people[n % people.length];
  if (!person) throw new Error('Nobody is there');
  const outcome = await runAs(
    crowd,
    person,
    (t) =>
      t`select public.save_server_config(${server}, ${version}, ${JSON.stringify(changes)}::text::jsonb) as answer`,
  );
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.rows[0]?.['answer'] as Answer;
}
