import assert from 'node:assert/strict';
import { readDiscordApplication, readDiscordBot, readEnvironment } from '../_shared/environment.ts';

const variables = {
  SUPABASE_URL: 'https://project.supabase.example/',
  SUPABASE_SERVICE_ROLE_KEY: 'old-key',
};

Deno.test('the environment has defaults for variables that the platform does not set', () => {
  assert.deepEqual(readEnvironment(variables), {
    supabaseUrl: 'https://project.supabase.example',
    serviceKey: 'old-key',
    supabaseTimeoutMs: 5_000,
    discordUrl: 'https://discord.com/api/v10',
    discordTimeoutMs: 8_000,
  });
});

Deno.test('the environment can override the defaults', () => {
  const { discordUrl, discordTimeoutMs, serviceKey } = readEnvironment({
    ...variables,
    SUPABASE_SECRET_KEYS: '{"default":"new-key"}',
    DISCORD_API_URL: 'http://127.0.0.1:54400/',
    DISCORD_TIMEOUT_MS: '250',
  });
  assert.deepEqual(
    [discordUrl, discordTimeoutMs, serviceKey],
    ['http://127.0.0.1:54400', 250, 'new-key'],
  );
});

Deno.test('the environment falls back to the legacy key', () => {
  for (const SUPABASE_SECRET_KEYS of ['', '{', '{}', '{"default":""}']) {
    assert.equal(readEnvironment({ ...variables, SUPABASE_SECRET_KEYS }).serviceKey, 'old-key');
  }
});

const wrong: readonly [what: string, read: () => unknown, sentence: string][] = [
  [
    'no address of Supabase',
    () => readEnvironment({ SUPABASE_SERVICE_ROLE_KEY: 'old-key' }),
    'Set SUPABASE_URL: the edge functions cannot work without it.',
  ],
  [
    'no key of Supabase',
    () => readEnvironment({ SUPABASE_URL: variables.SUPABASE_URL }),
    'Set SUPABASE_SERVICE_ROLE_KEY, or SUPABASE_SECRET_KEYS with a key named default: the edge functions cannot work without it.',
  ],
  [
    'an address that is none',
    () => readEnvironment({ ...variables, SUPABASE_URL: 'project.supabase.example' }),
    'SUPABASE_URL must be an address that starts with https:// or http://.',
  ],
  [
    'a time that is none',
    () => readEnvironment({ ...variables, DISCORD_TIMEOUT_MS: '8s' }),
    'DISCORD_TIMEOUT_MS must be a whole number of milliseconds from 1 to 999999.',
  ],
  [
    'no application',
    () => readDiscordApplication({ DISCORD_CLIENT_ID: '' }),
    'Set DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET: the edge functions cannot work without them.',
  ],
  [
    'half an application',
    () => readDiscordApplication({ DISCORD_CLIENT_ID: '1' }),
    'Set DISCORD_CLIENT_SECRET: the edge functions cannot work without it.',
  ],
  [
    'no bot',
    () => readDiscordBot({}),
    'Set DISCORD_BOT_TOKEN: the edge functions cannot work without it.',
  ],
];

for (const [what, read, sentence] of wrong) {
  Deno.test(`the environment reports in one sentence: ${what}`, () => {
    assert.throws(read, { message: sentence });
  });
}
