-- Sellers, their stores and memberships (product.md §21).

-- A function may read tables of a later file.
set check_function_bodies = off;

-- Returns a name as people see it: without case, accents, spaces and punctuation, and with letters and digits that look
-- like a Latin letter as this letter. src/mocks/market/store-checks.ts has the same rule. A published store never has the name
-- of another seller's published store (product.md §21.11), so that nobody can pose as somebody else.
create function private.store_name_key(name text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(nullif(replace(replace(replace(
    regexp_replace(folded.value, '[[:space:]!-/:-@\[-`{-~]', '', 'g'), 'i', 'l'), 'vv', 'w'), 'rn', 'm'), ''), folded.value)
  from (select translate(private.folded(translate(name,
    'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХՏՕՍԼᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃᗩᗷᑕᗪᖴᕼᒍᒪᗰᑭᖇᑌᐯꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ',
    'ABEZHIKMNOPTYXABESIJKMHOPCTYXSOULABCDEGHIJKLMPRSTVWZABCDFHJLMPRUVBPDTGKJCZFMNLSRVHWXYAEIOU')),
    'авсԁеһіјкӏмнорԛѕтуԝхүѵпгьαβεικνορτυχησζγμωօոսհցզⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭⵔⵏ୦ɑɡƒƅɩꞁȷ01',
    'abcdehijklmhopqstywxyvnrbabeikvoptuxnozyuwonuhgqabehikmnopctyxoloagfbiljol')) folded (value)
$$;

-- One account per user. A username is unique regardless of case.
create table public.seller_accounts (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  username text not null check (username ~ '^[A-Za-z0-9_-]{3,32}$'),
  created_at timestamptz not null default now() check (private.is_time(created_at))
);
create unique index seller_accounts_username_key on public.seller_accounts (lower(username));
alter table public.seller_accounts enable row level security;
grant select (user_id, username, created_at), insert (username), update (username) on public.seller_accounts to
  authenticated;
grant all on public.seller_accounts to service_role;

-- See product.md §20.1. A store is public if it is marked visible and has a design.
create table public.stores (
  id text primary key default 'biz_' || replace(gen_random_uuid()::text, '-', '') check (id ~ '^biz_[A-Za-z0-9]{1,64}$'),
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  design jsonb not null default '{}' check (jsonb_typeof(design) = 'object' and pg_column_size(design) <= 65536),
  is_designed boolean not null default false,
  is_visible boolean not null default false,
  created_at timestamptz not null default now() check (private.is_time(created_at)),
  -- The address of the store. The reserved words are `reservedSlugs` in src/domain/marketplace/slug.ts.
  slug text not null,
  tagline text not null default '' check (char_length(tagline) <= 140),
  category text not null default 'other'
    check (category in ('reselling', 'amazon', 'sports-betting', 'trading-cards', 'crypto', 'sneakers', 'other')),
  server_id text references public.servers (id) on delete set null,
  refund_policy text not null default '' check (char_length(refund_policy) <= 4000),
  support_url text,
  -- Pictures are stored as names in the buckets below, so that a page never loads a picture from a URL that a seller chose.
  logo_path text,
  card_path text,
  -- Increases with every change. A save contains the version it is based on, and changes no row if another save came first.
  version int not null default 1,
  hidden_by_site boolean not null default false,
  -- Only the owner can read the reason, because a hidden store is not public. A store that is not hidden has no reason.
  hidden_reason text check (char_length(btrim(hidden_reason)) between 1 and 1000),
  -- The link to the Discord server is checked against Discord for as long as it is used (product.md §21.1). Null if no server
  -- is chosen; 'unlinked' after an administrator of the server has removed the link.
  server_link text check (server_link in ('standing', 'paused', 'unlinked')),
  -- Roles of memberships that are not below the seller's highest role in the server.
  refused_role_ids text[] not null default '{}',
  constraint stores_slug_key unique (slug),
  constraint stores_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) between 3 and 40),
  constraint stores_logo_path_check
    check (logo_path ~ '^biz_[A-Za-z0-9]{1,64}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpe?g|gif|webp|avif)$'
    and split_part(logo_path, '/', 1) = id),
  constraint stores_card_path_check
    check (card_path ~ '^biz_[A-Za-z0-9]{1,64}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpe?g|gif|webp|avif)$'
    and split_part(card_path, '/', 1) = id),
  constraint stores_hidden_reason_check_hidden check (hidden_by_site or hidden_reason is null),
  constraint stores_name_visible check (private.is_visible(name)),
  constraint stores_design_colors check (
    coalesce(design ->> 'primaryColor', '#000000') ~ '^#[0-9a-fA-F]{6}$'
    and coalesce(design ->> 'secondaryColor', '#000000') ~ '^#[0-9a-fA-F]{6}$'
    and coalesce(design ->> 'accentColor', '#000000') ~ '^#[0-9a-fA-F]{6}$'),
  constraint stores_support_url_check check (private.is_https_link(support_url)),
  constraint stores_server_link_check_server
    check ((server_id is null) = (server_link is null or server_link = 'unlinked')),
  constraint stores_refused_role_ids_length
    check (private.is_within(refused_role_ids, 1000, 20)),
  constraint stores_design_plain check (private.is_plain_json(design))
);
create index stores_owner_id_idx on public.stores (owner_id);
create index stores_server_id_idx on public.stores (server_id);
create index stores_hidden_idx on public.stores (id) where hidden_by_site;
create index stores_name_key_idx on public.stores (private.store_name_key(name)) where is_visible;
alter table public.stores enable row level security;
grant select (id, name, is_designed, is_visible, created_at, slug, tagline, category, refund_policy, support_url, logo_path,
  card_path) on public.stores to anon;
