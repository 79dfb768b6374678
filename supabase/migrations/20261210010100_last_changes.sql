-- When each editor of a server last changed a setting (product.md §12.16).

-- Returns when each of these people last saved a change of the server's settings. Who sees the server's team gets the
-- time of everyone, others only their own.
create function private.last_changes(server text, people text[]) returns table (discord_id text, at timestamptz)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  rights private.server_rights := private.rights_in(server);
begin
  if server is null then return; end if;
  return query
  select person.id, newest.saved_at from (select distinct unnest(people)) person (id) cross join lateral (
    select saves.saved_at from public.server_config_revisions saves
    where saves.server_id = server
      and private.history_person(saves.server_id, saves.saved_by_discord_id, saves.saved_by_name) = person.id
    order by saves.version desc limit 1) newest
  where private.sees_team(rights) or person.id = rights.viewer_id;
end $$;

-- As before, with the time of each member's last change in the server. Null without a server.
drop function public.team_page(text, uuid, int);
create function public.team_page(
  server_id text default null, after_id uuid default '00000000-0000-0000-0000-000000000000', page_size int default 1000)
returns table (
  id uuid, name text, nickname text, discord_id text, custom_role text, panel_role text, profile_picture text,
  name_color text, allowed_panels text[], added_by uuid, added_at timestamptz, server_member_permissions jsonb,
  last_change_at timestamptz)
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
      from public.server_member_permissions given where given.team_member_id = member.id),
    last_change.at
  from unnest(page) member left join private.last_changes(team_page.server_id, array(
    select listed_member.discord_id from unnest(page) listed_member where listed_member.discord_id is not null)) last_change
    on last_change.discord_id = member.discord_id
  order by member.id;
end $$;

revoke all on function private.last_changes, public.team_page from public, anon, authenticated, service_role;
grant execute on function private.last_changes, public.team_page to authenticated;
