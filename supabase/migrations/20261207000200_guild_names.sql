-- The names of roles and channels, and the settings that the documentation shows (product.md §5.11).

-- Only the edge functions write it: they have read the server on Discord themselves.
create table private.guild_names (
  server_id text primary key references public.servers (id) on delete cascade,
  -- When the server was read on Discord. An hour too early at most, because names that have not changed are not written again.
  read_at timestamptz not null check (private.is_time(read_at)),
  -- Names by id.
  roles jsonb not null check (jsonb_typeof(roles) = 'object' and octet_length(roles::text) <= 500000),
  -- {name, type, parent_id} by id; `type` is Discord's number.
  channels jsonb not null check (jsonb_typeof(channels) = 'object' and octet_length(channels::text) <= 1000000)
);
alter table private.guild_names enable row level security;
create policy "Nobody reads it through the API" on private.guild_names for select to authenticated using (false);
grant select on private.guild_names to service_role;

-- Returns 'recorded', 'known' if the names are stored already, 'late' if newer ones are, or 'unknownServer'.
create function private.record_guild_names(server text, checked_at timestamptz, roles jsonb, channels jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before private.guild_names;
  -- A clock that is ahead would keep later names out.
  seen_at timestamptz := least(checked_at, clock_timestamp());
begin
  if not exists (select from public.servers known where known.id = server) then return 'unknownServer'; end if;
  select names.* into before from private.guild_names names where names.server_id = server for no key update;
  if before.read_at >= seen_at then return 'late'; end if;
  if before.roles = record_guild_names.roles and before.channels = record_guild_names.channels
    and before.read_at > seen_at - interval '1 hour' then return 'known'; end if;
  insert into private.guild_names as names (server_id, read_at, roles, channels)
  values (server, seen_at, record_guild_names.roles, record_guild_names.channels)
  on conflict (server_id) do update
    set read_at = excluded.read_at, roles = excluded.roles, channels = excluded.channels
    where names.read_at < excluded.read_at;
  return 'recorded';
end $$;

create function public.record_guild_names(server_id text, checked_at timestamptz, roles jsonb, channels jsonb) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.record_guild_names(server_id, checked_at, roles, channels)
$$;

/*
 * Returns the values of those of the settings that the viewer may see, with the names of the roles and channels in them, and
 * of the categories of these channels; null if the viewer may not open any panel. A key in `keys` that is not in `config` has
 * its default value. `secrets` are the keys of secrets that are set. `permissions` are those in the whole server; null
 * if Discord has not confirmed lately that the viewer is in it.
 */
create function private.settings_with_names(server text, wanted text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  rights private.server_rights := private.rights_in(server);
  seen text[];
  shown jsonb;
  ids text[];
  names private.guild_names;
begin
  if not (rights.has_all or cardinality(rights.panels) > 0) then return null; end if;
  seen := array(select key from unnest(private.keys_for(rights)) key where key = any (wanted) order by 1);
  shown := coalesce((select private.visible_config(stored.config, seen)
    from public.server_configs stored where stored.server_id = server), '{}');
  select stored.* into names from private.guild_names stored where stored.server_id = server;
  ids := array(select distinct match[1] from regexp_matches(shown::text, '\m\d{17,20}\M', 'g') match);
  ids := ids || array(select distinct names.channels -> id ->> 'parent_id' from unnest(ids) id
    where names.channels -> id ->> 'parent_id' <> all (ids));
  return (select jsonb_build_object(
    'server_name', known.name, 'keys', seen, 'config', shown,
    'secrets', array(select secrets.key from public.server_secrets secrets
      where secrets.server_id = server and secrets.key = any (seen)),
    'read_at', names.read_at,
    'roles', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', names.roles -> id) order by id), '[]')
      from unnest(ids) id where names.roles ? id),
    'channels', (select coalesce(jsonb_agg(jsonb_build_object('id', id) || (names.channels -> id) order by id), '[]')
      from unnest(ids) id where names.channels ? id),
    'is_owner', coalesce(access.owner, false), 'permissions', access.permissions)
  from public.servers known
  left join private.guild_access access on access.server_id = known.id
    and access.user_id = (select auth.uid()) and access.believed_until > now()
  where known.id = server);
end $$;

create function public.settings_with_names(server_id text, wanted text[]) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return private.settings_with_names(server_id, wanted);
end $$;

grant execute on function private.settings_with_names, public.settings_with_names to authenticated;
grant execute on function private.record_guild_names, public.record_guild_names to service_role;

select private.hide_rows_in_errors(each.oid::regprocedure) from pg_catalog.pg_proc each
  where each.proname = 'record_guild_names';
