-- The configuration of each server, its history, and the secrets that only the bot may read.

-- A function may read tables of a later file.
set check_function_bodies = off;

-- All settings, each with its panel, its kind, and the JSON Schema of its value. `npm run generate` generates the rows
-- from src/domain/bot-config/fields.ts.
create table private.config_fields (
  key text primary key,
  panel text not null,
  kind text not null,
  position int not null,
  schema jsonb not null,
  constraint config_fields_length check (char_length(key) <= 100
    and char_length(panel) <= 20 and char_length(kind) <= 40 and pg_column_size(schema) <= 65536)
);
alter table private.config_fields enable row level security;
grant select on private.config_fields to service_role;

create table public.server_configs (
  server_id text not null unique references public.servers (id) on delete cascade,
  -- Settings that were never saved are missing. Their default values are in supabase/config.schema.json.
  config jsonb not null default '{}' check (jsonb_typeof(config) = 'object' and pg_column_size(config) <= 524288),
  version int not null default 0 check (version >= 0),
  -- A surrogate primary key. Realtime sends the primary key of a deleted row to every subscriber of the table, so the key
  -- must not contain the ids of a server or a member.
  id uuid primary key default gen_random_uuid(),
  constraint server_configs_config_plain check (private.is_plain_json(config))
);
alter table public.server_configs enable row level security;
grant select (server_id, version, id) on public.server_configs to authenticated;
grant all on public.server_configs to service_role;

create table public.server_config_revisions (
  id bigint generated always as identity primary key,
  server_id text not null references public.servers (id) on delete cascade,
  -- The version that the save created.
  version int not null,
  saved_at timestamptz not null default now() check (private.is_time(saved_at)),
  saved_by uuid references auth.users (id) on delete set null,
  -- The user's name at the time of the save. It is preserved when the account is deleted.
  saved_by_name text not null,
  saved_by_discord_id text,
  keys text[] not null,
  -- A list of {key, before, after}. `before` is null if the key had no value. A secret is recorded as '' or as eight
  -- dots.
  changes jsonb not null,
  -- The bytes of all saves of the server up to this one, with those that were removed since.
  bytes_so_far bigint,
  unique (server_id, version),
  constraint server_config_revisions_names_length check (char_length(saved_by_name) <= 100
    and char_length(saved_by_discord_id) <= 20 and private.is_within(keys, 500, 100)),
  constraint server_config_revisions_changes_length check (pg_column_size(changes) <= 2097152)
);
create index server_config_revisions_saved_by_idx on public.server_config_revisions (saved_by);
alter table public.server_config_revisions enable row level security;
grant all on public.server_config_revisions to service_role;

-- Which secrets are set, and since when. The values are in the vault, and only the service role can read them.
create table public.server_secrets (
  server_id text not null references public.servers (id) on delete cascade,
  key text not null,
  secret_id uuid not null,
  set_at timestamptz not null default now() check (private.is_time(set_at)),
  set_by_name text not null,
  primary key (server_id, key),
  constraint server_secrets_length
    check (char_length(key) <= 100 and char_length(set_by_name) <= 100)
);
alter table public.server_secrets enable row level security;
grant select (server_id, key, set_at, set_by_name) on public.server_secrets to authenticated;
grant all on public.server_secrets to service_role;

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
create function private.save_server_config(server text, base_version int, changes jsonb) returns jsonb
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

