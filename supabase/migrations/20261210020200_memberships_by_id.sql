-- With the id of the membership, a store page knows which of its memberships the viewer has.
create or replace function private.my_memberships() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', mine.id, 'membership_id', mine.membership_id, 'status', mine.status, 'is_oversold', mine.is_oversold,
    'provider', mine.provider,
    'since', mine.since, 'until', mine.until, 'is_ending', mine.is_ending, 'is_added', mine.is_added,
    'is_offered', mine.is_offered,
    'name', sold.name, 'payment_type', sold.payment_type, 'billing_interval', sold.billing_interval,
    'price_minor', sold.price_minor, 'currency', sold.currency,
    'server', case when stores.server_id is not null and not mine.is_offered and private.holds_place(mine.status)
      then jsonb_build_object('id', stores.server_id, 'role_name', names.roles ->> sold.role_id,
        'role', case when sold.role_id is null then 'none'
          when mine.is_oversold then 'noSpot'
          when mine.discord_id is null then 'noAccount'
          when stores.server_link = 'standing' and sold.role_id = any (link.allowed_role_ids) then 'due'
          else 'paused' end) end,
    'store', jsonb_build_object('id', stores.id, 'name', stores.name, 'logo_path', stores.logo_path,
      'support_url', stores.support_url,
      'slug', case when stores.is_visible and stores.is_designed and not stores.hidden_by_site then stores.slug end,
      'may_review', private.review_refusal(stores.id) is null, 'review', private.own_review(review)))
    order by mine.is_offered desc, mine.is_added, mine.place), '[]')
  from (
    select listed.*, row_number() over (partition by listed.is_offered, listed.is_added
      order by private.holds_place(listed.status) desc, listed.since desc, listed.id) as place
    from (
      select member.*, member.user_id is distinct from (select auth.uid()) as is_added, false as is_offered
      from public.store_members member where member.id = any (array(select private.my_store_member_ids()))
      union all
      select member.*, false, true from public.store_members member
      where member.id = any (array(select private.offered_member_ids()))) listed) mine
  join public.store_memberships sold on sold.id = mine.membership_id
  join public.stores on stores.id = mine.store_id
  left join private.server_links link on link.store_id = stores.id
  left join private.guild_names names on names.server_id = stores.server_id
  left join public.store_reviews review on review.store_id = stores.id and review.user_id = (select auth.uid())
  where mine.place <= case when mine.is_added or mine.is_offered then 100 else 500 end
$$;
