-- The requests for access that wait for an answer, for those who manage the editors of a server (product.md §7.12).
create or replace function private.my_server_facts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'server_id', servers.id, 'is_set_up', servers.added_at is not null,
      'saved_at', last_save.saved_at, 'saved_by_name', last_save.saved_by_name,
      'request', last_request.request, 'health', private.last_health_check(servers.id),
      'waiting_requests', case when waiting.requests > 0 and private.may_open_panel(servers.id, 'editors')
        then waiting.requests else 0 end) order by servers.id), '[]')
    from public.servers
    left join lateral (
      select saves.saved_at, saves.saved_by_name from (
        select revisions.* from public.server_config_revisions revisions
        where revisions.server_id = servers.id order by revisions.version desc offset 0) saves
      where saves.keys && array(select private.visible_keys(servers.id))
      order by saves.version desc limit 1) last_save on true
    cross join lateral (
      select count(*) as requests from public.access_requests asked
      where asked.server_id = servers.id and asked.status = 'open') waiting
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
