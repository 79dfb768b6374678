-- Sends a message to open pages when rights or teams change (product.md §16.5). Each private topic concerns one user or
-- one server. Changes of the tables themselves would be checked against every open dashboard.
-- A message has no content; the page reads again what it may see.

alter publication supabase_realtime drop table public.team_members, public.server_member_permissions;

-- Returns whether the viewer may listen to the channel that is being joined.
create function private.may_join_topic() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  kind text := split_part(realtime.topic(), ':', 1);
  subject text := substr(realtime.topic(), char_length(kind) + 2);
begin
  return case
    when kind = 'server-updates' then subject = (select auth.uid())::text
    when kind <> 'db-changes' then false
    when subject = 'all' then private.has_every_server()
    else private.sees_team(private.rights_in(subject))
  end;
end $$;

create function private.sees_team(rights private.server_rights) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return rights.has_all or 'editors' = any (rights.panels);
end $$;

grant execute on function private.may_join_topic to authenticated;
create policy "Updates of oneself and of the teams one may see" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select private.may_join_topic()));

-- Sends a message to the users who have one of the Discord accounts, to those who see the team of one of the servers, and
-- to the people who run the site.
create function private.broadcast_team_change(discord_ids text[], server_ids text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  topic text;
begin
  for topic in
    select 'server-updates:' || identities.user_id from auth.identities
      where identities.provider = 'discord' and identities.provider_id = any (discord_ids)
    union select 'db-changes:' || server_id from unnest(server_ids) server_id
    union select 'db-changes:all'
  loop
    perform realtime.send('{}'::jsonb, 'changed', topic, true);
  end loop;
end $$;

-- The rows that a statement on team_members has changed are in `changed`; for an update, those before it in `former`.
create function private.broadcast_member_changes() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  ids uuid[];
  discord_ids text[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(distinct different.id), array_agg(distinct different.discord_id) into ids, discord_ids
    from ((table former except table changed) union all (table changed except table former)) different;
  else
    select array_agg(changed.id), array_agg(changed.discord_id) into ids, discord_ids from changed;
  end if;
  if ids is not null then
    perform private.broadcast_team_change(discord_ids, array(
      select distinct given.server_id from public.server_member_permissions given where given.team_member_id = any (ids)));
  end if;
  return null;
end $$;
select private.hide_rows_in_errors('private.broadcast_member_changes()');
create trigger broadcast_new_members after insert on public.team_members
  referencing new table as changed for each statement execute function private.broadcast_member_changes();
create trigger broadcast_changed_members after update on public.team_members
  referencing old table as former new table as changed for each statement execute function private.broadcast_member_changes();
create trigger broadcast_removed_members after delete on public.team_members
  referencing old table as changed for each statement execute function private.broadcast_member_changes();

-- As above, for server_member_permissions. The rights of a removed member are deleted after the member. The trigger above
-- has then sent the message to the member.
create function private.broadcast_right_changes() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  member_ids uuid[];
  server_ids text[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(distinct different.team_member_id), array_agg(distinct different.server_id) into member_ids, server_ids
    from ((table former except table changed) union all (table changed except table former)) different;
  else
    select array_agg(distinct changed.team_member_id), array_agg(distinct changed.server_id) into member_ids, server_ids
    from changed;
  end if;
  if member_ids is not null then
    perform private.broadcast_team_change(array(
      select member.discord_id from public.team_members member where member.id = any (member_ids)), server_ids);
  end if;
  return null;
end $$;
select private.hide_rows_in_errors('private.broadcast_right_changes()');
create trigger broadcast_new_rights after insert on public.server_member_permissions
  referencing new table as changed for each statement execute function private.broadcast_right_changes();
create trigger broadcast_changed_rights after update on public.server_member_permissions
  referencing old table as former new table as changed for each statement execute function private.broadcast_right_changes();
create trigger broadcast_removed_rights after delete on public.server_member_permissions
  referencing old table as changed for each statement execute function private.broadcast_right_changes();