grant delete, select (id, owner_id, name, design, is_designed, is_visible, created_at, slug, tagline, category, server_id,
  refund_policy, support_url, logo_path, card_path, version, hidden_by_site, hidden_reason, server_link, refused_role_ids),
  insert (name, slug, tagline, category, server_id, refund_policy, support_url), update (name, design, is_designed,
  is_visible, slug, tagline, category, server_id, refund_policy, support_url, logo_path, card_path) on public.stores to
  authenticated;
grant all on public.stores to service_role;

-- An address that a store has left leads on to the store and stays its owner's (product.md §21.1). `gone_at` is set when the
-- store is deleted. The table has no foreign keys, because its rows outlive stores and users.
create table private.store_addresses (
  slug text primary key,
  store_id text not null,
  owner_id uuid not null,
  gone_at timestamptz,
  constraint store_addresses_length check (char_length(slug) <= 40),
  constraint store_addresses_store_id_length
    check (char_length(store_id) <= 68)
);
create index store_addresses_store_id_idx on private.store_addresses (store_id);
create index store_addresses_owner_id_idx on private.store_addresses (owner_id);
alter table private.store_addresses enable row level security;
grant select on private.store_addresses to service_role;

create table public.store_memberships (
  id uuid primary key default gen_random_uuid(),
  store_id text not null references public.stores (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  description text not null default '' check (char_length(description) <= 4000),
  payment_type text not null check (payment_type in ('subscription', 'one-time')),
  billing_interval text check (billing_interval in ('month', 'year', 'week')),
  max_members int check (max_members >= 0),
  is_visible boolean not null default true,
  features text[] not null default '{}' check (cardinality(features) <= 100),
  created_at timestamptz not null default now() check (private.is_time(created_at)),
  -- Prices are whole minor units of the currency, never fractions: 4999 is $49.99.
  price_minor bigint not null,
  early_bird_price_minor bigint,
  currency text not null default 'USD',
  position int not null default 0,
  checkout_url text,
  role_id text check (role_id ~ '^\d{17,20}$'),
  early_bird_until timestamptz check (private.is_time(early_bird_until)),
  early_bird_places int check (early_bird_places >= 1),
  archived_at timestamptz check (private.is_time(archived_at)),
  version int not null default 1,
  check ((payment_type = 'subscription') = (billing_interval is not null)),
  constraint store_memberships_price_minor_check check (price_minor between 0 and 99999999),
  constraint store_memberships_early_bird_price_minor_check check (early_bird_price_minor between 0 and 99999999),
  constraint store_memberships_name_visible check (private.is_visible(name)),
  constraint store_memberships_currency_check check (private.is_currency(currency)),
  constraint store_memberships_checkout_url_check
    check (private.is_https_link(checkout_url)),
  constraint store_memberships_features_size
    check (private.is_within(features, 100, 500))
);
create index store_memberships_store_id_idx on public.store_memberships (store_id);
alter table public.store_memberships enable row level security;
grant select (id, store_id, name, description, payment_type, billing_interval, max_members, is_visible, features,
  created_at, price_minor, early_bird_price_minor, currency, position, checkout_url, early_bird_until, early_bird_places) on
  public.store_memberships to anon;
grant delete, select (id, store_id, name, description, payment_type, billing_interval, max_members, is_visible, features,
  created_at, price_minor, early_bird_price_minor, currency, position, checkout_url, role_id, early_bird_until,
  early_bird_places, archived_at, version), insert (id, store_id, name, description, payment_type, billing_interval,
  max_members, is_visible, features, price_minor, early_bird_price_minor, currency, position, checkout_url, role_id,
  early_bird_until, early_bird_places), update (name, description, payment_type, billing_interval, max_members, is_visible,
  features, price_minor, early_bird_price_minor, currency, position, checkout_url, role_id, early_bird_until,
  early_bird_places, archived_at) on public.store_memberships to authenticated;
grant all on public.store_memberships to service_role;

-- The links of stores to servers. `discord_id` is the account of the seller who made the link, and `allowed_role_ids` are the
-- roles that this account may give.
create table private.server_links (
  store_id text primary key references public.stores (id) on delete cascade,
  server_id text not null,
  discord_id text,
  allowed_role_ids text[] not null default '{}',
  checked_at timestamptz,
  due_at timestamptz not null default now(),
  constraint server_links_length
    check (char_length(server_id) <= 20 and char_length(discord_id) <= 20 and private.is_within(allowed_role_ids, 1000, 20))
);
create index server_links_due_idx on private.server_links (due_at);
create index server_links_server_idx on private.server_links (server_id, discord_id);
alter table private.server_links enable row level security;
grant select, update on private.server_links to service_role;

create function private.owns_store(store_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.stores where stores.id = store_id and stores.owner_id = (select auth.uid()))
$$;

create function private.is_public_store(store_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.stores
    where stores.id = store_id and stores.is_visible and stores.is_designed and not stores.hidden_by_site)
$$;

-- The owner cannot publish a hidden store. The owner also cannot delete it or change its address, because otherwise
-- they could open a new store at that address.
create function private.before_store_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
    if old.hidden_by_site and current_user = 'authenticated'
      and (new.slug <> old.slug or (new.is_visible and not old.is_visible)) then
      raise exception 'The site has hidden this store' using errcode = '42501';
    end if;
    if new.server_id is not distinct from old.server_id then return new; end if;
  end if;
  if new.server_id is null or current_user <> 'authenticated' then return new; end if;
  -- Check this only after the early return above, because the service role may not execute guild_role.
  if coalesce(private.guild_role(new.server_id), '') not in ('Owner', 'Admin') then
    raise exception 'Only an administrator of a server can sell memberships to it' using errcode = '42501';
  end if;
  return new;
end $$;

-- A change that affects only the position does not increase the version, so that reordering the list does not conflict
-- with a save of a membership.
create function private.before_store_membership_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + case
    when new.position <> old.position
      and to_jsonb(new) - array['position', 'version'] = to_jsonb(old) - array['position', 'version'] then 0
    else 1
  end;
  return new;
end $$;

create function private.has_seller_account() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.seller_accounts where user_id = (select auth.uid()))
$$;

