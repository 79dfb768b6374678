-- The marketplace: seller accounts, the columns that stores and memberships need before they can be sold, and their
-- pictures. See product.md §21.1.

-- One account per user. A username is unique regardless of case.
create table public.seller_accounts (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  username text not null check (username ~ '^[A-Za-z0-9_-]{3,32}$'),
  created_at timestamptz not null default now()
);
create unique index seller_accounts_username_key on public.seller_accounts (lower(username));
alter table public.seller_accounts enable row level security;
revoke all on public.seller_accounts from anon, authenticated;
grant select, insert (username), update (username) on public.seller_accounts to authenticated;
grant all on public.seller_accounts to service_role;
create policy "One sees one's own account" on public.seller_accounts for select to authenticated
  using (user_id = (select auth.uid()));
create policy "One opens one's own account" on public.seller_accounts for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "One changes one's own account" on public.seller_accounts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
insert into public.seller_accounts (user_id, username)
  select distinct owner_id, 'seller-' || left(md5(owner_id::text), 12) from public.stores;

-- The pictures are stored as names in the buckets below, so that a page never loads a picture from a URL that a seller
-- chose. `slug` is the store's address; the reserved words are `reservedSlugs` in src/domain/marketplace/slug.ts.
-- `version` increases with every change of a row. A save contains the version it is based on, and changes no row if
-- another save came first.
alter table public.stores
  alter column id set default 'biz_' || replace(gen_random_uuid()::text, '-', ''),
  drop column logo,
  add column slug text,
  add column tagline text not null default '' check (char_length(tagline) <= 140),
  add column category text not null default 'other'
    check (category in ('reselling', 'amazon', 'sports-betting', 'trading-cards', 'crypto', 'sneakers', 'other')),
  add column server_id text references public.servers (id) on delete set null,
  add column refund_policy text not null default '' check (char_length(refund_policy) <= 4000),
  add column support_url text
    check (support_url ~ '^https://[^/?#@[:space:]]+([/?#][^[:space:]]*)?$' and char_length(support_url) <= 2048),
  add column logo_path text,
  add column card_path text,
  add column version int not null default 1,
  add column hidden_by_site boolean not null default false;
update public.stores set slug = 'store-' || left(md5(id), 12);
create index stores_server_id_idx on public.stores (server_id);

alter table public.stores
  alter column slug set not null,
  add constraint stores_slug_key unique (slug),
  add constraint stores_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) between 3 and 40),
  add constraint stores_slug_reserved check (slug <> all (array['admin', 'api', 'app', 'assets', 'auth', 'biz',
    'dashboard', 'design', 'docs', 'edit', 'embeds', 'features', 'grouped', 'help', 'home', 'login', 'logout',
    'marketplace', 'memberships', 'new', 'payments', 'pricing', 'privacy', 'search', 'settings', 'setup', 'signin',
    'signup', 'sitemap', 'static', 'store', 'stores', 'support', 'terms', 'users', 'www']) and slug !~ '^demo-'),
  add constraint stores_logo_path_check
    check (logo_path ~ '^biz_[A-Za-z0-9]{1,64}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpe?g|gif|webp|avif)$'
      and split_part(logo_path, '/', 1) = id),
  add constraint stores_card_path_check
    check (card_path ~ '^biz_[A-Za-z0-9]{1,64}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpe?g|gif|webp|avif)$'
      and split_part(card_path, '/', 1) = id);

-- Prices are whole minor units of the currency, never fractions: 4999 is $49.99.
alter table public.store_memberships
  add column price_minor bigint,
  add column early_bird_price_minor bigint,
  add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  add column position int not null default 0,
  add column checkout_url text
    check (checkout_url ~ '^https://[^/?#@[:space:]]+([/?#][^[:space:]]*)?$' and char_length(checkout_url) <= 2048),
  add column provider_plan_id text check (char_length(provider_plan_id) between 1 and 200),
  add column role_id text check (role_id ~ '^\d{17,20}$'),
  add column early_bird_until timestamptz,
  add column early_bird_places int check (early_bird_places >= 1),
  add column archived_at timestamptz,
  add column version int not null default 1;
update public.store_memberships set price_minor = round(price * 100), early_bird_price_minor = round(early_bird_price * 100);
alter table public.store_memberships rename column max_stock to max_members;
alter table public.store_memberships
  drop column price,
  drop column early_bird_price,
  drop column current_stock,
  alter column price_minor set not null,
  add constraint store_memberships_price_minor_check check (price_minor between 0 and 99999999),
  add constraint store_memberships_early_bird_price_minor_check check (early_bird_price_minor between 0 and 99999999);

