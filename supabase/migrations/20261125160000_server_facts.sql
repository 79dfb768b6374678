-- Facts about each of the viewer's servers, for the server list. See product.md §7.12.

-- Returns [{server_id, is_set_up, saved_at, saved_by_name}] for the guilds that the viewer is in and the servers where
-- they are an editor. `saved_at` and `saved_by_name` belong to the last save that changed a setting which the viewer
-- may see. Both are null if there is no such save.
create function private.my_server_facts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'server_id', servers.id, 'is_set_up', servers.added_at is not null,
      'saved_at', last_save.saved_at, 'saved_by_name', last_save.saved_by_name) order by servers.id), '[]')
    from public.servers
    left join lateral (
      select revisions.saved_at, revisions.saved_by_name from public.server_config_revisions revisions
      where revisions.server_id = servers.id
        and revisions.keys && array(select private.visible_keys(servers.id))
      order by revisions.version desc limit 1) last_save on true
    where servers.id in (
      select access.server_id from private.guild_access access
      where access.user_id = (select auth.uid()) and access.believed_until > now()
      union select mine.server_id from private.my_permissions() mine));
end $$;
create function public.my_server_facts() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.my_server_facts() $$;

revoke all on function public.my_server_facts() from public, anon, authenticated;
grant execute on function private.my_server_facts(), public.my_server_facts() to authenticated;
