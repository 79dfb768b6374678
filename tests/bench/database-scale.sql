-- The rows of the database benchmark, at the size that `:stores`, `:members` and the others give. Store 1 is the busy one: it
-- has a tenth of all members, transactions and events. Store 2 has a fiftieth, and every other store about 90 members. As
-- superuser, without triggers: the tables that triggers fill are filled at the end, and `checkDerivedRows` in
-- database-scale.mjs compares them with what the triggers write.
set session_replication_role = replica;
set synchronous_commit = off;
set maintenance_work_mem = '1GB';
set work_mem = '256MB';

create function pg_temp.uuid_of(kind text, n bigint) returns uuid
language sql immutable as $$ select md5(kind || n)::uuid $$;
create function pg_temp.store_id(n bigint) returns text
language sql immutable as $$ select 'biz_' || lpad(n::text, 24, '0') $$;
create function pg_temp.discord_id(n bigint) returns text
language sql immutable as $$ select (300000000000000000 + n)::text $$;
create function pg_temp.server_id(n bigint) returns text
language sql immutable as $$ select (100000000000000000 + n)::text $$;
create function pg_temp.store_of(n bigint) returns bigint
language sql immutable as $$
  select case when n <= :members / 10 then 1 when n <= :members * 12 / 100 then 2 else 3 + n * 7919 % (:stores - 2) end $$;

-- The indexes of large tables are made again at the end, which takes a fraction of the time.
create temporary table made_later as
select format('%I.%I', schemaname, indexname) as name, indexdef from pg_indexes
where tablename in ('store_members', 'store_member_emails', 'store_transactions', 'store_events', 'server_config_revisions',
    'store_reviews', 'store_daily_counts', 'identities', 'guild_access', 'server_member_permissions')
  and not exists (select 1 from pg_constraint where conname = indexname);
do $$ declare each record; begin
  for each in select * from made_later loop execute 'drop index ' || each.name; end loop;
end $$;

insert into auth.users (id, aud, role, email, email_confirmed_at)
select pg_temp.uuid_of('user', n), 'authenticated', 'authenticated', 'user' || n || '@bench.example', now()
from generate_series(1, :users) n;
insert into auth.identities (user_id, provider, provider_id, identity_data)
select pg_temp.uuid_of('user', n), 'discord', pg_temp.discord_id(n),
  jsonb_build_object('sub', pg_temp.discord_id(n), 'full_name', 'User ' || n)
from generate_series(1, :users) n;

-- User n owns server n. Everybody is in three other servers, and user 2 administers 200.
insert into public.servers (id, name, owner_id, added_at)
select pg_temp.server_id(n), 'Server ' || n, pg_temp.discord_id(n), now() from generate_series(1, :servers) n;
insert into private.guild_access (user_id, server_id, name, owner, permissions, believed_until)
select pg_temp.uuid_of('user', n), pg_temp.server_id(n), 'Server ' || n, true, '0', now() + interval '1 day'
from generate_series(1, least(:servers, :users)) n
union all
select pg_temp.uuid_of('user', n), pg_temp.server_id(1 + (n * 7 + k * 1237) % :servers), 'Server', false, '0',
  now() + interval '1 day'
from generate_series(3, least(:servers * 2, :users)) n, generate_series(1, 3) k
union all
select pg_temp.uuid_of('user', 2), pg_temp.server_id(n), 'Server', false, '8', now() + interval '1 day'
from generate_series(3, 202) n
on conflict do nothing;
insert into public.team_members (id, name, discord_id, panel_role, added_by)
select pg_temp.uuid_of('member', n), 'Member ' || n, pg_temp.discord_id(1 + n * 13 % :users), 'support',
  pg_temp.uuid_of('user', n)
from generate_series(1, :servers) n;
insert into public.server_member_permissions (team_member_id, server_id, server_name, allowed_panels)
select pg_temp.uuid_of('member', n), pg_temp.server_id(1 + (n * 3 + k * 1999) % :servers), 'Server', '{channels,roles}'
from generate_series(1, :servers) n, generate_series(1, 5) k
on conflict do nothing;

-- Server 1 has a twentieth of all saves, all others have 19.
insert into public.server_configs (server_id, config, version)
select pg_temp.server_id(n), jsonb_build_object('SuccessPoints', n % 100, 'EmbedColor', '#112233', 'WhopDMs', true,
    'logsChannel', pg_temp.discord_id(n)), case n when 1 then :revisions / 20 else 19 end
from generate_series(1, :servers) n;
insert into public.server_config_revisions
  (server_id, version, saved_by, saved_by_name, saved_by_discord_id, keys, changes, saved_at)