-- Returns whether a username or an address is still free. Callers cannot query this themselves, because the policies
-- hide the rows of other users.
create function private.is_username_free(username text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from public.seller_accounts
    where lower(seller_accounts.username) = lower(is_username_free.username)
      and seller_accounts.user_id is distinct from (select auth.uid()))
$$;

create function private.is_slug_free(slug text, store_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from public.stores
      where stores.slug = is_slug_free.slug and stores.id is distinct from is_slug_free.store_id)
    and not private.is_slug_kept(is_slug_free.slug, (select auth.uid()))
$$;

create function public.is_username_free(username text) returns boolean
language sql stable security invoker set search_path = '' as $$ select private.is_username_free(username) $$;

create function public.is_slug_free(slug text, store_id text default null) returns boolean
language sql stable security invoker set search_path = '' as $$ select private.is_slug_free(slug, store_id) $$;

-- Returns the stores that the marketplace lists. The price is the lowest one in the currency of the store's first
-- membership.
create function private.listed_stores() returns table (id text, slug text, name text, tagline text, category text,
  logo_path text, primary_color text, price_minor bigint, currency text, billing_interval text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select stores.id, stores.slug, stores.name, stores.tagline, stores.category, stores.logo_path,
    stores.design ->> 'primaryColor', cheapest.price_minor, cheapest.currency, cheapest.billing_interval, stores.created_at
  from public.stores
  left join lateral (
    select sold.price_minor, sold.currency, sold.billing_interval
    from public.store_memberships sold
    where sold.store_id = stores.id and sold.is_visible and sold.archived_at is null
      and sold.currency = (
        select first.currency from public.store_memberships first
        where first.store_id = stores.id and first.is_visible and first.archived_at is null
        order by first.position, first.created_at, first.id limit 1)
    order by sold.price_minor, sold.position, sold.id limit 1
  ) cheapest on true
  where stores.is_visible and stores.is_designed and not stores.hidden_by_site
  order by stores.created_at desc, stores.id
$$;

create function public.listed_stores() returns table (id text, slug text, name text, tagline text, category text,
  logo_path text, primary_color text, price_minor bigint, currency text, billing_interval text, created_at timestamptz)
language sql stable security invoker set search_path = '' as $$ select * from private.listed_stores() $$;

create function private.may_add_store_picture(bucket_id text, name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  store_id text := split_part(name, '/', 1);
begin
  if name !~ '^biz_[A-Za-z0-9]{1,64}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpe?g|gif|webp|avif)$'
    or not private.owns_store(store_id) then
    return false;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(store_id, 3));
  if (select count(*) from storage.objects
      where objects.bucket_id = may_add_store_picture.bucket_id and objects.name like replace(store_id, '_', '\_') || '/%') >= 100 then
    raise exception 'Too many pictures' using errcode = '54000';
  end if;
  return true;
end $$;

-- `moved_from` is the asked address if the store has left it. The result is `{"gone": true}` if the store was deleted.
create function private.store_page(store text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object(
      'id', stores.id, 'slug', stores.slug, 'name', stores.name, 'tagline', stores.tagline, 'category', stores.category,
      'logo_path', stores.logo_path, 'card_path', stores.card_path, 'design', private.shown_design(stores.design),
      'refund_policy', stores.refund_policy, 'support_url', stores.support_url,
      'reviews', private.store_page_reviews(stores.id),
      'memberships', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', sold.id, 'name', sold.name, 'description', sold.description, 'payment_type', sold.payment_type,
          'billing_interval', sold.billing_interval, 'price_minor', sold.price_minor, 'currency', sold.currency,
          'max_members', sold.max_members, 'members', (
            select count(*) from public.store_members member
            where member.membership_id = sold.id and member.status in ('active', 'past_due') and not member.is_oversold),
          'early_bird_price_minor', sold.early_bird_price_minor,
          'early_bird_until', sold.early_bird_until, 'early_bird_places', sold.early_bird_places,
          'features', sold.features, 'checkout_url', sold.checkout_url)
          order by sold.position, sold.created_at, sold.id)
        from public.store_memberships sold
        where sold.store_id = stores.id and sold.is_visible and sold.archived_at is null), '[]'))
      || case when store_page.store in (stores.id, stores.slug) then '{}'
        else jsonb_build_object('moved_from', store_page.store) end
    from public.stores
    where (stores.slug = store_page.store or stores.id = store_page.store or stores.id = (
        select moved.store_id from private.store_addresses moved where moved.slug = store_page.store and moved.gone_at is null))
      and stores.is_visible and stores.is_designed and not stores.hidden_by_site
  ), (
    select jsonb_build_object('gone', true) from private.store_addresses left_behind
    where store_page.store in (left_behind.slug, left_behind.store_id) and left_behind.gone_at is not null limit 1
  ))
