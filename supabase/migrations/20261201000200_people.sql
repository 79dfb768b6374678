-- People, their Discord accounts, and the people who run the site (product.md §12).

-- A function may read tables of a later file.
set check_function_bodies = off;

-- The Discord id of the platform owner (product.md §12.1). The table has at most one row.
create table private.platform_owner (
  only_row boolean primary key default true check (only_row),
  discord_id text not null check (discord_id ~ '^\d{17,20}$')
);
alter table private.platform_owner enable row level security;
grant select, insert, update, delete on private.platform_owner to service_role;

-- Site admins can use the Team button and open every dashboard (product.md §12.21).
create table private.site_admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);
alter table private.site_admins enable row level security;
grant select, insert, update, delete on private.site_admins to service_role;

-- Discord tokens for the edge functions. The rows remain when the session ends. The tokens themselves are in the vault.
create table private.discord_tokens (
  user_id uuid primary key references auth.users (id) on delete cascade,
  access_secret_id uuid not null,
  refresh_secret_id uuid,
  expires_at timestamptz not null
);
alter table private.discord_tokens enable row level security;
grant select, insert, update, delete on private.discord_tokens to service_role;

-- A user's role in a guild, as Discord reported it. Only the edge function writes this table, and its rows expire.
create table private.guild_access (
  user_id uuid not null references auth.users (id) on delete cascade,
  server_id text not null check (server_id ~ '^\d{17,20}$'),
  name text not null,
  icon text,
  owner boolean not null,
  -- A decimal bit field (https://discord.com/developers/docs/topics/permissions).
  permissions text not null,
  believed_until timestamptz not null,
  primary key (user_id, server_id),
  constraint guild_access_length check (char_length(name) <= 100
    and char_length(icon) <= 64 and char_length(permissions) <= 100)
);
create index guild_access_owner_idx on private.guild_access (server_id) where owner;
alter table private.guild_access enable row level security;
grant select, insert, update, delete on private.guild_access to service_role;

-- The profile cards of the staff (site admins and the platform owner) in the list "Staff online". An operator sets the texts;
-- null falls back to Discord's data. Clients use only the keys that are sent through the presence channel.
create table private.staff_cards (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The key is public, because clients send it through the presence channel. It is a random value instead of the user
  -- id, because the user id would identify the account.
  key uuid not null unique default gen_random_uuid(),
  name text check (char_length(btrim(name)) between 1 and 100),
  role text check (char_length(btrim(role)) between 1 and 50),
  picture text check (picture ~ '^https://\S+$' and char_length(picture) <= 2048),
  name_color text check (name_color ~ '^#[0-9a-fA-F]{6}$'),
  constraint staff_cards_name_visible check (private.is_visible(name)),
  constraint staff_cards_role_visible check (private.is_visible(role))
);
alter table private.staff_cards enable row level security;
grant select, insert, update, delete on private.staff_cards to service_role;

-- Users who verified on /auth that a Discord account belongs to them. The bot reads this table.
create table public.verifications (
  user_id uuid primary key references auth.users (id) on delete cascade,
  discord_id text not null check (discord_id ~ '^\d{17,20}$'),
  verified_at timestamptz not null default now() check (private.is_time(verified_at))
);
create index verifications_discord_id_idx on public.verifications (discord_id);
alter table public.verifications enable row level security;
grant select (user_id, discord_id, verified_at) on public.verifications to authenticated;
grant all on public.verifications to service_role;

-- The users of the admin panel (product.md §13.2).
create table public.managed_users (
  discord_id text primary key check (discord_id ~ '^\d{17,20}$'),
  panel_id text not null check (char_length(btrim(panel_id)) between 1 and 100),
  is_owner boolean not null default true check (is_owner),
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  added_at timestamptz not null default now() check (private.is_time(added_at))
);
create index managed_users_added_by_idx on public.managed_users (added_by);
alter table public.managed_users enable row level security;
grant delete, select (discord_id, panel_id, is_owner, added_by, added_at), insert (discord_id, panel_id), update (panel_id)
  on public.managed_users to authenticated;
grant all on public.managed_users to service_role;

-- Returns the Discord id that the auth server linked to a user; null if there is none.
create function private.discord_id_of(user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select identities.provider_id from auth.identities
    where identities.user_id = discord_id_of.user_id and identities.provider = 'discord'
    order by identities.created_at limit 1);
end $$;

create function private.viewer_discord_id() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.discord_id_of((select auth.uid()));
end $$;

-- Returns a user's display name, for the history.
create function private.name_of(user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select left(coalesce(
    (select private.discord_name(identities.identity_data) from auth.identities
      where identities.user_id = name_of.user_id and identities.provider = 'discord'
      order by identities.created_at limit 1),
    (select nullif(split_part(users.email, '@', 1), '') from auth.users where users.id = name_of.user_id),
    'Someone'), 100));
end $$;

create function private.is_platform_owner() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_the_platform_owner(private.viewer_discord_id());
end $$;

create function private.is_site_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select 1 from private.site_admins where site_admins.user_id = (select auth.uid()));
end $$;

