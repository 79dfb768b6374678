-- Returns the team, one page at a time. This function first selects the members of the page. The Data API would join
-- the rights of every visible member before it sorts and limits the rows. For the first page of 20,000 members, it
-- would read 141,668 database pages.

/*
 * Returns the members and rights that the caller may see, in the order of the members' ids. The page starts after
 * `after_id` and contains at most `page_size` members (limited to 1,000). If `server_id` is given, returns only members
 * with rights on that server, and members whom the caller added and who have no rights yet.
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
        'allowed_panels', given.allowed_panels)), '[]')
      from public.server_member_permissions given where given.team_member_id = member.id)
  from unnest(page) member
  order by member.id;
end $$;
grant execute on function public.team_page(text, uuid, int) to authenticated;
