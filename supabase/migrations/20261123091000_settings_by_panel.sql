-- Users can read only those parts of configurations and of the history that belong to their panels. Policies and grants
-- work on rows and columns, but all settings are keys in one jsonb column. Functions therefore leave out the keys of
-- other panels.

-- Returns the keys of the settings that the viewer may see on a server. The viewer may save exactly these settings. For
-- a single setting, `may_save_key` does the same check. A panel is visible under the same conditions as in
-- `may_open_panel`, but all panels are checked at once.
create function private.visible_keys(server text) returns setof text
language sql stable security definer set search_path = '' as $$
  with mine as materialized (
    select private.has_full_access(server) as has_all, private.my_panels_everywhere() || coalesce(
      (select given.allowed_panels from private.my_permissions() given where given.server_id = server), '{}') as panels)
  select fields.key from private.config_fields fields cross join mine
  where (mine.has_all or fields.panel = any (mine.panels))
    and (fields.panel <> 'api' or private.may_edit_api(server))
    and (fields.key <> 'whopBotMasterRoleID' or private.is_platform_owner())
$$;

create function private.visible_config(config jsonb, keys text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(entry.key, entry.value), '{}') from jsonb_each(config) entry where entry.key = any (keys)
$$;

-- Returns the part of a server's configuration that the viewer may see. If a key is in `keys` but not in `config`, the
-- setting has its default value. Returns no row before the first save, or if the viewer may not open any panel.
create function private.server_config(server text) returns table (config jsonb, version int, keys text[])
language sql stable security definer set search_path = '' as $$
  with visible as materialized (select array(select private.visible_keys(server) order by 1) as keys)
  select private.visible_config(stored.config, visible.keys), stored.version, visible.keys
  from public.server_configs stored cross join visible
  where stored.server_id = server
    and (private.has_every_server() or stored.server_id in (select private.my_open_server_ids()))
$$;
create function public.server_config(server_id text) returns table (config jsonb, version int, keys text[])
language sql stable security invoker set search_path = '' as $$ select * from private.server_config(server_id) $$;

-- Returns a page of saves, newest first. A save is included only if it changed settings that the viewer may see, and
-- only its changes to those settings are returned. `setting` limits the page to one setting, and `older_than` to older
-- versions.
create function private.server_history(server text, setting text, older_than int, page_size int)
returns table (id bigint, version int, saved_at timestamptz, saved_by_name text, saved_by_discord_id text, changes jsonb)
language sql stable security definer set search_path = '' as $$
  with visible as materialized (select array(select private.visible_keys(server)) as keys)
  select saves.id, saves.version, saves.saved_at, saves.saved_by_name, saves.saved_by_discord_id,
    (select jsonb_agg(listed.entry order by listed.place)
      from jsonb_array_elements(saves.changes) with ordinality listed (entry, place)
      where listed.entry ->> 'key' = any (visible.keys))
  from public.server_config_revisions saves cross join visible
  where saves.server_id = server
    and saves.keys && visible.keys
    and (setting is null or (setting = any (visible.keys) and saves.keys @> array[setting]))
    and (older_than is null or saves.version < older_than)
  order by saves.version desc
  limit least(greatest(page_size, 0), 100)
$$;
create function public.server_history(
  server_id text, setting text default null, older_than int default null, page_size int default 30)
returns table (id bigint, version int, saved_at timestamptz, saved_by_name text, saved_by_discord_id text, changes jsonb)
language sql stable security invoker set search_path = '' as $$
  select * from private.server_history(server_id, setting, older_than, page_size)
$$;

grant execute on function private.server_config(text), public.server_config(text),
  private.server_history(text, text, int, int), public.server_history(text, text, int, int) to authenticated;

-- Wraps the function that saves, so that its response contains only what the viewer may see, even if the save
-- conflicts.
alter function private.save_server_config(text, int, jsonb) rename to save_whole_config;
revoke execute on function private.save_whole_config(text, int, jsonb) from authenticated;
create function private.save_server_config(server text, base_version int, changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- The keys are read before the save. The save locks the configuration, and other saves of this server have to wait
  -- until the lock is released, so reading the keys after the save would make them wait longer.
  keys text[] := array(select private.visible_keys(server));
  answer jsonb := private.save_whole_config(server, base_version, changes);
begin
  return jsonb_set(answer, '{config}', private.visible_config(answer -> 'config', keys));
end $$;
grant execute on function private.save_server_config(text, int, jsonb) to authenticated;

-- A surrogate primary key. Realtime sends the primary key of a deleted row to every subscriber of the table, so the key
-- must not contain the ids of a server or a member.
alter table public.server_configs add column id uuid not null default gen_random_uuid();
alter table public.server_configs drop constraint server_configs_pkey, add primary key (id), add unique (server_id);
alter table public.server_member_permissions add column id uuid not null default gen_random_uuid();
alter table public.server_member_permissions drop constraint server_member_permissions_pkey, add primary key (id),
  add unique (team_member_id, server_id);
-- If the replica identity were full, Realtime would match each subscriber's filter against the columns of a deleted row
-- without checking rights.
alter table public.server_configs replica identity default;
alter table public.server_member_permissions replica identity default;
alter table public.team_members replica identity default;

-- Realtime sends only columns that a role may select. The remaining columns reveal only that a configuration has a new
-- version.
revoke select on public.server_configs from authenticated;
grant select (id, server_id, version) on public.server_configs to authenticated;
revoke select on public.server_config_revisions from authenticated;
drop policy "Their revisions" on public.server_config_revisions;
create policy "Nobody reads it past its function" on public.server_config_revisions for select to authenticated using (false);
