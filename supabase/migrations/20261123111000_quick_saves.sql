-- Each save performs every check and every write only once. It reads the viewer's rights once for all settings, and
-- merges the configuration once. It reads the history only if the save is based on an older version.

-- A trigger is needed only for changes that do not set their own version. The old trigger is therefore replaced by two
-- triggers with a condition: one for inserts and one for updates.
drop trigger next_config_version on public.server_configs;
drop function private.next_config_version();

create function private.first_config_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.config <> '{}' then new.version := 1; end if;
  return new;
end $$;
create trigger first_config_version before insert on public.server_configs
  for each row when (new.version = 0) execute function private.first_config_version();

create function private.next_config_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.config is distinct from old.config then new.version := old.version + 1; end if;
  return new;
end $$;
create trigger next_config_version before update on public.server_configs
  for each row when (new.version <= old.version) execute function private.next_config_version();

/*
 * Saves changed settings of a server in one transaction. `changes` is a list of {key, before, after}.
 *  - If the viewer has no right to a changed key: error 42501 with the hint 'modify' (no right to any panel), 'save' (no
 *    right to this panel), or 'api' (the API panel is read-only for the viewer).
 *  - If a value is invalid: error 22023 with the hint 'key', 'type', or 'size' and the key in the message. If only the
 *    configuration as a whole is too large, the key is that of the largest value.
 *  - If a version newer than `base_version` changed a key to another value, the key conflicts: nothing is saved, and the
 *    response is {status: 'conflict', config, version, conflicts: [{key, base, yours, theirs}]}.
 *  - Otherwise, the keys are merged, a revision is written, and the response is {status: 'saved', config, version}.
 * `config` contains only the settings that the viewer may see. An unknown server causes 22023 with the hint 'server'.
 * Saves of the same server wait for each other from the moment they read the stored configuration.
 */
