import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { http, HttpResponse } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { expect, it, onTestFinished } from 'vitest';
import { MOCK_SECRET_KEY, MOCK_URL } from '#mocks/context';
import { createRealtime } from '#mocks/realtime';
import { createDiscord, discordRoles } from '../examples/bot/discord.mjs';
import { followMemberships } from '../examples/bot/memberships.mjs';
import { openState } from '../examples/bot/state.mjs';
import { until } from './setup/until';

interface Role {
  server_id: string;
  role_id: string;
  discord_id: string;
  is_due: boolean | null;
}

const server = '845201933120405504';
const gold = '700000000000000001';
const due = (discordId: string, isDue: boolean | null = true): Role => ({
  server_id: server,
  role_id: gold,
  discord_id: discordId,
  is_due: isDue,
});
const PAGE = 1_000;

/**
 * Answers as the functions `role_changes` and `membership_roles`. A position is the number of the answer: it names the
 * members whose roles differ from those at that time.
 */
function answerRoles(rows: readonly Role[], asked: string[]) {
  const seen: Map<string, Omit<Role, 'server_id' | 'discord_id'>[]>[] = [];
  const byMember = () => {
    const members: (typeof seen)[number] = new Map();
    for (const { discord_id, role_id, is_due } of rows) {
      members.set(discord_id, [...(members.get(discord_id) ?? []), { role_id, is_due }]);
    }
    return members;
  };
  return [
    http.post(`${MOCK_URL}/rest/v1/rpc/role_changes`, async ({ request }) => {
      const { after } = (await request.json()) as { after: string | null };
      asked.push('changes');
      const before = seen[Number(after ?? Number.NaN)];
      const now = byMember();
      const changed = [...new Set([...(before ?? now).keys(), ...now.keys()])].filter(
        (id) => JSON.stringify(before?.get(id)) !== JSON.stringify(now.get(id)),
      );
      const told = before ? changed.slice(0, PAGE) : [];
      const members = told.map((id) => ({
        server_id: server,
        discord_id: id,
        roles: now.get(id) ?? [],
      }));
      // The next answer has the changes that do not fit into this one.
      if (before) for (const id of changed.slice(PAGE)) now.set(id, before.get(id) ?? []);
      seen.push(now);
      return HttpResponse.json({
        position: String(seen.length - 1),
        has_more: before !== undefined && changed.length > PAGE,
        servers: before ? [] : null,
        members,
      });
    }),
    http.post(`${MOCK_URL}/rest/v1/rpc/membership_roles`, async ({ request }) => {
      const after = (await request.json()) as Record<string, string>;
      asked.push('everything');
      const rest = rows
        .toSorted((a, b) => a.discord_id.localeCompare(b.discord_id))
        .filter(({ discord_id }) => discord_id > (after['after_discord_id'] ?? ''));
      return HttpResponse.json(rest.slice(0, PAGE));
    }),
  ];
}

/** Starts a backend with the given roles. Tests change the roles in `rows`. */
function startBackend(rows: Role[]) {
  const realtime = createRealtime({ url: MOCK_URL, rejects: null });
  const asked: string[] = [];
  const backend = setupServer(realtime.handler, ...answerRoles(rows, asked));
  backend.listen({ onUnhandledRequest: 'error' });
  const client = createClient(MOCK_URL, MOCK_SECRET_KEY, { auth: { persistSession: false } });
  onTestFinished(async () => {
    await client.removeAllChannels();
    backend.close();
  });
  return { backend, realtime, rows, asked, client, failures: [] as unknown[] };
}

/** Starts a backend, and a bot that follows its roles. */
function startBot(listed: Role[], { seconds = 0.02 } = {}) {
  const { client, failures, ...backend } = startBackend(listed);
  const absent = new Set<string>();
  const failing = new Set<string>();
  const done: string[] = [];
  const change = (name: string) => (role: Role) => {
    if (failing.has(role.discord_id)) return Promise.reject(new Error('refused'));
    if (absent.has(role.discord_id)) return Promise.resolve(false);
    done.push(`${name} ${role.discord_id}`);
    return Promise.resolve(true);
  };
  const stop = followMemberships(client, {
    roles: { give: change('give'), remove: change('remove') },
    onError: (error) => failures.push(error),
    seconds,
  });
  onTestFinished(stop);
  return { ...backend, done, failures, absent, failing };
}