select pg_temp.server_id(n), version, pg_temp.uuid_of('user', n), 'User ' || n, pg_temp.discord_id(n), array[key],
  jsonb_build_array(jsonb_build_object('key', key, 'before', version - 1, 'after', version)), now() - version * interval '1 minute'
from generate_series(1, :servers) n,
  generate_series(1, case n when 1 then :revisions / 20 else 19 end) version,
  lateral (select (array['SuccessPoints', 'EmbedColor', 'WhopDMs', 'logsChannel'])[(n + version) % 4 + 1]) picked (key);

-- User n has store n, with three memberships. The third one is sold out.
insert into public.seller_accounts (user_id, username)
select pg_temp.uuid_of('user', n), 'seller-' || n from generate_series(1, :stores) n;
insert into public.stores (id, owner_id, name, slug, tagline, category, design, created_at, is_designed, is_visible, server_id,
  server_link, refund_policy)
select pg_temp.store_id(n), pg_temp.uuid_of('user', n), 'Store number ' || n, 'store-' || n,
  'A community about ' || md5('topic' || n),
  (array['reselling', 'amazon', 'sports-betting', 'trading-cards', 'crypto', 'sneakers', 'other'])[1 + n % 7],
  jsonb_build_object('primaryColor', '#33aa77', 'text', repeat('lorem ipsum ', 100)), now() - n * interval '1 minute', true,
  n = 1 or n % 20 > 0, pg_temp.server_id(n), 'standing', repeat('Refunds within 14 days. ', 20)
from generate_series(1, :stores) n;
insert into public.store_memberships (id, store_id, name, description, payment_type, billing_interval, max_members, price_minor,
  currency, position, role_id, features)
select pg_temp.uuid_of('sold', n * 10 + k), pg_temp.store_id(n), 'Plan ' || k, repeat('What you get. ', 20), 'subscription',
  'month', case k when 3 then 0 end, 1000 * k + n % 900, 'USD', k, (400000000000000000 + n * 10 + k)::text, '{One,Two,Three}'
from generate_series(1, :stores) n, generate_series(1, 3) k;
insert into private.server_links (store_id, server_id, discord_id, allowed_role_ids)
select pg_temp.store_id(n), pg_temp.server_id(n), pg_temp.discord_id(n),
  array(select (400000000000000000 + n * 10 + k)::text from generate_series(1, 3) k)
from generate_series(1, :stores) n;
insert into public.store_membership_plans (store_id, provider, plan_id, membership_id)
select pg_temp.store_id(n), 'stripe', 'price_' || n || '_' || k, pg_temp.uuid_of('sold', n * 10 + k)
from generate_series(1, :stores) n, generate_series(1, 3) k;

-- The last fiftieth was added by hand, and has no payments. A third has confirmed the purchase.
create temporary table people as
select n, pg_temp.store_of(n) as store, n > :members - :members / 50 as by_hand,
  pg_temp.uuid_of('sold', pg_temp.store_of(n) * 10 + case when n % 100 = 0 then 3 else n % 2 + 1 end) as membership,
  now() - n * 37 % 700000 * interval '1 minute' as since
from generate_series(1, :members) n;
insert into public.store_members (id, store_id, membership_id, status, discord_id, display_name, since, until, provider,
  provider_reference, provider_customer_id, user_id, confirmed_at, created_at, ended_at)
select pg_temp.uuid_of('buyer', n), pg_temp.store_id(store), membership,
  (array['active', 'active', 'active', 'active', 'active', 'active', 'past_due', 'canceled', 'canceled', 'refunded'])[n % 10 + 1],
  case when n % 10 <> 3 then pg_temp.discord_id(1 + n * 31 % :users) end, 'Name ' || n || ' Family' || n % 977, since,
  now() + n % 60 * interval '1 day', case when by_hand then 'manual' else 'stripe' end, case when not by_hand then 'sub_' || n end,
  case when not by_hand then 'cus_' || n end, case when n % 3 = 0 then pg_temp.uuid_of('user', 1 + n * 31 % :users) end,
  case when n % 3 = 0 then since end, since, case when n % 10 >= 7 then now() - n * 11 % 30000 * interval '1 minute' end
from people;
insert into public.store_member_emails
select pg_temp.uuid_of('buyer', n), 'buyer' || n || '@mail.example' from people where not by_hand;

create temporary table sales as
select t, people.*, now() - t * 61 % 1050000 * interval '1 minute' as made_at
from generate_series(1, :transactions) t join people on people.n = 1 + (t - 1) % (:members - :members / 50);
insert into public.store_transactions
  (id, store_id, provider, reference, member_id, membership_id, kind, status, amount_minor, currency, occurred_at)
