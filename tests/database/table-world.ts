import type { Sql } from 'postgres';
import type { Caller } from '../setup/project';
import {
  addServer,
  anon,
  service,
  setPlatformOwner,
  setSiteAdmin,
  signUp,
  tell,
  type SignedIn,
} from './cast';
import { ids, type Rights, type Visitor } from './table-rights';

/** People whose right has ended, or was never theirs: they may do as much as another visitor, except where it says so. */
export const likenesses: readonly {
  who: string;
  visitor: Visitor;
  arrange: string;
  like: Visitor;
  except?: Readonly<Record<string, Rights>>;
  /** Functions whose outcome differs; see `error-details.test.ts`. */
  calls?: Readonly<Record<string, string>>;
}[] = [
  {
    who: 'a former administrator of the guild',
    visitor: 'an admin of the guild',
    arrange: `update private.guild_access set permissions = '0' where permissions = '8';
      delete from private.guild_access where permissions = '0' and server_id = '${ids.alsoHere}' and not owner`,
    like: 'a member of the guild',
  },
  {
    who: 'a member whom the store added by hand',
    visitor: 'a stranger',
    arrange: `update public.store_members set discord_id = '300000000000000001', provider = 'manual'
      where status = 'active' and discord_id is null`,
    like: 'a stranger',
  },
  {
    who: 'a buyer whose payment was refunded',
    visitor: 'a stranger',
    arrange: `update public.store_members set discord_id = '300000000000000001', provider = 'stripe',
      provider_reference = 'sub_1', status = 'refunded' where status = 'active' and discord_id is null`,
    like: 'a stranger',
  },
  {
    who: 'a former seller',
    visitor: 'the owner of a store',
    arrange: `update public.stores set owner_id = '${ids.newcomer}';
      update public.seller_accounts set user_id = '${ids.newcomer}'`,
    like: 'a stranger',
    // In the world of the functions, the stranger has bought and written the review.
    calls: {
      claim_memberships: 'notConfirmed',
      confirm_membership: 'gone',
      join_waitlist: 'waiting',
      report_review: 'reported',
      save_store_review: 'notMember',
    },
  },
  {
    who: 'the owner of a server to which somebody has linked a store',
    visitor: 'the owner of the guild',
    arrange: `update public.stores set server_id = '${ids.here}' where id = '${ids.openStore}'`,
    like: 'the owner of the guild',
  },
  {
    who: 'the former owner of a guild',
    visitor: 'the owner of the guild',
    arrange: `update public.servers set owner_id = '300000000000000111'`,
    like: 'a member of the guild',
    except: { 'select on public.servers': 2, 'select on public.verifications': 1 },
  },
  {
    who: 'the owner of a store that the site has hidden',
    visitor: 'the owner of a store',
    arrange: `update public.stores set hidden_by_site = true where id = '${ids.openStore}'`,
    like: 'the owner of a store',
    except: { 'delete on public.stores': 'refused' },
    calls: {
      buyer_references: '22023',
      join_waitlist: 'noMembership',
      report_review: 'noReview',
      report_store: 'noStore',
    },
  },
];

