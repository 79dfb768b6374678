import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openProject, runAs, type Outcome } from '../setup/project';
import { service, signUp } from './cast';

const victimAccount = '500000000000000001';

async function victimOf(addedRows: number) {
  const { sql, drop } = await openProject('fresh');
  onTestFinished(() => drop());
  const [seller, other, victim] = [
    await signUp(sql, null),
    await signUp(sql, null),
    await signUp(sql, victimAccount),
  ];
  await sql`insert into public.seller_accounts (user_id, username)
    values (${seller.userId}, 'seller'), (${other.userId}, 'other')`;
  await sql`insert into public.servers (id, name) values ('900000000000000001', 'Cards')`;
  await sql`insert into public.stores (id, owner_id, name, slug) values
    ('biz_cards', ${seller.userId}, 'Cards', 'cards'), ('biz_theirs', ${other.userId}, 'Theirs', 'theirs')`;
  await sql`update public.stores set server_id = '900000000000000001' where id = 'biz_cards'`;
  const [gold, theirs] = [randomUUID(), randomUUID()];
  await sql`insert into public.store_memberships (id, store_id, name, payment_type, price_minor, role_id) values
    (${gold}, 'biz_cards', 'Gold', 'one-time', 1, '700000000000000001'),
    (${theirs}, 'biz_theirs', 'Theirs', 'one-time', 1, null)`;
  await sql`insert into public.store_members
      (store_id, membership_id, status, provider, provider_reference, user_id, discord_id, since)
    values ('biz_theirs', ${theirs}, 'canceled', 'stripe', 'pi_1', ${victim.userId}, ${victimAccount}, '2026-01-01')`;
  await sql`insert into public.store_members (store_id, membership_id, status, provider, discord_id)
    select 'biz_cards', ${gold}, 'active', 'file', ${victimAccount} from generate_series(1, ${addedRows})`;
  await sql`update private.server_links set allowed_role_ids = '{700000000000000001}'`;
  const as = (statement: string, caller = victim) =>
    runAs(sql, caller, (run) => run.unsafe(statement));
  const mine = async () =>
    valueOf(await as('select public.my_memberships() as value')) as {
      is_added: boolean;
      name: string;
      server: { id: string; role: string; role_name: string | null } | null;
    }[];
  return { sql, as, mine };
}

function valueOf(outcome: Outcome): unknown {
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return outcome.rows[0]?.['value'];
}

describe('what a store has added for a Discord account', () => {
  it('never displaces what the person has bought', async () => {
    const { mine } = await victimOf(600);
    const listed = await mine();
    expect(listed[0]).toMatchObject({ name: 'Theirs', is_added: false });
    expect(listed.filter(({ is_added }) => is_added)).toHaveLength(100);
  });

  it('is refused: it ends, frees its spot, and gives no role, also when it is added again', async () => {
    const { sql, as, mine } = await victimOf(1);
    const roles = async () => {
      const outcome = await runAs(sql, service, (run) =>
        run.unsafe('select discord_id, is_due from public.membership_roles()'),
      );
      if (!outcome.ok) throw new Error(outcome.message);
      return outcome.rows.map((row) => ({ ...row }));
    };
    expect(await roles()).toEqual([{ discord_id: victimAccount, is_due: true }]);
    valueOf(await as(`select public.refuse_memberships('biz_cards') as value`));
    expect((await mine()).map(({ name }) => name)).toEqual(['Theirs']);
    expect(await roles()).toEqual([{ discord_id: victimAccount, is_due: false }]);
    const [ended] = await sql`select status from public.store_members where provider = 'file'`;
    expect(ended?.['status']).toBe('canceled');
    await sql`update public.store_members set status = 'active', until = null where provider = 'file'`;
    expect(await mine()).toHaveLength(1);
    expect(await roles()).toEqual([{ discord_id: victimAccount, is_due: false }]);
    // What the person buys themselves is not refused.
    await sql`update public.store_members set user_id = (select user_id from private.refused_stores)`;
    expect(await mine()).toHaveLength(2);
    expect(await roles()).toEqual([{ discord_id: victimAccount, is_due: true }]);
  });
});

/** Card stores with one membership of the victim, which they have claimed, and its server as they see it. */
async function claimed() {
  const victim = await victimOf(0);
  const { sql, mine } = victim;
  await sql`insert into public.store_members (store_id, membership_id, status, provider, provider_reference, user_id, discord_id)
    select store_id, id, 'active', 'stripe', 'pi_gold', (select user_id from public.store_members), ${victimAccount}
    from public.store_memberships where store_id = 'biz_cards'`;
  const server = async () => (await mine()).find(({ name }) => name === 'Gold')?.server;
  return { ...victim, server };
}

describe('the server of a membership', () => {
  it('says what the bot does with the role, as `membership_roles` does', async () => {
    const { sql, server } = await claimed();
    const due = { id: '900000000000000001', role: 'due', role_name: null };
    expect(await server()).toEqual(due);
    await sql`insert into private.guild_names (server_id, read_at, roles, channels)
      values ('900000000000000001', now(), '{"700000000000000001": "Gold member"}', '{}')`;
    expect(await server()).toEqual({ ...due, role_name: 'Gold member' });
    const roleAfter = async (change: string) => {
      await sql.unsafe(change);
      return (await server())?.role;
    };
    expect(await roleAfter(`update private.server_links set allowed_role_ids = '{}'`)).toBe(
      'paused',
    );
    await sql`update private.server_links set allowed_role_ids = '{700000000000000001}'`;
    expect(
      await roleAfter(`update public.stores set server_link = 'paused' where id = 'biz_cards'`),
    ).toBe('paused');
    await sql`update public.stores set server_link = 'standing' where id = 'biz_cards'`;
    const gold = `where provider_reference = 'pi_gold'`;
    expect(await roleAfter(`update public.store_members set discord_id = null ${gold}`)).toBe(
      'noAccount',
    );
    expect(await roleAfter(`update public.store_members set is_oversold = true ${gold}`)).toBe(
      'noSpot',
    );
    expect(await roleAfter(`update public.store_memberships set role_id = null`)).toBe('none');
  });

  it('is told neither to whom a membership is offered, nor after it has ended', async () => {
    const { sql, server } = await claimed();
    expect(await server()).not.toBeNull();
    await sql`update public.store_members set status = 'canceled' where provider_reference = 'pi_gold'`;
    expect(await server()).toBeNull();
  });
});
