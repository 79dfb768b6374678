-- Makes permission checks fast with 10,000 servers: the viewer's rights are read through indexes, once per statement,
-- regardless of the number of rows.
--
-- Most of these functions replace SQL functions. If a SQL function sets its own search path, PostgreSQL plans it again
-- on every call, even when it is called for each row. PL/pgSQL caches its plans per connection.

create index servers_owner_id_idx on public.servers (owner_id);

-- The new index includes the columns that are read from the viewer's own rows.
drop index public.team_members_discord_id_idx;
create index team_members_discord_id_idx on public.team_members (discord_id) include (id, panel_role, allowed_panels);

-- The column order of this unique constraint makes the rows of a server adjacent in its index. The rows of a member
-- have their own index.
alter table public.server_member_permissions
  drop constraint server_member_permissions_team_member_id_server_id_key,
  add unique (server_id, team_member_id);
drop index public.server_member_permissions_server_id_idx;
create index server_member_permissions_team_member_id_idx on public.server_member_permissions (team_member_id);

create or replace function private.discord_id_of(user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select identities.provider_id from auth.identities
    where identities.user_id = discord_id_of.user_id and identities.provider = 'discord'
    order by identities.created_at limit 1);
end $$;

create or replace function private.viewer_discord_id() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.discord_id_of((select auth.uid()));
end $$;

create or replace function private.is_the_platform_owner(discord_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select 1 from private.platform_owner owner where owner.discord_id = is_the_platform_owner.discord_id);
end $$;

create or replace function private.is_platform_owner() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_the_platform_owner(private.viewer_discord_id());
end $$;

create or replace function private.is_site_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select 1 from private.site_admins where site_admins.user_id = (select auth.uid()));
end $$;

create or replace function private.has_every_server() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_site_admin() or private.is_platform_owner();
end $$;

