-- Users of the admin panel, stores of the marketplace, pictures of the team, and presence.

-- See product.md §13.2.
create table public.managed_users (
  discord_id text primary key check (discord_id ~ '^\d{17,20}$'),
  panel_id text not null check (char_length(btrim(panel_id)) between 1 and 100),
  is_owner boolean not null default true check (is_owner),
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  added_at timestamptz not null default now()
);
create index managed_users_added_by_idx on public.managed_users (added_by);
alter table public.managed_users enable row level security;
revoke all on public.managed_users from anon, authenticated;
grant select, delete, insert (discord_id, panel_id), update (panel_id) on public.managed_users to authenticated;
grant all on public.managed_users to service_role;
create policy "The site's own people see them" on public.managed_users for select to authenticated
  using ((select private.has_every_server()));
create policy "The site's own people add them" on public.managed_users for insert to authenticated
  with check ((select private.has_every_server()));
create policy "The site's own people change them" on public.managed_users for update to authenticated
  using ((select private.has_every_server())) with check ((select private.has_every_server()));
create policy "The site's own people remove them" on public.managed_users for delete to authenticated
  using ((select private.has_every_server()));

-- See product.md §20.1. A store is public if it is marked visible and has a design.
create table public.stores (
  id text primary key check (id ~ '^biz_[A-Za-z0-9]{1,64}$'),
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  logo text check (logo ~ '^https?://\S+$' and char_length(logo) <= 2048),
  design jsonb not null default '{}' check (jsonb_typeof(design) = 'object' and pg_column_size(design) <= 65536),
  is_designed boolean not null default false,
  is_visible boolean not null default false,
  created_at timestamptz not null default now()
);
create index stores_owner_id_idx on public.stores (owner_id);
create table public.store_memberships (
  id uuid primary key default gen_random_uuid(),
  store_id text not null references public.stores (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  description text not null default '' check (char_length(description) <= 4000),
  payment_type text not null check (payment_type in ('subscription', 'one-time')),
  billing_interval text check (billing_interval in ('month', 'year', 'week')),
  price numeric(12, 2) not null check (price >= 0),
  early_bird_price numeric(12, 2) check (early_bird_price >= 0),
  max_stock int check (max_stock >= 0),
  current_stock int check (current_stock >= 0),
  is_visible boolean not null default true,
  features text[] not null default '{}' check (cardinality(features) <= 100),
  created_at timestamptz not null default now(),
  check ((payment_type = 'subscription') = (billing_interval is not null))
);
create index store_memberships_store_id_idx on public.store_memberships (store_id);

create function private.owns_store(store_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.stores where stores.id = store_id and stores.owner_id = (select auth.uid()))
$$;
create function private.is_public_store(store_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.stores where stores.id = store_id and stores.is_visible and stores.is_designed)
$$;
grant usage on schema private to anon;
grant execute on function private.is_public_store(text) to anon, authenticated;
grant execute on function private.owns_store(text) to authenticated;

alter table public.stores enable row level security;
alter table public.store_memberships enable row level security;
revoke all on public.stores, public.store_memberships from anon, authenticated;
grant select (id, name, logo, design, is_designed, is_visible, created_at) on public.stores to anon;
grant select on public.store_memberships to anon, authenticated;
grant select, delete, insert (id, name, logo, design, is_designed, is_visible),
  update (name, logo, design, is_designed, is_visible) on public.stores to authenticated;
grant delete, insert (store_id, name, description, payment_type, billing_interval, price, early_bird_price, max_stock,
    current_stock, is_visible, features),
  update (name, description, payment_type, billing_interval, price, early_bird_price, max_stock, current_stock, is_visible,
    features) on public.store_memberships to authenticated;
grant all on public.stores, public.store_memberships to service_role;

create policy "Public stores are seen" on public.stores for select to anon using (is_visible and is_designed);
create policy "Public stores and one's own are seen" on public.stores for select to authenticated
  using ((is_visible and is_designed) or owner_id = (select auth.uid()));
create policy "One opens one's own store" on public.stores for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "One changes one's own store" on public.stores for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "One closes one's own store" on public.stores for delete to authenticated using (owner_id = (select auth.uid()));
create policy "Memberships on sale are seen" on public.store_memberships for select to anon
  using (is_visible and private.is_public_store(store_id));
create policy "Memberships on sale and one's own are seen" on public.store_memberships for select to authenticated
  using ((is_visible and private.is_public_store(store_id)) or private.owns_store(store_id));
create policy "One adds memberships to one's store" on public.store_memberships for insert to authenticated
  with check (private.owns_store(store_id));
create policy "One changes memberships of one's store" on public.store_memberships for update to authenticated
  using (private.owns_store(store_id)) with check (private.owns_store(store_id));
create policy "One removes memberships of one's store" on public.store_memberships for delete to authenticated
  using (private.owns_store(store_id));

-- Pictures of the team (product.md §12.15): images up to 2 MB, named with a random UUID and their extension. The bucket
-- is public, so anyone with the URL of a picture can see it. Listing, adding, and removing pictures require rights.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('team-avatars', 'team-avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
create function private.is_avatar_name(name text) returns boolean
language sql immutable set search_path = '' as $$
  select name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(png|jpe?g|gif|webp|avif)$'
$$;
grant execute on function private.is_avatar_name(text) to authenticated;
create policy "Whoever manages editors lists team avatars" on storage.objects for select to authenticated
  using (bucket_id = 'team-avatars' and (select private.manages_some_editors()));
create policy "Whoever manages editors adds team avatars" on storage.objects for insert to authenticated
  with check (bucket_id = 'team-avatars' and private.is_avatar_name(name) and (select private.manages_some_editors()));
create policy "One removes the team avatars one added" on storage.objects for delete to authenticated
  using (bucket_id = 'team-avatars' and owner_id = (select auth.uid())::text);

-- Access to the private presence channel 'presence'. Everyone can listen, but only the team and the bot can track. The
-- bot uses the service role, which bypasses these policies.
create function private.is_team() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_every_server() or exists (select 1 from private.my_own_member_ids())
$$;
grant execute on function private.is_team() to authenticated;
create policy "Everyone sees who is online" on realtime.messages for select to anon, authenticated
  using ((select realtime.topic()) = 'presence' and extension = 'presence');
create policy "The team shows that it is online" on realtime.messages for insert to authenticated
  with check ((select realtime.topic()) = 'presence' and extension = 'presence' and (select private.is_team()));