$$;

create function public.store_page(store text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.store_page(store) $$;

-- Returns the number of spots taken. Oversold members do not have a spot.
create function public.taken_places(membership public.store_memberships) returns bigint
language sql stable security invoker set search_path = '' as $$
  select count(*) from public.store_members member
  where member.membership_id = membership.id and member.status in ('active', 'past_due') and not member.is_oversold
$$;

-- Saves the order of a seller's memberships at once. Memberships that `ids` does not contain, such as one that was
-- added in another tab, follow in their current order. Returns the position of each membership.
create function public.order_memberships(store_id text, ids uuid[]) returns table (membership_id uuid, place int)
language plpgsql security invoker set search_path = '' as $$
begin
  perform 1 from public.store_memberships sold
    where sold.store_id = order_memberships.store_id and private.owns_store(sold.store_id)
    order by sold.id for update;
  return query
    with wanted as (
      select each.id, min(each.at) as at from unnest(order_memberships.ids) with ordinality each (id, at) group by each.id
    ), places as (
      select sold.id, (row_number() over (order by wanted.at, sold.position, sold.created_at, sold.id) - 1)::int as at
      from public.store_memberships sold left join wanted on wanted.id = sold.id
      where sold.store_id = order_memberships.store_id and private.owns_store(sold.store_id)
    ), saved as (
      update public.store_memberships sold set position = places.at
      from places where sold.id = places.id and sold.position <> places.at
    )
    select places.id, places.at from places order by places.at;
end $$;

-- Returns whether a membership has no free spots. Spots are counted as on the store page.
create function private.is_sold_out(membership public.store_memberships) returns boolean
language sql stable security definer set search_path = '' as $$
  select membership.max_members is not null and membership.max_members <= (
    select count(*) from public.store_members member
    where member.membership_id = membership.id and member.status in ('active', 'past_due') and not member.is_oversold)
$$;

-- A design without figures is shown, too.
create function private.shown_design(design jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(design -> 'stats') is distinct from 'object' then design
    else jsonb_set(design, '{stats}', (design -> 'stats') - 'averageRating' - 'totalReviews' - 'reviewsEnabled'
      - case when design #>> '{stats,supportType}' is distinct from 'custom' then 'customSupportHours' else '' end)
  end
$$;

-- Letters and digits that look like another letter count as that letter: `paypa1`, `strlpe` and `vvhop` look official, too.
-- The patterns are `reservedSlugs` in src/domain/marketplace/slug.ts; a test compares them. See product.md §21.1.
create function private.is_reserved_slug(slug text) returns boolean
language sql immutable set search_path = '' as $$
  select looks.like_it ~ '^(about|academy|account|accounts|admln|admlns|admlnlstrator|apl|app|apps|assets|auth|bllllng|blz|blog|bot|buslness|buy|careers|cart|category|changelog|checkout|clalm|clalms|commands|communlty|contact|custom|dashboard|demo|deslgn|dlscord|docs|download|edlt|edltor|edltors|embed|embeds|explore|favlcon|features|feed|feeds|forum|grouped|gulde|help|helpdesk|home|lndex|lnfo|jobs|legal|llve|logln|logout|mall|marketplace|me|member|members|membershlp|membershlps|mod|moderatlon|moderator|moderators|my|news|new|null|offlclal|oauth|order|orders|owner|panel|partner|partners|password|payment|payments|payout|payouts|pollcy|premlum|press|prevlew|prlclng|prlvacy|proflle|publlc|purchase|recelpt|refund|refunds|reglster|report|reports|reset|revlew|revlews|robots|root|rules|sales|scrlpt|search|securlty|sell|seller|sellers|server|servers|sesslon|settlngs|setup|shop|slgnln|slgnout|slgnup|slte|sltemap|staff|start|statlc|status|store|stores|subscrlbe|support|system|team|teams|terms|test|trust|undeflned|unsubscrlbe|update|updates|upgrade|user|users|verlflcatlon|verlfled|verlfy|waltllst|webhook|webhooks|welcome|www)$|^(admln|bllllng|demo|helpdesk|offlclal|staff|support|verlfled|www)-|(^|-)(admln|admlnlstrator|bllllng|checkout|helpdesk|logln|moderator|moderators|offlclal|payment|payments|payout|payouts|refund|refunds|securlty|slgnln|staff|support|verlflcatlon|verlfled|verlfy)$|(^|-)(grouped|applepay|cashapp|googlepay|gumroad|klama|lemonsqueezy|mastercard|patreon|paypal|strlpe|supabase|venmo|whop)(-|$)'
    or private.looks_official(replace(looks.like_it, '-', ''))
  from (select replace(replace(translate(slug, '0123456789i', 'olzeasgtbgl'), 'vv', 'w'), 'rn', 'm') as like_it) looks
$$;

create function private.is_slug_kept(slug text, owner_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.store_addresses kept
    where kept.slug = is_slug_kept.slug and kept.owner_id is distinct from is_slug_kept.owner_id
      and (kept.gone_at is null or kept.gone_at > now() - interval '1 year'))
$$;

create function private.after_store_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into private.store_addresses (slug, store_id, owner_id) values (old.slug, old.id, old.owner_id)
      on conflict (slug) do update set store_id = excluded.store_id, owner_id = excluded.owner_id;
    update private.store_addresses set gone_at = now() where store_id = old.id;
    return null;
  end if;
  if tg_op = 'UPDATE' and new.slug = old.slug then return null; end if;
  if private.is_reserved_slug(new.slug) then
    raise exception 'new row for relation "stores" violates check constraint "stores_slug_reserved"'
      using errcode = '23514', constraint = 'stores_slug_reserved';
  end if;
  if private.is_slug_kept(new.slug, new.owner_id) then
    raise exception 'duplicate key value violates unique constraint "stores_slug_key"'
      using errcode = '23505', constraint = 'stores_slug_key';
  end if;
  delete from private.store_addresses where slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into private.store_addresses (slug, store_id, owner_id) values (old.slug, new.id, new.owner_id)
      on conflict (slug) do update set store_id = excluded.store_id, owner_id = excluded.owner_id, gone_at = null;
  end if;
  return null;
end $$;

-- The limits apply to signed-in users only. The service role and migrations write what they need. A lock per account or
-- store makes concurrent requests wait, so that each sees the rows of the others.
create function private.limit_stores() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then return new; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.owner_id::text, 6));
  if (select count(*) from public.stores where owner_id = new.owner_id) >= private.limit_of('stores') then
    perform private.refuse_more('stores', 'stores');
  end if;
  if (select count(*) from private.store_addresses kept where kept.owner_id = new.owner_id
      and (kept.gone_at is null or kept.gone_at > now() - interval '1 year')) >= private.limit_of('keptAddresses') then
    perform private.refuse_more('stores', 'addresses');
  end if;
  return new;
end $$;

create function private.limit_memberships() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or new.archived_at is not null then return new; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.store_id, 7));
  if (select count(*) from public.store_memberships sold where sold.store_id = new.store_id and sold.archived_at is null
      and sold.id <> new.id) >= private.limit_of('memberships') then
    perform private.refuse_more('store_memberships', 'memberships');
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.store_memberships sold
      where sold.store_id = new.store_id) >= private.limit_of('allMemberships') then
    perform private.refuse_more('store_memberships', 'all');
  end if;
  return new;
