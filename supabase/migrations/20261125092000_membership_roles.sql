-- The Discord roles of memberships, for the bot. See supabase/README.md.

/*
 * Returns whether each Discord account with a membership should have the role of the membership. `is_due` is true as
 * long as at least one membership of the account with this role has a spot. It is false after all of them have ended.
 * The rows are ordered by server, role and Discord id. The page starts after the three given values and contains at
 * most `page_size` rows (limited to 1,000).
 */
create function public.membership_roles(
  after_server text default '', after_role text default '', after_discord_id text default '', page_size int default 1000)
returns table (server_id text, role_id text, discord_id text, is_due boolean)
language sql stable security invoker set search_path = '' as $$
  select stores.server_id, sold.role_id, member.discord_id,
    bool_or(member.status in ('active', 'past_due') and not member.is_oversold)
  from public.store_members member
  join public.store_memberships sold on sold.id = member.membership_id
  join public.stores on stores.id = sold.store_id
  where member.discord_id is not null and sold.role_id is not null and stores.server_id is not null
    and (stores.server_id, sold.role_id, member.discord_id)
      > (membership_roles.after_server, membership_roles.after_role, membership_roles.after_discord_id)
  group by 1, 2, 3
  order by 1, 2, 3
  limit least(greatest(membership_roles.page_size, 0), 1000)
$$;
revoke all on function public.membership_roles(text, text, text, int) from public, anon, authenticated;
grant execute on function public.membership_roles(text, text, text, int) to service_role;
