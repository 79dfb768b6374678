import { describe, expect, it } from 'vitest';
import { connect } from '../../supabase/local/database';
import { runAs, type Outcome } from '../setup/project';
import { service, signUp, type SignedIn } from './cast';
import { setScene } from './discord-scene';

const refused = { ok: false, code: '42501' };
const scene = setScene();

describe('keep_discord_token and discord_token', () => {
  it('store one pair of tokens per user, however often they sign in', async () => {
    const before = await scene.vaultEntries();
    await keep(scene.user, 'access 1', 'refresh 1');
    await keep(scene.user, 'access 2', 'refresh 2');
    await keep(scene.user, 'access 3', 'refresh 3');
    expect(await scene.vaultEntries()).toBe(before + 2);
    expect(await tokenOf(scene.user)).toEqual({
      access_token: 'access 3',
      refresh_token: 'refresh 3',
      in_an_hour: true,
    });
  });

  it('store a token without a refresh token', async () => {
    const before = await scene.vaultEntries();
    await keep(scene.user, 'access 1', 'refresh 1');
    await keep(scene.user, 'access 2', null);
    expect(await scene.vaultEntries()).toBe(before + 1);
    expect(await tokenOf(scene.user)).toEqual({
      access_token: 'access 2',
      refresh_token: null,
      in_an_hour: true,
    });
  });

  it('delete the tokens together with the user', async () => {
    const before = await scene.vaultEntries();
    await keep(scene.user, 'access', 'refresh');
    await scene.project.sql`delete from auth.users where id = ${scene.user.userId}`;
    expect(await scene.vaultEntries()).toBe(before);
  });

  it('return nothing for a user without a stored token', async () => {
    expect(
      await scene.run(service, `select public.discord_token('${scene.user.userId}') as token`),
    ).toEqual({
      ok: true,
      rows: [{ token: null }],
    });
  });

  it('store one pair when a user signs in many times at once', async () => {
    const before = await scene.vaultEntries();
    const pool = connect(scene.project.url(), { max: 8 });
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        runAs(
          pool,
          service,
          (t) =>
            t`select public.keep_discord_token(${scene.user.userId}, ${`access ${n}`}, ${`refresh ${n}`}, 3600)`,
        ),
      ),
    );
    await pool.end();
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
    expect(await scene.vaultEntries()).toBe(before + 2);
    const token = await tokenOf(scene.user);
    expect(token['refresh_token']).toBe(String(token['access_token']).replace('access', 'refresh'));
  });
});

describe('record_verification', () => {
  it('stores that a Discord account belongs to the user, and when it was last verified', async () => {
    expect(await verify(scene.user, scene.discordId)).toMatchObject({ ok: true });
    const [before] = await scene.project
      .sql`select discord_id, verified_at from verifications where user_id = ${scene.user.userId}`;
    expect(await verify(scene.user, scene.discordId)).toMatchObject({ ok: true });
    const rows = await scene.project
      .sql`select discord_id, verified_at from verifications where user_id = ${scene.user.userId}`;
    expect(rows.map(({ discord_id }) => discord_id)).toEqual([scene.discordId]);
    expect(Number(rows[0]?.['verified_at'])).toBeGreaterThan(Number(before?.['verified_at']));
  });

  it('rejects another user’s account, and any account for a user without one', async () => {
    const nameless = await signUp(scene.project.sql, null);
    expect(await verify(scene.user, '300000000000000099')).toMatchObject(refused);
    expect(await verify(nameless, scene.discordId)).toMatchObject(refused);
    expect([
      ...(await scene.project
        .sql`select 1 from verifications where user_id in (${scene.user.userId}, ${nameless.userId})`),
    ]).toEqual([]);
  });
});

async function keep({ userId }: SignedIn, access: string, refresh: string | null): Promise<void> {
  const outcome = await runAs(
    scene.project.sql,
    service,
    (t) => t`select public.keep_discord_token(${userId}, ${access}, ${refresh}, 3600)`,
  );
  if (!outcome.ok) throw new Error(outcome.message);
}

async function tokenOf({ userId }: SignedIn): Promise<Record<string, unknown>> {
  const outcome = await runAs(
    scene.project.sql,
    service,
    (
      t,
    ) => t`select token ->> 'access_token' as access_token, token ->> 'refresh_token' as refresh_token,
      (token ->> 'expires_at')::timestamptz - now() between interval '59 minutes' and interval '1 hour' as in_an_hour
    from public.discord_token(${userId}) token`,
  );
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.rows[0] ?? {};
}

function verify({ userId }: SignedIn, id: string): Promise<Outcome> {
  return runAs(
    scene.project.sql,
    service,
    (t) => t`select public.record_verification(${userId}, ${id})`,
  );
}