end $$;

-- Runs after `after_store_address`, which keeps the address that the store leaves.
create function private.limit_store_addresses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null and (select count(*) from private.store_addresses kept where kept.store_id = new.id)
      > private.limit_of('addresses') then
    perform private.refuse_more('stores', 'addresses');
  end if;
  return null;
end $$;

-- A seller publishes what the checklist accepts (product.md §21.6): a designed store that sells at least one membership,
-- each with a checkout link.
create function private.check_publishing() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and not (new.is_designed and coalesce((
      select bool_and(sold.checkout_url is not null) from public.store_memberships sold
      where sold.store_id = new.id and sold.is_visible and sold.archived_at is null), false)) then
    raise exception 'new row for relation "stores" violates check constraint "stores_published"'
      using errcode = '23514', constraint = 'stores_published';
  end if;
  return new;
end $$;

create function private.before_server_link() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.server_id is not distinct from old.server_id then return new; end if;
  if new.server_id is not null then
    new.server_link := 'standing';
  elsif new.server_link is distinct from 'unlinked' or tg_op = 'INSERT' then
    new.server_link := null;
  end if;
  new.refused_role_ids := '{}';
  return new;
end $$;

create function private.note_server_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.server_id is not distinct from old.server_id then return null; end if;
  delete from private.server_links where store_id = new.id;
  if new.server_id is not null then
    insert into private.server_links (store_id, server_id, discord_id)
    values (new.id, new.server_id, private.discord_id_of(new.owner_id));
  end if;
  return null;
