-- The configuration of each server, its history, and the secrets that only the bot may read.
create table public.server_configs (
  server_id text primary key references public.servers (id) on delete cascade,
  -- Settings that were never saved are missing. Their default values are in supabase/config.schema.json.
  config jsonb not null default '{}' check (jsonb_typeof(config) = 'object' and pg_column_size(config) <= 524288),
  version int not null default 0 check (version >= 0)
);

create table public.server_config_revisions (
  id bigint generated always as identity primary key,
  server_id text not null references public.servers (id) on delete cascade,
  -- The version that the save created.
  version int not null,
  saved_at timestamptz not null default now(),
  saved_by uuid references auth.users (id) on delete set null,
  -- The user's name at the time of the save. It is preserved when the account is deleted.
  saved_by_name text not null,
  saved_by_discord_id text,
  keys text[] not null,
  -- A list of {key, before, after}. `before` is null if the key had no value. A secret is recorded as '' or as eight
  -- dots.
  changes jsonb not null,
  unique (server_id, version)
);
create index server_config_revisions_saved_by_idx on public.server_config_revisions (saved_by);
create index server_config_revisions_keys_idx on public.server_config_revisions using gin (keys);

-- Which secrets are set, and since when. The values are in the vault, and only the service role can read them.
create table public.server_secrets (
  server_id text not null references public.servers (id) on delete cascade,
  key text not null,
  secret_id uuid not null,
  set_at timestamptz not null default now(),
  set_by_name text not null,
  primary key (server_id, key)
);

-- All settings, each with its panel, its kind, and the JSON Schema of its value. `npm run generate` generates the rows
-- from src/domain/bot-config/fields.ts.
create table private.config_fields (
  key text primary key,
  panel text not null,
  kind text not null,
  position int not null,
  schema jsonb not null
);
alter table private.config_fields enable row level security;
revoke all on private.config_fields from public, anon, authenticated;
grant select on private.config_fields to service_role;
create policy "Nobody reads it through the API" on private.config_fields for select to authenticated using (false);

