-- The links of one server are found by their index. With `case`, all links were read.
create or replace function public.server_links_due(server_id text default null)
returns table (server_id text, discord_id text, role_ids text[])
language sql stable security invoker set search_path = '' as $$
  select link.server_id, link.discord_id,
    array(select distinct sold.role_id from public.store_memberships sold
      where sold.store_id = any (array_agg(link.store_id)) and sold.role_id is not null order by 1)
  from private.server_links link
  where link.discord_id is not null
    and (server_links_due.server_id is null and link.due_at <= now() or link.server_id = server_links_due.server_id)
  group by link.server_id, link.discord_id
  order by min(link.due_at)
  limit 50
$$;
