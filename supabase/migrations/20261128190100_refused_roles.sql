-- As before. What a person has refused gives no role.
create or replace function public.membership_roles(
  after_server text default '', after_role text default '', after_discord_id text default '', page_size int default 1000)
returns table (server_id text, role_id text, discord_id text, is_due boolean)
language sql stable security invoker set search_path = '' as $$
  select stores.server_id, sold.role_id, member.discord_id,
    case when bool_or(stores.server_link = 'standing' and sold.role_id = any (link.allowed_role_ids))
      then bool_or(stores.server_link = 'standing' and sold.role_id = any (link.allowed_role_ids)
        and member.status in ('active', 'past_due') and not member.is_oversold
        and not exists (select 1 from private.refused_stores refused
          where refused.store_id = member.store_id and refused.discord_id = member.discord_id
            and refused.user_id is distinct from member.user_id)) end
  from public.store_members member
  join public.store_memberships sold on sold.id = member.membership_id
  join public.stores on stores.id = sold.store_id
  join private.server_links link on link.store_id = stores.id
  where member.discord_id is not null and sold.role_id is not null and stores.server_id is not null
    and (stores.server_id, sold.role_id, member.discord_id)
      > (membership_roles.after_server, membership_roles.after_role, membership_roles.after_discord_id)
  group by 1, 2, 3
  order by 1, 2, 3
  limit least(greatest(membership_roles.page_size, 0), 1000)
$$;