-- The public function is a wrapper that runs with the caller's rights. A function in the private schema does the work.
create function public.save_server_config(server_id text, base_version int, changes jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  return private.save_server_config(server_id, base_version, changes);
end $$;

create function public.server_secret(server_id text, key text) returns text
language sql stable security invoker set search_path = '' as $$
  select decrypted.decrypted_secret from public.server_secrets secrets
  join vault.decrypted_secrets decrypted on decrypted.id = secrets.secret_id
  where secrets.server_id = server_secret.server_id and secrets.key = server_secret.key
$$;

-- Returns the keys of the settings that the viewer may see on a server. The viewer may save exactly these settings. A panel
-- is visible under the same conditions as in `may_open_panel`, but all panels are checked at once. Policies and grants
-- work on rows and columns, but all settings are keys in one jsonb column. Functions therefore leave out the keys of
-- other panels.
create function private.visible_keys(server text) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select unnest(private.keys_for(private.rights_in(server)));
end $$;

create function private.visible_config(config jsonb, keys text[]) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return config - array(select jsonb_object_keys(config) except select unnest(keys));
end $$;

-- Returns the part of a server's configuration that the viewer may see. If a key is in `keys` but not in `config`, the
-- setting has its default value. Returns no row before the first save, or if the viewer may not open any panel.
create function private.server_config(server text) returns table (config jsonb, version int, keys text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  rights private.server_rights := private.rights_in(server);
  visible text[];
begin
  if not (rights.has_all or cardinality(rights.panels) > 0) then return; end if;
  visible := array(select unnest(private.keys_for(rights)) order by 1);
  return query select private.visible_config(stored.config, visible), stored.version, visible
  from public.server_configs stored where stored.server_id = server;
end $$;

create function public.server_config(server_id text) returns table (config jsonb, version int, keys text[])
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.server_config(server_id);
end $$;

create function private.first_config_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.config <> '{}' then new.version := 1; end if;
  return new;
end $$;

create function private.next_config_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.config is distinct from old.config then new.version := old.version + 1; end if;
  return new;
end $$;

create function private.server_history(server text, setting text, older_than int, page_size int)
returns table (id bigint, version int, saved_at timestamptz, saved_by_name text, saved_by_discord_id text,
  saved_by_picture text, changes jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  visible text[] := private.keys_for(private.rights_in(server));
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
  where (saves.server_id, saves.version) >= (server, 0)
    and (saves.server_id, saves.version) < (server, coalesce(older_than, 2147483647))
    and saves.keys && visible
    and (setting is null or (setting = any (visible) and saves.keys @> array[setting]))
  order by saves.server_id desc, saves.version desc
  limit least(greatest(page_size, 0), 100);
end $$;

create function public.server_history(
  server_id text, setting text default null, older_than int default null, page_size int default 30)
returns table (id bigint, version int, saved_at timestamptz, saved_by_name text, saved_by_discord_id text,
  saved_by_picture text, changes jsonb)
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.server_history(server_id, setting, older_than, page_size);
end $$;

create function private.count_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.bytes_so_far := octet_length(new.changes::text) + coalesce((
    select saves.bytes_so_far from public.server_config_revisions saves
    where saves.server_id = new.server_id order by saves.version desc limit 1), 0);
  return new;
end $$;

-- Removes the oldest saves that are followed by more than the limit, at most 100 for each save.
create function private.trim_history() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  oldest public.server_config_revisions;
begin
  for count in 1 .. 100 loop
    select saves.* into oldest from public.server_config_revisions saves
      where saves.server_id = new.server_id order by saves.version limit 1;
    exit when (oldest.bytes_so_far <= new.bytes_so_far - private.limit_of('historyBytes')) is not true;
    delete from public.server_config_revisions saves where saves.id = oldest.id;
  end loop;
  return null;
end $$;

grant execute on function private.save_server_config, public.save_server_config, private.server_config,
  public.server_config, private.server_history, public.server_history to authenticated;
grant execute on function public.server_secret to service_role;

create policy "Configurations of servers one has a panel of" on public.server_configs for select to authenticated
  using (server_id between (select case when private.has_every_server() then '0' end) and '99999999999999999999'
    or server_id = any (array(select private.my_open_server_ids())));
create trigger first_config_version before insert on public.server_configs
  for each row when (new.version = 0) execute function private.first_config_version();
create trigger next_config_version before update on public.server_configs
  for each row when (new.version <= old.version) execute function private.next_config_version();

create policy "Nobody reads it past its function" on public.server_config_revisions for select to authenticated using (false);
create trigger count_history before insert on public.server_config_revisions
  for each row execute function private.count_history();
create trigger trim_history after insert on public.server_config_revisions
  for each row execute function private.trim_history();

create policy "Whoever may edit the API settings sees that a secret is set" on public.server_secrets for select to authenticated
  using (private.may_open_panel(server_id, 'api') and private.may_edit_api(server_id));
create trigger forget_secret after delete on public.server_secrets for each row execute function private.forget_secret();

-- Without a policy, row-level security already denies access to everyone but the service role. These policies show that
-- this is intended.
create policy "Nobody reads it through the API" on private.config_fields for select to authenticated using (false);

alter publication supabase_realtime add table public.server_configs;
