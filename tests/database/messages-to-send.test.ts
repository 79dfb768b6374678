import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Project } from '../setup/project';
import {
  addMember,
  addServer,
  anon,
  service,
  setSiteAdmin,
  signUp,
  tell,
  type SignedIn,
} from './cast';

const address = 'https://discord.com/api/webhooks/700000000000000001/secret-token';
const other = 'https://canary.discord.com/api/v10/webhooks/700000000000000002/token?thread_id=1';
const refused = { ok: false, code: '42501' };

let project: Project;
let guild = '';
let owner: SignedIn;
let count = 0n;

beforeAll(async () => {
  project = await openProject('fresh');
  owner = await signUp(project.sql, '300000000000000001', 'mira');
});
afterAll(() => project.drop());

beforeEach(async () => {
  const { sql } = project;
  await sql`delete from private.message_recipients`;
  guild = String(845_201_933_120_405_000n + (count += 1n));
  await addServer(sql, guild);
  await tell(sql, owner, guild, { owner: true, permissions: '0' });
});

const as = (caller: Caller, call: string) =>
  runAs(project.sql, caller, (t) => t.unsafe(`select ${call} as answer`));
const answer = async (caller: Caller, call: string) => {
  const outcome = await as(caller, call);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.rows[0]?.['answer'];
};
const set = (text = address) => answer(owner, `public.set_notice_webhook('${guild}', '${text}')`);
const save = (by: Caller, version: number, changes: readonly object[]) =>
  answer(
    by,
    `public.save_server_config('${guild}', ${version}, '${JSON.stringify(changes)}')`,
  ) as Promise<{ status: string; version: number }>;
const state = async () =>
  ((await answer(owner, `public.server_notices('${guild}')`)) as { webhook: Webhook | null })
    .webhook;
/** Lets so much time pass that all messages and recipients are due, and no sender has taken anything. */
const later = () =>
  project.sql.unsafe(`update private.messages_to_send set not_before = now();
  update private.message_recipients set rest_until = null, taken_until = now()`);

interface Webhook {
  set_by_name: string;
  sent_at: string | null;
  failure: string | null;
  waiting: number;
  given_up: number;
  test: { sent_at: string | null; given_up_at: string | null } | null;
}
interface Message {
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  may_be_repeat: boolean;
}
interface Taken {
  taken_by: string;
  address: string;
  messages: readonly Message[];
}
const take = () => answer(service, 'public.take_messages()') as Promise<Taken | null>;
const mustTake = async () => {
  await later();
  const taken = await take();
  if (!taken) throw new Error('Nothing is due');
  return taken;
};
const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);
const record = (
  { taken_by }: Taken,
  outcome: string,
  tried: readonly Message[],
  untried: readonly Message[] = [],
  rest = 0,
) =>
  answer(
    service,
    `public.record_messages('${taken_by}', '{${idsOf(tried).join(',')}}', '{${idsOf(untried).join(',')}}', '${outcome}', ${rest})`,
  );
const told = async () => (await mustTake()).messages.map(({ kind, payload }) => [kind, payload]);

