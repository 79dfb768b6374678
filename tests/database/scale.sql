-- The large data set: 10,000 servers, 100,000 permission rows, and other rows in proportion. The rows refer to each
-- other by number. Triggers and foreign key checks are switched off, because they would take most of the time.
set session_replication_role = replica;

create function pg_temp.uuid_of(kind text, n bigint) returns uuid
language sql immutable as $$ select md5(kind || n)::uuid $$;
create function pg_temp.server_id(n bigint) returns text
language sql immutable as $$ select (100000000000000000 + (n - 1) % 10000 + 1)::text $$;
create function pg_temp.discord_id(n bigint) returns text
language sql immutable as $$ select (300000000000000000 + n)::text $$;

insert into auth.users (id, aud, role, email)
select pg_temp.uuid_of('user', n), 'authenticated', 'authenticated', 'user' || n || '@grouped.example'
from generate_series(1, 20000) n;
insert into auth.identities (user_id, provider, provider_id, identity_data)
select pg_temp.uuid_of('user', n), 'discord', pg_temp.discord_id(n),
  jsonb_build_object('sub', pg_temp.discord_id(n), 'full_name', 'User ' || n)
from generate_series(1, 20000) n;

insert into public.servers (id, name, owner_id, added_at)
select pg_temp.server_id(n), 'Server ' || n, pg_temp.discord_id(n), now() from generate_series(1, 10000) n;

-- User n, from 1 to 10,000, owns server n. Each of the 20,000 users is also a member of three servers.
insert into private.guild_access (user_id, server_id, name, owner, permissions, believed_until)
select pg_temp.uuid_of('user', n), pg_temp.server_id(n), 'Server ' || n, true, '0', now() + interval '1 day'
from generate_series(1, 10000) n
union all
select pg_temp.uuid_of('user', n), pg_temp.server_id(n * 7 + k * 1237), 'Server', false, '0', now() + interval '1 day'
from generate_series(1, 20000) n, generate_series(1, 3) k
on conflict do nothing;

-- 20,000 team members with permissions in five servers each. Member n has the Discord account of user n, and was added
-- by the owner of a server.
insert into public.team_members (id, name, discord_id, panel_role, added_by)
select pg_temp.uuid_of('member', n), 'Member ' || n, pg_temp.discord_id(n),
  (array['support', 'moderator', 'developer', 'support', 'admin'])[n % 5 + 1], pg_temp.uuid_of('user', n % 10000 + 1)
from generate_series(1, 20000) n;
insert into public.server_member_permissions (team_member_id, server_id, server_name, allowed_panels)
select pg_temp.uuid_of('member', n), pg_temp.server_id(n * 3 + k * 1999), 'Server',
  (array['{channels}', '{channels,roles}', '{embeds}', '{editors,points}'])[(n + k) % 4 + 1]::text[]
from generate_series(1, 5) k, generate_series(1, 20000) n;

insert into public.server_configs (id, server_id, config, version)
select md5('config' || pg_temp.server_id(n))::uuid, pg_temp.server_id(n), jsonb_build_object('SuccessPoints', n % 100, 'EmbedColor', '#112233', 'WhopDMs', true,
  'logsChannel', pg_temp.discord_id(n), 'adminRoleID', pg_temp.discord_id(n)), case when n in (1, 2, 25) then 5000 else 3 end
from generate_series(1, 10000) n;
-- Three of the servers have had five thousand saves each; all others have had three.
insert into public.server_config_revisions
  (server_id, version, saved_by, saved_by_name, saved_by_discord_id, keys, changes)
select pg_temp.server_id(n), version, pg_temp.uuid_of('user', n), 'User', pg_temp.discord_id(n), array[key],
  jsonb_build_array(jsonb_build_object('key', key, 'before', version - 1, 'after', version))
from generate_series(1, 10000) n, generate_series(1, case when n in (1, 2, 25) then 5000 else 3 end) version,
  lateral (select (array['SuccessPoints', 'EmbedColor', 'WhopDMs', 'logsChannel', 'adminRoleID'])[(n + version) % 5 + 1]) picked (key);
insert into public.server_secrets (server_id, key, secret_id, set_by_name)
select pg_temp.server_id(n), 'WhopAPIKey', pg_temp.uuid_of('secret', n), 'User' from generate_series(1, 10000) n;

-- Every server is told about its changes. It was told four of them, and each hundredth server is about to be told another.
insert into private.message_recipients (id, server_id, secret_id, set_by_name, sent_at)
select pg_temp.uuid_of('recipient', n), pg_temp.server_id(n), pg_temp.uuid_of('webhook', n), 'User', now() - interval '1 hour'
from generate_series(1, 10000) n;
insert into private.messages_to_send (recipient_id, kind, payload, not_before, sent_at)
select pg_temp.uuid_of('recipient', n), case k when 1 then 'test' else 'settingsChanged' end, '{}', now(),
  case when k < 5 then now() - interval '1 hour' end
