-- Discord servers, and the rights of a user on each of them (product.md §12).

-- A function may read tables of a later file.
set check_function_bodies = off;

-- The viewer's rights on one server.
create type private.server_rights as (
  -- Whether the viewer may open all panels.
  has_all boolean,
  -- The panels that the viewer may open, unless `has_all` is set.
  panels text[],
  -- Whether the viewer may change the API settings. This also requires access to the API panel.
  edits_api boolean,
  owns_platform boolean,
  viewer_id text
);

create table public.servers (
  id text primary key check (id ~ '^\d{17,20}$'),
  name text not null check (char_length(name) between 1 and 100),
  -- The hash of the guild's icon.
  icon text check (icon ~ '^[A-Za-z0-9_]{1,64}$'),
  -- The owner's Discord id, for display only. Ownership is checked in private.guild_access.
  owner_id text check (owner_id ~ '^\d{17,20}$'),
  has_license boolean not null default false,
  -- When the dashboard was created; null if the server is only known from a guild list.
  added_at timestamptz check (private.is_time(added_at))
);
create index servers_owner_id_idx on public.servers (owner_id);
comment on table public.servers is 'Discord servers that the site knows. Written only by database functions.';
alter table public.servers enable row level security;
grant select (id, name, icon, owner_id, has_license, added_at) on public.servers to authenticated;
grant all on public.servers to service_role;

create function private.my_panels_everywhere() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  viewer_id text := private.viewer_discord_id();
begin
  return (select coalesce(array_agg(distinct panel order by panel), '{}')
    from public.team_members member cross join unnest(member.allowed_panels) panel
    where member.discord_id = viewer_id);
end $$;

-- Returns whether the viewer has full access to a server. Full access belongs to the owner and the admins of the guild,
-- to people who run the site, and to members with the admin role on that server (product.md §12.4).
create function private.has_full_access(server_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.rights_in(server_id)).has_all;
end $$;