it('makes up for what happened while it was not running', async () => {
  const { done } = startBot([due('1'), due('2', false)]);
  await until(() => expect(done).toEqual(['give 1', 'remove 2']));
});

it('changes a role once, also over many checks and pages, and reads everything once', async () => {
  const many = (from: number) =>
    Array.from({ length: 2_500 }, (_, index) => due(String(from + index)));
  const { done, rows, asked } = startBot(many(10_000));
  await until(() => expect(done).toHaveLength(2_500));
  rows.push(...many(20_000));
  await until(() => expect(done).toHaveLength(5_000));
  rows.push(due('99999'));
  await until(() => expect(done).toHaveLength(5_001));
  expect(new Set(done).size).toBe(5_001);
  expect(asked.filter((each) => each === 'everything')).toHaveLength(3);
});

it('reads everything again if it has missed changes', async () => {
  const { backend, done, rows, asked } = startBot([due('1'), due('2')]);
  await until(() => expect(done).toEqual(['give 1', 'give 2']));
  rows.splice(0, 1);
  const missed = { position: '0', has_more: false, servers: null, members: [] };
  backend.use(
    http.post(`${MOCK_URL}/rest/v1/rpc/role_changes`, () => HttpResponse.json(missed), {
      once: true,
    }),
  );
  await until(() => expect(done.slice(2)).toEqual(['remove 1']));
  expect(asked.filter((each) => each === 'everything')).toHaveLength(2);
});

it('removes a role when a membership ends, or is deleted, and gives it again', async () => {
  const { done, rows } = startBot([due('1'), due('2')]);
  await until(() => expect(done).toEqual(['give 1', 'give 2']));
  rows.splice(0, 2, due('1', false));
  await until(() => expect(done.slice(2).toSorted()).toEqual(['remove 1', 'remove 2']));
  rows.splice(0, 1, due('1'));
  await until(() => expect(done.slice(4)).toEqual(['give 1']));
});

it('leaves a role as it is while the link of its store is paused', async () => {
  const { done, rows } = startBot([due('1'), due('2')]);
  await until(() => expect(done).toEqual(['give 1', 'give 2']));
  rows.splice(0, 2, due('1', null), due('2', null), due('3', null), due('4'));
  await until(() => expect(done).toEqual(['give 1', 'give 2', 'give 4']));
  rows.splice(0, 3, due('1'), due('2', false), due('3'));
  await until(() => expect(done.slice(3)).toEqual(['remove 2', 'give 3']));
});

it('follows change events', async () => {
  const { done, rows, realtime } = startBot([], { seconds: 3_600 });
  await until(() => expect(realtime.joined()).toBe(1));
  rows.push(due('1'));
  realtime.change({ type: 'INSERT', table: 'store_members', record: { id: '1' } });
  await until(() => expect(done).toEqual(['give 1']));
});

it('tries somebody who is not in the server yet again', async () => {
  const bot = startBot([]);
  bot.absent.add('1');
  bot.rows.push(due('1'), due('2'));
  await until(() => expect(bot.done).toEqual(['give 2']));
  bot.absent.clear();
  await until(() => expect(bot.done).toEqual(['give 2', 'give 1']));
});

it('reports a role that it cannot change, and continues with the others', async () => {
  const bot = startBot([]);
  bot.failing.add('1');
  bot.rows.push(due('1'), due('2'));
  await until(() => expect(bot.done).toEqual(['give 2']));
  expect(bot.failures[0]).toEqual(new Error('refused'));
  bot.failing.clear();
  await until(() => expect(bot.done).toEqual(['give 2', 'give 1']));
});

it('continues after a failed check', async () => {
  const { backend, done, failures, rows } = startBot([]);
  backend.use(
    http.post(
      `${MOCK_URL}/rest/v1/rpc/role_changes`,
      () => new HttpResponse(null, { status: 500 }),
      { once: true },
    ),
  );
  rows.push(due('1'));
  await until(() => expect(failures).toHaveLength(1));
  await until(() => expect(done).toEqual(['give 1']));
});