end $$;

-- A role that was just chosen is checked next.
create function private.note_membership_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.server_links set due_at = now() where store_id = new.store_id and not (new.role_id = any (allowed_role_ids));
  return null;
end $$;

/*
 * Returns the links to check, oldest check first: the seller's account, and the roles that the account's stores give in
 * the server. With a server, returns all links of the server. At most 50 rows.
 */
create function public.server_links_due(server_id text default null)
returns table (server_id text, discord_id text, role_ids text[])
language sql stable security invoker set search_path = '' as $$
  select link.server_id, link.discord_id,
    array(select distinct sold.role_id from public.store_memberships sold
      where sold.store_id = any (array_agg(link.store_id)) and sold.role_id is not null order by 1)
  from private.server_links link
  where link.discord_id is not null
    and case when server_links_due.server_id is null then link.due_at <= now()
      else link.server_id = server_links_due.server_id end
  group by link.server_id, link.discord_id
  order by min(link.due_at)
  limit 50
$$;

/*
 * Stores what Discord said about a seller in a server. `may_manage`: whether the seller may manage roles there; null if
 * Discord gave no answer, which changes nothing. `allowed`: those of the asked roles that the seller may give. A check is
 * repeated after 10 minutes, and after 1 minute if there was no answer.
 */
create function public.record_server_link(
  server_id text, discord_id text, may_manage boolean, asked text[] default '{}', allowed text[] default '{}')
returns void
language plpgsql security invoker set search_path = '' as $$
begin
  update private.server_links link set
    due_at = now() + case when may_manage is null then interval '1 minute' else interval '10 minutes' end,
    checked_at = case when may_manage is null then link.checked_at else clock_timestamp() end,
    allowed_role_ids = case when may_manage then allowed else link.allowed_role_ids end
  where link.server_id = record_server_link.server_id and link.discord_id = record_server_link.discord_id;
  if may_manage is null then return; end if;
  update public.stores set server_link = case when may_manage then 'standing' else 'paused' end,
    refused_role_ids = told.refused
  from private.server_links link
  cross join lateral (select case when not may_manage then '{}' else array(
    select distinct sold.role_id from public.store_memberships sold
    where sold.store_id = link.store_id and sold.role_id = any (asked) and not (sold.role_id = any (allowed))
    order by 1) end as refused) told
  where link.store_id = stores.id and link.server_id = record_server_link.server_id
    and link.discord_id = record_server_link.discord_id
    and (stores.server_link, stores.refused_role_ids)
      is distinct from (case when may_manage then 'standing' else 'paused' end, told.refused);
end $$;

-- Returns whether the viewer decides about a server, and may therefore see and end the links of stores to it.
create function private.may_unlink_stores(server text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.guild_role(server) in ('Owner', 'Admin'), false) or private.has_every_server()
$$;