-- Returns whether the viewer may open a panel of a server. See product.md §12.4 and `canOpenPanel` in
-- src/domain/permissions/panel-access.ts.
create function private.may_open_panel(server_id text, panel text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  rights private.server_rights := private.rights_in(server_id);
begin
  return rights.has_all or panel = any (rights.panels);
end $$;

-- Returns whether the viewer may edit the API settings of a server. See product.md §12.6 and `canEditApi` in
-- src/domain/permissions/config-rights.ts.
create function private.may_edit_api(server_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.rights_in(server_id)).edits_api;
end $$;

-- Returns the servers that the viewer may see in the server list: the viewer is in the guild, or has rights on that
-- server or on every server.
create function private.my_server_ids() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  if cardinality(private.my_panels_everywhere()) > 0 then
    return query select servers.id from public.servers;
  end if;
  return query
  select access.server_id from private.guild_access access
  where access.user_id = (select auth.uid()) and access.believed_until > now()
  union
  select mine.server_id from private.my_rows() mine;
end $$;

create function private.my_open_server_ids() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select private.my_server_ids_with(null);
end $$;

-- Returns the servers on which the viewer may see the editors.
create function private.my_editor_server_ids() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select private.my_server_ids_with('{editors}');
end $$;

-- The viewer's role on a server (product.md §7.3), as a computed column of the Data API.
create function public.viewer_role(server public.servers) returns text
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce(private.guild_role(server.id), 'Member');
end $$;

-- Returns whether the viewer may open any panel of a server. Users who may not open a panel must not see the names of
-- the server's roles and channels.
create function public.viewer_opens(server public.servers) returns boolean
language plpgsql stable security invoker set search_path = '' as $$ begin return private.opens_some_panel(server.id); end $$;

-- Returns the viewer's rights (product.md §12.21): their role on the site, the panels that they can open on every
-- server, and their role and panels on each server.
create function private.viewer_rights() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  viewer_id text := private.viewer_discord_id();
begin
  return jsonb_build_object(
    'discord_id', viewer_id,
    'role', case when private.is_the_platform_owner(viewer_id) then 'owner'
      when private.is_site_admin() then 'admin' else 'member' end,
    'allowed_panels', private.my_panels_everywhere(),
    'server_permissions', coalesce((
      select jsonb_agg(jsonb_build_object('server_id', mine.server_id, 'server_name', mine.server_name,
        'role', mine.role, 'allowed_panels', mine.allowed_panels) order by mine.server_id)
      from private.my_permissions() mine), '[]'));
end $$;

create function public.viewer_rights() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$ begin return private.viewer_rights(); end $$;

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

-- Returns {known, name} for a server that the viewer is not allowed to see. The dashboard uses the result to
-- distinguish "no access" from "does not exist". Only users who have the server in their guild list get the name.
create function private.known_server(server text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'known', exists (select 1 from public.servers where id = server),
    'name', (select servers.name from public.servers
      join private.guild_access access on access.server_id = servers.id
      where servers.id = server and access.user_id = (select auth.uid())))
$$;

create function public.known_server(server_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.known_server(server_id) $$;

-- Returns all rights of the viewer on a server (product.md §12.4, §12.6).
create function private.rights_in(server text) returns private.server_rights
language plpgsql stable security definer set search_path = '' as $$
declare
  viewer_id text := private.viewer_discord_id();
  guild_role text := private.guild_role(server);
  owns_platform boolean := private.is_the_platform_owner(viewer_id);
  is_admin boolean;
  is_editor boolean;
  panels text[];
begin
  if guild_role in ('Owner', 'Admin') or owns_platform or private.is_site_admin() then
    return row (true, '{}'::text[], true, owns_platform, viewer_id);
  end if;
  with mine as materialized (
    select member.id, member.panel_role, member.allowed_panels from public.team_members member
    where member.discord_id = viewer_id),
  here as materialized (
    select mine.panel_role, given.allowed_panels
    from public.server_member_permissions given join mine on mine.id = given.team_member_id
    where given.server_id = server and given.team_member_id = any (array(select mine.id from mine)))
  select exists (select 1 from here where here.panel_role = 'admin'),
    exists (select 1 from here where private.role_may_edit(here.panel_role)),
    array(select unnest(mine.allowed_panels) from mine union select unnest(here.allowed_panels) from here)
  into is_admin, is_editor, panels;
  return row (is_admin, panels, is_editor or private.role_may_edit(guild_role), owns_platform, viewer_id);
end $$;

-- Returns the settings that a user with these rights may see and save.
create function private.keys_for(rights private.server_rights) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select fields.key from private.config_fields fields
    where (rights.has_all or fields.panel = any (rights.panels))
      and (fields.panel <> 'api' or rights.edits_api)
      and (fields.key <> 'whopBotMasterRoleID' or rights.owns_platform));
end $$;

-- Returns the viewer's rows of `server_member_permissions` with the viewer's role, for all servers at once. The ids are
-- also collected in an array. If the query used only a join, the planner would read the whole table for users with many
-- rows.
create function private.my_rows() returns table (server_id text, server_name text, role text, allowed_panels text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  viewer_id text := private.viewer_discord_id();
begin
  return query
  with mine as materialized (
    select member.id, member.panel_role from public.team_members member where member.discord_id = viewer_id)
  select given.server_id, given.server_name, mine.panel_role, given.allowed_panels
  from public.server_member_permissions given join mine on mine.id = given.team_member_id
  where given.team_member_id = any (array(select mine.id from mine));
end $$;

-- Returns the servers on which the viewer may open at least one of the given panels. Null means any panel.
create function private.my_server_ids_with(panels text[]) returns setof text
language plpgsql stable security definer set search_path = '' as $$
declare
  everywhere text[] := private.my_panels_everywhere();
begin
  if cardinality(everywhere) > 0 and coalesce(everywhere && panels, true) then
    return query select servers.id from public.servers;
  end if;
  return query
  select access.server_id from private.guild_access access
  where access.user_id = (select auth.uid()) and access.believed_until > now()
    and (access.owner or private.is_administrator(access.permissions))
  union
  select mine.server_id from private.my_rows() mine
  where mine.role = 'admin' or coalesce(mine.allowed_panels && panels, cardinality(mine.allowed_panels) > 0);
end $$;

create function private.opens_some_panel(server text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  rights private.server_rights := private.rights_in(server);
begin
  return rights.has_all or cardinality(rights.panels) > 0;
end $$;

-- Returns facts about each of the viewer's servers, for the server list (product.md §7.12): [{server_id, is_set_up,
-- saved_at, saved_by_name, request}] for the guilds that the viewer is in and the servers where they are an editor.
-- `saved_at` and `saved_by_name` belong to the last save that changed a setting which the viewer may see. Both are null
-- if there is no such save. `request` is the viewer's last request for access: {status, at}, with the status 'open' or,
-- for 7 days, 'declined'.
create function private.my_server_facts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'server_id', servers.id, 'is_set_up', servers.added_at is not null,
      'saved_at', last_save.saved_at, 'saved_by_name', last_save.saved_by_name,
      'request', last_request.request) order by servers.id), '[]')
    from public.servers
    left join lateral (
      select revisions.saved_at, revisions.saved_by_name from public.server_config_revisions revisions
      where revisions.server_id = servers.id
        and revisions.keys && array(select private.visible_keys(servers.id))
      order by revisions.version desc limit 1) last_save on true
    left join lateral (
      select jsonb_build_object('status', asked.status,
        'at', case when asked.status = 'open' then asked.asked_at else asked.answered_at end) as request
      from public.access_requests asked
      where asked.server_id = servers.id and asked.user_id = (select auth.uid())
        and (asked.status = 'open' or (asked.status = 'declined' and asked.answered_at > now() - interval '7 days'))
      order by asked.asked_at desc limit 1) last_request on true
    where servers.id in (
      select access.server_id from private.guild_access access
      where access.user_id = (select auth.uid()) and access.believed_until > now()
      union select mine.server_id from private.my_permissions() mine));
