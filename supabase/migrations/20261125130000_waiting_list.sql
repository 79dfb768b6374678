-- The waiting lists of sold-out memberships. See product.md §21.18.

create table public.store_waitlist (
  membership_id uuid not null references public.store_memberships (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (membership_id, user_id)
);
create index store_waitlist_user_id_idx on public.store_waitlist (user_id, created_at);
create index store_waitlist_oldest_idx on public.store_waitlist (membership_id, created_at, user_id);
alter table public.store_waitlist enable row level security;
revoke all on public.store_waitlist from anon, authenticated;
grant all on public.store_waitlist to service_role;
-- The waiting lists are read through the functions below, which leave out the ids of users.
create policy "Nobody reads it through the API" on public.store_waitlist for select to authenticated using (false);

-- Returns whether a membership has no free spots. Spots are counted as on the store page.
create function private.is_sold_out(membership public.store_memberships) returns boolean
language sql stable security definer set search_path = '' as $$
  select membership.max_members is not null and membership.max_members <= (
    select count(*) from public.store_members member
    where member.membership_id = membership.id and member.status in ('active', 'past_due') and not member.is_oversold)
$$;

-- Removes a user who becomes a member from the waiting list. This includes oversold members: they have paid, and get
-- the next free spot.
create function private.leave_waitlist_as_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.holds_place(new.status) then return null; end if;
  delete from public.store_waitlist waiting
    where waiting.membership_id = new.membership_id and (waiting.user_id = new.user_id or waiting.user_id in (
      select identities.user_id from auth.identities
      where identities.provider = 'discord' and identities.provider_id = new.discord_id));
  return null;
end $$;
create trigger leave_waitlist_as_member
  after insert or update of status, membership_id, discord_id, user_id on public.store_members
  for each row execute function private.leave_waitlist_as_member();

-- Returns {since}: when the caller joined the waiting list of a membership; null if the caller is not on the list.
create function private.waiting_since(membership_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('since', (select waiting.created_at from public.store_waitlist waiting
    where waiting.membership_id = waiting_since.membership_id and waiting.user_id = (select auth.uid())))
$$;
create function public.waiting_since(membership_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.waiting_since(membership_id) $$;

/*
 * Adds the caller to the waiting list of a membership. Returns {outcome, since}: 'waiting', even if the caller was on
 * the list before, or the reason why not: 'noMembership' (not on sale on a public store), 'ownStore', 'alreadyMember',
 * 'notSoldOut', or 'tooManyLists' after 50 lists in 24 hours.
 */
create function private.join_waitlist(membership_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  sold public.store_memberships;
  joined timestamptz;
  outcome text;
begin
  if viewer is null then raise exception 'Sign in to join a waiting list' using errcode = '42501'; end if;
  -- Concurrent joins by the same user run one after the other, so that the count of the user's lists below includes the
  -- earlier joins.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(viewer::text, 5));
  -- If the caller is buying the membership at the same time, the purchase is either recorded before this statement, or
  -- it removes the caller from the list afterward.
  select * into sold from public.store_memberships each where each.id = join_waitlist.membership_id for no key update;
  select waiting.created_at into joined from public.store_waitlist waiting
    where waiting.membership_id = sold.id and waiting.user_id = viewer;
  outcome := case
    when sold.id is null or not sold.is_visible or sold.archived_at is not null
      or not private.is_public_store(sold.store_id) then 'noMembership'
    when private.owns_store(sold.store_id) then 'ownStore'
    when exists (select 1 from public.store_members member
      where member.membership_id = sold.id and private.holds_place(member.status)
        and member.id in (select private.my_store_member_ids())) then 'alreadyMember'
    when not private.is_sold_out(sold) then 'notSoldOut'
    when joined is null and (select count(*) from public.store_waitlist waiting
      where waiting.user_id = viewer and waiting.created_at > now() - interval '24 hours') >= 50 then 'tooManyLists'
    else 'waiting' end;
  if outcome = 'waiting' and joined is null then
    insert into public.store_waitlist (membership_id, user_id) values (sold.id, viewer)
      returning created_at into joined;
  end if;
  return jsonb_build_object('outcome', outcome, 'since', case when outcome = 'waiting' then joined end);
end $$;
create function public.join_waitlist(membership_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$ select private.join_waitlist(membership_id) $$;

-- Removes the caller from the waiting list of a membership. Returns 'left', even if the caller was not on the list.
create function private.leave_waitlist(membership_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.store_waitlist waiting
    where waiting.membership_id = leave_waitlist.membership_id and waiting.user_id = (select auth.uid());
  return 'left';
end $$;
create function public.leave_waitlist(membership_id uuid) returns text
language sql security invoker set search_path = '' as $$ select private.leave_waitlist(membership_id) $$;

-- Returns the waiting lists of the caller, oldest first. `is_free` means that the membership is on sale and has a free
-- spot. `slug` is null if visitors cannot open the store.
create function private.my_waiting_lists() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'membership_id', sold.id, 'name', sold.name, 'since', mine.created_at,
    'is_on_sale', shown.is_on_sale, 'is_free', shown.is_on_sale and not private.is_sold_out(sold),
    'store', jsonb_build_object('id', stores.id, 'name', stores.name, 'logo_path', stores.logo_path,
      'slug', case when shown.is_public then stores.slug end))
    order by mine.created_at, sold.id), '[]')
  from (select * from public.store_waitlist waiting where waiting.user_id = (select auth.uid())
    order by waiting.created_at, waiting.membership_id limit 500) mine
  join public.store_memberships sold on sold.id = mine.membership_id
  join public.stores on stores.id = sold.store_id
  cross join lateral (select stores.is_visible and stores.is_designed and not stores.hidden_by_site as is_public) page
  cross join lateral (select page.is_public,
    page.is_public and sold.is_visible and sold.archived_at is null as is_on_sale) shown
$$;
create function public.my_waiting_lists() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.my_waiting_lists() $$;

-- Returns how many users wait for each membership of the caller's store: {membership id: number}. Memberships without
-- waiting users are omitted.
create function private.waitlist_counts(store text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  return (
    select coalesce(jsonb_object_agg(counted.membership_id, counted.waiting), '{}')
    from (select waiting.membership_id, count(*) as waiting from public.store_waitlist waiting
      where waiting.membership_id in (select sold.id from public.store_memberships sold where sold.store_id = store)
      group by 1) counted);
end $$;
create function public.waitlist_counts(store_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.waitlist_counts(store_id) $$;

-- Returns one page of the users who wait for a membership of the caller's store. The user who has waited longest comes
-- first. `name` is the user's name on Discord. `page` starts at 0. Returns {total, people}.
create function private.waitlist_page(membership_id uuid, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 100);
begin
  if not exists (select 1 from public.store_memberships sold
    where sold.id = waitlist_page.membership_id and private.owns_store(sold.store_id)) then
    raise exception 'Not your membership' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'total', (select count(*) from public.store_waitlist waiting where waiting.membership_id = waitlist_page.membership_id),
    'people', coalesce((
      select jsonb_agg(jsonb_build_object('name', private.reviewer_name(paged.user_id), 'since', paged.created_at)
        order by paged.created_at, paged.user_id)
      from (select * from public.store_waitlist waiting where waiting.membership_id = waitlist_page.membership_id
        order by waiting.created_at, waiting.user_id
        limit most offset greatest(page, 0)::bigint * most) paged), '[]'));
end $$;
create function public.waitlist_page(membership_id uuid, page int default 0, page_size int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.waitlist_page(membership_id, page, page_size)
$$;

revoke all on function public.waiting_since(uuid), public.join_waitlist(uuid), public.leave_waitlist(uuid),
  public.my_waiting_lists(), public.waitlist_counts(text), public.waitlist_page(uuid, int, int)
  from public, anon, authenticated;
grant execute on function
  private.waiting_since(uuid), public.waiting_since(uuid),
  private.join_waitlist(uuid), public.join_waitlist(uuid),
  private.leave_waitlist(uuid), public.leave_waitlist(uuid),
  private.my_waiting_lists(), public.my_waiting_lists(),
  private.waitlist_counts(text), public.waitlist_counts(text),
  private.waitlist_page(uuid, int, int), public.waitlist_page(uuid, int, int)
  to authenticated;