/** Creates the people and rows on which the statements of `table-rights.ts` run. */
export async function arrangeTables(sql: Sql): Promise<Record<Visitor, Caller>> {
  const stranger = await signUp(sql, '300000000000000001');
  const member = await signUp(sql, '300000000000000002');
  const pointsEditor = await signUp(sql, '300000000000000003');
  const editorsEditor = await signUp(sql, '300000000000000004');
  const admin = await signUp(sql, '300000000000000005');
  const owner = await signUp(sql, '300000000000000006');
  const siteAdmin = await signUp(sql, '300000000000000007');
  const platformOwner = await signUp(sql, '300000000000000008');
  const seller = await signUp(sql, null);
  await sql`insert into auth.users (id, aud, role) values (${ids.newcomer}, 'authenticated', 'authenticated')`;

  await setSiteAdmin(sql, siteAdmin);
  await sql`insert into private.staff_cards (user_id) values (${siteAdmin.userId})`;
  await setPlatformOwner(sql, '300000000000000008');
  for (const server of [ids.here, ids.alsoHere, ids.elsewhere]) await addServer(sql, server);
  await tell(sql, member, ids.here, { owner: false, permissions: '0' });
  for (const server of [ids.here, ids.alsoHere]) {
    await tell(sql, admin, server, { owner: false, permissions: '8' });
    await tell(sql, owner, server, { owner: true, permissions: '0' });
  }
  await arrangeTeam(sql);
  await arrangeConfigurations(sql, owner);
  await arrangeStores(sql, seller);
  await sql`insert into public.managed_users (discord_id, panel_id) values ('300000000000000005', 'panel')`;
  await sql`insert into public.verifications (user_id, discord_id)
    values (${pointsEditor.userId}, '300000000000000003'), (${owner.userId}, '300000000000000006')`;
  await sql`insert into storage.buckets (id, name) values ('other', 'other')`;
  await sql`insert into storage.objects (bucket_id, name, owner_id) values
    ('team-avatars', '99999999-2222-4333-8444-555555555555.png', ${editorsEditor.userId}),
    ('other', 'file.txt', ${member.userId})`;
  await sql`delete from realtime.messages`;
  await sql`insert into realtime.messages (topic, extension) values ('bot', 'presence'), ('bot', 'broadcast')`;
  await sql`insert into private.message_recipients (id, server_id, secret_id, set_by_name)
    values (${ids.recipient}, ${ids.here}, vault.create_secret('https://discord.com/api/webhooks/1/token'), 'Owner')`;
  await sql`insert into private.health_checks (server_id, read_at, fails, limited, failing)
    values (${ids.here}, now(), 1, 0, '{"bot/notInServer"}')`;
  await sql`insert into private.guild_names (server_id, read_at, roles, channels) values (${ids.here}, now(), '{}', '{}')`;
  await sql`insert into private.messages_to_send (recipient_id, kind, payload) values (${ids.recipient}, 'any', '{}')`;
  await sql`select private.keep_discord_token(${owner.userId}, 'token', null, 3600)`;

  return {
    anon,
    'a stranger': stranger,
    'a member of the guild': member,
    'an editor of points': pointsEditor,
    'an editor of editors': editorsEditor,
    'an admin of the guild': admin,
    'the owner of the guild': owner,
    'a site admin': siteAdmin,
    'the platform owner': platformOwner,
    'the owner of a store': seller,
    'the service role': service,
  };
}

async function arrangeTeam(sql: Sql): Promise<void> {
  const [points, editors, admin, support] = [
    ids.pointsEditor,
    '7ea70000-0000-4000-8000-000000000002',
    ids.adminMember,
    '7ea70000-0000-4000-8000-000000000004',
  ];
  await sql`insert into public.team_members (id, name, discord_id, panel_role) values
    (${points}, 'Points', '300000000000000003', 'support'),
    (${editors}, 'Editors', '300000000000000004', 'support'),
    (${admin}, 'Admin', '300000000000000111', 'admin'),
    (${support}, 'Elsewhere', '300000000000000112', 'support')`;
  await sql`insert into public.server_member_permissions (team_member_id, server_id, server_name, allowed_panels) values
    (${points}, ${ids.here}, 'Server', array['points']),
    (${editors}, ${ids.here}, 'Server', array['editors']),
    (${editors}, ${ids.alsoHere}, 'Server', array['editors']),
    (${admin}, ${ids.here}, 'Server', '{}'),
    (${support}, ${ids.elsewhere}, 'Server', array['roles'])`;
}

async function arrangeConfigurations(sql: Sql, { userId }: SignedIn): Promise<void> {
  for (const server of [ids.here, ids.elsewhere]) {
    await sql`insert into public.server_configs (server_id, config, version) values (${server}, '{"SuccessPoints": 5}', 1)`;
    await sql`insert into public.server_config_revisions (server_id, version, saved_by, saved_by_name, keys, changes)
      values (${server}, 1, ${userId}, 'Owner', array['SuccessPoints'], '[{"key":"SuccessPoints","before":null,"after":5}]')`;
    await sql`insert into public.server_secrets (server_id, key, secret_id, set_by_name)
      values (${server}, 'WhopAPIKey', vault.create_secret(${`secret of ${server}`}), 'Owner')`;
  }
}