end $$;

create function public.my_server_facts() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.my_server_facts() $$;

create function private.after_server_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A row that is locked is being written with newer data.
  with former as (
    select access.user_id from private.guild_access access
    where access.server_id = new.id and access.owner and private.discord_id_of(access.user_id) is distinct from new.owner_id
    for update skip locked)
  update private.guild_access access set owner = false, permissions = '0'
    from former where access.user_id = former.user_id and access.server_id = new.id;
  return null;
end $$;

-- Called by the edge functions: stores the owner of a server that the bot has read from Discord. Ignores an unknown
-- server.
create function public.record_server_owner(server_id text, owner_id text) returns void
language plpgsql security invoker set search_path = '' as $$
begin
  update public.servers known set owner_id = record_server_owner.owner_id
  where known.id = record_server_owner.server_id and known.owner_id is distinct from record_server_owner.owner_id;
end $$;

grant execute on function private.may_open_panel, private.may_edit_api, private.my_server_ids, private.my_open_server_ids,
  private.my_editor_server_ids, public.viewer_role, public.viewer_opens, private.viewer_rights, public.viewer_rights,
  private.add_server, public.add_server, private.known_server, public.known_server, private.opens_some_panel,
  private.my_server_facts, public.my_server_facts to authenticated;
grant execute on function public.record_server_owner to service_role;

create policy "Servers one is in or was given" on public.servers for select to authenticated
  using (id between (select case when private.has_every_server() then '0' end) and '99999999999999999999'
    or id = any (array(select private.my_server_ids())));
create trigger after_server_owner after update of owner_id on public.servers for each row
  when (new.owner_id is not null and new.owner_id is distinct from old.owner_id)
  execute function private.after_server_owner();
