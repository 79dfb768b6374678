-- A person of the history without a Discord account is a hash of their name, because the page puts the person into its URL, and
-- the name can be an email address. As before, it stays the same when the account is deleted.
create function private.history_person(server text, discord_id text, name text) returns text
language sql immutable set search_path = '' as $$ select coalesce(discord_id, md5(server || ' ' || name)) $$;
grant execute on function private.history_person to authenticated, service_role;

drop index public.server_config_revisions_person_idx;
create index server_config_revisions_person_idx on public.server_config_revisions
  (server_id, (private.history_person(server_id, saved_by_discord_id, saved_by_name)), version);

-- Returns the saves that changed settings that the viewer may see, newest first: of one setting, one panel, one person.
create or replace function private.server_history(
  server text, setting text, tab text, person text, older_than int, page_size int)
returns table (id bigint, version int, saved_at timestamptz, saved_by_name text, saved_by_discord_id text,
  saved_by_picture text, changes jsonb)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  visible text[] := private.keys_for(private.rights_in(server));
  sought text[] := array(select fields.key from private.config_fields fields
    where fields.key = any (visible) and (setting is null or fields.key = setting)
      and (tab is null or fields.panel = tab));
begin
  return query
  select saves.id, saves.version, saves.saved_at, saves.saved_by_name, saves.saved_by_discord_id,
    (select case when identities.identity_data ->> 'avatar_url' ~ '^https://cdn\.discordapp\.com/\S+$'
        then identities.identity_data ->> 'avatar_url' end
      from auth.identities
      where identities.user_id = saves.saved_by and identities.provider = 'discord'
      order by identities.created_at limit 1),
    (select jsonb_agg(listed.entry order by listed.place)
      from jsonb_array_elements(saves.changes) with ordinality listed (entry, place)
      where listed.entry ->> 'key' = any (visible))
  from public.server_config_revisions saves
  where saves.server_id = server and saves.version >= 0 and saves.version < coalesce(older_than, 2147483647)
    and saves.keys && sought
    and (person is null or private.history_person(saves.server_id, saves.saved_by_discord_id, saves.saved_by_name) = person)
  order by saves.server_id desc, saves.version desc
  limit least(greatest(page_size, 0), 100);
end $$;

-- Returns who made the saves that `server_history` returns without a filter, each with the newest name: at most 200 people.
create or replace function private.server_history_people(server text) returns table (person text, name text)
language plpgsql stable security definer set search_path = '' as $$
declare
  visible text[] := private.keys_for(private.rights_in(server));
begin
  return query
  with recursive people (who) as (
    (select private.history_person(saves.server_id, saves.saved_by_discord_id, saves.saved_by_name) from public.server_config_revisions saves
      where saves.server_id = server
      order by private.history_person(saves.server_id, saves.saved_by_discord_id, saves.saved_by_name) limit 1)
    union all
    select (select private.history_person(saves.server_id, saves.saved_by_discord_id, saves.saved_by_name) from public.server_config_revisions saves
        where saves.server_id = server and private.history_person(saves.server_id, saves.saved_by_discord_id, saves.saved_by_name) > people.who
        order by private.history_person(saves.server_id, saves.saved_by_discord_id, saves.saved_by_name) limit 1)
      from people where people.who is not null)
  select people.who, newest.saved_by_name from people cross join lateral (
    select saves.saved_by_name from public.server_config_revisions saves
    where saves.server_id = server and private.history_person(saves.server_id, saves.saved_by_discord_id, saves.saved_by_name) = people.who
      and saves.keys && visible
    order by saves.version desc limit 1) newest
  order by lower(newest.saved_by_name), people.who limit 200;
end $$;

