-- A seeded or imported configuration has no revisions. A save that is based on a version before the seed or import must
-- cause a conflict and not overwrite the configuration.

-- Every change of a configuration creates a version, even if it bypasses the save function, so that open pages notice
-- the change.
create function private.next_config_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.version = 0 and new.config <> '{}' then new.version := 1; end if;
  elsif new.config is distinct from old.config and new.version <= old.version then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger next_config_version before insert or update on public.server_configs
  for each row execute function private.next_config_version();

-- Replaces the previous version of this function. The only difference: for versions without a revision, the function
-- compares the stored value of a key with the caller's `before` value.
create or replace function private.save_whole_config(server text, base_version int, changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.server_configs;
  field private.config_fields;
  change record;
  problem text;
  base jsonb;
  theirs jsonb;
  conflicts jsonb := '[]';
  patch jsonb := '{}';
  secrets jsonb := '{}';
  revision jsonb := '[]';
  has_unwritten boolean;
begin
  if server is null or server !~ '^\d{1,20}$' or base_version is null or base_version < 0
    or changes is null or jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) > 500 then
    raise exception 'Invalid server configuration' using errcode = '22023', hint = 'server';
  end if;
  if not exists (select 1 from public.servers where id = server) and private.has_every_server() then
    raise exception 'Invalid server configuration' using errcode = '22023', hint = 'server';
  end if;
  -- A server that the viewer may not see causes the same error as a server that does not exist. "offset 0" makes the
  -- planner check each panel once and not once per setting.
  if not exists (select 1 from public.servers where id = server)
    or not exists (select 1 from (select distinct panel from private.config_fields offset 0) known
      where private.may_open_panel(server, known.panel)) then
    raise exception 'No right to this server' using errcode = '42501', hint = 'modify';
  end if;

  for change in select entry ->> 'key' as key, entry -> 'after' as after, entry ? 'before' as has_before
    from jsonb_array_elements(changes) entry loop
    select * into field from private.config_fields where key = change.key;
    if not found or not change.has_before then
      raise exception 'Unknown setting: %', left(coalesce(change.key, ''), 100) using errcode = '22023', hint = 'key';
    end if;
    if not private.may_save_key(server, field) then
      raise exception 'No right to change %', change.key using errcode = '42501',
        hint = case when field.panel = 'api' and private.may_open_panel(server, 'api') then 'api' else 'save' end;
    end if;
    problem := case when octet_length(change.after::text) > 524288 then 'size' else private.misfit(field.schema, change.after) end;
    if problem is not null then
      raise exception '% has a value of the wrong %', change.key, problem using errcode = '22023', hint = problem;
    end if;
  end loop;

  insert into public.server_configs (server_id) values (server) on conflict do nothing;
  select * into stored from public.server_configs where server_id = server for update;

  has_unwritten := stored.version - base_version > (select count(*) from public.server_config_revisions written
    where written.server_id = server and written.version > base_version and written.version <= stored.version);

  for change in select distinct on (fields.position) fields.key, fields.kind, entry -> 'before' as before, entry -> 'after' as after
    from jsonb_array_elements(changes) with ordinality listed (entry, place)
    join private.config_fields fields on fields.key = entry ->> 'key'
    order by fields.position, place desc loop
    if change.kind = 'secret' then
      theirs := to_jsonb(case when exists (select 1 from public.server_secrets where server_id = server and key = change.key)
        then '••••••••' else '' end);
      continue when theirs = '""' and change.after = '""';
      secrets := secrets || jsonb_build_object(change.key, change.after);
      revision := revision || jsonb_build_array(jsonb_build_object('key', change.key, 'before', theirs,
        'after', case when change.after = '""' then '' else '••••••••' end));
      continue;
    end if;
    theirs := coalesce(stored.config -> change.key, 'null');
    continue when theirs = change.after;
    base := theirs;
    if base_version > stored.version then
      -- If the base is newer than the stored version, the database was restored from a backup. In that case, only the
      -- caller knows the value at the base version.
      base := change.before;
    elsif base_version < stored.version then
      -- The value at the base version is the `before` value of the first newer revision that changed the key.
      base := coalesce((select entry -> 'before'
        from public.server_config_revisions newer cross join jsonb_array_elements(newer.changes) entry
        where newer.server_id = server and newer.version > base_version and entry ->> 'key' = change.key
        order by newer.version limit 1), case
        -- Versions without a revision were seeded or imported. For these, only the caller knows the value at the base
        -- version.
        when has_unwritten and stored.config ? change.key and private.misfit(
          (select fields.schema from private.config_fields fields where fields.key = change.key), theirs) is null
          then change.before
        else theirs end);
    end if;
    if base <> theirs then
      conflicts := conflicts || jsonb_build_array(jsonb_build_object(
        'key', change.key, 'base', base, 'yours', change.after, 'theirs', theirs));
    end if;
    patch := patch || jsonb_build_object(change.key, change.after);
    revision := revision || jsonb_build_array(jsonb_build_object('key', change.key, 'before', theirs, 'after', change.after));
  end loop;

  if jsonb_array_length(conflicts) > 0 then
    return jsonb_build_object('status', 'conflict', 'config', stored.config, 'version', stored.version, 'conflicts', conflicts);
  end if;
  if pg_column_size(stored.config || patch) > 524288 then
    raise exception '% has a value of the wrong size', (select key from jsonb_each(patch) order by pg_column_size(value) desc limit 1)
      using errcode = '22023', hint = 'size';
  end if;
  if jsonb_array_length(revision) > 0 then
    perform private.keep_secret(server, key, value) from jsonb_each_text(secrets);
    update public.server_configs set config = config || patch, version = version + 1
    where server_id = server returning * into stored;
    insert into public.server_config_revisions
      (server_id, version, saved_by, saved_by_name, saved_by_discord_id, keys, changes)
    values (server, stored.version, (select auth.uid()), private.name_of((select auth.uid())), private.viewer_discord_id(),
      (select array_agg(entry ->> 'key') from jsonb_array_elements(revision) entry), revision);
  end if;
  return jsonb_build_object('status', 'saved', 'config', stored.config, 'version', stored.version);
end $$;
