-- Reads the saves of a server from the newest one to the first that has a visible key. `offset 0` keeps the planner from
-- looking up all visible keys in the index of keys, which reads all saves of the server.
create or replace function private.my_server_facts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'server_id', servers.id, 'is_set_up', servers.added_at is not null,
      'saved_at', last_save.saved_at, 'saved_by_name', last_save.saved_by_name,
      'request', last_request.request) order by servers.id), '[]')
    from public.servers
    left join lateral (
      select saves.saved_at, saves.saved_by_name from (
        select revisions.* from public.server_config_revisions revisions
        where revisions.server_id = servers.id order by revisions.version desc offset 0) saves
      where saves.keys && array(select private.visible_keys(servers.id))
      order by saves.version desc limit 1) last_save on true
    left join lateral (
      select jsonb_build_object('status', asked.status,
        'at', case when asked.status = 'open' then asked.asked_at else asked.answered_at end) as request
      from public.access_requests asked
      where asked.server_id = servers.id and asked.user_id = (select auth.uid())
        and (asked.status = 'open' or (asked.status = 'declined' and asked.answered_at > now() - interval '7 days'))
      order by asked.asked_at desc limit 1) last_request on true
    where servers.id in (
      select access.server_id from private.guild_access access
      where access.user_id = (select auth.uid()) and access.believed_until > now()
      union select mine.server_id from private.my_permissions() mine));
end $$;