create or replace function private.is_administrator(permissions text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when permissions ~ '^[0-9]{1,40}$' then mod(div(permissions::numeric, 8), 2) = 1 else false end;
end $$;

create or replace function private.guild_role(server_id text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select case when access.owner then 'Owner'
      when private.is_administrator(access.permissions) then 'Admin'
      else 'Member' end
    from private.guild_access access
    where access.user_id = (select auth.uid()) and access.server_id = guild_role.server_id and access.believed_until > now());
end $$;

create or replace function private.role_may_edit(role text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(lower(role) in ('owner', 'admin', 'moderator', 'mod', 'editor'), false);
end $$;

create or replace function private.name_of(user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select left(coalesce(
    (select nullif(btrim(coalesce(identities.identity_data #>> '{custom_claims,global_name}',
        identities.identity_data ->> 'full_name', identities.identity_data ->> 'name')), '')
      from auth.identities
      where identities.user_id = name_of.user_id and identities.provider = 'discord'
      order by identities.created_at limit 1),
    (select nullif(split_part(users.email, '@', 1), '') from auth.users where users.id = name_of.user_id),
    'Someone'), 100));
end $$;

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

create or replace function private.has_full_access(server_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.rights_in(server_id)).has_all;
end $$;

create or replace function private.may_open_panel(server_id text, panel text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  rights private.server_rights := private.rights_in(server_id);
begin
  return rights.has_all or panel = any (rights.panels);
end $$;

create or replace function private.may_edit_api(server_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.rights_in(server_id)).edits_api;
end $$;

create or replace function private.may_hand_out(server_id text, panel_role text, panels text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  rights private.server_rights := private.rights_in(server_id);
begin
  return rights.has_all
    or ('editors' = any (rights.panels) and not private.role_may_edit(panel_role) and panels <@ rights.panels);
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

create or replace function private.visible_keys(server text) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select unnest(private.keys_for(private.rights_in(server)));
end $$;

-- The viewer's rights on all servers. They are read once, regardless of the number of servers.

-- Returns the viewer's rows of `server_member_permissions` with the viewer's role. The ids are also collected in an
-- array. If the query used only a join, the planner would read the whole table for users with many rows.
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

create or replace function private.my_permissions()
returns table (server_id text, server_name text, role text, allowed_panels text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select given.server_id, min(given.server_name),
    (array_agg(given.role order by array_position(array['admin', 'moderator', 'support', 'developer'], given.role)))[1],
    coalesce(array_agg(distinct panel order by panel) filter (where panel is not null), '{}')
  from private.my_rows() given left join lateral unnest(given.allowed_panels) panel on true
  group by given.server_id;
end $$;

create or replace function private.my_panels_everywhere() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  viewer_id text := private.viewer_discord_id();
begin
  return (select coalesce(array_agg(distinct panel order by panel), '{}')
    from public.team_members member cross join unnest(member.allowed_panels) panel
    where member.discord_id = viewer_id);
end $$;

create or replace function private.my_server_ids() returns setof text
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

create or replace function private.my_open_server_ids() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select private.my_server_ids_with(null);
end $$;

create or replace function private.my_editor_server_ids() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select private.my_server_ids_with('{editors}');
end $$;

create or replace function private.manages_some_editors() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_every_server() or exists (select 1 from private.my_editor_server_ids());
end $$;

create or replace function private.my_own_member_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  viewer_id text := private.viewer_discord_id();
begin
  return query select member.id from public.team_members member where member.discord_id = viewer_id;
end $$;

create or replace function private.my_member_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select member.id from public.team_members member where member.added_by = (select auth.uid())
  union
  select private.my_own_member_ids()
  union
  select given.team_member_id from public.server_member_permissions given
  where given.server_id = any (array(select private.my_editor_server_ids()));
end $$;

-- The viewer's rights on one member. The cost grows with the number of the member's servers, not with the number of the
-- viewer's servers.

create or replace function private.has_member(team_member_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_every_server()
    or exists (select 1 from public.team_members member
      where member.id = has_member.team_member_id
        and (member.added_by = (select auth.uid()) or member.discord_id = (select private.viewer_discord_id())))
    or exists (select 1 from public.server_member_permissions given
      where given.team_member_id = has_member.team_member_id and private.may_open_panel(given.server_id, 'editors'));
end $$;

create or replace function private.panel_role_of(team_member_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select member.panel_role from public.team_members member where member.id = team_member_id);
end $$;

create or replace function private.may_edit_member(team_member_id uuid, panel_role text, panels_everywhere text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_every_server()
    or (panels_everywhere = '{}' and private.has_member(team_member_id)
      and not exists (select 1 from public.server_member_permissions given
        where given.team_member_id = may_edit_member.team_member_id
          and not private.may_hand_out(given.server_id, may_edit_member.panel_role, given.allowed_panels))
      and (exists (select 1 from public.server_member_permissions given where given.team_member_id = may_edit_member.team_member_id)
        or exists (select 1 from public.team_members member
          where member.id = may_edit_member.team_member_id and member.added_by = (select auth.uid()))));
end $$;

create or replace function private.may_remove_from(server_id text, team_member_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  member public.team_members;
begin
  select * into member from public.team_members where team_members.id = may_remove_from.team_member_id;
  if not found or private.is_the_platform_owner(member.discord_id) then return false; end if;
  return private.is_platform_owner()
    or coalesce(private.guild_role(may_remove_from.server_id) = 'Owner', false)
    or (private.has_full_access(may_remove_from.server_id)
      and member.panel_role <> 'admin'
      and not exists (select 1 from public.servers
        where servers.id = may_remove_from.server_id and servers.owner_id = member.discord_id));
end $$;

create or replace function private.may_remove_member(team_member_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  member public.team_members;
begin
  select * into member from public.team_members where team_members.id = may_remove_member.team_member_id;
  if not found or private.is_the_platform_owner(member.discord_id) then return false; end if;
  return private.is_platform_owner()
    or (private.is_site_admin() and member.panel_role <> 'admin'
      and not exists (select 1 from public.servers where servers.owner_id = member.discord_id))
    or (private.has_member(member.id)
      and not exists (select 1 from public.server_member_permissions given
        where given.team_member_id = member.id and not private.may_remove_from(given.server_id, member.id))
      and (coalesce(member.added_by = (select auth.uid()), false)
        or exists (select 1 from public.server_member_permissions given where given.team_member_id = member.id)));
end $$;

-- The policies. PostgreSQL uses an index for an "or" only if every branch compares an indexed column. The branch for
-- users who can see everything therefore compares the id with a range. For these users, the range includes every id.
-- For other users, the lower bound of the range is null, so the range matches no rows. The ids of the other branches
-- are collected in an array, because a subquery would prevent an index scan.

alter policy "Servers one is in or was given" on public.servers
  using (id between (select case when private.has_every_server() then '0' end) and '99999999999999999999'
    or id = any (array(select private.my_server_ids())));

alter policy "Members of one's servers" on public.team_members
  using (id between (select case when private.has_every_server() then '00000000-0000-0000-0000-000000000000'::uuid end)
      and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    or added_by = (select auth.uid())
    or id = any (array(select private.my_member_ids())));

-- Rows of a member are found through the member's id. The subqueries with "in" build sets, because a set is faster to
-- check than an array if there are many rows.
alter policy "Rights in one's servers, and one's own" on public.server_member_permissions
  using ((select private.has_every_server())
    or team_member_id in (select private.my_own_member_ids())
    or server_id in (select private.my_editor_server_ids()));

alter policy "Configurations of servers one has a panel of" on public.server_configs
  using (server_id between (select case when private.has_every_server() then '0' end) and '99999999999999999999'
    or server_id = any (array(select private.my_open_server_ids())));

-- A new row without an id passes the policy, so that the insert fails with the error for the missing id.
alter policy "The site's own people see them" on public.managed_users
  using (discord_id between (select case when private.has_every_server() then '0' end) and '99999999999999999999'
    or discord_id is null and (select private.has_every_server()));

-- Functions that the site calls.

create or replace function private.viewer_rights() returns jsonb
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
create or replace function public.viewer_rights() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$ begin return private.viewer_rights(); end $$;

create function private.opens_some_panel(server text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  rights private.server_rights := private.rights_in(server);
begin
  return rights.has_all or cardinality(rights.panels) > 0;
end $$;
grant execute on function private.opens_some_panel(text) to authenticated;

create or replace function public.viewer_opens(server public.servers) returns boolean
language plpgsql stable security invoker set search_path = '' as $$ begin return private.opens_some_panel(server.id); end $$;

create or replace function public.viewer_role(server public.servers) returns text
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce(private.guild_role(server.id), 'Member');
end $$;

create or replace function private.visible_config(config jsonb, keys text[]) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return config - array(select jsonb_object_keys(config) except select unnest(keys));
end $$;

create or replace function private.server_config(server text) returns table (config jsonb, version int, keys text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  rights private.server_rights := private.rights_in(server);
  visible text[];
begin
  if not (rights.has_all or cardinality(rights.panels) > 0) then return; end if;
  visible := array(select unnest(private.keys_for(rights)) order by 1);
  return query select private.visible_config(stored.config, visible), stored.version, visible
  from public.server_configs stored where stored.server_id = server;
end $$;
create or replace function public.server_config(server_id text) returns table (config jsonb, version int, keys text[])
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.server_config(server_id);
end $$;

-- The newest saves of a server are at one end of the index on (server_id, version). The query compares both columns
-- with a range. With "server_id =", the planner would read and sort all saves of the server. The index on the keys is
-- dropped. No query used it, because queries read the saves of one server, and that index contains the saves of all
-- servers.
drop index public.server_config_revisions_keys_idx;
create or replace function private.server_history(server text, setting text, older_than int, page_size int)
returns table (id bigint, version int, saved_at timestamptz, saved_by_name text, saved_by_discord_id text, changes jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  visible text[] := private.keys_for(private.rights_in(server));
begin
  return query
  select saves.id, saves.version, saves.saved_at, saves.saved_by_name, saves.saved_by_discord_id,
    (select jsonb_agg(listed.entry order by listed.place)
      from jsonb_array_elements(saves.changes) with ordinality listed (entry, place)
      where listed.entry ->> 'key' = any (visible))
  from public.server_config_revisions saves
  where (saves.server_id, saves.version) >= (server, 0)
    and (saves.server_id, saves.version) < (server, coalesce(older_than, 2147483647))
    and saves.keys && visible
    and (setting is null or (setting = any (visible) and saves.keys @> array[setting]))
  order by saves.server_id desc, saves.version desc
  limit least(greatest(page_size, 0), 100);
end $$;
create or replace function public.server_history(
  server_id text, setting text default null, older_than int default null, page_size int default 30)
returns table (id bigint, version int, saved_at timestamptz, saved_by_name text, saved_by_discord_id text, changes jsonb)
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.server_history(server_id, setting, older_than, page_size);
end $$;
