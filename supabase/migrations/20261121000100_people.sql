-- Users and their roles. Guild roles come only from Discord, and site roles only from an operator. Nothing is read from
-- a session's user metadata, because users can change it.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- No role can execute a new function until a migration grants it.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

-- The Discord id of the platform owner (product.md §12.1). The table has at most one row.
create table private.platform_owner (
  only_row boolean primary key default true check (only_row),
  discord_id text not null check (discord_id ~ '^\d{17,20}$')
);

-- Site admins can use the Team button and open every dashboard (product.md §12.21).
create table private.site_admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);

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
  primary key (user_id, server_id)
);

-- Discord tokens for the edge functions. The rows remain when the session ends. The tokens themselves are in the vault.
create table private.discord_tokens (
  user_id uuid primary key references auth.users (id) on delete cascade,
  access_secret_id uuid not null,
  refresh_secret_id uuid,
  expires_at timestamptz not null
);

alter table private.platform_owner enable row level security;
alter table private.site_admins enable row level security;
alter table private.guild_access enable row level security;
alter table private.discord_tokens enable row level security;
revoke all on all tables in schema private from public, anon, authenticated;
grant select, insert, update, delete on private.platform_owner, private.site_admins, private.guild_access,
  private.discord_tokens to service_role;

-- Without a policy, row-level security already denies access to everyone but the service role. These policies show that
-- this is intended.
create policy "Nobody reads it through the API" on private.platform_owner for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.site_admins for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.guild_access for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.discord_tokens for select to authenticated using (false);

-- Returns the Discord id that the auth server linked to a user; null if there is none.
create function private.discord_id_of(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select identities.provider_id from auth.identities
  where identities.user_id = discord_id_of.user_id and identities.provider = 'discord'
  order by identities.created_at limit 1
$$;

create function private.viewer_discord_id() returns text
language sql stable security definer set search_path = '' as $$
  select private.discord_id_of((select auth.uid()))
$$;

-- Returns a user's display name, for the history.
create function private.name_of(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select left(coalesce(
    (select nullif(btrim(coalesce(identities.identity_data #>> '{custom_claims,global_name}',
        identities.identity_data ->> 'full_name', identities.identity_data ->> 'name')), '')
      from auth.identities
      where identities.user_id = name_of.user_id and identities.provider = 'discord'
      order by identities.created_at limit 1),
    (select nullif(split_part(users.email, '@', 1), '') from auth.users where users.id = name_of.user_id),
    'Someone'), 100)
$$;

create function private.is_platform_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.platform_owner where discord_id = (select private.viewer_discord_id()))
$$;

create function private.is_site_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.site_admins where user_id = (select auth.uid()))
$$;

-- Returns whether the viewer has all rights on all servers, as the platform owner and the site admins do.
create function private.has_every_server() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_platform_owner() or private.is_site_admin()
$$;

-- Returns whether a guild's permissions include the administrator permission, which has the value 8 (product.md §7.3).
-- Returns false if they are invalid.
create function private.is_administrator(permissions text) returns boolean
language sql immutable set search_path = '' as $$
  select case when permissions ~ '^[0-9]{1,40}$' then mod(div(permissions::numeric, 8), 2) = 1 else false end
$$;

-- Returns 'Owner', 'Admin', or 'Member' while the data from Discord is valid; otherwise null.
create function private.guild_role(server_id text) returns text
language sql stable security definer set search_path = '' as $$
  select case when access.owner then 'Owner'
    when private.is_administrator(access.permissions) then 'Admin'
    else 'Member' end
  from private.guild_access access
  where access.user_id = (select auth.uid()) and access.server_id = guild_role.server_id and access.believed_until > now()
$$;

-- Returns whether a team role may edit settings. See product.md §12.2 and `roleMay` in src/domain/permissions/roles.ts.
create function private.role_may_edit(role text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(lower(role) in ('owner', 'admin', 'moderator', 'mod', 'editor'), false)
$$;