async function arrangeStores(sql: Sql, { userId }: SignedIn): Promise<void> {
  await sql`insert into public.seller_accounts (user_id, username) values (${userId}, 'seller')`;
  await sql`insert into public.stores (id, owner_id, name, slug, is_designed, is_visible) values
    (${ids.openStore}, ${userId}, 'Open', 'open-store', true, true),
    (${ids.hiddenStore}, ${userId}, 'Hidden', 'hidden-store', true, false),
    (${ids.undesignedStore}, ${userId}, 'Undesigned', 'undesigned-store', false, true)`;
  await sql`insert into private.refused_stores (user_id, store_id, discord_id)
    values (${ids.newcomer}, ${ids.hiddenStore}, '300000000000000099')`;
  await sql`insert into private.store_addresses (slug, store_id, owner_id)
    values ('old-address', ${ids.hiddenStore}, ${userId})`;
  await sql`insert into private.server_links (store_id, server_id) values (${ids.openStore}, '1')`;
  await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, is_visible) values
    (${ids.openStore}, 'On sale', 'one-time', 5, true),
    (${ids.openStore}, 'Not yet', 'one-time', 5, false),
    (${ids.hiddenStore}, 'On sale in hiding', 'one-time', 5, true)`;
  await sql`insert into public.store_members (store_id, membership_id, status)
    select store_id, id, 'active' from public.store_memberships where name = 'On sale'`;
  await sql`insert into public.store_member_emails (member_id, email)
    select id, 'buyer@grouped.example' from public.store_members`;
  await sql`insert into public.store_membership_plans (store_id, provider, plan_id, membership_id)
    select store_id, 'stripe', 'price_1', id from public.store_memberships where name = 'On sale'`;
  await sql`insert into public.store_payment_secrets (store_id, provider, secret_id)
    values (${ids.openStore}, 'stripe', vault.create_secret('whsec_of_the_store'))`;
  await sql`insert into public.store_transactions (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at)
    values (${ids.openStore}, 'stripe', 'in_1', 'payment', 'succeeded', 4999, 'USD', now())`;
  await sql`insert into public.store_reports (id, store_id, reporter_id, kind)
    values (gen_random_uuid(), ${ids.openStore}, ${ids.newcomer}, 'scam')`;
  await sql`insert into public.moderation_log
      (id, decided_by, decided_by_name, action, target_kind, target_id, target_name, reason)
    values (gen_random_uuid(), ${ids.newcomer}, 'Admin', 'dismiss', 'store', ${ids.openStore}, 'Open', 'No rule is broken')`;
  await sql`insert into public.store_reviews (store_id, user_id, rating, text)
    values (${ids.openStore}, ${ids.newcomer}, 4, 'Good')`;
  await sql`insert into public.store_waitlist (membership_id, user_id)
    select id, ${ids.newcomer} from public.store_memberships where name = 'On sale'`;
  await sql`insert into public.access_requests (server_id, user_id, discord_id, name)
    select id, ${ids.newcomer}, '518203746611290112', 'Newcomer' from public.servers order by id limit 1`;
  await sql`insert into private.buyer_references (user_id, store_id, membership_id)
    select ${userId}, store_id, id from public.store_memberships where name = 'On sale'`;
  await sql`insert into private.store_events (store_id, provider, event_id, kind, occurred_at, outcome, related, plan_ids, is_cumulative)
    values (${ids.openStore}, 'stripe', 'evt_1', 'invoice.paid', now(), 'applied', '{}', '{}', false)`;
  await sql`update public.stores set design = '{"layout":"classic"}' where id = ${ids.openStore}`;
  await sql`select private.count_store_step(${ids.openStore}, 'visit', 'discord.com')`;
}
