-- Servers, their teams, and each member's rights (product.md §12).
create table public.servers (
  id text primary key check (id ~ '^\d{17,20}$'),
  name text not null check (char_length(name) between 1 and 100),
  -- The hash of the guild's icon.
  icon text check (icon ~ '^[A-Za-z0-9_]{1,64}$'),
  -- The owner's Discord id, for display only. Ownership is checked in private.guild_access.
  owner_id text check (owner_id ~ '^\d{17,20}$'),
  has_license boolean not null default false,
  -- When the dashboard was created; null if the server is only known from a guild list.
  added_at timestamptz
);
comment on table public.servers is 'Discord servers that the site knows. Written only by database functions.';

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
  added_at timestamptz not null default now(),
  constraint team_members_assignable_panels check (
    allowed_panels <@ array['advanced', 'api', 'roles', 'channels', 'points', 'embeds', 'editors'])
);
create index team_members_discord_id_idx on public.team_members (discord_id);
create index team_members_added_by_idx on public.team_members (added_by);

create table public.server_member_permissions (
  team_member_id uuid not null references public.team_members (id) on delete cascade,
  server_id text not null references public.servers (id) on delete cascade,
  server_name text not null check (char_length(server_name) between 1 and 100),
  allowed_panels text[] not null default '{}',
  primary key (team_member_id, server_id),
  -- All panels can be assigned except misc (product.md §12.3).
  constraint server_member_permissions_assignable_panels check (
    allowed_panels <@ array['advanced', 'api', 'roles', 'channels', 'points', 'embeds', 'editors'])
);
create index server_member_permissions_server_id_idx on public.server_member_permissions (server_id);

-- Returns the viewer's rights by server, from all member rows with the viewer's Discord id. If several rows give the
-- viewer a role on a server, the strongest role applies. A role applies only to the servers that it was given for.
-- Owners who add a user to their server therefore give that user no rights on other servers.
create function private.my_permissions()
returns table (server_id text, server_name text, role text, allowed_panels text[])
language sql stable security definer set search_path = '' as $$
  select given.server_id, min(given.server_name),
    (array_agg(member.panel_role order by array_position(array['admin', 'moderator', 'support', 'developer'], member.panel_role)))[1],
    coalesce((select array_agg(distinct panel order by panel)
      from public.server_member_permissions rows
      join public.team_members owner on owner.id = rows.team_member_id
      cross join unnest(rows.allowed_panels) panel
      where rows.server_id = given.server_id and owner.discord_id = (select private.viewer_discord_id())), '{}')
  from public.server_member_permissions given
  join public.team_members member on member.id = given.team_member_id
  where member.discord_id = (select private.viewer_discord_id())
  group by given.server_id
$$;

create function private.my_panels_everywhere() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct panel order by panel), '{}')
  from public.team_members member cross join unnest(member.allowed_panels) panel
  where member.discord_id = (select private.viewer_discord_id())
$$;

-- Returns whether the viewer has full access to a server. Full access belongs to the owner and the admins of the guild,
-- to people who run the site, and to members with the admin role on that server (product.md §12.4).
create function private.has_full_access(server_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.guild_role(server_id) in ('Owner', 'Admin'), false)
    or private.has_every_server()
    or exists (select 1 from private.my_permissions() mine
      where mine.server_id = has_full_access.server_id and mine.role = 'admin')
$$;

