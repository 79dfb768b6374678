-- Rights and functions for a seller's list of memberships. See product.md §21.12.

-- The browser chooses the id of a new membership. If a save is repeated after a lost response, it does not add a second
-- membership.
grant insert (id) on public.store_memberships to authenticated;

-- A change that affects only the position does not increase the version, so that reordering the list does not conflict
-- with a save of a membership.
create or replace function private.before_store_membership_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + case
    when new.position <> old.position
      and to_jsonb(new) - array['position', 'version'] = to_jsonb(old) - array['position', 'version'] then 0
    else 1
  end;
  return new;
end $$;

-- A computed column: the number of members who have a spot. It counts only the members that the caller may see, which
-- are the members of the caller's own stores.
create function public.taken_places(membership public.store_memberships) returns bigint
language sql stable security invoker set search_path = '' as $$
  select count(*) from public.store_members member
  where member.membership_id = membership.id and member.status in ('active', 'past_due')
$$;

-- Saves the order of a seller's memberships at once. Memberships that `ids` does not contain, such as one that was
-- added in another tab, follow in their current order. Returns the position of each membership.
create function public.order_memberships(store_id text, ids uuid[]) returns table (membership_id uuid, place int)
language plpgsql security invoker set search_path = '' as $$
begin
  perform 1 from public.store_memberships sold
    where sold.store_id = order_memberships.store_id and private.owns_store(sold.store_id)
    order by sold.id for update;
  return query
    with wanted as (
      select each.id, min(each.at) as at from unnest(order_memberships.ids) with ordinality each (id, at) group by each.id
    ), places as (
      select sold.id, (row_number() over (order by wanted.at, sold.position, sold.created_at, sold.id) - 1)::int as at
      from public.store_memberships sold left join wanted on wanted.id = sold.id
      where sold.store_id = order_memberships.store_id and private.owns_store(sold.store_id)
    ), saved as (
      update public.store_memberships sold set position = places.at
      from places where sold.id = places.id and sold.position <> places.at
    )
    select places.id, places.at from places order by places.at;
end $$;
revoke all on function public.taken_places(public.store_memberships), public.order_memberships(text, uuid[])
  from public, anon, authenticated;
grant execute on function public.taken_places(public.store_memberships), public.order_memberships(text, uuid[])
  to authenticated;
