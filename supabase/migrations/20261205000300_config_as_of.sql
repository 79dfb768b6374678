-- Returns the settings of a server that the viewer may see as they were after a save (`last_version`) or at a moment, from
-- the values before all later saves. `version` is that of the last save until then. `config` is null if saves of that time
-- were removed from the history, which begins at `since`. Returns no row if the viewer may not open any panel.
create function private.server_config_as_of(server text, last_version int, moment timestamptz)
returns table (config jsonb, version int, since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  rights private.server_rights := private.rights_in(server);
  visible text[];
  oldest public.server_config_revisions;
  then_version int := last_version;
  earlier jsonb;
begin
  if not (rights.has_all or cardinality(rights.panels) > 0) then return; end if;
  visible := array(select unnest(private.keys_for(rights))
    except select fields.key from private.config_fields fields where fields.kind = 'secret');
  select saves.* into oldest from public.server_config_revisions saves
    where saves.server_id = server order by saves.version limit 1;
  if then_version is null then
    then_version := coalesce((select saves.version from public.server_config_revisions saves
      where saves.server_id = server and saves.saved_at <= moment order by saves.version desc limit 1),
      -- Before the first save of all, nothing was configured.
      case when oldest.version = 1 then 0 end);
  end if;
  if oldest.id is null or then_version is null or then_version < oldest.version - 1 then
    return query select null::jsonb, null::int, oldest.saved_at;
    return;
  end if;
  select coalesce(jsonb_object_agg(first.key, first.before), '{}') into earlier from (
    select distinct on (listed.entry ->> 'key') listed.entry ->> 'key' as key, listed.entry -> 'before' as before
    from public.server_config_revisions newer cross join jsonb_array_elements(newer.changes) listed (entry)
    where newer.server_id = server and newer.version > then_version
    order by listed.entry ->> 'key', newer.version) first
  where first.key = any (visible);
  return query
  select private.visible_config((stored.config || earlier) - array(
      select unset.key from jsonb_each(earlier) unset where unset.value = 'null'), visible),
    then_version, oldest.saved_at
  from public.server_configs stored where stored.server_id = server;
end $$;

create function public.server_config_as_of(
  server_id text, last_version int default null, moment timestamptz default null)
returns table (config jsonb, version int, since timestamptz)
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.server_config_as_of(server_id, last_version, moment);
end $$;

grant execute on function private.server_config_as_of, public.server_config_as_of to authenticated;