select pg_temp.uuid_of('sale', t), pg_temp.store_id(store), 'stripe', 'ch_' || t, pg_temp.uuid_of('buyer', n), membership,
  case when t % 25 = 0 then 'refund' when t % 211 = 0 then 'dispute' else 'payment' end,
  case when t % 25 > 0 and t % 211 = 0 then 'open' when t % 17 = 0 then 'failed' else 'succeeded' end, 1000 + t % 5000,
  case when t % 9 = 0 then 'EUR' else 'USD' end, made_at
from sales;
insert into private.store_events (store_id, provider, event_id, kind, occurred_at, received_at, processed_at, outcome, reference,
  reference_source, customer_id, related, plan_ids, member_status, until, transaction_kind, transaction_reference,
  transaction_status, amount_minor, currency, is_cumulative)
select pg_temp.store_id(store), 'stripe', 'evt_' || t, 'invoice.paid', made_at, made_at, made_at, 'applied', 'sub_' || n, 'event',
  'cus_' || n, array['in_' || t, 'ch_' || t], array['price_' || store || '_' || n % 2 + 1], 'active', now() + interval '30 days',
  'payment', 'ch_' || t, 'succeeded', 1000 + t % 5000, 'USD', false
from sales where store <= 2 or t <= :transactions / 2;

-- Of the members who have confirmed, four in five of the busy store have written a review, and one in ten of the others.
insert into public.store_reviews (store_id, user_id, rating, text, created_at)
select pg_temp.store_id(store), pg_temp.uuid_of('user', 1 + n * 31 % :users), 1 + n % 5, repeat('Good store. ', 1 + n::int % 10),
  now() - n * interval '1 second'
from people where n % 3 = 0 and (store = 1 and n % 5 > 0 or n % 10 = 0)
on conflict do nothing;
insert into public.store_waitlist (membership_id, user_id, created_at)
select pg_temp.uuid_of('sold', 13), pg_temp.uuid_of('user', n), now() - n * interval '1 second'
from generate_series(1, least(:members / 50, :users)) n
union all
select pg_temp.uuid_of('sold', (3 + n % (:stores - 2)) * 10 + 3), pg_temp.uuid_of('user', 1 + n * 17 % :users),
  now() - n * interval '1 second'
from generate_series(1, :members / 20) n
on conflict do nothing;
insert into public.store_daily_counts (store_id, day, kind, referrer, count)
select pg_temp.store_id(n), current_date - d, kind, case r when 0 then '' else 'site' || r || '.example' end, 5
from generate_series(1, :stores) n, generate_series(0, case n when 1 then 399 when 2 then 89 else 29 end) d,
  unnest(array['visit', 'plan_click', 'checkout']) kind, generate_series(0, case n when 1 then 49 else 1 end) r;
-- Changes of roles and configurations that the bot has read.
insert into private.bot_changes (kind, made_in, store_id, discord_id)
select 'roles', '3', pg_temp.store_id(store), pg_temp.discord_id(1 + n * 31 % :users) from people where n % 5 = 0;
insert into private.bot_changes (kind, made_in, server_id)
select 'config', '3', pg_temp.server_id(n) from generate_series(1, :servers) n;

do $$ declare each record; begin
  for each in select * from made_later loop execute each.indexdef; end loop;
end $$;
analyze public.store_members, public.store_reviews, public.stores, public.store_memberships;

insert into private.membership_places (membership_id, taken)
select membership_id, count(*) from public.store_members
where private.holds_place(status) and not is_oversold group by 1;
update public.store_memberships sold set max_members = private.places_taken(sold.id) where sold.max_members is not null;
insert into private.store_listings
select listing.* from public.stores cross join lateral private.listing_of(stores) listing;
insert into private.review_marks (store_id, user_id, is_listed, is_shown, stars)
select store_id, user_id, true, true,
  case when id in (select private.counted_reviews(array(select id from public.store_reviews))) then rating end
from public.store_reviews;
insert into private.store_review_sums (store_id, is_listed, is_shown, stars, reviews)
select store_id, is_listed, is_shown, stars, count(*) from private.review_marks group by 1, 2, 3, 4;
insert into private.store_month_sums
  (store_id, month, kind, status, currency, membership_id, is_dismissed, transactions, amount_minor)
select store_id, private.month_of(occurred_at), kind, status, currency, membership_id, is_dismissed, count(*), sum(amount_minor)
from public.store_transactions group by 1, 2, 3, 4, 5, 6, 7;
-- Tokens of the tests name a session with the id of the user.
insert into auth.sessions (id, user_id) select id, id from auth.users on conflict do nothing;
set session_replication_role = origin;