describe('the channel that is told', () => {
  it('is chosen by the owner and the admins of the server, and its address is never shown', async () => {
    const { sql } = project;
    const [admin, panelAdmin, editor, member, siteAdmin] = await Promise.all(
      ['02', '03', '04', '05', '06'].map((n) => signUp(sql, `3000000000000000${n}`)),
    );
    if (!admin || !panelAdmin || !editor || !member || !siteAdmin) throw new Error('No people');
    await tell(sql, admin, guild, { owner: false, permissions: '8' });
    await tell(sql, member, guild, { owner: false, permissions: '0' });
    await addMember(sql, '300000000000000003', { role: 'admin', panels: { [guild]: [] } });
    await addMember(sql, '300000000000000004', {
      role: 'moderator',
      panels: { [guild]: ['api', 'editors', 'advanced'] },
    });
    await setSiteAdmin(sql, siteAdmin);
    for (const caller of [owner, admin, panelAdmin, siteAdmin]) {
      expect(await answer(caller, `public.set_notice_webhook('${guild}', '${address}')`)).toBe(
        'saved',
      );
      const seen = await answer(caller, `public.server_notices('${guild}')`);
      expect(JSON.stringify(seen)).not.toContain('secret-token');
      expect(seen).toMatchObject({ webhook: { sent_at: null } });
      expect(await answer(caller, `public.send_test_notice('${guild}')`)).toBe('queued');
    }
    for (const caller of [editor, member]) {
      expect(await answer(caller, `public.server_notices('${guild}')`)).toBeNull();
      expect(await as(caller, `public.set_notice_webhook('${guild}', '')`)).toMatchObject(refused);
      expect(await as(caller, `public.send_test_notice('${guild}')`)).toMatchObject(refused);
    }
    for (const caller of [anon, owner]) {
      expect(await as(caller, 'public.take_messages()')).toMatchObject(refused);
      expect(
        await as(caller, `public.record_messages(gen_random_uuid(), '{}', '{}', 'sent')`),
      ).toMatchObject(refused);
    }
    expect(await as(siteAdmin, `public.set_notice_webhook('1', '${address}')`)).toMatchObject(
      refused,
    );
  });

  it.each([
    'https://discord.com/api/webhooks/1/',
    'https://discord.com/api/webhooks/1/token/slack',
    'https://discord.com.evil.example/api/webhooks/1/token',
    'https://evil.example/api/webhooks/1/token',
    'https://user@discord.com/api/webhooks/1/token',
    'http://discord.com/api/webhooks/1/token',
    `${address}?wait=true`,
    ` ${address}`,
    `${address}\nx`,
  ])('is not %j', async (text) => {
    expect(await as(owner, `public.set_notice_webhook('${guild}', '${text}')`)).toMatchObject({
      ok: false,
      code: '22023',
    });
  });

  it('can be replaced, which messages that wait follow, and removed with its address', async () => {
    await set();
    await save(owner, 0, [{ key: 'SuccessPoints', before: null, after: 1 }]);
    await answer(owner, `public.send_test_notice('${guild}')`);
    await set(other);
    expect(await state()).toMatchObject({ waiting: 2, test: { sent_at: null } });
    const taken = await mustTake();
    expect([taken.address, taken.messages.length]).toEqual([other, 2]);
    expect(await set('')).toBe('removed');
    expect(await state()).toBeNull();
    expect(await project.sql`select from vault.secrets`).toHaveLength(0);
    expect(await answer(owner, `public.send_test_notice('${guild}')`)).toBe('noWebhook');
  });
});

describe('a message', () => {
  it('says what a save has changed, without secrets and what only the platform owner sees', async () => {
    await set();
    const changes = [
      { key: 'WhopAPIKey', before: null, after: 'secret' },
      { key: 'whopBotMasterRoleID', before: null, after: '1' },
      { key: 'words', before: null, after: 'x'.repeat(300) },
      { key: 'map', before: { a: 1 }, after: { a: 'y'.repeat(2_000) } },
    ];
    await save(owner, 0, changes.slice(0, 1));
    await project.sql`insert into public.server_config_revisions (server_id, version, saved_by_name, keys, changes)
      values (${guild}, 2, 'sam', '{}', ${project.sql.json(changes.slice(1, 2))}),
        (${guild}, 3, 'sam', '{}', ${project.sql.json(changes.slice(1))})`;
    expect(await told()).toEqual([
      [
        'settingsChanged',
        {
          by: 'mira',
          others: 0,
          changes: [{ key: 'WhopAPIKey', before: '', after: '••••••••' }],
        },
      ],
      [
        'settingsChanged',
        {
          by: 'sam',
          others: 0,
          changes: [
            { key: 'words', before: null, after: 'x'.repeat(200) },
            { key: 'map', before: { a: 1 }, after: { long: true } },
          ],
        },
      ],
    ]);
  });

  it('names 20 settings of a larger save, and counts the others', async () => {
    await set();
    const changes = Array.from({ length: 25 }, (_, n) => ({
      key: `k${n}`,
      before: n,
      after: n + 1,
    }));
    await project.sql`insert into public.server_config_revisions (server_id, version, saved_by_name, keys, changes)
      values (${guild}, 1, 'sam', '{}', ${project.sql.json(changes)})`;
    expect(await told()).toEqual([
      ['settingsChanged', { by: 'sam', others: 5, changes: changes.slice(0, 20) }],
    ]);
  });

  it('says who gave whom which rights, and who asks for access', async () => {
    await set();
    const { sql } = project;
    const member = await addMember(sql, '300000000000000077', { panels: { [guild]: ['roles'] } });
    const rights = (panels: string) =>
      answer(
        owner,
        `public.replace_member_permissions('${member}', '[{"server_id": "${guild}", "server_name": "Server", "allowed_panels": ${panels}}]')`,
      );
    await rights('["roles", "points"]');
    await rights('["points", "roles"]');
    await sql`update public.team_members set panel_role = 'admin' where id = ${member}`;
    await sql`update public.team_members set nickname = 'Bo' where id = ${member}`;
    const asker = await signUp(sql, '300000000000000078', 'bo');
    await tell(sql, asker, guild, { owner: false, permissions: '0' });
    await answer(asker, `public.ask_for_access('${guild}')`);
    const person = { name: 'Member', discord_id: '300000000000000077', role: 'support' };
    const both = ['roles', 'points'];
    expect(await told()).toEqual([
      ['editorAdded', { ...person, by: 'Someone', panels: ['roles'] }],
      ['editorChanged', { ...person, by: 'mira', panels: both }],
      ['editorChanged', { ...person, by: 'Someone', role: 'admin', panels: both }],
      ['accessAsked', { name: 'bo', discord_id: '300000000000000078' }],
    ]);
  });

  it('is only queued for a server whose owner wants to be told', async () => {
    await save(owner, 0, [{ key: 'SuccessPoints', before: null, after: 1 }]);
    expect(await project.sql`select from private.messages_to_send`).toHaveLength(0);
  });

  it('is undone with its change', async () => {
    await set();
    await runAs(
      project.sql,
      owner,
      (t) =>
        t.unsafe(`select public.save_server_config('${guild}', 0,
          '[{"key": "SuccessPoints", "before": null, "after": 1}]')`),
      { undo: true },
    );
    expect((await state())?.waiting).toBe(0);
  });
});