/** Responds to each request to Discord with the next item of `responses`. Returns the recorded requests. */
function startDiscord(...responses: readonly { status: number; body?: object }[]) {
  const requests: string[] = [];
  const discord = setupServer(
    http.all('https://discord.com/api/v10/*', ({ request }) => {
      requests.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v10', '')}`);
      expect(request.headers.get('authorization')).toBe('Bot token');
      const { status, body } = responses[requests.length - 1] ?? { status: 500 };
      return body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status });
    }),
  );
  discord.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => discord.close());
  return requests;
}

/**
 * Answers as Discord, which keeps the roles of members. Every second request is refused, because the bot has reached a
 * limit. After `answers` changes, Discord applies each change, but its answer is lost.
 */
function startStorm(backend: SetupServer, answers: number) {
  const held = new Set<string>();
  let requests = 0;
  let changes = 0;
  backend.use(
    http.all<{ member: string }>(
      `https://discord.com/api/v10/guilds/${server}/members/:member/roles/${gold}`,
      ({ request, params }) => {
        requests += 1;
        if (requests % 2 !== 0) return HttpResponse.json({ retry_after: 0.001 }, { status: 429 });
        changes += 1;
        if (request.method === 'PUT') held.add(params.member);
        else held.delete(params.member);
        return changes > answers ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
      },
    ),
  );
  return { held, changes: () => changes, recovers: () => (answers = Infinity) };
}

it('ends with the right roles after a storm of limits and a crash', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'bot-')), 'state.jsonl');
  onTestFinished(() => rmSync(dirname(file), { recursive: true }));
  const members = Array.from({ length: 200 }, (_, index) => due(String(1_000 + index)));
  const { backend, rows, client, failures } = startBackend([...members]);
  const storm = startStorm(backend, 120);
  const start = () => {
    const crash = new AbortController();
    const stop = followMemberships(client, {
      roles: discordRoles(createDiscord('token', { signal: crash.signal })),
      state: openState(file),
      onError: (error) => failures.push(error),
      seconds: 0.02,
    });
    onTestFinished(stop);
    return () => {
      crash.abort();
      return stop();
    };
  };

  const crash = start();
  await until(() => expect(storm.changes()).toBeGreaterThan(125));
  await crash();
  appendFileSync(file, '["role 8452019');
  // The first 30 memberships end, and those of which some answers were lost are deleted. There are 20 new members.
  rows.splice(0, 30, ...members.slice(0, 30).map((role) => ({ ...role, is_due: false })));
  rows.splice(110, 30, ...Array.from({ length: 20 }, (_, index) => due(String(2_000 + index))));
  storm.recovers();
  const before = storm.changes();
  start();
  const wanted = rows.flatMap(({ discord_id, is_due }) => (is_due ? [discord_id] : []));
  await until(() => expect([...storm.held].toSorted()).toEqual(wanted.toSorted()));
  // 30 ended, at most 30 were deleted, 20 are new, and the rest had not been given. No role was given again.
  expect(storm.changes() - before).toBeLessThan(30 + 30 + 20 + 80);
});

const path = `/guilds/${server}/members/1/roles/${gold}`;

it('gives and removes a role, and waits when Discord limits it', async () => {
  const limited = { status: 429, body: { retry_after: 0.01 } };
  const requests = startDiscord(limited, { status: 204 }, { status: 204 });
  const roles = discordRoles(createDiscord('token'));
  expect([await roles.give(due('1')), await roles.remove(due('1'))]).toEqual([true, true]);
  expect(requests).toEqual([`PUT ${path}`, `PUT ${path}`, `DELETE ${path}`]);
});

it('says who is not in the server, and what to do about a role above that of the bot', async () => {
  startDiscord(
    { status: 404, body: { code: 10_007 } },
    { status: 403, body: { code: 50_013 } },
    { status: 500 },
    { status: 404, body: { code: 10_011 } },
  );
  const roles = discordRoles(createDiscord('token'));
  expect(await roles.give(due('1'))).toBe(false);
  await expect(roles.give(due('1'))).rejects.toThrow('move its own role above this one');
  await expect(roles.give(due('1'))).rejects.toThrow('Discord answered 500');
  await expect(roles.give(due('1'))).rejects.toThrow('Discord answered 404 (code 10011)');
});
