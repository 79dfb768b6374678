import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { runAs } from '../../setup/project';
import { signUp, type SignedIn } from '../cast';
import type { Secrets } from './provider';

/** A membership and the providers' ids for it. */
export interface Sold {
  id: string;
  name: string;
  currency: string;
  isOneTime: boolean;
  plans: Readonly<Partial<Record<'stripe' | 'whop', string>>>;
}

/** Opens a store that sells memberships. Its owner has stored the signing secrets. Returns the owner. */
export async function openStore(
  sql: Sql,
  {
    id,
    secrets,
    sold,
  }: { id: string; secrets: Secrets; sold: readonly (Sold & { places?: number })[] },
): Promise<SignedIn> {
  const owner = await signUp(sql, null);
  await sql`insert into public.seller_accounts (user_id, username) values (${owner.userId}, ${id})`;
  await sql`insert into public.stores (id, owner_id, name, slug, is_visible, is_designed)
    values (${id}, ${owner.userId}, ${id}, ${id.replaceAll('_', '-')}, true, true)`;
  for (const { id: membership, name, currency, isOneTime, places = null, plans } of sold) {
    await sql`insert into public.store_memberships
      (id, store_id, name, payment_type, billing_interval, price_minor, currency, max_members)
      values (${membership}, ${id}, ${name}, ${isOneTime ? 'one-time' : 'subscription'},
        ${isOneTime ? null : 'week'}, 100, ${currency}, ${places})`;
    for (const [provider, plan] of Object.entries(plans)) {
      await sql`insert into public.store_membership_plans (store_id, provider, plan_id, membership_id)
        values (${id}, ${provider}, ${plan}, ${membership})`;
    }
  }
  for (const [provider, secret] of Object.entries(secrets)) {
    const set = await runAs(
      sql,
      owner,
      (as) => as`select public.set_payment_secret(${id}, ${provider}, ${secret})`,
    );
    if (!set.ok) throw new Error(set.message);
  }
  return owner;
}

/** Returns a membership whose plan ids contain its name. */
export function membership(name: string, currency = 'USD', isOneTime = false): Sold {
  return {
    id: randomUUID(),
    name,
    currency,
    isOneTime,
    plans: { stripe: `price_${name}`, whop: `plan_${name}` },
  };
}
