import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { demoCredentials } from '#mocks/session/people';
import { totpCode } from '#mocks/session/totp';
import type { Cases, World } from '../world';

/** Signs in as a site admin on another device. */
async function signIn({ as }: World): Promise<SupabaseClient> {
  const client = as(null);
  const { data } = await client.auth.signInWithPassword(demoCredentials);
  if (!data.session) throw new Error('The demo credentials were not taken.');
  return client;
}

async function enroll(device: SupabaseClient, friendlyName: string) {
  const { data, error } = await device.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Grouped',
  });
  if (error) throw error;
  return data;
}

const codeOf = ({ totp: { secret } }: { totp: { secret: string } }) => totpCode(secret, Date.now());

async function setUp(device: SupabaseClient, friendlyName = 'Phone') {
  const factor = await enroll(device, friendlyName);
  const code = await codeOf(factor);
  const { error } = await device.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (error) throw error;
  return factor;
}

const levelOf = async (device: SupabaseClient) =>
  (await device.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;

const addEditor = (device: SupabaseClient) =>
  device.from('team_members').insert({ name: 'Somebody' });

export const factorCases: Cases = {
  'a factor has a secret, its address and a picture, and counts once a code was right': async (
    world,
  ) => {
    const device = await signIn(world);
    expect(await levelOf(device)).toBe('aal1');
    const factor = await enroll(device, 'Phone');
    expect(factor).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    const { secret, uri, qr_code } = factor.totp;
    expect(uri).toContain(`secret=${secret}`);
    expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect((await device.auth.mfa.listFactors()).data).toMatchObject({
      all: [{ id: factor.id, status: 'unverified' }],
      totp: [],
    });
    expect((await addEditor(device)).error).toBeNull();
    const wrong = await device.auth.mfa.challengeAndVerify({ factorId: factor.id, code: '0' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const code = await codeOf(factor);
    const right = await device.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(right.error).toBeNull();
    expect(await levelOf(device)).toBe('aal2');
    const { data } = await device.auth.mfa.listFactors();
    expect(data?.totp).toMatchObject([{ id: factor.id, status: 'verified' }]);
    expect(JSON.stringify(data)).not.toContain(secret);
    expect((await addEditor(device)).error).toBeNull();
    await device.auth.refreshSession();
    expect(await levelOf(device)).toBe('aal2');
  },
  'it ends the other sessions, and a new one is asked for it': async (world) => {
    const [one, other] = [await signIn(world), await signIn(world)];
    const factor = await setUp(one);
    expect((await addEditor(other)).error).toMatchObject({ hint: 'session_ended' });
    const next = await signIn(world);
    expect(await levelOf(next)).toBe('aal1');
    const refused = await addEditor(next);
    expect(refused.status).toBe(403);
    expect(refused.error).toMatchObject({ code: 'PT403', hint: 'second_factor_required' });
    // Its sessions can be read.
    expect((await next.rpc('my_sessions')).error).toBeNull();
    const code = await codeOf(factor);
    await next.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect((await addEditor(next)).error).toBeNull();
    expect((await addEditor(one)).error).toBeNull();
  },
  'only a session that used it adds another, removes it or changes the password': async (world) => {
    const one = await signIn(world);
    const factor = await setUp(one);
    const next = await signIn(world);
    const add = await next.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Spare' });
    expect(add.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const remove = await next.auth.mfa.unenroll({ factorId: factor.id });
    expect(remove.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    const password = await next.auth.updateUser({ password: 'another long password' });
    expect(password.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    await setUp(one, 'Spare');
    expect((await one.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect((await one.auth.mfa.listFactors()).data?.totp).toMatchObject([
      { friendly_name: 'Spare' },
    ]);
  },
  'a challenge can be used once': async (world) => {
    const device = await signIn(world);
    const factor = await setUp(device);
    const { data: challenge } = await device.auth.mfa.challenge({ factorId: factor.id });
    const verify = async () =>
      device.auth.mfa.verify({
        factorId: factor.id,
        challengeId: challenge?.id ?? '',
        code: await codeOf(factor),
      });
    expect((await verify()).error).toBeNull();
    expect((await verify()).error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
  },
  'names differ, and an unfinished factor can be removed and is gone after another is verified':
    async (world) => {
      const device = await signIn(world);
      const first = await enroll(device, 'Phone');
      const again = await device.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
      expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
      expect((await device.auth.mfa.unenroll({ factorId: first.id })).error).toBeNull();
      const second = await enroll(device, 'Phone');
      await setUp(device, 'Tablet');
      const gone = await device.auth.mfa.challenge({ factorId: second.id });
      expect(gone.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    },
  'nobody else uses a factor': async (world) => {
    const factor = await setUp(await signIn(world));
    const { status, body } = await world.call(`/auth/v1/factors/${factor.id}/challenge`, {
      as: 'owner',
      body: {},
    });
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'mfa_factor_not_found' } });
  },
};
