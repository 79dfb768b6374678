import { expect } from 'vitest';
import { demoCredentials, people, userOf } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import type { Cases, World } from '../world';

/** A well-formed token that no server issued. */
const unknownToken = '0a0a0a0a-0000-4000-8000-0a0a0a0a0a0a';

const noKey = {
  message: 'No API key found in request',
  hint: 'No `apikey` request header or url param was found.',
};

const newAccount = {
  email: 'Noor@New.example',
  password: 'a long password',
  options: { data: { username: 'card_shop' } },
};

/** Signs in as a site admin, by password. */
async function signIn({ as }: World) {
  const client = as(null);
  const { data } = await client.auth.signInWithPassword(demoCredentials);
  if (!data.session) throw new Error('The demo credentials were not taken.');
  return { client, session: data.session };
}

const refresh = ({ as }: World, refresh_token: string) =>
  as(null).auth.refreshSession({ refresh_token });

export const authCases: Cases = {
  'the demo credentials create a session of one hour': async (world) => {
    const { session } = await signIn(world);
    const { token_type, expires_in, user } = session;
    expect([token_type, expires_in]).toEqual(['bearer', 3_600]);
    expect([user.id, user.email]).toEqual([people.admin.id, demoCredentials.email]);
    expect(Math.abs((session.expires_at ?? 0) - Date.now() / 1_000 - 3_600)).toBeLessThan(60);
    expect([session.access_token.split('.').length, session.refresh_token !== '']).toEqual([
      3,
      true,
    ]);
  },
  'a session from a password has no Discord token': async (world) => {
    const { session } = await signIn(world);
    expect([session.provider_token ?? null, session.provider_refresh_token ?? null]).toEqual([
      null,
      null,
    ]);
  },
  'a session gives access to the database': async (world) => {
    const { client } = await signIn(world);
    const { data } = await client.from('servers').select('id').eq('id', guilds.devs.id);
    expect(data).toEqual([{ id: guilds.devs.id }]);
  },
  'a wrong password is refused': async ({ as }) => {
    const credentials = { ...demoCredentials, password: 'guess' };
    const { data, error } = await as(null).auth.signInWithPassword(credentials);
    expect([data.session, error?.status, error?.code]).toEqual([null, 400, 'invalid_credentials']);
  },
  'an unknown e-mail address is rejected with the same error': async ({ as }) => {
    const credentials = { email: 'nobody@grouped.example', password: 'guess' };
    const { error } = await as(null).auth.signInWithPassword(credentials);
    expect([error?.status, error?.code]).toEqual([400, 'invalid_credentials']);
  },
  'a user without a password cannot sign in with a password': async ({ as }) => {
    const credentials = { email: people.newcomer.email, password: 'guess' };
    const { error } = await as(null).auth.signInWithPassword(credentials);
    expect([error?.status, error?.code]).toEqual([400, 'invalid_credentials']);
  },
  'a body that is not JSON is rejected': async ({ call }) => {
    const answer = await call('/auth/v1/token?grant_type=password', { as: null, body: '{' });
    expect(answer.status).toBe(400);
  },
  'an unknown grant type is rejected': async ({ call }) => {
    const answer = await call('/auth/v1/token?grant_type=magic', { as: null, body: {} });
    expect(answer.status).toBe(400);
  },

  'a refresh token returns a new refresh token of the same user': async (world) => {
    const { session } = await signIn(world);
    const { data, error } = await refresh(world, session.refresh_token);
    expect(error).toBeNull();
    expect(data.session?.user.id).toBe(people.admin.id);
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  },
  'a refreshed session gives access to the database': async (world) => {
    const { session } = await signIn(world);
    const client = world.as(null);
    await client.auth.refreshSession({ refresh_token: session.refresh_token });
    const { data } = await client.from('servers').select('id').eq('id', guilds.devs.id);
    expect(data).toEqual([{ id: guilds.devs.id }]);
  },
  'a used refresh token returns the same session again, in case the response was lost': async (
    world,
  ) => {
    const { session } = await signIn(world);
    const first = await refresh(world, session.refresh_token);
    const second = await refresh(world, session.refresh_token);
    expect(second.error).toBeNull();
    expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  },
  'an unknown refresh token is rejected': async (world) => {
    const { data, error } = await refresh(world, unknownToken);
    expect([data.session, error?.status, error?.code]).toEqual([
      null,
      400,
      'refresh_token_not_found',
    ]);
  },

  'a token returns its user': async ({ as, tokenOf }) => {
    const { data } = await as(null).auth.getUser(tokenOf('owner'));
    const { id, email, user_metadata, identities } = data.user ?? {};
    expect({ id, email }).toEqual({ id: people.owner.id, email: people.owner.email });
    expect(user_metadata).toEqual(userOf(people.owner).user_metadata);
    const discord = identities?.filter(({ provider }) => provider === 'discord');
    expect(discord?.map((identity) => identity.id)).toEqual([people.owner.discord.id]);
  },
  'someone without a Discord account has no Discord identity': async ({ as, tokenOf }) => {
    const { data } = await as(null).auth.getUser(tokenOf('unlinked'));
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email']);
    expect(data.user?.user_metadata['provider_id']).toBeUndefined();
  },
  'an invalid token returns no user': async ({ as }) => {
    const { data, error } = await as(null).auth.getUser('guess');
    expect([data.user, error?.status, error?.code]).toEqual([null, 403, 'bad_jwt']);
  },
  'an expired token returns no user': async ({ as, tokenOf }) => {
    const { error } = await as(null).auth.getUser(tokenOf('owner', -60));
    expect([error?.status, error?.code]).toEqual([403, 'bad_jwt']);
  },
  'a request without a token returns no user': async ({ call }) => {
    expect((await call('/auth/v1/user', { method: 'GET' })).status).toBe(401);
  },

  'signing out everywhere ends the session': async (world) => {
    const { session } = await signIn(world);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect(await world.call('/auth/v1/logout?scope=global', { headers })).toEqual({
      status: 204,
      body: null,
    });
    const { error } = await world.as(null).auth.getUser(session.access_token);
    expect(error?.name).toBe('AuthSessionMissingError');
    const asked = await world.call('/auth/v1/user', { method: 'GET', headers });
    expect(asked.status).toBe(403);
  },
  'a refresh token is invalid after signing out': async (world) => {
    const { client, session } = await signIn(world);
    expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull();
    const { error } = await refresh(world, session.refresh_token);
    expect([error?.status, error?.code]).toEqual([400, 'refresh_token_not_found']);
  },
  'signing out with an invalid token is rejected': async ({ call }) => {
    const headers = { authorization: 'Bearer guess' };
    expect((await call('/auth/v1/logout?scope=global', { headers })).status).toBe(403);
  },
  'the settings list the ways to sign in': async ({ call }) => {
    const { status, body } = await call('/auth/v1/settings', { method: 'GET' });
    const { external } = body as { external: { discord: unknown; email: unknown } };
    expect([status, external.email, typeof external.discord]).toEqual([200, true, 'boolean']);
  },

  'a sign-up creates a session and keeps what was sent along': async ({ as }) => {
    const client = as(null);
    const { data, error } = await client.auth.signUp(newAccount);
    expect([error, data.session?.token_type]).toEqual([null, 'bearer']);
    const { email, user_metadata, identities } = data.user ?? {};
    expect(email).toBe('noor@new.example');
    expect(user_metadata).toMatchObject({ username: 'card_shop', sub: data.user?.id });
    expect(identities?.map(({ provider }) => provider)).toEqual(['email']);
    expect((await client.from('seller_accounts').select('username')).data).toEqual([]);
  },
  'a user who signed up can sign in with the password': async ({ as }) => {
    await as(null).auth.signUp(newAccount);
    const { email, password } = newAccount;
    expect((await as(null).auth.signInWithPassword({ email, password })).error).toBeNull();
    const { error } = await as(null).auth.signInWithPassword({ email, password: 'guess' });
    expect(error?.code).toBe('invalid_credentials');
  },
  'an address that has an account cannot sign up again, in any case': async ({ as }) => {
    for (const email of [demoCredentials.email, demoCredentials.email.toUpperCase()]) {
      const { error } = await as(null).auth.signUp({ ...newAccount, email });
      expect([error?.status, error?.code]).toEqual([422, 'user_already_exists']);
    }
  },
  'a short password is too weak': async ({ as }) => {
    const { error } = await as(null).auth.signUp({ ...newAccount, password: '1234567' });
    expect([error?.name, error?.status, error?.code]).toEqual([
      'AuthWeakPasswordError',
      422,
      'weak_password',
    ]);
    expect((error as { reasons?: unknown }).reasons).toEqual(['length']);
  },
  'a password of more than 72 bytes and an invalid address are rejected': async ({ as }) => {
    for (const wrong of [{ password: 'a'.repeat(73) }, { email: 'noor' }, { password: '' }]) {
      const { error } = await as(null).auth.signUp({ ...newAccount, ...wrong });
      expect([error?.status, error?.code]).toEqual([400, 'validation_failed']);
    }
  },
  'requesting a password link does not tell who has an account': async ({ as }) => {
    for (const email of ['nobody@new.example', demoCredentials.email]) {
      expect((await as(null).auth.resetPasswordForEmail(email)).error).toBeNull();
    }
    const { error } = await as(null).auth.resetPasswordForEmail('noor');
    expect([error?.status, error?.code]).toEqual([400, 'validation_failed']);
  },
  'a wrong code confirms nothing': async ({ as }) => {
    for (const type of ['signup', 'recovery', 'email_change'] as const) {
      for (const email of ['nobody@new.example', demoCredentials.email]) {
        const { error } = await as(null).auth.verifyOtp({ email, token: '000000', type });
        expect([error?.status, error?.code]).toEqual([403, 'otp_expired']);
      }
    }
  },
  'a confirmation is sent to nobody who does not need one': async ({ as }) => {
    for (const email of ['nobody@new.example', demoCredentials.email]) {
      expect((await as(null).auth.resend({ type: 'signup', email })).error).toBeNull();
    }
  },
  'a user changes the password': async (world) => {
    const { client } = await signIn(world);
    const same = await client.auth.updateUser({ password: demoCredentials.password });
    expect([same.error?.status, same.error?.code]).toEqual([422, 'same_password']);
    const weak = await client.auth.updateUser({ password: 'short' });
    expect([weak.error?.status, weak.error?.code]).toEqual([422, 'weak_password']);
    expect((await client.auth.updateUser({ password: 'another password' })).error).toBeNull();
    const old = await world.as(null).auth.signInWithPassword(demoCredentials);
    expect(old.error?.code).toBe('invalid_credentials');
    const fresh = { ...demoCredentials, password: 'another password' };
    expect((await world.as(null).auth.signInWithPassword(fresh)).error).toBeNull();
  },
  'nobody changes a password without a session': async ({ call }) => {
    const body = { password: 'another password' };
    expect((await call('/auth/v1/user', { method: 'PUT', body })).status).toBe(401);
    const headers = { authorization: 'Bearer guess' };
    expect((await call('/auth/v1/user', { method: 'PUT', body, headers })).status).toBe(403);
  },
  'signing up needs the public key': async ({ call }) => {
    for (const path of ['/auth/v1/signup', '/auth/v1/recover', '/auth/v1/resend']) {
      const answer = await call(path, { body: newAccount, apikey: null });
      expect(answer).toEqual({ status: 401, body: noKey });
    }
  },

  'a request without the public key is rejected': async ({ call }) => {
    for (const path of ['/rest/v1/servers?select=id', '/auth/v1/settings', '/auth/v1/user']) {
      const answer = await call(path, { method: 'GET', as: 'owner', apikey: null });
      expect(answer).toEqual({ status: 401, body: noKey });
    }
  },
  'a request with a wrong public key is rejected': async ({ call }) => {
    const answer = await call('/rest/v1/servers?select=id', { method: 'GET', apikey: 'guess' });
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([
      401,
      'Invalid API key',
    ]);
  },
  'the public key alone returns no user': async ({ call }) => {
    const { status, body } = await call('/rest/v1/servers?select=id', { method: 'GET' });
    expect([status, (body as { code: string }).code]).toEqual([401, '42501']);
  },
  'an invalid token cannot read a table': async ({ call }) => {
    const headers = { authorization: 'Bearer guess' };
    const { status } = await call('/rest/v1/servers?select=id', { method: 'GET', headers });
    expect(status).toBe(401);
  },
};