-- Returns whether the viewer may open a panel of a server. See product.md §12.4 and `canOpenPanel` in
-- src/domain/permissions/panel-access.ts.
create function private.may_open_panel(server_id text, panel text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_full_access(server_id)
    or panel = any (private.my_panels_everywhere())
    or exists (select 1 from private.my_permissions() mine
      where mine.server_id = may_open_panel.server_id and panel = any (mine.allowed_panels))
$$;

-- Returns whether the viewer may edit the API settings of a server. See product.md §12.6 and `canEditApi` in
-- src/domain/permissions/config-rights.ts.
create function private.may_edit_api(server_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_every_server()
    or private.role_may_edit(private.guild_role(server_id))
    or exists (select 1 from private.my_permissions() mine
      where mine.server_id = may_edit_api.server_id and private.role_may_edit(mine.role))
$$;

-- Returns the servers that the viewer may see in the server list: the viewer is in the guild, or has rights on that
-- server or on every server.
create function private.my_server_ids() returns setof text
language sql stable security definer set search_path = '' as $$
  select access.server_id from private.guild_access access
  where access.user_id = (select auth.uid()) and access.believed_until > now()
  union
  select mine.server_id from private.my_permissions() mine
  union
  select servers.id from public.servers where cardinality(private.my_panels_everywhere()) > 0
$$;

create function private.my_open_server_ids() returns setof text
language sql stable security definer set search_path = '' as $$
  select access.server_id from private.guild_access access
  where access.user_id = (select auth.uid()) and access.believed_until > now()
    and (access.owner or private.is_administrator(access.permissions))
  union
  select mine.server_id from private.my_permissions() mine
  where mine.role = 'admin' or cardinality(mine.allowed_panels) > 0
  union
  select servers.id from public.servers where cardinality(private.my_panels_everywhere()) > 0
$$;

-- Returns the servers on which the viewer may see the editors.
create function private.my_editor_server_ids() returns setof text
language sql stable security definer set search_path = '' as $$
  select open.id from (select private.my_open_server_ids() as id) open
  where private.may_open_panel(open.id, 'editors')
$$;

create function private.manages_some_editors() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_every_server() or exists (select 1 from private.my_editor_server_ids())
$$;

-- Returns the members that the viewer may see: members that they added, members on servers whose editors they may see,
-- and themselves.
create function private.my_member_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.id from public.team_members member
  where member.added_by = (select auth.uid()) or member.discord_id = (select private.viewer_discord_id())
  union
  select given.team_member_id from public.server_member_permissions given
  where given.server_id in (select private.my_editor_server_ids())
$$;

create function private.my_own_member_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.id from public.team_members member where member.discord_id = (select private.viewer_discord_id())
$$;

-- Returns whether the viewer may give a role and panels on a server. Owners and admins may give any role and any
-- panels. Other viewers may give only panels that they may open, and no role that may edit API settings.
create function private.may_hand_out(server_id text, panel_role text, panels text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_full_access(server_id)
    or (private.may_open_panel(server_id, 'editors')
      and not private.role_may_edit(panel_role)
      and not exists (select 1 from unnest(panels) panel where not private.may_open_panel(may_hand_out.server_id, panel)))
$$;

create function private.panel_role_of(team_member_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select panel_role from public.team_members where id = team_member_id
$$;

create function private.has_member(team_member_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_every_server() or team_member_id in (select private.my_member_ids())
$$;

-- Returns whether the viewer may change a member's role. The role applies to all of the member's servers, so the viewer
-- must be allowed to give it on each of them.
create function private.may_edit_member(team_member_id uuid, panel_role text, panels_everywhere text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_every_server()
    or (panels_everywhere = '{}' and private.has_member(team_member_id)
      and not exists (select 1 from public.server_member_permissions given
        where given.team_member_id = may_edit_member.team_member_id
          and not private.may_hand_out(given.server_id, may_edit_member.panel_role, given.allowed_panels))
      and (exists (select 1 from public.server_member_permissions given where given.team_member_id = may_edit_member.team_member_id)
        or exists (select 1 from public.team_members member
          where member.id = may_edit_member.team_member_id and member.added_by = (select auth.uid()))))
$$;

-- Returns whether a Discord id is the platform owner's. If `private.platform_owner` is empty, returns false for
-- everyone, including members without a Discord account.
create function private.is_the_platform_owner(discord_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.platform_owner owner where owner.discord_id = is_the_platform_owner.discord_id)
$$;

-- Returns whether the viewer may remove a member from a server. An owner can remove anyone. An admin can remove anyone
-- except owners and admins. Other users cannot remove anyone. The platform owner cannot be removed. See product.md
-- §12.11 and `canRemove` in src/domain/permissions/removal.ts.
create function private.may_remove_from(server_id text, team_member_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select not private.is_the_platform_owner(member.discord_id)
      and (private.is_platform_owner()
        or private.guild_role(may_remove_from.server_id) = 'Owner'
        or (private.has_full_access(may_remove_from.server_id)
          and member.panel_role <> 'admin'
          and not exists (select 1 from public.servers
            where servers.id = may_remove_from.server_id and servers.owner_id = member.discord_id)))
    from public.team_members member where member.id = may_remove_from.team_member_id), false)
$$;

-- Returns whether the viewer may remove a member completely. For this, the viewer must be allowed to remove the member
-- from each of the member's servers.
create function private.may_remove_member(team_member_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select not private.is_the_platform_owner(member.discord_id)
      and (private.is_platform_owner()
        or (private.is_site_admin() and member.panel_role <> 'admin'
          and not exists (select 1 from public.servers where servers.owner_id = member.discord_id))
        or (private.has_member(member.id)
          and not exists (select 1 from public.server_member_permissions given
            where given.team_member_id = member.id and not private.may_remove_from(given.server_id, member.id))
          and (member.added_by = (select auth.uid())
            or exists (select 1 from public.server_member_permissions given where given.team_member_id = member.id))))
    from public.team_members member where member.id = may_remove_member.team_member_id), false)
$$;

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

grant execute on function private.has_every_server(), private.my_server_ids(), private.my_editor_server_ids(),
  private.my_member_ids(), private.my_own_member_ids(), private.manages_some_editors(), private.has_member(uuid),
  private.panel_role_of(uuid), private.may_hand_out(text, text, text[]), private.may_edit_member(uuid, text, text[]),
  private.may_leave_member(uuid, text, text, text[]), private.may_give(uuid, text, text[]),
  private.may_remove_member(uuid), private.may_remove_from(text, uuid), private.guild_role(text) to authenticated;

alter table public.servers enable row level security;
alter table public.team_members enable row level security;
alter table public.server_member_permissions enable row level security;
revoke all on public.servers, public.team_members, public.server_member_permissions from anon, authenticated;
grant select on public.servers to authenticated;
grant select, delete,
  insert (name, nickname, discord_id, custom_role, panel_role, profile_picture, name_color, allowed_panels),
  update (name, nickname, discord_id, custom_role, panel_role, profile_picture, name_color, allowed_panels)
  on public.team_members to authenticated;
grant select, delete, insert (team_member_id, server_id, server_name, allowed_panels), update (server_name, allowed_panels)
  on public.server_member_permissions to authenticated;
grant all on public.servers, public.team_members, public.server_member_permissions to service_role;

create policy "Servers one is in or was given" on public.servers for select to authenticated
  using ((select private.has_every_server()) or id in (select private.my_server_ids()));

create policy "Members of one's servers" on public.team_members for select to authenticated
  using ((select private.has_every_server()) or added_by = (select auth.uid()) or id in (select private.my_member_ids()));
create policy "Whoever manages editors adds members" on public.team_members for insert to authenticated
  with check ((select private.has_every_server()) or (allowed_panels = '{}' and (select private.manages_some_editors())));
create policy "Members one may hand rights to are changed" on public.team_members for update to authenticated
  using (private.may_edit_member(id, panel_role, allowed_panels))
  with check (private.may_leave_member(id, discord_id, panel_role, allowed_panels));
create policy "Members one may remove are removed" on public.team_members for delete to authenticated
  using (private.may_remove_member(id));

create policy "Rights in one's servers, and one's own" on public.server_member_permissions for select to authenticated
  using ((select private.has_every_server()) or server_id in (select private.my_editor_server_ids())
    or team_member_id in (select private.my_own_member_ids()));
create policy "Rights one may hand out are given" on public.server_member_permissions for insert to authenticated
  with check (private.may_give(team_member_id, server_id, allowed_panels));
create policy "Rights one may hand out are changed" on public.server_member_permissions for update to authenticated
  using (private.may_hand_out(server_id, private.panel_role_of(team_member_id), allowed_panels))
  with check (private.may_give(team_member_id, server_id, allowed_panels));
create policy "Rights are taken from whom one may remove" on public.server_member_permissions for delete to authenticated
  using (private.may_remove_from(server_id, team_member_id));

-- Realtime sends deletions to every subscriber without checking row-level security. A later migration changes the
-- replica identity, so that a deletion contains only the primary key of the deleted row, which is random.
alter table public.team_members replica identity full;
alter table public.server_member_permissions replica identity full;
alter publication supabase_realtime add table public.team_members, public.server_member_permissions;

-- The viewer's role on a server (product.md §7.3), as a computed column of the Data API.
create function public.viewer_role(server public.servers) returns text
language sql stable security invoker set search_path = '' as $$
  select coalesce(private.guild_role(server.id), 'Member')
$$;
grant execute on function public.viewer_role(public.servers) to authenticated;

-- Returns the Discord id of the platform owner, who cannot be removed (product.md §12.11). Every signed-in user can
-- read the id, because the Editors page needs it.
create function private.platform_owner_id() returns text
language sql stable security definer set search_path = '' as $$ select discord_id from private.platform_owner $$;
create function public.platform_owner_id() returns text
language sql stable security invoker set search_path = '' as $$ select private.platform_owner_id() $$;
grant execute on function private.platform_owner_id(), public.platform_owner_id() to authenticated;

-- Returns whether the viewer may open any panel of a server. Users who may not open a panel must not see the names of
-- the server's roles and channels.
create function public.viewer_opens(server public.servers) returns boolean
language sql stable security invoker set search_path = '' as $$
  select private.has_every_server() or server.id in (select private.my_open_server_ids())
$$;
grant execute on function public.viewer_opens(public.servers), private.my_open_server_ids() to authenticated;