from generate_series(1, 5) k, generate_series(1, 10000) n where k < 5 or n % 100 = 1;

-- Every server was checked.
insert into private.health_checks (server_id, read_at, checked_by_name, fails, limited, failing)
select pg_temp.server_id(n), now() - interval '1 hour', 'User', n % 3, 1, array['roleId/deleted/1'] from generate_series(1, 10000) n;
insert into private.guild_names (server_id, read_at, roles, channels)
select pg_temp.server_id(n), now() - interval '1 hour', '{"845201933120405601": "VIP"}', '{}' from generate_series(1, 10000) n;

insert into public.managed_users (discord_id, panel_id, added_by)
select pg_temp.discord_id(n), 'panel ' || n, pg_temp.uuid_of('user', n) from generate_series(1, 20000) n;

-- User 20001 administers 400 guilds and has panels in all of them, given by their 400 owners. User 20002 owns only
-- server 1. User 20003 gives panels to other users in five servers. User 20004 is a site admin.
insert into auth.users (id, aud, role, email)
select pg_temp.uuid_of('user', n), 'authenticated', 'authenticated', 'user' || n || '@grouped.example'
from generate_series(20001, 20004) n;
insert into auth.identities (user_id, provider, provider_id, identity_data)
select pg_temp.uuid_of('user', n), 'discord', pg_temp.discord_id(n), jsonb_build_object('full_name', 'User ' || n)
from generate_series(20001, 20004) n;
insert into private.guild_access (user_id, server_id, name, owner, permissions, believed_until)
select pg_temp.uuid_of('user', 20001), pg_temp.server_id(n * 25), 'Server', false, '8', now() + interval '1 day'
from generate_series(1, 400) n
union all
select pg_temp.uuid_of('user', 20002), pg_temp.server_id(1), 'Server', true, '0', now() + interval '1 day';
insert into public.team_members (id, name, discord_id, added_by)
select pg_temp.uuid_of('many', n), 'Many', pg_temp.discord_id(20001), pg_temp.uuid_of('user', n * 25)
from generate_series(1, 400) n
union all
select pg_temp.uuid_of('editor', 1), 'Editor', pg_temp.discord_id(20003), pg_temp.uuid_of('user', 1);
insert into public.server_member_permissions (id, team_member_id, server_id, server_name, allowed_panels)
select md5('given' || server_id || member_id)::uuid, member_id, server_id, 'Server', '{channels,editors}'
from (
  select pg_temp.uuid_of('many', n), pg_temp.server_id(n * 25) from generate_series(1, 400) n
  union all
  select pg_temp.uuid_of('editor', 1), pg_temp.server_id(n) from generate_series(1, 5) n) given (member_id, server_id);
insert into private.site_admins (user_id) values (pg_temp.uuid_of('user', 20004));

-- 300 stores of the users 1 to 300. The first has 10,000 members and 20,000 payments; all others have 20 of each.
create function pg_temp.store_id(n bigint) returns text
language sql immutable as $$ select 'biz_' || lpad(n::text, 24, '0') $$;
create temporary table sales as
select n, case when n <= 20000 then 1 else 2 + n % 299 end as store from generate_series(1, 26000) n;
insert into public.stores (id, owner_id, name, slug, is_designed, is_visible, server_id, server_link)
select pg_temp.store_id(n), pg_temp.uuid_of('user', n), 'Store ' || n, 'store-' || n, true, true, pg_temp.server_id(n), 'standing'
from generate_series(1, 300) n;
insert into private.server_links (store_id, server_id, discord_id, allowed_role_ids, due_at)
select pg_temp.store_id(n), pg_temp.server_id(n), pg_temp.discord_id(n), array[pg_temp.discord_id(n)],
  now() + n * interval '1 minute' from generate_series(1, 300) n;
insert into public.store_memberships (id, store_id, name, payment_type, price_minor, currency, role_id, max_members)
select pg_temp.uuid_of('sold', n), pg_temp.store_id(n), 'Membership', 'one-time', 1000, 'USD', pg_temp.discord_id(n),
  case when n = 1 then 10000 end
from generate_series(1, 300) n;
-- 9,700 stores more, of the users 301 to 10,000, have a membership and no members.
insert into public.stores
  (id, owner_id, name, slug, tagline, category, created_at, is_designed, is_visible, server_id, server_link)
select pg_temp.store_id(n), pg_temp.uuid_of('user', n), 'Store ' || n, 'store-' || n, 'A community about ' || md5('topic' || n),
  (array['reselling', 'amazon', 'sports-betting', 'trading-cards', 'crypto', 'sneakers', 'other'])[1 + n % 7],
  now() - n * interval '1 hour', true, true, pg_temp.server_id(n), 'standing'
