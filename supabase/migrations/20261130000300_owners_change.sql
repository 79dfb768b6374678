-- The rights of editors after a server has got another owner (product.md §12.26), and the request for access of a user
-- who leaves the server, owns it or gets access in another way (§12.24).

-- The owner of the server when the rights were given, or the one who has confirmed them since; null if it was not known.
alter table public.server_member_permissions
  add column confirmed_owner_id text check (confirmed_owner_id ~ '^\d{17,20}$');
grant select (confirmed_owner_id) on public.server_member_permissions to authenticated;
update public.server_member_permissions given set confirmed_owner_id = servers.owner_id
  from public.servers where servers.id = given.server_id;

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
revoke all on function private.before_rights_given() from public;
create trigger before_rights_given before insert on public.server_member_permissions
  for each row execute function private.before_rights_given();

-- Whether the owner of a server is asked to confirm the rights of a member there. The owner and the platform owner need
-- no confirmation.
create function private.awaits_owner(given public.server_member_permissions, discord_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.servers where servers.id = given.server_id
    and servers.owner_id <> coalesce(given.confirmed_owner_id, '')
    and servers.owner_id <> coalesce(awaits_owner.discord_id, ''))
    and not private.is_the_platform_owner(awaits_owner.discord_id)
$$;

-- As before, and a right that the owner of its server has not confirmed has `awaits_owner`.
create or replace function public.team_page(
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

revoke all on function private.confirm_editors(text, uuid[]), public.confirm_editors(text, uuid[]),
  private.awaits_owner(public.server_member_permissions, text) from public, anon;
grant execute on function private.confirm_editors(text, uuid[]), public.confirm_editors(text, uuid[]),
  private.awaits_owner(public.server_member_permissions, text) to authenticated;
select private.hide_rows_in_errors('public.confirm_editors(text, uuid[])');

-- A server has one owner. When Discord names another one, the rights of the owner before end, although the list that Discord
-- gave for that account is valid for a day: the account counts as a member until its list is read again.
create index guild_access_owner_idx on private.guild_access (server_id) where owner;
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
revoke all on function private.after_server_owner() from public;
create trigger after_server_owner after update of owner_id on public.servers for each row
  when (new.owner_id is not null and new.owner_id is distinct from old.owner_id)
  execute function private.after_server_owner();
select private.hide_rows_in_errors('private.after_server_owner()');

-- Called by the edge functions: stores the owner of a server that the bot has read from Discord. Ignores an unknown
-- server.
create function public.record_server_owner(server_id text, owner_id text) returns void
language plpgsql security invoker set search_path = '' as $$
begin
  update public.servers known set owner_id = record_server_owner.owner_id
  where known.id = record_server_owner.server_id and known.owner_id is distinct from record_server_owner.owner_id;
end $$;
revoke all on function public.record_server_owner(text, text) from public, anon, authenticated;
grant execute on function public.record_server_owner(text, text) to service_role;
select private.hide_rows_in_errors('public.record_server_owner(text, text)');

-- Requests for access.

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
revoke all on function private.settle_access_requests(uuid) from public;

create or replace function private.record_guild_access(user_id uuid, guilds jsonb) returns void
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
revoke all on function private.approve_requests_of_member() from public;
create trigger approve_requests_of_member
  after insert or update of discord_id, panel_role, allowed_panels on public.team_members
  for each row when (new.discord_id is not null) execute function private.approve_requests_of_member();
select private.hide_rows_in_errors('private.approve_requests_of_member()');