-- Returns why a value does not match a schema: 'type' or 'size'. Returns null if the value matches. Supports the
-- keywords of JSON Schema that src/domain/bot-config/json-schema.ts generates. As on Discord, the length of a text is
-- its number of code points after trimming white space.
create function private.misfit(schema jsonb, value jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  found text := jsonb_typeof(value);
  wanted jsonb := schema -> 'type';
  word text;
  inner_value jsonb;
  problem text;
begin
  if value is null then return 'type'; end if;
  if jsonb_typeof(wanted) = 'string' then wanted := jsonb_build_array(wanted); end if;
  if wanted is not null and not (wanted ? found
    or (found = 'number' and wanted ? 'integer' and mod(value::text::numeric, 1) = 0)) then return 'type'; end if;
  if schema ? 'const' and value <> schema -> 'const' then return 'type'; end if;
  if schema ? 'enum' and not (schema -> 'enum') @> jsonb_build_array(value) then return 'type'; end if;

  if found = 'string' then
    word := value #>> '{}';
    if char_length(regexp_replace(word, '^\s+|\s+$', '', 'g')) > (schema ->> 'maxLength')::int then return 'size'; end if;
    if word !~ (schema ->> 'pattern') then return 'type'; end if;
  elsif found = 'number' then
    if value::text::numeric < (schema ->> 'minimum')::numeric or value::text::numeric > (schema ->> 'maximum')::numeric then
      return 'size';
    end if;
  elsif found = 'array' then
    if jsonb_array_length(value) > (schema ->> 'maxItems')::int then return 'size'; end if;
    if schema ? 'items' then
      for inner_value in select * from jsonb_array_elements(value) loop
        problem := private.misfit(schema -> 'items', inner_value);
        if problem is not null then return problem; end if;
      end loop;
    end if;
  elsif found = 'object' then
    if (select count(*) from jsonb_object_keys(value)) > (schema ->> 'maxProperties')::int then return 'size'; end if;
    if exists (select 1 from jsonb_array_elements_text(schema -> 'required') needed (name)
      where not misfit.value ? needed.name) then return 'type'; end if;
    for word, inner_value in select * from jsonb_each(value) loop
      if schema ? 'propertyNames' then
        problem := private.misfit(schema -> 'propertyNames', to_jsonb(word));
        if problem is not null then return problem; end if;
      end if;
      if schema -> 'properties' ? word then
        problem := private.misfit(schema -> 'properties' -> word, inner_value);
      elsif schema -> 'additionalProperties' = 'false'::jsonb then
        problem := 'type';
      elsif jsonb_typeof(schema -> 'additionalProperties') = 'object' then
        problem := private.misfit(schema -> 'additionalProperties', inner_value);
      end if;
      if problem is not null then return problem; end if;
    end loop;
  end if;
  return null;
end $$;

-- Returns whether the viewer may save a setting. See `canEditKey` in src/domain/permissions/config-rights.ts. Only the
-- platform owner can change the setting of product.md §10.2.
create function private.may_save_key(server_id text, field private.config_fields) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may_open_panel(server_id, field.panel)
    and (field.panel <> 'api' or private.may_edit_api(server_id))
    and (field.key <> 'whopBotMasterRoleID' or private.is_platform_owner())
$$;

-- Sets a secret, or clears it if `secret` is ''. The vault has one entry per secret.
create function private.keep_secret(server text, secret_key text, secret text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid := (select secret_id from public.server_secrets where server_id = server and key = secret_key);
  name text := private.name_of((select auth.uid()));
begin
  if secret = '' then
    delete from public.server_secrets where server_id = server and key = secret_key;
  elsif kept is null then
    insert into public.server_secrets (server_id, key, secret_id, set_by_name)
    values (server, secret_key, vault.create_secret(secret), name);
  else
    perform vault.update_secret(kept, secret);
    update public.server_secrets set set_at = now(), set_by_name = name where secret_id = kept;
  end if;
end $$;

-- Deletes the vault entry when the row that refers to it is deleted, including when the whole server is deleted.
create function private.forget_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from vault.secrets where id = old.secret_id;
  return old;
end $$;
create trigger forget_secret after delete on public.server_secrets for each row execute function private.forget_secret();

/*
 * Saves changed settings of a server in one transaction. `changes` is a list of {key, before, after}.
 *  - If the viewer has no right to a changed key: error 42501 with the hint 'modify' (no right to any panel), 'save' (no
 *    right to this panel), or 'api' (the API panel is read-only for the viewer).
 *  - If a value is invalid: error 22023 with the hint 'key', 'type', or 'size' and the key in the message. If only the
 *    configuration as a whole is too large, the key is that of the largest value.
 *  - If a version newer than `base_version` changed a key to another value, the key conflicts: nothing is saved, and the
 *    response is {status: 'conflict', config, version, conflicts: [{key, base, yours, theirs}]}.
 *  - Otherwise, the keys are merged, a revision is written, and the response is {status: 'saved', config, version}.
 * An unknown server causes 22023 with the hint 'server'. Saves of the same server wait for each other.
 */
create function private.save_server_config(server text, base_version int, changes jsonb) returns jsonb
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
        order by newer.version limit 1), theirs);
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

-- The public function is a wrapper that runs with the caller's rights. A function in the private schema does the work.
create function public.save_server_config(server_id text, base_version int, changes jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_server_config(server_id, base_version, changes)
$$;

create function public.server_secret(server_id text, key text) returns text
language sql stable security invoker set search_path = '' as $$
  select decrypted.decrypted_secret from public.server_secrets secrets
  join vault.decrypted_secrets decrypted on decrypted.id = secrets.secret_id
  where secrets.server_id = server_secret.server_id and secrets.key = server_secret.key
$$;

grant execute on function private.save_server_config(text, int, jsonb), public.save_server_config(text, int, jsonb),
  private.may_open_panel(text, text), private.may_edit_api(text), private.my_open_server_ids() to authenticated;
grant execute on function public.server_secret(text, text) to service_role;

alter table public.server_configs enable row level security;
alter table public.server_config_revisions enable row level security;
alter table public.server_secrets enable row level security;
revoke all on public.server_configs, public.server_config_revisions, public.server_secrets from anon, authenticated;
grant select on public.server_configs, public.server_config_revisions to authenticated;
grant select (server_id, key, set_at, set_by_name) on public.server_secrets to authenticated;
grant all on public.server_configs, public.server_config_revisions, public.server_secrets to service_role;

create policy "Configurations of servers one has a panel of" on public.server_configs for select to authenticated
  using ((select private.has_every_server()) or server_id in (select private.my_open_server_ids()));
create policy "Their revisions" on public.server_config_revisions for select to authenticated
  using ((select private.has_every_server()) or server_id in (select private.my_open_server_ids()));
create policy "Whoever may edit the API settings sees that a secret is set" on public.server_secrets for select to authenticated
  using (private.may_open_panel(server_id, 'api') and private.may_edit_api(server_id));

alter table public.server_configs replica identity full;
alter publication supabase_realtime add table public.server_configs;