from generate_series(301, 10000) n;
insert into private.server_links (store_id, server_id, discord_id, allowed_role_ids, due_at)
select pg_temp.store_id(n), pg_temp.server_id(n), pg_temp.discord_id(n), array[pg_temp.discord_id(n)],
  now() + n * interval '1 minute'
from generate_series(301, 10000) n;
insert into public.store_memberships (id, store_id, name, payment_type, price_minor, currency)
select pg_temp.uuid_of('sold', n), pg_temp.store_id(n), 'Membership', 'one-time', 500 + n * 7919 % 9500, 'USD'
from generate_series(301, 10000) n;
insert into private.store_listings
select listing.* from public.stores cross join lateral private.listing_of(stores) listing;
insert into public.store_members (id, store_id, membership_id, status, discord_id, display_name, provider, provider_reference,
  user_id, confirmed_at)
select pg_temp.uuid_of('buyer', n), pg_temp.store_id(store), pg_temp.uuid_of('sold', store), 'active',
  pg_temp.discord_id(n), 'Buyer ' || n, 'stripe', 'sub_' || n,
  case when n % 4 = 0 and n <= 20000 then pg_temp.uuid_of('user', n) end, case when n % 4 = 0 and n <= 20000 then now() end
from sales where n % 2 = 0 or n > 20000;
insert into private.membership_places select membership_id, count(*) from public.store_members group by 1;
-- Each member of the first store has written a review. Half of them count.
insert into public.store_reviews (id, store_id, user_id, rating, text, created_at)
select pg_temp.uuid_of('review', n), pg_temp.store_id(1), pg_temp.uuid_of('user', n), 1 + n % 5, 'Review ' || n, now() - n * interval '1 minute'
from generate_series(2, 20000, 2) n;
insert into private.review_marks (store_id, user_id, is_listed, is_shown, stars)
select store_id, user_id, true, true,
  case when id in (select private.counted_reviews(array(select id from public.store_reviews))) then rating end
from public.store_reviews;
insert into private.store_review_sums (store_id, is_listed, is_shown, stars, reviews)
select store_id, is_listed, is_shown, stars, count(*) from private.review_marks group by 1, 2, 3, 4;
insert into public.store_member_emails
select id, 'buyer@' || id || '.example' from public.store_members;
insert into public.store_transactions (store_id, provider, reference, member_id, membership_id, kind, status, amount_minor, currency, occurred_at)
select pg_temp.store_id(store), 'stripe', 'ch_' || n, pg_temp.uuid_of('buyer', n - n % 2), pg_temp.uuid_of('sold', store), 'payment',
  'succeeded', 1000, 'USD', now() - n * interval '1 minute'
from sales;
insert into private.store_month_sums (store_id, month, kind, status, currency, membership_id, is_dismissed, transactions, amount_minor)
select store_id, private.month_of(occurred_at), kind, status, currency, membership_id, is_dismissed, count(*), sum(amount_minor)
from public.store_transactions group by 1, 2, 3, 4, 5, 6, 7;
insert into private.store_events (store_id, provider, event_id, kind, occurred_at, processed_at, outcome, reference,
  reference_source, customer_id, related, plan_ids, member_status, transaction_kind, transaction_reference,
  transaction_status, amount_minor, currency, is_cumulative)
select pg_temp.store_id(store), 'stripe', 'evt_' || n, 'invoice.paid', now() - n * interval '1 minute', now(), 'applied',
  'sub_' || n, 'event', 'cus_' || n, array['in_' || n, 'ch_' || n], array['price_' || store], 'active', 'payment', 'ch_' || n,
  'succeeded', 1000, 'USD', false
from sales;
insert into public.store_daily_counts (store_id, day, kind, referrer, count)
select pg_temp.store_id(n), current_date - d, 'visit', '', 5 from generate_series(1, 300) n, generate_series(0, 29) d;
insert into public.store_membership_plans (store_id, provider, plan_id, membership_id)
select pg_temp.store_id(n), 'stripe', 'price_' || n || '_' || k, pg_temp.uuid_of('sold', n)
from generate_series(1, 300) n, generate_series(1, 10) k;
-- 20,000 changes of roles, all in an earlier transaction.
insert into private.bot_changes (kind, made_in, store_id, discord_id)
select 'roles', '3', pg_temp.store_id(1 + n % 300), pg_temp.discord_id(n) from generate_series(1, 20000) n;
-- 20,000 people wait for memberships of the first hundred stores.
insert into public.store_waitlist (membership_id, user_id)
select pg_temp.uuid_of('sold', n % 100 + 1), pg_temp.uuid_of('user', n) from generate_series(1, 20000) n;

-- Tokens of the tests name a session with the id of the user.
insert into auth.sessions (id, user_id) select id, id from auth.users on conflict do nothing;
set session_replication_role = origin;
