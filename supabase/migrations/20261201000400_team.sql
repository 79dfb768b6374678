-- The team of a server, the rights of its members, and requests for access (product.md §12).

-- A function may read tables of a later file.
set check_function_bodies = off;

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  nickname text check (char_length(nickname) <= 32),
  discord_id text check (discord_id ~ '^\d{17,20}$'),
  custom_role text check (char_length(custom_role) <= 50),
  panel_role text not null default 'support' check (panel_role in ('admin', 'moderator', 'support', 'developer')),
  profile_picture text check (profile_picture ~ '^https?://\S+$' and char_length(profile_picture) <= 2048),
  name_color text check (name_color ~ '^#[0-9a-fA-F]{6}$'),
  -- Panels that the member can open on every server. Only people who run the site can set these.
  allowed_panels text[] not null default '{}',
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  added_at timestamptz not null default now() check (private.is_time(added_at)),
  constraint team_members_assignable_panels check (
    allowed_panels <@ array['advanced', 'api', 'roles', 'channels', 'points', 'embeds', 'editors']),
  constraint team_members_name_visible check (private.is_visible(name)),
  constraint team_members_nickname_visible check (nickname = '' or private.is_visible(nickname)),
  constraint team_members_custom_role_visible check (custom_role = '' or private.is_visible(custom_role)),
  constraint team_members_panels_length
    check (cardinality(allowed_panels) <= 7)
);
create index team_members_added_by_idx on public.team_members (added_by);
-- Includes the columns that are read from the viewer's own rows.
create index team_members_discord_id_idx on public.team_members (discord_id) include (id, panel_role, allowed_panels);
alter table public.team_members enable row level security;
grant delete, select (id, name, nickname, discord_id, custom_role, panel_role, profile_picture, name_color, allowed_panels,
  added_by, added_at), insert (name, nickname, discord_id, custom_role, panel_role, profile_picture, name_color,
  allowed_panels), update (name, nickname, discord_id, custom_role, panel_role, profile_picture, name_color, allowed_panels)
  on public.team_members to authenticated;
grant all on public.team_members to service_role;

create table public.server_member_permissions (
  team_member_id uuid not null references public.team_members (id) on delete cascade,
  server_id text not null references public.servers (id) on delete cascade,
  server_name text not null check (char_length(server_name) between 1 and 100),
  allowed_panels text[] not null default '{}',
  id uuid primary key default gen_random_uuid(),
  -- The owner of the server when the rights were given, or the one who has confirmed them since; null if it was not known.
  confirmed_owner_id text check (confirmed_owner_id ~ '^\d{17,20}$'),
  -- All panels can be assigned except misc (product.md §12.3).
  constraint server_member_permissions_assignable_panels check (
    allowed_panels <@ array['advanced', 'api', 'roles', 'channels', 'points', 'embeds', 'editors']),
  -- The column order of this unique constraint makes the rows of a server adjacent in its index. The rows of a member
  -- have their own index.
  unique (server_id, team_member_id),
  constraint server_member_permissions_panels_length
    check (cardinality(allowed_panels) <= 7)
);
create index server_member_permissions_team_member_id_idx on public.server_member_permissions (team_member_id);
alter table public.server_member_permissions enable row level security;
grant delete, select (team_member_id, server_id, server_name, allowed_panels, id, confirmed_owner_id), insert
  (team_member_id, server_id, server_name, allowed_panels), update (server_name, allowed_panels) on
  public.server_member_permissions to authenticated;
grant all on public.server_member_permissions to service_role;

