import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openProject, runAs, type Project } from '../setup/project';
import { addMember, addServer, service, signUp, tell, type SignedIn } from './cast';

let project: Project;
let owner: SignedIn;
let editor: SignedIn;
let guild = '';
let count = 0n;

beforeAll(async () => {
  project = await openProject('fresh');
  owner = await signUp(project.sql, '300000000000000001', 'mira');
  editor = await signUp(project.sql, '300000000000000002', 'sam');
});
afterAll(() => project.drop());

beforeEach(async () => {
  guild = String(845_201_933_120_405_000n + (count += 1n));
  await addServer(project.sql, guild);
  await tell(project.sql, owner, guild, { owner: true, permissions: '0' });
});

const answer = async (caller: Caller, call: string): Promise<unknown> => {
  const outcome = await runAs(project.sql, caller, (t) => t.unsafe(`select ${call} as answer`));
  return outcome.ok ? outcome.rows[0]?.['answer'] : outcome.code;
};

interface Problem {
  id: string;
  severity?: 'fails' | 'limited';
  text?: string;
}
interface Check {
  by?: SignedIn | null;
  at?: string;
  isWhole?: boolean;
}
const failing = (...ids: readonly string[]): Problem[] => ids.map((id) => ({ id }));
const record = (problems: readonly Problem[], { by = null, at, isWhole = true }: Check = {}) => {
  const told = problems.map(({ id, severity = 'fails', text = `Text of ${id}` }) => ({
    ids: [id],
    severity,
    settings: [{ key: id, label: `Label of ${id}` }],
    title: `Title of ${id}`,
    text,
  }));
  const checker = by ? `'${by.userId}'` : 'null';
  const time = at ? `'${at}'` : 'clock_timestamp()';
  return answer(
    service,
    `public.record_health_check('${guild}', ${checker}, ${time}, ${isWhole}, '${JSON.stringify(told)}')`,
  );
};
const lastCheck = (caller: Caller) =>
  runAs(
    project.sql,
    caller,
    (t) => t`select public.last_check(servers) as health from public.servers where id = ${guild}`,
  ).then((outcome) => (outcome.ok ? outcome.rows[0]?.['health'] : outcome.code));

describe('the settings that a health check reads', () => {
  it('are the stored ones', async () => {
    expect(await answer(service, `public.settings_to_check('${guild}')`)).toEqual({});
    await project.sql`insert into public.server_configs (server_id, config, version)
      values (${guild}, '{"roleId": "845201933120405601"}', 1)`;
    const config = { roleId: '845201933120405601' };
    expect(await answer(service, `public.settings_to_check('${guild}')`)).toEqual(config);
    expect(await answer(service, `public.settings_to_check('845201933120405999')`)).toBeNull();
  });
});

describe('the last health check', () => {
  it('has numbers, a time and a name, for those who may open every panel', async () => {
    await addMember(project.sql, '300000000000000002', { panels: { [guild]: ['points'] } });
    expect(await lastCheck(owner)).toBeNull();
    const limited = { id: 'logsChannel', severity: 'limited' } as const;
    const at = '2026-11-01T10:00:00+00:00';
    expect(await record([...failing('a', 'b'), limited], { by: editor, at })).toBe('recorded');
    const health = { at, by: 'sam', fails: 2, limited: 1 };
    expect(await lastCheck(owner)).toEqual(health);
    expect(await lastCheck(editor)).toBeNull();
    const facts = async (caller: Caller) =>
      ((await answer(caller, 'public.my_server_facts()')) as { server_id: string }[]).find(
        ({ server_id: id }) => id === guild,
      );
    expect(await facts(owner)).toMatchObject({ health });
    expect(await facts(editor)).toMatchObject({ health: null });
  });

  it('is the newest one, whoever is late', async () => {
    await record(failing('a'), { at: '2026-11-01T10:00:00Z' });
    expect(await record([], { at: '2026-11-01T09:59:59Z' })).toBe('late');
    expect(await lastCheck(owner)).toMatchObject({ by: null, fails: 1 });
    expect(await record([], { at: '2026-11-01T10:00:01Z' })).toBe('recorded');
    expect(await lastCheck(owner)).toMatchObject({ fails: 0 });
    await record([], { at: '2999-01-01T00:00:00Z' });
    expect(await record(failing('a', 'b'))).toBe('recorded');
    expect(await lastCheck(owner)).toMatchObject({ fails: 2 });
  });

  it('is stored for known servers, by the edge functions alone', async () => {
    for (const caller of [owner, editor]) {
      const call = `public.record_health_check('${guild}', null, now(), true, '[]')`;
      expect(await answer(caller, call)).toBe('42501');
    }
    guild = '845201933120405999';
    expect(await record([])).toBe('unknownServer');
  });
});

describe('a check that finds something new', () => {
  beforeEach(() =>
    answer(
      owner,
      `public.set_notice_webhook('${guild}', 'https://discord.com/api/webhooks/1/token')`,
    ),
  );
  const queued = async () => {
    const rows = await project.sql<
      { payload: { problems: { title: string; text: string }[]; others: number } }[]
    >`
      select message.payload from private.messages_to_send message
      join private.message_recipients recipient on recipient.id = message.recipient_id
      where recipient.server_id = ${guild} and message.kind = 'healthTurnedRed' order by message.id`;
    return rows.map(({ payload }) => payload);
  };
  const titles = async () =>
    (await queued()).map(({ problems }) => problems.map(({ title }) => title).join(', '));

  it('is told once, and not what failed before the first check', async () => {
    await record(failing('a'));
    await record(failing('a'));
    await record(failing('a', 'b'), { by: owner });
    await record(failing('b', 'a'));
    expect(await queued()).toEqual([
      {
        by: 'mira',
        problems: [{ title: 'Title of b', text: 'Text of b', settings: ['Label of b'] }],
        others: 0,
      },
    ]);
  });

  it('is told again after it was repaired, and what is limited is not', async () => {
    await record([]);
    await record(failing('a'));
    await record([{ id: 'b', severity: 'limited' }]);
    await record([{ id: 'a' }, { id: 'c', severity: 'limited' }]);
    expect(await titles()).toEqual(['Title of a', 'Title of a']);
  });

  it('is not told again after a check that could not find everything', async () => {
    await record(failing('a'));
    await record(failing('bot/timedOut'), { isWhole: false });
    await record(failing('a'));
    expect(await titles()).toEqual(['Title of bot/timedOut']);
  });

  it('names ten things, shortens long texts and counts the others', async () => {
    await record([]);
    const ids = Array.from({ length: 300 }, (_, n) => `problem ${n}`);
    await record(ids.map((id) => ({ id, text: 'x'.repeat(5_000) })));
    const [told] = await queued();
    expect([told?.problems.length, told?.others]).toEqual([10, 290]);
    expect(told?.problems[0]?.text).toBe(`${'x'.repeat(499)}…`);
  });

  it('is told by one of twenty checks at once', async () => {
    await record([]);
    await Promise.all(Array.from({ length: 20 }, () => record(failing('a'))));
    expect(await titles()).toEqual(['Title of a']);
  });
});