-- Returns whether the viewer has all rights on all servers, as the platform owner and the site admins do.
create function private.has_every_server() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_site_admin() or private.is_platform_owner();
end $$;

-- Returns whether a guild's permissions include the administrator permission, which has the value 8 (product.md §7.3).
-- Returns false if they are invalid.
create function private.is_administrator(permissions text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when permissions ~ '^[0-9]{1,40}$' then mod(div(permissions::numeric, 8), 2) = 1 else false end;
end $$;

-- Returns 'Owner', 'Admin', or 'Member' while the data from Discord is valid; otherwise null.
create function private.guild_role(server_id text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select case when access.owner then 'Owner'
      when private.is_administrator(access.permissions) then 'Admin'
      else 'Member' end
    from private.guild_access access
    where access.user_id = (select auth.uid()) and access.server_id = guild_role.server_id and access.believed_until > now());
end $$;

-- Returns whether a team role may edit settings. See product.md §12.2 and `roleMay` in src/domain/permissions/roles.ts.
create function private.role_may_edit(role text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(lower(role) in ('owner', 'admin', 'moderator', 'mod', 'editor'), false);
end $$;

-- Returns whether a Discord id is the platform owner's. If `private.platform_owner` is empty, returns false for
-- everyone, including members without a Discord account.
create function private.is_the_platform_owner(discord_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select 1 from private.platform_owner owner where owner.discord_id = is_the_platform_owner.discord_id);
end $$;

-- Returns the Discord id of the platform owner, who cannot be removed (product.md §12.11). Every signed-in user can
-- read the id, because the Editors page needs it.
create function private.platform_owner_id() returns text
language sql stable security definer set search_path = '' as $$ select discord_id from private.platform_owner $$;

create function public.platform_owner_id() returns text
language sql stable security invoker set search_path = '' as $$ select private.platform_owner_id() $$;

-- For the edge functions: stores a user's guilds from Discord, replacing the previous ones. The stored guilds are valid
-- for a day. Guilds that the user administers are added to the known servers. An invalid name or icon is left out, and
-- invalid permissions count as none, so that one invalid guild does not cause the whole list to be rejected. A server
-- whose name draws nothing is named by its id.
create function private.record_guild_access(user_id uuid, guilds jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if guilds is null or jsonb_typeof(guilds) <> 'array' then
    raise exception 'Not a list of guilds' using errcode = '22023';
  end if;
  -- Concurrent calls for the same user wait for each other, so that their lists do not mix.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(record_guild_access.user_id::text, 1));
  delete from private.guild_access access where access.user_id = record_guild_access.user_id;
  insert into private.guild_access (user_id, server_id, name, icon, owner, permissions, believed_until)
  select record_guild_access.user_id, guild.id, case when private.is_visible(left(guild.name, 100)) then btrim(left(guild.name, 100)) else guild.id end,
    case when guild.icon ~ '^[A-Za-z0-9_]{1,64}$' then guild.icon end, coalesce(guild.owner, false),
    coalesce(guild.permissions, ''), now() + interval '24 hours'
  from jsonb_to_recordset(guilds) guild (id text, name text, icon text, owner boolean, permissions text)
  where guild.id ~ '^[0-9]{17,20}$'
  on conflict do nothing;
  -- Insert in a fixed order. Otherwise, calls for two users with the same guilds could deadlock.
  insert into public.servers as known (id, name, icon, owner_id)
  select access.server_id, access.name, access.icon, case when access.owner then private.discord_id_of(access.user_id) end
  from private.guild_access access
  where access.user_id = record_guild_access.user_id and (access.owner or private.is_administrator(access.permissions))
  order by access.server_id
  on conflict (id) do update set name = excluded.name, icon = excluded.icon,
    owner_id = coalesce(excluded.owner_id, nullif(known.owner_id, private.discord_id_of(record_guild_access.user_id)));
  -- Servers that the user owned, and owns no more according to the list.
  update public.servers known set owner_id = null from (
    select servers.id from public.servers
    where servers.owner_id = private.discord_id_of(record_guild_access.user_id)
      and not exists (select 1 from private.guild_access access
        where access.user_id = record_guild_access.user_id and access.server_id = servers.id and access.owner)
    order by servers.id for update) former
  where known.id = former.id;
  perform private.settle_access_requests(record_guild_access.user_id);
end $$;

create function public.record_guild_access(user_id uuid, guilds jsonb) returns void
language sql security invoker set search_path = '' as $$ select private.record_guild_access(user_id, guilds) $$;

-- For the edge functions: stores the Discord tokens of a sign-in. `expires_in` is in seconds.
create function private.keep_discord_token(user_id uuid, access_token text, refresh_token text, expires_in int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept private.discord_tokens;
  expiry timestamptz := now() + make_interval(secs => expires_in);
begin
  -- Concurrent calls for the same user wait for each other, so that no vault entry is left without a row.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(user_id::text, 0));
  select * into kept from private.discord_tokens tokens where tokens.user_id = keep_discord_token.user_id;
  if kept.user_id is not null then
    delete from private.discord_tokens tokens where tokens.user_id = keep_discord_token.user_id;
  end if;
  insert into private.discord_tokens (user_id, access_secret_id, refresh_secret_id, expires_at)
  values (keep_discord_token.user_id, vault.create_secret(access_token),
    case when refresh_token is not null then vault.create_secret(refresh_token) end, expiry);
end $$;

create function public.keep_discord_token(user_id uuid, access_token text, refresh_token text, expires_in int) returns void
language sql security invoker set search_path = '' as $$
  select private.keep_discord_token(user_id, access_token, refresh_token, expires_in)
$$;

-- For the edge functions: returns {access_token, refresh_token, expires_at}, or null if no tokens are stored.
create function public.discord_token(user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'access_token', (select decrypted_secret from vault.decrypted_secrets where id = tokens.access_secret_id),
    'refresh_token', (select decrypted_secret from vault.decrypted_secrets where id = tokens.refresh_secret_id),
    'expires_at', tokens.expires_at)
  from private.discord_tokens tokens where tokens.user_id = discord_token.user_id
$$;

create function private.forget_discord_token() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from vault.secrets where id in (old.access_secret_id, old.refresh_secret_id);
  return old;
end $$;

-- For the edge function: records a verification. The account that Discord reports must be the account that the auth
-- server linked.
create function private.record_verification(user_id uuid, discord_id text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.discord_id_of(user_id) is distinct from discord_id then
    raise exception 'This Discord account does not belong to the user' using errcode = '42501';
  end if;
  insert into public.verifications (user_id, discord_id) values (record_verification.user_id, record_verification.discord_id)
  on conflict on constraint verifications_pkey do update set discord_id = excluded.discord_id, verified_at = now();
end $$;

create function public.record_verification(user_id uuid, discord_id text) returns void
language sql security invoker set search_path = '' as $$ select private.record_verification(user_id, discord_id) $$;

create function private.is_avatar_name(name text) returns boolean
language sql immutable set search_path = '' as $$
  select name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(png|jpe?g|gif|webp|avif)$'
$$;

-- Returns the viewer's presence key, creating it on the first call; null for users who are not staff.
create function private.staff_key() returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
begin
  if not private.has_every_server() then return null; end if;
  insert into private.staff_cards (user_id) values (viewer) on conflict do nothing;
  return (select cards.key from private.staff_cards cards where cards.user_id = viewer);
end $$;

create function public.staff_key() returns uuid
language sql volatile security invoker set search_path = '' as $$ select private.staff_key() $$;

-- Returns the cards of current staff for the first 100 keys. Keys are required, so that the function does not list
-- staff who are offline. Without a name in the card, an account without Discord is named 'Staff', because its other
-- name would be the first part of an email address.
create function private.staff_cards(keys uuid[])
returns table (key uuid, name text, role text, picture text, name_color text)
language sql stable security definer set search_path = '' as $$
  select cards.key,
    coalesce(cards.name, private.discord_name(discord.data), 'Staff'),
    coalesce(cards.role, case when staff.is_owner then 'Owner' else 'Admin' end),
    coalesce(cards.picture, case when discord.data ->> 'avatar_url' ~ '^https://cdn\.discordapp\.com/\S+$'
      then discord.data ->> 'avatar_url' end),
    cards.name_color
  from private.staff_cards cards
  cross join lateral (select private.is_the_platform_owner(private.discord_id_of(cards.user_id)) as is_owner,
    exists (select 1 from private.site_admins admins where admins.user_id = cards.user_id) as is_admin) staff
  left join lateral (select identities.identity_data as data from auth.identities
    where identities.user_id = cards.user_id and identities.provider = 'discord'
    order by identities.created_at limit 1) discord on true
  where cards.key = any (keys[1:100]) and (staff.is_owner or staff.is_admin)
$$;

create function public.staff_cards(keys uuid[])
returns table (key uuid, name text, role text, picture text, name_color text)
language sql stable security invoker set search_path = '' as $$ select * from private.staff_cards(keys) $$;

-- A user can store 200 pictures. The next upload fails with 54000, which differs from the code for a missing right.
-- Uploads of the same user wait for each other, so that concurrent uploads cannot exceed the limit.
create function private.may_add_avatar() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  uploader uuid := (select auth.uid());
begin
  if not private.manages_some_editors() then return false; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(uploader::text, 2));
  if (select count(*) from storage.objects
      where bucket_id = 'team-avatars' and owner_id = uploader::text) >= 200 then
    raise exception 'Too many pictures' using errcode = '54000';
  end if;
  return true;
end $$;

-- Returns the name under which site admins see a user: the name on Discord or the seller name, but never a part of an
-- email address. Without either name, returns 'Someone'.
create function private.shown_name(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select left(coalesce(
    (select private.discord_name(identities.identity_data) from auth.identities
      where identities.user_id = shown_name.user_id and identities.provider = 'discord'
      order by identities.created_at limit 1),
    (select seller.username from public.seller_accounts seller where seller.user_id = shown_name.user_id),
    'Someone'), 100)
$$;

-- Returns the first name that draws something among those of a Discord identity, without control characters and
-- direction overrides; null if there is none (product.md §19.7).
create function private.discord_name(data jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(nullif(private.clean_name(data #>> '{custom_claims,global_name}'), ''),
    nullif(private.clean_name(data ->> 'full_name'), ''), nullif(private.clean_name(data ->> 'name'), '')), 100)
$$;

grant execute on function private.has_every_server, private.guild_role, private.platform_owner_id, public.platform_owner_id,
  private.is_avatar_name, private.staff_key, public.staff_key, private.may_add_avatar to authenticated;
grant execute on function private.record_guild_access, public.record_guild_access, private.keep_discord_token,
  public.keep_discord_token, public.discord_token, private.record_verification, public.record_verification to service_role;
grant execute on function private.staff_cards, public.staff_cards to anon, authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('team-avatars', 'team-avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
-- Without a policy, row-level security already denies access to everyone but the service role. These policies show that
-- this is intended.
create policy "Nobody reads it through the API" on private.platform_owner for select to authenticated using (false);

create trigger forget_discord_token after delete on private.discord_tokens
  for each row execute function private.forget_discord_token();

create policy "One's own verification" on public.verifications for select to authenticated
  using (user_id = (select auth.uid()));

create policy "The site's own people see them" on public.managed_users for select to authenticated
  using (discord_id between (select case when private.has_every_server() then '0' end) and '99999999999999999999'
    or discord_id is null and (select private.has_every_server()));
create policy "The site's own people add them" on public.managed_users for insert to authenticated
  with check ((select private.has_every_server()));
create policy "The site's own people change them" on public.managed_users for update to authenticated
  using ((select private.has_every_server())) with check ((select private.has_every_server()));
create policy "The site's own people remove them" on public.managed_users for delete to authenticated
  using ((select private.has_every_server()));

-- Without a policy, row-level security already denies access to everyone but the service role. These policies show that
-- this is intended.
create policy "Nobody reads it through the API" on private.site_admins for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.discord_tokens for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.guild_access for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.staff_cards for select to authenticated using (false);

create policy "The staff shows that it is online" on realtime.messages for insert to authenticated
  with check ((select realtime.topic()) = 'presence' and extension = 'presence' and (select private.has_every_server()));
create policy "Everyone sees who is online" on realtime.messages for select to anon, authenticated
  using ((select realtime.topic()) in ('presence', 'bot') and extension = 'presence');
