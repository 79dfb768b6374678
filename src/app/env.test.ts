import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a legacy key: a JWT with a role. */
const jwtFor = (role: string) =>
  `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ iss: 'supabase', ref: 'xyz', role, iat: 1_700_000_000, note: '>>>???' })}.c2lnbmF0dXJl`;

describe('readEnvironment', () => {
  it('is demo mode when nothing is set', () => {
    expect(readEnvironment({ MODE: 'production' })).toEqual({ mode: 'demo' });
  });

  it('uses Supabase when both are set, without a trailing slash', () => {
    expect(
      readEnvironment({
        VITE_SUPABASE_URL: 'https://xyz.supabase.co/',
        VITE_SUPABASE_ANON_KEY: 'key',
      }),
    ).toEqual({
      mode: 'supabase',
      supabaseUrl: 'https://xyz.supabase.co',
      supabaseAnonKey: 'key',
      turnstileSiteKey: null,
      discordClientId: null,
    });
  });

  it.each([
    [{ VITE_SUPABASE_URL: 'https://xyz.supabase.co' }, /VITE_SUPABASE_ANON_KEY is not/],
    [{ VITE_SUPABASE_ANON_KEY: 'key' }, /VITE_SUPABASE_URL is not/],
    [{ VITE_SUPABASE_URL: 'xyz', VITE_SUPABASE_ANON_KEY: 'key' }, /must be an address/],
    [
      { VITE_SUPABASE_URL: 'javascript:alert(1)', VITE_SUPABASE_ANON_KEY: 'key' },
      /must start with https/,
    ],
    [{ VITE_SUPABASE_URL: 'https://xyz.supabase.co', VITE_SUPABASE_ANON_KEY: '' }, /is empty/],
  ])('throws one sentence about %o', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });

  it.each([
    ['of the new kind', 'sb_secret_N7UND0UgjKTVK'],
    ['of the new kind, pasted with a space', ' sb_secret_N7UND0UgjKTVK'],
    ['of the older kind', jwtFor('service_role')],
  ])('rejects the secret key %s without repeating it', (_, key) => {
    const read = () =>
      readEnvironment({
        VITE_SUPABASE_URL: 'https://xyz.supabase.co',
        VITE_SUPABASE_ANON_KEY: key,
      });
    expect(read).toThrow(
      new Error(
        'VITE_SUPABASE_ANON_KEY is a secret key, which every visitor could read: put the anon (publishable) key there and replace the secret one at Supabase.',
      ),
    );
  });

  it.each([
    ['publishable', 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg'],
    ['anon', jwtFor('anon')],
    ['not a key of Supabase at all', 'a.b.c'],
  ])('accepts a key that is %s', (_, key) => {
    expect(
      readEnvironment({
        VITE_SUPABASE_URL: 'https://xyz.supabase.co',
        VITE_SUPABASE_ANON_KEY: key,
      }),
    ).toEqual({
      mode: 'supabase',
      supabaseUrl: 'https://xyz.supabase.co',
      supabaseAnonKey: key,
      turnstileSiteKey: null,
      discordClientId: null,
    });
  });

  const withSiteKey = (siteKey: string) => () =>
    readEnvironment({
      VITE_SUPABASE_URL: 'https://xyz.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'key',
      VITE_TURNSTILE_SITE_KEY: siteKey,
    });

  it.each(['0x4AAAAAAADnPIDROrmt1Wwj', '1x00000000000000000000AA', '3x00000000000000000000FF'])(
    'reads the site key %s of the security check',
    (siteKey) => {
      expect(withSiteKey(siteKey)()).toMatchObject({ turnstileSiteKey: siteKey });
    },
  );

  it.each([
    ['', /must be a key such as/],
    ['true', /must be a key such as/],
    ['0x4AAA"><script>', /must be a key such as/],
    ['1x0000000000000000000000000000000AA', /^VITE_TURNSTILE_SITE_KEY is a secret key/],
    ['0x4AAAAAAADnPIDROrmt1WwAAAAAAAAAAAA', /^VITE_TURNSTILE_SITE_KEY is a secret key/],
  ])('does not accept the site key %j', (siteKey, sentence) => {
    expect(withSiteKey(siteKey)).toThrow(sentence);
  });

  it('has no security check without a backend', () => {
    expect(() => readEnvironment({ VITE_TURNSTILE_SITE_KEY: '1x00000000000000000000AA' })).toThrow(
      'VITE_TURNSTILE_SITE_KEY is set but VITE_SUPABASE_URL is not.',
    );
  });

  const withClientId = (clientId: string) => () =>
    readEnvironment({
      VITE_SUPABASE_URL: 'https://xyz.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'key',
      VITE_DISCORD_CLIENT_ID: clientId,
    });

  it('reads the id of the Discord application', () => {
    const discordClientId = '845201933120405999';
    expect(withClientId(discordClientId)()).toMatchObject({ discordClientId });
  });

  it.each(['', 'Grouped', '12345', '845201933120405999&scope=admin', '-845201933120405999'])(
    'does not accept the id %j of a Discord application',
    (clientId) => {
      expect(withClientId(clientId)).toThrow(/must be the application ID/);
    },
  );
});
