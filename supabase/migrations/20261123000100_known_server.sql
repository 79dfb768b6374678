-- Whether the product knows a server that the viewer does not see, so that the dashboard can tell «not your server» from
-- «no such server». The name goes to people whom Discord has named the server to, and to nobody else.
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