-- Returns [{id, slug, name, is_public, link, refused_roles}], by name: what an administrator of a server needs to know of the
-- stores that are linked to it (product.md §12.25). Returns null if the viewer may not see it.
create function private.server_stores(server text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when private.may_unlink_stores(server) then coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', stores.id, 'slug', stores.slug, 'name', stores.name, 'link', stores.server_link,
      'is_public', stores.is_visible and stores.is_designed and not stores.hidden_by_site,
      'refused_roles', cardinality(stores.refused_role_ids)) order by stores.name collate "C", stores.id collate "C")
    from public.stores where stores.server_id = server), '[]') end
$$;

create function public.server_stores(server_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.server_stores(server_id) $$;

-- Ends the link of a store to a server. Returns 'unlinked', or 'notLinked' if there is no such link any more.
create function private.unlink_store(server text, store text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may_unlink_stores(server) then
    raise exception 'Only an administrator of a server can unlink its stores' using errcode = '42501';
  end if;
  update public.stores set server_id = null, server_link = 'unlinked'
  where stores.id = store and stores.server_id = server;
  return case when found then 'unlinked' else 'notLinked' end;
end $$;

create function public.unlink_store(server_id text, store_id text) returns text
language sql volatile security invoker set search_path = '' as $$ select private.unlink_store(server_id, store_id) $$;

create function private.check_features() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_within(new.features, 2147483647, 200) then
    raise exception 'new row for relation "store_memberships" violates check constraint "store_memberships_features_length"'
      using errcode = '23514', constraint = 'store_memberships_features_length';
  end if;
  return new;
end $$;

create function private.is_store_name_taken(store_id text, owner uuid, name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  key text := private.store_name_key(name);
begin
  if private.looks_official(translate(key, '23456789', 'zeasgtbg')) then return true; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(key, 12));
  return exists (select 1 from public.stores other
    where private.store_name_key(other.name) = key and other.is_visible and not other.hidden_by_site
      and other.id <> store_id and other.owner_id is distinct from owner);
end $$;

-- Triggers run before the constraint that limits the length of a name.
create function private.check_store_name() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and private.is_store_name_taken(new.id, new.owner_id, left(new.name, 100)) then
    raise exception 'duplicate key value violates unique constraint "stores_name_key"'
      using errcode = '23505', constraint = 'stores_name_key';
  end if;
  return new;
end $$;

-- Pictures that nobody uses (supabase/README.md). Only Supabase Storage can delete a file, so the edge function
-- `unused-pictures` asks for their names and deletes them there.
create function public.unused_pictures() returns table (bucket text, name text)
language sql stable set search_path = '' as $$
  select picture.bucket_id, picture.name
  from storage.objects picture
  left join public.stores store on store.id = split_part(picture.name, '/', 1)
  where case
    when picture.bucket_id in ('store-media', 'store-cards') then
      store.id is null or picture.created_at < now() - interval '30 days'
        and picture.name is distinct from store.logo_path and picture.name is distinct from store.card_path
    when picture.bucket_id = 'team-avatars' then picture.created_at < now() - interval '30 days'
      and not exists (select 1 from public.team_members member where strpos(member.profile_picture, picture.name) > 0)
      and not exists (select 1 from private.staff_cards card where strpos(card.picture, picture.name) > 0)
    else false end
  order by picture.bucket_id, picture.name
  limit 500
$$;

create function private.membership_bytes(membership public.store_memberships) returns int
language sql stable set search_path = '' as $$
  select octet_length(membership.name) + octet_length(membership.description)
    + octet_length(array_to_string(membership.features, ''))
$$;

-- A change that makes a membership no longer is accepted, so that a store above the limit can be brought below it.
create function private.limit_membership_bytes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null
    or tg_op = 'UPDATE' and private.membership_bytes(new) <= private.membership_bytes(old) then return new; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.store_id, 7));
  if private.membership_bytes(new) + (select coalesce(sum(private.membership_bytes(other)), 0)
      from public.store_memberships other where other.store_id = new.store_id and other.id <> new.id)
    > private.limit_of('membershipBytes') then
    perform private.refuse_more('store_memberships', 'bytes');
  end if;
  return new;
end $$;

-- Returns whether a text without hyphens, as it looks, is a name of the site or of a payment provider (product.md §21.11).
-- The patterns of this function and of `is_reserved_slug` are `reservedSlugs` in src/domain/marketplace/slug.ts; a test
-- compares them.
create function private.looks_official(joined text) returns boolean
language sql immutable set search_path = '' as $$
  select joined ~ '^grouped|^(applepay|cashapp|googlepay|gumroad|klama|lemonsqueezy|mastercard|patreon|paypal|strlpe|supabase|venmo|whop|dlscord|paddle|square|vlsa)(s|app|help|hq|lnc|pay|team|admln|admlnlstrator|bllllng|checkout|helpdesk|logln|moderator|moderators|offlclal|payment|payments|payout|payouts|refund|refunds|securlty|slgnln|staff|support|verlflcatlon|verlfled|verlfy)*$'
