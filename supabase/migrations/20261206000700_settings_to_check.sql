-- Returns the stored settings of a server for the health check (product.md §9.23); null if the site does not know the server.
create function public.settings_to_check(server_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce((select stored.config from public.server_configs stored where stored.server_id = known.id), '{}')
  from public.servers known where known.id = settings_to_check.server_id
$$;
grant execute on function public.settings_to_check to service_role;