-- Requests for access to the settings of a server (product.md §7.13).
create table public.access_requests (
  id uuid primary key default gen_random_uuid(),
  server_id text not null references public.servers (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The user's Discord account, and the name of that account at the time of the request.
  discord_id text not null check (discord_id ~ '^\d{17,20}$'),
  name text not null check (char_length(name) between 1 and 100),
  status text not null default 'open' check (status in ('open', 'withdrawn', 'declined', 'approved')),
  asked_at timestamptz not null default clock_timestamp() check (private.is_time(asked_at)),
  answered_at timestamptz check (private.is_time(answered_at))
);
create unique index access_requests_open_idx on public.access_requests (server_id, user_id) where status = 'open';
create index access_requests_user_id_idx on public.access_requests (user_id, asked_at);
create index access_requests_waiting_idx on public.access_requests (server_id, asked_at, id) where status = 'open';
create index access_requests_discord_id_idx on public.access_requests (discord_id) where status = 'open';
alter table public.access_requests enable row level security;
grant all on public.access_requests to service_role;

-- Returns the viewer's rights by server, from all member rows with the viewer's Discord id. If several rows give the
-- viewer a role on a server, the strongest role applies. A role applies only to the servers that it was given for.
-- Owners who add a user to their server therefore give that user no rights on other servers.
create function private.my_permissions()
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

create function private.manages_some_editors() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_every_server() or exists (select 1 from private.my_editor_server_ids());
end $$;

-- Returns the members that the viewer may see: members that they added, members on servers whose editors they may see,
-- and themselves.
create function private.my_member_ids() returns setof uuid
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

create function private.my_own_member_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  viewer_id text := private.viewer_discord_id();
begin
  return query select member.id from public.team_members member where member.discord_id = viewer_id;
end $$;

-- Returns whether the viewer may give a role and panels on a server. Owners and admins may give any role and any
-- panels. Other viewers may give only panels that they may open, and no role that may edit API settings.
create function private.may_hand_out(server_id text, panel_role text, panels text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  rights private.server_rights := private.rights_in(server_id);
begin
  return rights.has_all
    or ('editors' = any (rights.panels) and not private.role_may_edit(panel_role) and panels <@ rights.panels);
end $$;

create function private.panel_role_of(team_member_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select member.panel_role from public.team_members member where member.id = team_member_id);
end $$;

-- The viewer's rights on one member. The cost grows with the number of the member's servers, not with the number of the
-- viewer's servers.
create function private.has_member(team_member_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_every_server()
    or exists (select 1 from public.team_members member
      where member.id = has_member.team_member_id
        and (member.added_by = (select auth.uid()) or member.discord_id = (select private.viewer_discord_id())))
    or exists (select 1 from public.server_member_permissions given
      where given.team_member_id = has_member.team_member_id and private.may_open_panel(given.server_id, 'editors'));
end $$;

-- Returns whether the viewer may change a member's role. The role applies to all of the member's servers, so the viewer
-- must be allowed to give it on each of them. Who added an editor without rights changes that editor only as long as
-- they manage the editors of some server: otherwise a former editor could give the row another Discord ID, and the next
-- rights would go to that account. See product.md §12.10.
create function private.may_edit_member(team_member_id uuid, panel_role text, panels_everywhere text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_every_server()
    or (panels_everywhere = '{}' and private.has_member(team_member_id)
      and not exists (select 1 from public.server_member_permissions given
        where given.team_member_id = may_edit_member.team_member_id
          and not private.may_hand_out(given.server_id, may_edit_member.panel_role, given.allowed_panels))
      and (exists (select 1 from public.server_member_permissions given where given.team_member_id = may_edit_member.team_member_id)
        or (private.manages_some_editors() and exists (select 1 from public.team_members member
          where member.id = may_edit_member.team_member_id and member.added_by = (select auth.uid())))));
end $$;

-- Returns whether the viewer may remove a member from a server. An owner can remove anyone. An admin can remove anyone
-- except owners and admins. Other users cannot remove anyone. The platform owner cannot be removed. See product.md
-- §12.11 and `canRemove` in src/domain/permissions/removal.ts.
create function private.may_remove_from(server_id text, team_member_id uuid) returns boolean
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

-- Returns whether the viewer may remove a member completely. For this, the viewer must be allowed to remove the member
-- from each of the member's servers.
create function private.may_remove_member(team_member_id uuid) returns boolean
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

-- Locks a member. A member and the member's rights are in two tables, and every transaction that writes to either table
-- takes this lock. Without the lock, two concurrent writes could each be allowed, but together exceed the writer's
-- rights. The function is volatile, so that it can read the rows that were committed while it waited for the lock.
create function private.in_turn(team_member_id uuid) returns public.team_members
language sql volatile security definer set search_path = '' as $$
  select member.* from public.team_members member where member.id = team_member_id for no key update
$$;

-- Returns whether the viewer may update a member row to these values. It is the `with check` of the update policy.
-- Changing the Discord id of a row, or demoting an admin, also requires the right to remove the member. There are three
-- exceptions. Members may make both changes to their own row. The user who added a member may change that member's
-- Discord id if the member is not an admin. Anyone who may update the row can set a missing Discord id.
create function private.may_leave_member(
  team_member_id uuid, discord_id text, panel_role text, panels_everywhere text[]) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  before public.team_members := private.in_turn(team_member_id);
begin
  return private.may_edit_member(team_member_id, panel_role, panels_everywhere)
    and (before.panel_role <> 'admin' or panel_role = 'admin' or before.discord_id = private.viewer_discord_id()
      or private.may_remove_member(team_member_id))
    and (before.discord_id is null or before.discord_id is not distinct from may_leave_member.discord_id
      or before.discord_id = private.viewer_discord_id()
      or (before.added_by = (select auth.uid()) and before.panel_role <> 'admin')
      or private.may_remove_member(team_member_id));
end $$;

create function private.may_give(team_member_id uuid, server_id text, panels text[]) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  member public.team_members := private.in_turn(team_member_id);
begin
  return private.has_member(team_member_id) and private.may_hand_out(server_id, member.panel_role, panels);
end $$;

-- Replaces a member's rights. `rows` is [{server_id, server_name, allowed_panels}]. Changes only the rights on servers
-- that the viewer manages. Row-level security applies to each row. If one row is rejected, the whole call fails with
-- 42501.
create function public.replace_member_permissions(member_id uuid, rows jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  wanted record;
begin
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) > 1000 then
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

/*
 * Returns the members and rights that the caller may see, in the order of the members' ids. The page starts after
 * `after_id` and contains at most `page_size` members (limited to 1,000). If `server_id` is given, returns only members
 * with rights on that server, and members whom the caller added and who have no rights yet. A right that the owner of
 * its server has not confirmed has `awaits_owner`.
 *
 * The members of the page are selected first. The Data API would join the rights of every visible member before it
 * sorts and limits the rows: 141,668 database pages for the first page of 20,000 members.
 */
create function public.team_page(
  server_id text default null, after_id uuid default '00000000-0000-0000-0000-000000000000', page_size int default 1000)
returns table (
  id uuid, name text, nickname text, discord_id text, custom_role text, panel_role text, profile_picture text,
  name_color text, allowed_panels text[], added_by uuid, added_at timestamptz, server_member_permissions jsonb)
language plpgsql stable security invoker set search_path = '' as $$
declare
  most int := least(greatest(page_size, 0), 1000);
  listed uuid[];
  page public.team_members[];
begin
  if team_page.server_id is null then
    -- Without "offset 0", the planner scans the index on the id to find the few members that a viewer may see.
    page := array(
      select seen.member from (
        select member from public.team_members member where member.id > after_id offset 0) seen
      order by (seen.member).id limit most);
  else
    listed := array(
      select found.id from (
        select given.team_member_id from public.server_member_permissions given
        where given.server_id = team_page.server_id
        union
        select member.id from public.team_members member
        where member.added_by = (select auth.uid())
          and not exists (select 1 from public.server_member_permissions given where given.team_member_id = member.id)
      ) found (id)
      where found.id > after_id
      order by found.id limit most);
    page := array(select member from public.team_members member where member.id = any (listed));
  end if;
  return query
  select member.id, member.name, member.nickname, member.discord_id, member.custom_role, member.panel_role,
    member.profile_picture, member.name_color, member.allowed_panels, member.added_by, member.added_at,
    (select coalesce(jsonb_agg(jsonb_build_object('server_id', given.server_id, 'server_name', given.server_name,
        'allowed_panels', given.allowed_panels)
        || case when private.awaits_owner(given, member.discord_id) then '{"awaits_owner": true}'::jsonb else '{}' end), '[]')
      from public.server_member_permissions given where given.team_member_id = member.id)
  from unnest(page) member
  order by member.id;
end $$;

/*
 * Asks the people who manage the editors of a server for access. Returns {outcome, asked_at}: 'asked', even if the
 * request was already open, or the reason why not: 'notInServer', 'notSetUp', 'hasAccess', 'declinedRecently' (in the
 * last 7 days), or 'tooManyRequests' (10 in 24 hours).
 */
create function private.ask_for_access(server text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  viewer_id text := private.viewer_discord_id();
  since timestamptz;
  outcome text;
begin
  if viewer is null then raise exception 'Sign in to ask for access' using errcode = '42501'; end if;
  -- Concurrent requests by the same user wait for each other, so that the count below includes the earlier requests.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(viewer::text, 7));
  select asked.asked_at into since from public.access_requests asked
    where asked.server_id = server and asked.user_id = viewer and asked.status = 'open';
  outcome := case
    when viewer_id is null or private.guild_role(server) is null then 'notInServer'
    when server in (select private.my_open_server_ids()) or private.has_every_server() then 'hasAccess'
    when not exists (select 1 from public.servers where servers.id = server and servers.added_at is not null)
      then 'notSetUp'
    when since is not null then 'asked'
    when exists (select 1 from public.access_requests asked
      where asked.server_id = server and asked.user_id = viewer and asked.status = 'declined'
        and asked.answered_at > now() - interval '7 days') then 'declinedRecently'
    when (select count(*) from public.access_requests asked
      where asked.user_id = viewer and asked.asked_at > now() - interval '24 hours') >= 10 then 'tooManyRequests'
    else 'asked' end;
  if outcome = 'asked' and since is null then
    insert into public.access_requests (server_id, user_id, discord_id, name)
      values (server, viewer, viewer_id, private.name_of(viewer)) returning asked_at into since;
  end if;
  return jsonb_build_object('outcome', outcome, 'asked_at', case when outcome = 'asked' then since end);
end $$;

create function public.ask_for_access(server_id text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.ask_for_access(server_id) $$;

-- Withdraws the caller's open request. Returns 'withdrawn', even if there is none.
create function private.withdraw_access_request(server text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update public.access_requests asked set status = 'withdrawn', answered_at = now()
    where asked.server_id = server and asked.user_id = (select auth.uid()) and asked.status = 'open';
  return 'withdrawn';
end $$;

create function public.withdraw_access_request(server_id text) returns text
language sql security invoker set search_path = '' as $$ select private.withdraw_access_request(server_id) $$;

-- Returns the 50 oldest open requests for a server whose editors the caller manages, and the number of all open
-- requests: {total, requests}.
create function private.server_access_requests(server text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_open_panel(server, 'editors') then
    raise exception 'Not allowed to manage the editors of this server' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'total', (select count(*) from public.access_requests asked where asked.server_id = server and asked.status = 'open'),
    'requests', coalesce((
      select jsonb_agg(jsonb_build_object('id', oldest.id, 'name', oldest.name, 'discord_id', oldest.discord_id,
        'asked_at', oldest.asked_at) order by oldest.asked_at, oldest.id)
      from (select * from public.access_requests asked where asked.server_id = server and asked.status = 'open'
        order by asked.asked_at, asked.id limit 50) oldest), '[]'));
end $$;

create function public.server_access_requests(server_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.server_access_requests(server_id) $$;

-- Declines an open request for a server whose editors the caller manages. Returns 'declined', or 'notOpen' if the
-- request was withdrawn or answered before.
create function private.decline_access_request(request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  asked public.access_requests;
begin
  select * into asked from public.access_requests each where each.id = request_id for update;
  if asked.id is null or not private.may_open_panel(asked.server_id, 'editors') then
    raise exception 'Not allowed to manage the editors of this server' using errcode = '42501';
  end if;
  if asked.status <> 'open' then return 'notOpen'; end if;
  update public.access_requests each set status = 'declined', answered_at = now() where each.id = request_id;
  return 'declined';
end $$;

create function public.decline_access_request(request_id uuid) returns text
language sql security invoker set search_path = '' as $$ select private.decline_access_request(request_id) $$;

-- Marks the access request of a user as approved when the user's permissions for the server are stored, if they contain
-- a panel or the user is an admin. The trigger runs regardless of the page on which the permissions were given.
create function private.approve_access_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.access_requests asked set status = 'approved', answered_at = now()
    from public.team_members member
    where member.id = new.team_member_id and asked.discord_id = member.discord_id and asked.server_id = new.server_id
      and asked.status = 'open' and (member.panel_role = 'admin' or cardinality(new.allowed_panels) > 0);
  return null;
end $$;

create function private.limit_editors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then return new; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended((select auth.uid())::text, 8));
  if (select count(*) from public.team_members member where member.added_by = (select auth.uid()))
      >= private.limit_of('editors') then
    perform private.refuse_more('team_members', 'editors');
  end if;
  return new;
end $$;

/*
 * Editors whom the owner has not confirmed give rights under the owner whom they were added by, so that the owner is asked
 * about these too.
 */
create function private.before_rights_given() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner text := (select servers.owner_id from public.servers where servers.id = new.server_id);
  giver public.server_member_permissions;
begin
  new.confirmed_owner_id := owner;
  if not coalesce(private.guild_role(new.server_id) in ('Owner', 'Admin'), false) and not private.has_every_server() then
    select given.* into giver from public.server_member_permissions given
      join public.team_members member on member.id = given.team_member_id
      where member.discord_id = private.viewer_discord_id() and given.server_id = new.server_id
        and given.confirmed_owner_id is distinct from owner limit 1;
    if found then new.confirmed_owner_id := giver.confirmed_owner_id; end if;
  end if;
  return new;
end $$;

-- Whether the owner of a server is asked to confirm the rights of a member there. The owner and the platform owner need
-- no confirmation.
create function private.awaits_owner(given public.server_member_permissions, discord_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.servers where servers.id = given.server_id
    and servers.owner_id <> coalesce(given.confirmed_owner_id, '')
    and servers.owner_id <> coalesce(awaits_owner.discord_id, ''))
    and not private.is_the_platform_owner(awaits_owner.discord_id)
$$;

/*
 * The owner of a server keeps these editors. Returns 'confirmed'; members who have no rights there are skipped, so a call
 * can be repeated. Only the named members are confirmed, because the caller has seen no others.
 */
create function private.confirm_editors(server text, members uuid[]) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if private.guild_role(server) is distinct from 'Owner' then
    raise exception 'Only the owner of a server can confirm its editors' using errcode = '42501';
  end if;
  update public.server_member_permissions given set confirmed_owner_id = private.viewer_discord_id()
  where given.server_id = server and given.team_member_id = any (members)
    and given.confirmed_owner_id is distinct from private.viewer_discord_id();
  return 'confirmed';
end $$;

create function public.confirm_editors(server_id text, member_ids uuid[]) returns text
language sql volatile security invoker set search_path = '' as $$ select private.confirm_editors(server_id, member_ids) $$;

-- Ends the open requests of a user that Discord's list of their guilds has answered: of guilds that they are not in any
-- more, of those that they administer now, and of an account that they have replaced.
create function private.settle_access_requests(asker uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.access_requests asked set answered_at = now(),
    status = case when coalesce(access.owner or private.is_administrator(access.permissions), false) then 'approved'
      else 'withdrawn' end
  from public.access_requests same
  left join private.guild_access access on access.user_id = asker and access.server_id = same.server_id
  where same.id = asked.id and asked.user_id = asker and asked.status = 'open'
    and (access.user_id is null or asked.discord_id is distinct from private.discord_id_of(asker)
      or access.owner or private.is_administrator(access.permissions))
$$;

-- A member who gets an account, the admin role or panels in every server has access without a change of the rights in a
-- server.
create function private.approve_requests_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.access_requests asked set status = 'approved', answered_at = now()
  where asked.discord_id = new.discord_id and asked.status = 'open'
    and (cardinality(new.allowed_panels) > 0 or exists (select 1 from public.server_member_permissions given
      where given.team_member_id = new.id and given.server_id = asked.server_id
        and (new.panel_role = 'admin' or cardinality(given.allowed_panels) > 0)));
  return null;
end $$;

grant execute on function private.manages_some_editors, private.my_member_ids, private.my_own_member_ids,
  private.may_hand_out, private.panel_role_of, private.has_member, private.may_edit_member, private.may_remove_from,
  private.may_remove_member, private.may_leave_member, private.may_give, public.replace_member_permissions,
  public.team_page, private.ask_for_access, public.ask_for_access, private.withdraw_access_request,
  public.withdraw_access_request, private.server_access_requests, public.server_access_requests,
  private.decline_access_request, public.decline_access_request, private.awaits_owner, private.confirm_editors,
  public.confirm_editors to authenticated;

create policy "Members of one's servers" on public.team_members for select to authenticated
  using (id between (select case when private.has_every_server() then '00000000-0000-0000-0000-000000000000'::uuid end)
      and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    or added_by = (select auth.uid())
    or id = any (array(select private.my_member_ids())));
create policy "Whoever manages editors adds members" on public.team_members for insert to authenticated
  with check ((select private.has_every_server()) or (allowed_panels = '{}' and (select private.manages_some_editors())));
create policy "Members one may hand rights to are changed" on public.team_members for update to authenticated
  using (private.may_edit_member(id, panel_role, allowed_panels))
  with check (private.may_leave_member(id, discord_id, panel_role, allowed_panels));
create policy "Members one may remove are removed" on public.team_members for delete to authenticated
  using (private.may_remove_member(id));
create trigger limit_editors before insert on public.team_members for each row execute function private.limit_editors();
create trigger approve_requests_of_member
  after insert or update of discord_id, panel_role, allowed_panels on public.team_members
  for each row when (new.discord_id is not null) execute function private.approve_requests_of_member();

create policy "Rights in one's servers, and one's own" on public.server_member_permissions for select to authenticated
  using ((select private.has_every_server())
    or team_member_id in (select private.my_own_member_ids())
    or server_id in (select private.my_editor_server_ids()));
create policy "Rights one may hand out are given" on public.server_member_permissions for insert to authenticated
  with check (private.may_give(team_member_id, server_id, allowed_panels));
create policy "Rights one may hand out are changed" on public.server_member_permissions for update to authenticated
  using (private.may_hand_out(server_id, private.panel_role_of(team_member_id), allowed_panels))
  with check (private.may_give(team_member_id, server_id, allowed_panels));
create policy "Rights are taken from whom one may remove" on public.server_member_permissions for delete to authenticated
  using (private.may_remove_from(server_id, team_member_id));
create trigger approve_access_requests after insert or update on public.server_member_permissions
  for each row execute function private.approve_access_requests();
create trigger before_rights_given before insert on public.server_member_permissions
  for each row execute function private.before_rights_given();

-- The requests are read through the functions below: users read their own requests, and users who manage the editors of
-- a server read the requests for that server.
create policy "Nobody reads it through the API" on public.access_requests for select to authenticated using (false);

create policy "One removes the team avatars one added" on storage.objects for delete to authenticated
  using (bucket_id = 'team-avatars' and owner_id = (select auth.uid())::text);
create policy "One lists the team avatars one added" on storage.objects for select to authenticated
  using (bucket_id = 'team-avatars'
    and (owner_id = (select auth.uid())::text or (select private.has_every_server())));
create policy "Whoever manages editors adds team avatars" on storage.objects for insert to authenticated
  with check (bucket_id = 'team-avatars' and private.is_avatar_name(name) and private.may_add_avatar());

alter publication supabase_realtime add table public.team_members, public.server_member_permissions;