-- Runs with the caller's rights, so that the caller's own role in the guild is checked. The role is checked only when
-- the server changes: a seller who is no longer an administrator can still save the store.
create function private.before_store_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
    if new.server_id is not distinct from old.server_id then return new; end if;
  end if;
  if new.server_id is null or current_user <> 'authenticated' then return new; end if;
  -- The service role may not execute guild_role. The check is therefore a separate statement after the return above,
  -- which ends the function for the service role.
  if coalesce(private.guild_role(new.server_id), '') not in ('Owner', 'Admin') then
    raise exception 'Only an administrator of a server can sell memberships to it' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger before_store_change before insert or update on public.stores
  for each row execute function private.before_store_change();

create function private.before_store_membership_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger before_store_membership_change before update on public.store_memberships
  for each row execute function private.before_store_membership_change();

create or replace function private.is_public_store(store_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.stores
    where stores.id = store_id and stores.is_visible and stores.is_designed and not stores.hidden_by_site)
$$;
create function private.has_seller_account() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.seller_accounts where user_id = (select auth.uid()))
$$;
grant execute on function private.has_seller_account() to authenticated;

revoke insert, update on public.stores, public.store_memberships from authenticated;
revoke select on public.stores, public.store_memberships from anon;
grant select (id, slug, name, tagline, category, logo_path, card_path, design, refund_policy, support_url, is_designed,
  is_visible, created_at) on public.stores to anon;
grant insert (name, slug, tagline, category, server_id, refund_policy, support_url),
  update (name, slug, tagline, category, server_id, refund_policy, support_url, logo_path, card_path, design, is_designed,
    is_visible) on public.stores to authenticated;
grant select (id, store_id, name, description, payment_type, billing_interval, price_minor, early_bird_price_minor,
  early_bird_until, early_bird_places, currency, max_members, features, position, checkout_url, is_visible, created_at)
  on public.store_memberships to anon;
grant insert (store_id, name, description, payment_type, billing_interval, price_minor, early_bird_price_minor,
    early_bird_until, early_bird_places, currency, max_members, features, position, checkout_url, provider_plan_id,
    role_id, is_visible),
  update (name, description, payment_type, billing_interval, price_minor, early_bird_price_minor, early_bird_until,
    early_bird_places, currency, max_members, features, position, checkout_url, provider_plan_id, role_id, is_visible,
    archived_at) on public.store_memberships to authenticated;

drop policy "Public stores are seen" on public.stores;
drop policy "Public stores and one's own are seen" on public.stores;
drop policy "One opens one's own store" on public.stores;
create policy "Public stores are seen" on public.stores for select to anon using (private.is_public_store(id));
create policy "Public stores and one's own are seen" on public.stores for select to authenticated
  using (owner_id = (select auth.uid()) or private.is_public_store(id));
create policy "One opens one's own store" on public.stores for insert to authenticated
  with check (owner_id = (select auth.uid()) and (select private.has_seller_account()));
drop policy "Memberships on sale are seen" on public.store_memberships;
drop policy "Memberships on sale and one's own are seen" on public.store_memberships;
create policy "Memberships on sale are seen" on public.store_memberships for select to anon
  using (is_visible and archived_at is null and private.is_public_store(store_id));
create policy "Memberships on sale and one's own are seen" on public.store_memberships for select to authenticated
  using ((is_visible and archived_at is null and private.is_public_store(store_id)) or private.owns_store(store_id));

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
$$;
create function public.is_username_free(username text) returns boolean
language sql stable security invoker set search_path = '' as $$ select private.is_username_free(username) $$;
create function public.is_slug_free(slug text, store_id text default null) returns boolean
language sql stable security invoker set search_path = '' as $$ select private.is_slug_free(slug, store_id) $$;
revoke all on function public.is_username_free(text), public.is_slug_free(text, text) from public, anon, authenticated;
grant execute on function private.is_username_free(text), public.is_username_free(text) to anon, authenticated;
grant execute on function private.is_slug_free(text, text), public.is_slug_free(text, text) to authenticated;

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
revoke all on function public.listed_stores() from public, anon, authenticated;
grant execute on function private.listed_stores(), public.listed_stores() to anon, authenticated;

-- Pictures of stores: logos, and the preview pictures that other sites show when someone shares a link to the store.
-- Each picture is up to 2 MB, in a folder named after the store's id. The buckets are public, so anyone with the URL of
-- a picture can see it. A store can have 100 pictures in each bucket.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select id, id, true, 2097152, array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
from unnest(array['store-media', 'store-cards']) id
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
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
grant execute on function private.may_add_store_picture(text, text) to authenticated;
create policy "Sellers list the pictures of their stores" on storage.objects for select to authenticated
  using (bucket_id in ('store-media', 'store-cards') and private.owns_store(split_part(name, '/', 1)));
create policy "Sellers add pictures to their stores" on storage.objects for insert to authenticated
  with check (bucket_id in ('store-media', 'store-cards') and private.may_add_store_picture(bucket_id, name));
create policy "Sellers remove the pictures of their stores" on storage.objects for delete to authenticated
  using (bucket_id in ('store-media', 'store-cards') and private.owns_store(split_part(name, '/', 1)));
