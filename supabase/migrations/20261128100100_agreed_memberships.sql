-- Memberships that a person did not agree to: a store added them for the person's Discord account. They are listed apart,
-- never displace what the person has bought, and can be refused. See product.md §21.16.

-- The stores of which a person refuses what they add. `discord_id` is the account for which it was refused.
create table private.refused_stores (
  user_id uuid not null references auth.users (id) on delete cascade,
  store_id text not null references public.stores (id) on delete cascade,
  discord_id text not null,
  refused_at timestamptz not null default now(),
  primary key (user_id, store_id)
);
create index refused_stores_account_idx on private.refused_stores (store_id, discord_id);
alter table private.refused_stores enable row level security;
create policy "Nobody reads it through the API" on private.refused_stores for select to authenticated using (false);
revoke all on private.refused_stores from public, anon, authenticated;
grant select on private.refused_stores to service_role;

-- As before, without what the caller has refused. A row with the caller's account on this site was agreed to: the caller
-- bought it while signed in, claimed it, or reviewed the store.
create or replace function private.my_store_member_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.id from public.store_members member
  where member.discord_id = (select private.viewer_discord_id())
    and not exists (select 1 from private.refused_stores refused
      where refused.user_id = (select auth.uid()) and refused.store_id = member.store_id)
  union
  select member.id from public.store_members member where member.user_id = (select auth.uid())
$$;

-- As before. Memberships that a store has added come last, and have a limit of their own.
create or replace function private.my_memberships() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', mine.id, 'status', mine.status, 'is_oversold', mine.is_oversold, 'provider', mine.provider,
    'since', mine.since, 'until', mine.until, 'is_ending', mine.is_ending, 'is_added', mine.is_added,
    'name', sold.name, 'payment_type', sold.payment_type, 'billing_interval', sold.billing_interval,
    'price_minor', sold.price_minor, 'currency', sold.currency,
    'store', jsonb_build_object('id', stores.id, 'name', stores.name, 'logo_path', stores.logo_path,
      'support_url', stores.support_url,
      'slug', case when stores.is_visible and stores.is_designed and not stores.hidden_by_site then stores.slug end,
      'may_review', private.review_refusal(stores.id) is null, 'review', private.own_review(review)))
    order by mine.is_added, mine.place), '[]')
  from (
    select member.*, added.is_added, row_number() over (partition by added.is_added
      order by private.holds_place(member.status) desc, member.since desc, member.id) as place
    from public.store_members member
    cross join lateral (select member.user_id is distinct from (select auth.uid()) as is_added) added
    where member.id in (select private.my_store_member_ids())) mine
  join public.store_memberships sold on sold.id = mine.membership_id
  join public.stores on stores.id = mine.store_id
  left join public.store_reviews review on review.store_id = stores.id and review.user_id = (select auth.uid())
  where mine.place <= case when mine.is_added then 100 else 500 end
$$;

-- Refuses what a store adds for the caller's Discord account, now and later. Ends what it has added. A call without
-- anything to refuse changes nothing and answers the same.
create function private.refuse_memberships(store text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  account text := (select private.viewer_discord_id());
begin
  if not exists (select 1 from public.store_members member
    where member.store_id = store and member.discord_id = account and member.user_id is distinct from viewer) then
    return 'refused';
  end if;
  insert into private.refused_stores as refused (user_id, store_id, discord_id) values (viewer, store, account)
    on conflict (user_id, store_id) do update set discord_id = excluded.discord_id;
  update public.store_members member set status = 'canceled', until = least(coalesce(member.until, now()), now())
  where member.store_id = store and member.discord_id = account and member.user_id is distinct from viewer
    and member.provider in ('manual', 'file') and private.holds_place(member.status);
  return 'refused';
end $$;
create function public.refuse_memberships(store_id text) returns text
language sql security invoker set search_path = '' as $$ select private.refuse_memberships(store_id) $$;
revoke all on function public.refuse_memberships(text) from public, anon, authenticated;
grant execute on function private.refuse_memberships(text), public.refuse_memberships(text) to authenticated;

-- Who has written a review keeps it, also after the store has unlinked their Discord account: a review makes the
-- memberships of its author their own, and can be changed by its author without a membership.
create function private.keep_reviewed_memberships() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.store_members member set user_id = new.user_id
  where member.store_id = new.store_id and member.user_id is null
    and member.discord_id = private.discord_id_of(new.user_id);
  return null;
end $$;
create trigger keep_reviewed_memberships after insert on public.store_reviews
  for each row execute function private.keep_reviewed_memberships();
update public.store_members member set user_id = review.user_id
from public.store_reviews review
where review.store_id = member.store_id and member.user_id is null
  and member.discord_id = private.discord_id_of(review.user_id);

create or replace function private.review_refusal(store text) returns text
language sql stable security definer set search_path = '' as $$
  with mine as (
    select member.status from public.store_members member
    where member.store_id = review_refusal.store and member.id in (select private.my_store_member_ids())
  ), written as (
    select review.deleted_at is not null as is_deleted from public.store_reviews review
    where review.store_id = review_refusal.store and review.user_id = (select auth.uid())
  )
  select case
    when private.owns_store(store) then 'ownStore'
    when exists (select 1 from mine where mine.status <> 'refunded')
      then (select 'hidden' from written where written.is_deleted)
    when exists (select 1 from mine) then 'refunded'
    when exists (select 1 from written where not written.is_deleted) then null
    else 'notMember' end
$$;
