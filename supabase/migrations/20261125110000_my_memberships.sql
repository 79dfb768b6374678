-- The memberships of a buyer. See product.md §21.16.

-- Returns the ids of the store members that belong to the caller: rows with the caller's Discord account, and purchases
-- whose checkout link contained the caller's reference.
create function private.my_store_member_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.id from public.store_members member where member.discord_id = (select private.viewer_discord_id())
  union
  select member.id from public.store_members member where member.user_id = (select auth.uid())
$$;

-- Returns the caller's memberships. Memberships with a spot come first. `slug` is null if visitors cannot open the
-- store.
create function private.my_memberships() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', mine.id, 'status', mine.status, 'is_oversold', mine.is_oversold, 'provider', mine.provider,
    'since', mine.since, 'until', mine.until,
    'name', sold.name, 'payment_type', sold.payment_type, 'billing_interval', sold.billing_interval,
    'price_minor', sold.price_minor, 'currency', sold.currency,
    'store', jsonb_build_object('id', stores.id, 'name', stores.name, 'logo_path', stores.logo_path,
      'support_url', stores.support_url,
      'slug', case when stores.is_visible and stores.is_designed and not stores.hidden_by_site then stores.slug end))
    order by private.holds_place(mine.status) desc, mine.since desc, mine.id), '[]')
  from (
    select member.* from public.store_members member
    where member.id in (select private.my_store_member_ids())
    order by private.holds_place(member.status) desc, member.since desc, member.id limit 500) mine
  join public.store_memberships sold on sold.id = mine.membership_id
  join public.stores on stores.id = mine.store_id
$$;
create function public.my_memberships() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.my_memberships() $$;
revoke all on function public.my_memberships() from public, anon, authenticated;
grant execute on function private.my_memberships(), public.my_memberships() to authenticated;
