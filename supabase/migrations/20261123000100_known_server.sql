-- Returns {known, name} for a server that the viewer is not allowed to see. The dashboard uses the result to
-- distinguish "no access" from "does not exist". Only users who have the server in their guild list get the name.
create function private.known_server(server text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'known', exists (select 1 from public.servers where id = server),
    'name', (select servers.name from public.servers
      join private.guild_access access on access.server_id = servers.id
      where servers.id = server and access.user_id = (select auth.uid())))
$$;

create function public.known_server(server_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.known_server(server_id) $$;

grant execute on function private.known_server(text), public.known_server(text) to authenticated;
