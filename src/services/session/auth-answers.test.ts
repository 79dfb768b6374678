import { createClient } from '@supabase/supabase-js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readingAuthAnswers } from './auth-answers';

const HOUR = 3_600;
const html = '<!doctype html><title>Sign in to the network</title>';
const user = { id: '0b0d7a33-0000-4000-8000-000000000001' };

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
  });
const page = (status: number) => new Response(html, { status });

/** Opens the auth client with an expired session. `answer` answers each refresh. */
function clientWithExpiredSession(answer: () => Response) {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const seconds = Date.now() / 1_000;
  const kept = { access_token: 'a.b.c', refresh_token: 'r1', expires_at: seconds - HOUR, user };
  const items = new Map([['session', JSON.stringify(kept)]]);
  const send = vi.fn(async () => answer());
  const { auth } = createClient('https://project.example', 'key', {
    auth: {
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => void items.set(key, value),
        removeItem: (key) => void items.delete(key),
      },
      storageKey: 'session',
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: readingAuthAnswers(send, () => true) },
  });
  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  return { auth, send, events, stored: () => items.get('session') ?? null };
}

const code = (name: string, status = 400) => json({ code: name, message: 'No' }, status);

describe('a failed refresh of an expired session', () => {
  it.each([
    ['429 with a code', () => code('over_request_rate_limit', 429)],
    ['429 of a gateway', () => page(429)],
    ['403 with a page', () => page(403)],
    ['400 with a page', () => page(400)],
    ['401 for the public key', () => json({ message: 'Invalid API key' }, 401)],
    ['403 with JSON of a firewall', () => json({ error: 'forbidden' }, 403)],
    ['404', () => json({ message: 'no Route matched' }, 404)],
    ['405', () => page(405)],
    ['407 of a proxy', () => page(407)],
    ['409 for concurrent refreshes', () => code('conflict', 409)],
    ['422', () => code('validation_failed', 422)],
    ['451', () => page(451)],
    ['500', () => code('unexpected_failure', 500)],
    ['511 of a captive portal', () => page(511)],
    ['540 of a paused project', () => json({ message: 'project paused' }, 540)],
    ['a page with 200', () => page(200)],
    ['JSON without a session', () => json({})],
    ['204', () => new Response(null, { status: 204 })],
  ])('%s keeps the session', async (_, answer) => {
    const { auth, events, stored } = clientWithExpiredSession(answer);
    const refreshed = auth.refreshSession({ refresh_token: 'r1' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await refreshed).error?.name).toBe('AuthRetryableFetchError');
    expect(stored()).toContain('r1');
    expect(events).not.toContain('SIGNED_OUT');
  });

  it.each([
    ['unknown token', () => code('refresh_token_not_found')],
    ['used token', () => code('refresh_token_already_used')],
    ['ended session', () => code('session_not_found', 403)],
    ['expired session', () => code('session_expired')],
    ['banned user', () => code('user_banned')],
    ['code of an older server', () => json({ error_code: 'refresh_token_not_found' }, 400)],
    ['server without codes', () => json({ error: 'invalid_grant' }, 400)],
  ])('%s ends the session', async (_, answer) => {
    const { auth, send, events, stored } = clientWithExpiredSession(answer);
    await auth.refreshSession({ refresh_token: 'r1' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(stored()).toBeNull();
    expect(events).toContain('SIGNED_OUT');
  });

  it.each([
    ['30 s', {}, 30_000],
    ['as long as the server asks', { 'Retry-After': '120' }, 120_000],
    ['at most 5 minutes', { 'Retry-After': '86400' }, 300_000],
  ])('after a rate limit, rests for %s', async (_, headers, rest) => {
    const send = vi.fn(async () => json({ code: 'over_request_rate_limit' }, 429, headers));
    let now = 0;
    const refresh = readingAuthAnswers(
      send,
      () => true,
      () => now,
    );
    const once = () => refresh('https://project.example/auth/v1/token?grant_type=refresh_token');
    await once();
    now = rest - 1;
    expect((await once()).status).toBe(503);
    expect(send).toHaveBeenCalledTimes(1);
    now = rest;
    await once();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it.each([-2, 0, 2])('an hour is an hour when the server is %i h ahead', async (hours) => {
  const { auth, send } = clientWithExpiredSession(() =>
    json({
      access_token: 'a.b.c',
      refresh_token: 'r2',
      expires_in: HOUR,
      expires_at: Date.now() / 1_000 + (hours + 1) * HOUR,
      user: { ...user, expires_at: 'kept' },
    }),
  );
  const { data } = await auth.refreshSession({ refresh_token: 'r1' });
  expect(send).toHaveBeenCalledOnce();
  expect(data.session?.expires_at).toBe(Date.now() / 1_000 + HOUR);
  expect(data.session?.user).toEqual({ ...user, expires_at: 'kept' });
});

it('leaves a rate limit as it is while the access token is valid', async () => {
  const fetching = readingAuthAnswers(
    async () => page(429),
    () => false,
  );
  const answer = await fetching('https://project.example/auth/v1/token?grant_type=refresh_token');
  expect(answer.status).toBe(429);
});

it('leaves other answers as they are', async () => {
  const refusal = { code: 'invalid_credentials', message: 'No' };
  const fetching = readingAuthAnswers(
    async () => json(refusal, 400),
    () => true,
  );
  const answer = await fetching('https://project.example/auth/v1/token?grant_type=password');
  expect([answer.status, await answer.json()]).toEqual([400, refusal]);
  const rows = readingAuthAnswers(
    async () => json([{ expires_at: 1 }]),
    () => true,
  );
  expect(await (await rows('https://project.example/rest/v1/x')).json()).toEqual([
    { expires_at: 1 },
  ]);
});