$$;

grant execute on function private.owns_store, private.has_seller_account, private.is_slug_free, public.is_slug_free,
  private.may_add_store_picture, public.taken_places, public.order_memberships, private.server_stores, public.server_stores,
  private.unlink_store, public.unlink_store, private.is_store_name_taken to authenticated;
grant execute on function private.is_public_store, private.is_username_free, public.is_username_free, private.listed_stores,
  public.listed_stores, private.store_page, public.store_page to anon, authenticated;
grant execute on function public.server_links_due, public.record_server_link, public.unused_pictures to service_role;
grant execute on function private.store_name_key to authenticated, service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select id, id, true, 2097152, array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
from unnest(array['store-media', 'store-cards']) id
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
create policy "One sees one's own account" on public.seller_accounts for select to authenticated
  using (user_id = (select auth.uid()));
create policy "One opens one's own account" on public.seller_accounts for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "One changes one's own account" on public.seller_accounts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "One changes one's own store" on public.stores for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "One closes one's own store" on public.stores for delete to authenticated using (owner_id = (select auth.uid()));
create policy "Public stores are seen" on public.stores for select to anon using (private.is_public_store(id));
create policy "One opens one's own store" on public.stores for insert to authenticated
  with check (owner_id = (select auth.uid()) and (select private.has_seller_account()));
create policy "One sees one's own stores" on public.stores for select to authenticated
  using (owner_id = (select auth.uid()));
create trigger before_store_change before insert or update on public.stores
  for each row execute function private.before_store_change();
create trigger after_store_address after insert or update or delete on public.stores
  for each row execute function private.after_store_address();
create trigger limit_stores before insert on public.stores for each row execute function private.limit_stores();
create trigger limit_store_addresses after update of slug on public.stores
  for each row when (new.slug <> old.slug) execute function private.limit_store_addresses();
create trigger check_publishing before update of is_visible on public.stores
  for each row when (new.is_visible and not old.is_visible) execute function private.check_publishing();
create trigger before_server_link before insert or update of server_id on public.stores
  for each row execute function private.before_server_link();
create trigger note_server_link after insert or update of server_id on public.stores
  for each row execute function private.note_server_link();
create trigger check_store_name before update of name, is_visible on public.stores
  for each row when (new.is_visible and (not old.is_visible or new.name is distinct from old.name))
  execute function private.check_store_name();

create policy "One adds memberships to one's store" on public.store_memberships for insert to authenticated
  with check (private.owns_store(store_id));
create policy "One changes memberships of one's store" on public.store_memberships for update to authenticated
  using (private.owns_store(store_id)) with check (private.owns_store(store_id));
create policy "One removes memberships of one's store" on public.store_memberships for delete to authenticated
  using (private.owns_store(store_id));
create policy "Memberships on sale are seen" on public.store_memberships for select to anon
  using (is_visible and archived_at is null and private.is_public_store(store_id));
create policy "One sees the memberships of one's stores" on public.store_memberships for select to authenticated
  using (private.owns_store(store_id));
create trigger before_store_membership_change before update on public.store_memberships
  for each row execute function private.before_store_membership_change();
create trigger limit_memberships before insert on public.store_memberships
  for each row execute function private.limit_memberships();
create trigger limit_restored_memberships before update of archived_at on public.store_memberships
  for each row when (old.archived_at is not null and new.archived_at is null)
  execute function private.limit_memberships();
create trigger note_membership_role after insert or update of role_id on public.store_memberships
  for each row when (new.role_id is not null) execute function private.note_membership_role();
create trigger check_new_features before insert on public.store_memberships
  for each row execute function private.check_features();
create trigger check_changed_features before update of features on public.store_memberships
  for each row when (new.features is distinct from old.features) execute function private.check_features();
create trigger limit_membership_bytes before insert or update of name, description, features on public.store_memberships
  for each row execute function private.limit_membership_bytes();

-- Without a policy, row-level security already denies access to everyone but the service role. These policies show that
-- this is intended.
create policy "Nobody reads it through the API" on private.store_addresses for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.server_links for select to authenticated using (false);

create policy "Sellers list the pictures of their stores" on storage.objects for select to authenticated
  using (bucket_id in ('store-media', 'store-cards') and private.owns_store(split_part(name, '/', 1)));
create policy "Sellers add pictures to their stores" on storage.objects for insert to authenticated
  with check (bucket_id in ('store-media', 'store-cards') and private.may_add_store_picture(bucket_id, name));
create policy "Sellers remove the pictures of their stores" on storage.objects for delete to authenticated
  using (bucket_id in ('store-media', 'store-cards') and private.owns_store(split_part(name, '/', 1)));
