-- Returns the viewer's rights (product.md §12.21): their role on the site, the panels that they can open on every
-- server, and their role and panels on each server.
create function private.viewer_rights() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'discord_id', private.viewer_discord_id(),
    'role', case when private.is_platform_owner() then 'owner' when private.is_site_admin() then 'admin' else 'member' end,
    'allowed_panels', private.my_panels_everywhere(),
    'server_permissions', coalesce((
      select jsonb_agg(jsonb_build_object('server_id', mine.server_id, 'server_name', mine.server_name,
        'role', mine.role, 'allowed_panels', mine.allowed_panels) order by mine.server_id)
      from private.my_permissions() mine), '[]'))
$$;
create function public.viewer_rights() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.viewer_rights() $$;

-- Creates the dashboard of a guild that the viewer administers. The data comes from Discord. Another call for the same
-- guild returns the same server.
create function private.add_server(server text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  added public.servers;
begin
  if coalesce(private.guild_role(server) not in ('Owner', 'Admin'), true) then
    raise exception 'Not an administrator of this server' using errcode = '42501';
  end if;
  update public.servers set added_at = coalesce(added_at, now()) where id = server returning * into added;
  return to_jsonb(added) || jsonb_build_object('viewer_role', private.guild_role(server));
end $$;
create function public.add_server(server_id text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.add_server(server_id) $$;

-- Replaces a member's rights. `rows` is [{server_id, server_name, allowed_panels}]. Changes only the rights on servers
-- that the viewer manages. Row-level security applies to each row. If one row is rejected, the whole call fails with
-- 42501.
create function public.replace_member_permissions(member_id uuid, rows jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  wanted record;
begin
  if rows is null or jsonb_typeof(rows) <> 'array' then
    raise exception 'Not a list of rights' using errcode = '22023';
  end if;
  delete from public.server_member_permissions given
  where given.team_member_id = member_id
    and ((select private.has_every_server()) or given.server_id in (select private.my_editor_server_ids()))
    and not exists (select 1 from jsonb_array_elements(rows) entry where entry ->> 'server_id' = given.server_id);
  if exists (select 1 from public.server_member_permissions given
    where given.team_member_id = member_id
      and ((select private.has_every_server()) or given.server_id in (select private.my_editor_server_ids()))
      and not exists (select 1 from jsonb_array_elements(rows) entry where entry ->> 'server_id' = given.server_id)) then
    raise exception 'No right to take these rights away' using errcode = '42501';
  end if;
  for wanted in select entry ->> 'server_id' as server_id, entry ->> 'server_name' as server_name,
      array(select jsonb_array_elements_text(entry -> 'allowed_panels')) as allowed_panels
    from jsonb_array_elements(rows) entry loop
    -- Skip unchanged rows. The list may contain rights that the viewer can see but is not allowed to give. Writing
    -- these rights would fail.
    continue when exists (select 1 from public.server_member_permissions given
      where given.team_member_id = member_id and given.server_id = wanted.server_id
        and given.server_name = wanted.server_name
        and given.allowed_panels @> wanted.allowed_panels and given.allowed_panels <@ wanted.allowed_panels);
    if exists (select 1 from public.server_member_permissions given
      where given.team_member_id = member_id and given.server_id = wanted.server_id) then
      update public.server_member_permissions given
      set server_name = wanted.server_name, allowed_panels = wanted.allowed_panels
      where given.team_member_id = member_id and given.server_id = wanted.server_id;
      if not found then
        raise exception 'No right to change these rights' using errcode = '42501';
      end if;
    else
      insert into public.server_member_permissions (team_member_id, server_id, server_name, allowed_panels)
      values (member_id, wanted.server_id, wanted.server_name, wanted.allowed_panels);
    end if;
  end loop;
end $$;

grant execute on function private.viewer_rights(), public.viewer_rights(), private.add_server(text), public.add_server(text),
  public.replace_member_permissions(uuid, jsonb) to authenticated;

-- For the edge functions: stores a user's guilds from Discord, replacing the previous ones. The stored guilds are valid
-- for a day. Guilds that the user administers are added to the known servers. An invalid name or icon is left out, and
-- invalid permissions count as none, so that one invalid guild does not cause the whole list to be rejected.
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
  select record_guild_access.user_id, guild.id, coalesce(nullif(btrim(left(guild.name, 100)), ''), guild.id),
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
create trigger forget_discord_token after delete on private.discord_tokens
  for each row execute function private.forget_discord_token();

-- Users who verified on /auth that a Discord account belongs to them. The bot reads this table.
create table public.verifications (
  user_id uuid primary key references auth.users (id) on delete cascade,
  discord_id text not null check (discord_id ~ '^\d{17,20}$'),
  verified_at timestamptz not null default now()
);
create index verifications_discord_id_idx on public.verifications (discord_id);
alter table public.verifications enable row level security;
revoke all on public.verifications from anon, authenticated;
grant select on public.verifications to authenticated;
grant all on public.verifications to service_role;
create policy "One's own verification" on public.verifications for select to authenticated
  using (user_id = (select auth.uid()));

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

grant execute on function public.record_guild_access(uuid, jsonb), private.record_guild_access(uuid, jsonb),
  public.keep_discord_token(uuid, text, text, int), private.keep_discord_token(uuid, text, text, int),
  public.discord_token(uuid), public.record_verification(uuid, text), private.record_verification(uuid, text) to service_role;