create or replace function private.save_server_config(server text, base_version int, changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  is_known boolean;
  rights private.server_rights;
  visible text[];
  stored public.server_configs;
  has_unwritten boolean := false;
  listed record;
  problem text;
  -- The changes, indexed by the position of their setting. If a setting is changed twice, the last change counts.
  wanted jsonb[];
  kinds text[];
  change jsonb;
  setting text;
  wish jsonb;
  base jsonb;
  theirs jsonb;
  conflicts jsonb := '[]';
  patch jsonb := '{}';
  secrets jsonb := '{}';
  changed text[] := '{}';
  revision jsonb := '[]';
  merged jsonb;
begin
  if server is null or server !~ '^\d{1,20}$' or base_version is null or base_version < 0
    or changes is null or jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) > 500 then
    raise exception 'Invalid server configuration' using errcode = '22023', hint = 'server';
  end if;
  is_known := exists (select 1 from public.servers where id = server);
  if not is_known and private.has_every_server() then
    raise exception 'Invalid server configuration' using errcode = '22023', hint = 'server';
  end if;
  rights := private.rights_in(server);
  -- A server that the viewer may not see causes the same error as a server that does not exist.
  if not is_known or not (rights.has_all
    or exists (select 1 from private.config_fields fields where fields.panel = any (rights.panels))) then
    raise exception 'No right to this server' using errcode = '42501', hint = 'modify';
  end if;
  visible := private.keys_for(rights);

  for listed in select entry, fields.key, fields.panel, fields.kind, fields.position, fields.schema
    from jsonb_array_elements(changes) with ordinality given (entry, place)
    left join private.config_fields fields on fields.key = entry ->> 'key'
    order by place loop
    if listed.key is null or not listed.entry ? 'before' then
      raise exception 'Unknown setting: %', left(coalesce(listed.entry ->> 'key', ''), 100) using errcode = '22023', hint = 'key';
    end if;
    if listed.key <> all (visible) then
      raise exception 'No right to change %', listed.key using errcode = '42501',
        hint = case when listed.panel = 'api' and (rights.has_all or 'api' = any (rights.panels)) then 'api' else 'save' end;
    end if;
    wish := listed.entry -> 'after';
    problem := case when octet_length(wish::text) > 524288 then 'size' else private.misfit(listed.schema, wish) end;
    if problem is not null then
      raise exception '% has a value of the wrong %', listed.key, problem using errcode = '22023', hint = problem;
    end if;
    wanted[listed.position] := listed.entry;
    kinds[listed.position] := listed.kind;
  end loop;

  select * into stored from public.server_configs where server_id = server for no key update;
  if not found then
    insert into public.server_configs (server_id) values (server) on conflict do nothing;
    select * into stored from public.server_configs where server_id = server for no key update;
  end if;

  if base_version < stored.version then
    has_unwritten := stored.version - base_version > (select count(*) from public.server_config_revisions written
      where written.server_id = server and written.version > base_version and written.version <= stored.version);
  end if;

  for position in coalesce(array_lower(wanted, 1), 0) .. coalesce(array_upper(wanted, 1), -1) loop
    change := wanted[position];
    continue when change is null;
    setting := change ->> 'key';
    wish := change -> 'after';
    if kinds[position] = 'secret' then
      theirs := to_jsonb(case when exists (select 1 from public.server_secrets where server_id = server and key = setting)
        then '••••••••' else '' end);
      continue when theirs = '""' and wish = '""';
      secrets := secrets || jsonb_build_object(setting, wish);
      changed := changed || setting;
      revision := revision || jsonb_build_array(jsonb_build_object('key', setting, 'before', theirs,
        'after', case when wish = '""' then '' else '••••••••' end));
      continue;
    end if;
    theirs := coalesce(stored.config -> setting, 'null');
    continue when theirs = wish;
    base := theirs;
    if base_version > stored.version then
      -- If the base is newer than the stored version, the database was restored from a backup. In that case, only the
      -- caller knows the value at the base version.
      base := change -> 'before';
    elsif base_version < stored.version then
      -- The value at the base version is the `before` value of the first newer revision that changed the key.
      base := coalesce((select entry -> 'before'
        from public.server_config_revisions newer cross join jsonb_array_elements(newer.changes) entry
        where newer.server_id = server and newer.version > base_version
          and setting = any (newer.keys) and entry ->> 'key' = setting
        order by newer.version limit 1), case
        -- Versions without a revision were seeded or imported. For these, only the caller knows the value at the base
        -- version.
        when has_unwritten and stored.config ? setting and private.misfit(
          (select fields.schema from private.config_fields fields where fields.key = setting), theirs) is null
          then change -> 'before'
        else theirs end);
    end if;
    if base <> theirs then
      conflicts := conflicts || jsonb_build_array(jsonb_build_object(
        'key', setting, 'base', base, 'yours', wish, 'theirs', theirs));
    end if;
    patch := patch || jsonb_build_object(setting, wish);
    changed := changed || setting;
    revision := revision || jsonb_build_array(jsonb_build_object('key', setting, 'before', theirs, 'after', wish));
  end loop;

  if jsonb_array_length(conflicts) > 0 then
    return jsonb_build_object('status', 'conflict', 'config', private.visible_config(stored.config, visible),
      'version', stored.version, 'conflicts', conflicts);
  end if;
  merged := stored.config || patch;
  if pg_column_size(merged) > 524288 then
    raise exception '% has a value of the wrong size', (select key from jsonb_each(patch) order by pg_column_size(value) desc limit 1)
      using errcode = '22023', hint = 'size';
  end if;
  if cardinality(changed) > 0 then
    if secrets <> '{}' then
      perform private.keep_secret(server, key, value) from jsonb_each_text(secrets);
    end if;
    stored.version := stored.version + 1;
    update public.server_configs set config = merged, version = stored.version where id = stored.id;
    insert into public.server_config_revisions
      (server_id, version, saved_by, saved_by_name, saved_by_discord_id, keys, changes)
    values (server, stored.version, viewer, private.name_of(viewer), rights.viewer_id, changed, revision);
  end if;
  return jsonb_build_object('status', 'saved', 'config', private.visible_config(merged, visible), 'version', stored.version);
end $$;

create or replace function public.save_server_config(server_id text, base_version int, changes jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  return private.save_server_config(server_id, base_version, changes);
end $$;

drop function private.save_whole_config(text, int, jsonb);
drop function private.may_save_key(text, private.config_fields);
