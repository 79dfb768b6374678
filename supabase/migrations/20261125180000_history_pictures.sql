-- The history shows the picture of the person who saved. The picture is read from their Discord account when the
-- history is read. It is null if the account has no picture or was deleted. See product.md §9.14.

drop function public.server_history(text, text, int, int);
drop function private.server_history(text, text, int, int);
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

revoke all on function public.server_history(text, text, int, int) from public, anon, authenticated;
grant execute on function private.server_history(text, text, int, int), public.server_history(text, text, int, int)
  to authenticated;