describe('sending', () => {
  const queue = async (messages = 1) => {
    await set();
    for (let n = 0; n < messages; n += 1) {
      await project.sql`select private.queue_message(${guild}, 'any', ${project.sql.json({ n })}, '10 seconds')`;
    }
  };

  it('waits for 10 seconds, and takes what is due within the next 10 along', async () => {
    await queue(3);
    expect(await take()).toBeNull();
    const [first, second] = await project.sql<
      { id: string }[]
    >`select id from private.messages_to_send order by id`;
    await project.sql`update private.messages_to_send set not_before = now() where id = ${first?.id ?? ''}`;
    await project.sql`update private.messages_to_send set not_before = now() + interval '11 seconds'
      where id = ${second?.id ?? ''}`;
    expect((await take())?.messages.map(({ payload }) => payload['n'])).toEqual([0, 2]);
  });

  it('is done by one sender at a time for each recipient, and none waits for another', async () => {
    await queue();
    await later();
    await project.sql.begin(async (t) => {
      await t`select public.take_messages()`;
      expect(await take()).toBeNull();
    });
    expect(await take()).toBeNull();
    await project.sql`update private.message_recipients set taken_until = now()`;
    expect((await take())?.messages).toMatchObject([{ may_be_repeat: true }]);
  });

  it('goes on with what did not fit, after a pause, and does not count it as tried', async () => {
    await queue(3);
    const taken = await mustTake();
    await record(taken, 'sent', taken.messages.slice(0, 1), taken.messages.slice(1));
    expect(await state()).toMatchObject({ waiting: 2, failure: null });
    expect(await take()).toBeNull();
    const rest = await mustTake();
    expect(
      rest.messages.map(({ payload, may_be_repeat }) => [payload['n'], may_be_repeat]),
    ).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  it('pauses longer after each failure, and gives a message up after 10', async () => {
    await queue();
    const pauses: number[] = [];
    for (let n = 1; n <= 10; n += 1) {
      const taken = await mustTake();
      expect(taken.messages[0]?.may_be_repeat).toBe(n > 1);
      await record(taken, 'unanswered', taken.messages);
      const [row] =
        await project.sql`select round(extract(epoch from rest_until - now()))::int as pause
        from private.message_recipients`;
      pauses.push(Number(row?.['pause']));
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7200, 7200]);
    await later();
    expect(await take()).toBeNull();
    expect(await state()).toMatchObject({ waiting: 0, given_up: 1, failure: 'unanswered' });
  });

  it('gives up a message whose senders were killed 10 times', async () => {
    await queue();
    for (let n = 0; n < 10; n += 1) await mustTake();
    await later();
    expect(await take()).toBeNull();
    expect(await state()).toMatchObject({ waiting: 0, given_up: 1 });
  });

  it('waits as long as Discord says, and knows that nothing has arrived', async () => {
    await queue();
    const taken = await mustTake();
    await record(taken, 'limited', taken.messages, [], 500);
    const [row] =
      await project.sql`select round(extract(epoch from rest_until - now()))::int as pause
      from private.message_recipients`;
    expect(row).toEqual({ pause: 500 });
    expect((await mustTake()).messages).toMatchObject([{ may_be_repeat: false }]);
  });

  it('counts what a sender has sent that was believed to be killed, and nothing else of it', async () => {
    await queue(2);
    const taken = await mustTake();
    await mustTake();
    expect(await record(taken, 'gone', taken.messages)).toBe('late');
    expect(await state()).toMatchObject({ waiting: 2, failure: null });
    expect(await record(taken, 'sent', taken.messages.slice(0, 1))).toBe('late');
    expect(await state()).toMatchObject({ waiting: 1, failure: null });
    expect(await take()).toBeNull();
  });

  it('stops at a deleted webhook, until there is another one', async () => {
    await queue(30);
    const taken = await mustTake();
    await record(taken, 'gone', taken.messages.slice(0, 2), taken.messages.slice(2));
    expect(await state()).toMatchObject({ waiting: 0, given_up: 30, failure: 'gone' });
    await save(owner, 0, [{ key: 'SuccessPoints', before: null, after: 1 }]);
    expect(await answer(owner, `public.send_test_notice('${guild}')`)).toBe('noWebhook');
    expect((await state())?.waiting).toBe(0);
    await set(other);
    await answer(owner, `public.send_test_notice('${guild}')`);
    expect(await state()).toMatchObject({ waiting: 1, given_up: 0, failure: null });
  });

  it('gives up only what Discord refuses', async () => {
    await queue(3);
    const taken = await mustTake();
    await record(taken, 'refused', taken.messages.slice(0, 1), taken.messages.slice(1));
    expect(await state()).toMatchObject({ waiting: 2, given_up: 1, failure: 'refused' });
  });

  it('says when a test message was sent, and queues one at a time', async () => {
    await set();
    for (let n = 0; n < 3; n += 1) await answer(owner, `public.send_test_notice('${guild}')`);
    expect(await state()).toMatchObject({ waiting: 1, test: { sent_at: null } });
    const taken = await mustTake();
    expect(taken.messages).toMatchObject([{ kind: 'test', payload: { by: 'mira' } }]);
    await record(taken, 'sent', taken.messages);
    const seen = await state();
    expect(seen?.test?.sent_at).not.toBeNull();
    expect(seen?.sent_at).toBe(seen?.test?.sent_at);
  });

  it('tells 500 saves of 20 people once each, although senders are killed all the time', async () => {
    await set();
    const { sql } = project;
    const keys = await sql<{ key: string }[]>`select key from private.config_fields
      where kind = 'number' and key like '%oints%' order by position limit 5`;
    const people = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const discordId = `3100000000000000${String(n).padStart(2, '0')}`;
        const person = await signUp(sql, discordId, `person-${n}`);
        await addMember(sql, discordId, { role: 'admin', panels: {} });
        await tell(sql, person, guild, { owner: false, permissions: '8' });
        return person;
      }),
    );
    let saved = 0;
    const saving = people.map(async (person, n) => {
      let version = 0;
      const key = keys[n % keys.length]?.key;
      for (let round = 1; round <= 25;) {
        const value = n * 25 + round;
        const answered = await save(person, version, [{ key, before: null, after: value }]);
        version = answered.version;
        if (answered.status !== 'saved') continue;
        round += 1;
        saved += 1;
      }
    });
    const arrived = new Map<number, boolean[]>();
    const lost: number[] = [];
    let turn = 0;
    const sendOnce = async () => {
      await later();
      const taken = await take();
      if (!taken) return false;
      turn += 1;
      const fitting = taken.messages.slice(0, 7);
      if (turn % 3 === 0) return true; // killed before it sends
      for (const { id, may_be_repeat } of fitting) {
        arrived.set(id, [...(arrived.get(id) ?? []), may_be_repeat]);
      }
      if (turn % 5 === 0) {
        lost.push(...idsOf(fitting)); // killed before it records
        return true;
      }
      await record(taken, 'sent', fitting, taken.messages.slice(7));
      return true;
    };
    const all = Promise.all(saving);
    let isOver = false;
    void all.then(() => (isOver = true));
    while (!isOver || (await sendOnce())) await sendOnce();
    await all;

    const [written] =
      await sql`select count(*)::int as saves from public.server_config_revisions where server_id = ${guild}`;
    expect([saved, written?.['saves'], arrived.size]).toEqual([500, 500, 500]);
    for (const [id, repeats] of arrived) {
      // A message that has arrived, but whose sender could not record it, is sent again and says so.
      expect(repeats.length).toBe(1 + lost.filter((each) => each === id).length);
      expect(repeats.slice(1).every(Boolean)).toBe(true);
    }
    expect(await state()).toMatchObject({ waiting: 0, given_up: 0 });
  });
});
