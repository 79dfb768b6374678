-- The figures of a store page, kept in tables, so that a visitor does not read all members and all reviews.

-- The members of each membership who take a place. A membership without such members has no row. The rows have no foreign
-- key, because the members of a deleted store can be deleted after its memberships.
create table private.membership_places (
  membership_id uuid primary key,
  taken bigint not null
) with (fillfactor = 50);
alter table private.membership_places enable row level security;
create policy "Nobody reads it through the API" on private.membership_places for select to authenticated using (false);

create function private.count_places() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  memberships uuid[];
  changes bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(each.membership_id order by each.membership_id), array_agg(each.change order by each.membership_id)
    into memberships, changes from (
      select made.membership_id, count(*) as change from made
      where private.holds_place(made.status) and not made.is_oversold group by 1) each;
  elsif tg_op = 'DELETE' then
    select array_agg(each.membership_id order by each.membership_id), array_agg(each.change order by each.membership_id)
    into memberships, changes from (
      select gone.membership_id, -count(*) as change from gone
      where private.holds_place(gone.status) and not gone.is_oversold group by 1) each;
  else
    select array_agg(each.membership_id order by each.membership_id), array_agg(each.change order by each.membership_id)
    into memberships, changes from (
      select moved.membership_id, sum(moved.change) as change from (
        select made.membership_id, 1 as change from made where private.holds_place(made.status) and not made.is_oversold
        union all
        select gone.membership_id, -1 from gone where private.holds_place(gone.status) and not gone.is_oversold) moved
      group by 1 having sum(moved.change) <> 0) each;
  end if;
  if memberships is null then return null; end if;
  insert into private.membership_places as stored (membership_id, taken)
    select each.membership_id, each.change from unnest(memberships, changes) each (membership_id, change)
  on conflict (membership_id) do update set taken = stored.taken + excluded.taken;
  delete from private.membership_places stored where stored.membership_id = any (memberships) and stored.taken = 0;
  return null;
end $$;
select private.hide_rows_in_errors('private.count_places()');

create trigger count_places after insert on public.store_members
  referencing new table as made for each statement execute function private.count_places();
create trigger count_changed_places after update on public.store_members
  referencing old table as gone new table as made for each statement execute function private.count_places();
create trigger count_freed_places after delete on public.store_members
  referencing old table as gone for each statement execute function private.count_places();

insert into private.membership_places (membership_id, taken)
  select member.membership_id, count(*) from public.store_members member
  where private.holds_place(member.status) and not member.is_oversold group by 1;

-- What each review adds to the figures of its store: `stars` if it counts in the rating (private.counted_reviews).
create table private.review_marks (
  store_id text not null,
  user_id uuid not null,
  is_listed boolean not null,
  is_shown boolean not null,
  stars int,
  primary key (store_id, user_id),
  constraint review_marks_length check (char_length(store_id) <= 68)
);
alter table private.review_marks enable row level security;
create policy "Nobody reads it through the API" on private.review_marks for select to authenticated using (false);

-- The number of reviews with the same marks.
create table private.store_review_sums (
  id bigint generated always as identity primary key,
  store_id text not null,
  is_listed boolean not null,
  is_shown boolean not null,
  stars int,
  reviews bigint not null,
  constraint store_review_sums_key unique nulls not distinct (store_id, is_listed, is_shown, stars),
  constraint store_review_sums_length check (char_length(store_id) <= 68)
) with (fillfactor = 50);
alter table private.store_review_sums enable row level security;
create policy "Nobody reads it through the API" on private.store_review_sums for select to authenticated using (false);

/*
 * Marks the reviews of these authors in these stores again, from the tables as they are now, so that it does not matter
 * which change is noticed first, or how often. The lock makes changes of a store's reviews and members wait for each
 * other: the second transaction reads the changes of the first one.
 */
create function private.mark_reviews(stores text[], authors uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(each.store_id, 13))
    from (select distinct store_id from unnest(stores) store_id order by 1) each;
  with gone as (
    delete from private.review_marks marked using (select distinct * from unnest(stores, authors) each (store_id, user_id)) asked
    where marked.store_id = asked.store_id and marked.user_id = asked.user_id
    returning marked.*
  ), less as (
    select gone.store_id, gone.is_listed, gone.is_shown, gone.stars, count(*) as reviews from gone group by 1, 2, 3, 4
  )
  update private.store_review_sums stored set reviews = stored.reviews - less.reviews from less
    where (stored.store_id, stored.is_listed, stored.is_shown) = (less.store_id, less.is_listed, less.is_shown)
      and stored.stars is not distinct from less.stars;
  with asked as (
    select review.* from (select distinct * from unnest(stores, authors) each (store_id, user_id)) each
    join public.store_reviews review using (store_id, user_id)
  ), made as (
    insert into private.review_marks (store_id, user_id, is_listed, is_shown, stars)
      select asked.store_id, asked.user_id, asked.deleted_at is null, not asked.hidden_by_site,
        case when asked.id in (select private.counted_reviews(array(select id from asked))) then asked.rating end
      from asked
    returning *
  )
  insert into private.store_review_sums as stored (store_id, is_listed, is_shown, stars, reviews)
    select made.store_id, made.is_listed, made.is_shown, made.stars, count(*) from made group by 1, 2, 3, 4
  on conflict on constraint store_review_sums_key do update set reviews = stored.reviews + excluded.reviews;
  delete from private.store_review_sums stored where stored.store_id = any (stores) and stored.reviews = 0;
end $$;

create function private.mark_changed_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stores text[];
  authors uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(made.store_id), array_agg(made.user_id) into stores, authors from made;
  elsif tg_op = 'DELETE' then
    select array_agg(gone.store_id), array_agg(gone.user_id) into stores, authors from gone;
  else
    select array_agg(each.store_id), array_agg(each.user_id) into stores, authors from (
      (select store_id, user_id, rating, hidden_by_site, deleted_at from gone
        except select store_id, user_id, rating, hidden_by_site, deleted_at from made)
      union all
      (select store_id, user_id, rating, hidden_by_site, deleted_at from made
        except select store_id, user_id, rating, hidden_by_site, deleted_at from gone)) each;
  end if;
  if stores is not null then perform private.mark_reviews(stores, authors); end if;
  return null;
end $$;
select private.hide_rows_in_errors('private.mark_changed_reviews()');

create trigger mark_reviews after insert on public.store_reviews
  referencing new table as made for each statement execute function private.mark_changed_reviews();
create trigger mark_changed_reviews after update on public.store_reviews
  referencing old table as gone new table as made for each statement execute function private.mark_changed_reviews();
create trigger mark_removed_reviews after delete on public.store_reviews
  referencing old table as gone for each statement execute function private.mark_changed_reviews();

-- Whether a review counts depends on the memberships that its author has confirmed.
create function private.mark_reviews_of_members() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stores text[];
  authors uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(made.store_id), array_agg(made.user_id) into stores, authors from made
      where made.user_id is not null and made.confirmed_at is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(gone.store_id), array_agg(gone.user_id) into stores, authors from gone
      where gone.user_id is not null and gone.confirmed_at is not null;
  else
    select array_agg(each.store_id), array_agg(each.user_id) into stores, authors from (
      (select id, store_id, user_id, provider from gone where user_id is not null and confirmed_at is not null
        except select id, store_id, user_id, provider from made where user_id is not null and confirmed_at is not null)
      union all
      (select id, store_id, user_id, provider from made where user_id is not null and confirmed_at is not null
        except select id, store_id, user_id, provider from gone where user_id is not null and confirmed_at is not null)) each;
  end if;
  if stores is not null then perform private.mark_reviews(stores, authors); end if;
  return null;
end $$;
select private.hide_rows_in_errors('private.mark_reviews_of_members()');

create trigger mark_reviews after insert on public.store_members
  referencing new table as made for each statement execute function private.mark_reviews_of_members();
create trigger mark_changed_reviews after update on public.store_members
  referencing old table as gone new table as made for each statement execute function private.mark_reviews_of_members();
create trigger mark_removed_reviews after delete on public.store_members
  referencing old table as gone for each statement execute function private.mark_reviews_of_members();

insert into private.review_marks (store_id, user_id, is_listed, is_shown, stars)
  select review.store_id, review.user_id, review.deleted_at is null, not review.hidden_by_site,
    case when review.id in (select private.counted_reviews(array(select id from public.store_reviews))) then review.rating end
  from public.store_reviews review;
insert into private.store_review_sums (store_id, is_listed, is_shown, stars, reviews)
  select marked.store_id, marked.is_listed, marked.is_shown, marked.stars, count(*) from private.review_marks marked group by 1, 2, 3, 4;

-- The functions below read these tables. Their answers stay the same.

create function private.places_taken(membership_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce((select places.taken from private.membership_places places
    where places.membership_id = places_taken.membership_id), 0)
$$;

create or replace function private.is_sold_out(membership public.store_memberships) returns boolean
language sql stable security definer set search_path = '' as $$
  select membership.max_members is not null and membership.max_members <= private.places_taken(membership.id)
$$;

-- For the owner of the store. For everybody else it is 0, as if its members were not there.
create function private.own_places_taken(membership_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select case when exists (select 1 from public.store_memberships sold
      where sold.id = own_places_taken.membership_id and private.owns_store(sold.store_id))
    then private.places_taken(own_places_taken.membership_id) else 0 end
$$;
grant execute on function private.own_places_taken to authenticated;

create or replace function public.taken_places(membership public.store_memberships) returns bigint
language sql stable security invoker set search_path = '' as $$ select private.own_places_taken(membership.id) $$;

-- The ids of a page are chosen from the index alone.
drop index public.store_reviews_newest_idx;
create index store_reviews_newest_idx on public.store_reviews (store_id, created_at desc, id) include (deleted_at);

-- Returns whether a review counts in the rating of its store.
create function private.is_counted(review public.store_reviews) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select 1 from private.review_marks marked
    where marked.store_id = review.store_id and marked.user_id = review.user_id and marked.stars is not null);
end $$;

create or replace function private.own_review(review public.store_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select case when review.id is not null then jsonb_build_object('rating', review.rating, 'text', review.text,
    'is_counted', private.is_counted(review),
    'version', review.version, 'reply', review.reply, 'replied_at', review.replied_at,
    'hidden_by_site', review.hidden_by_site, 'hidden_reason', review.hidden_reason,
    'is_deleted', review.deleted_at is not null) end
$$;

create or replace function private.seller_review(review public.store_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', review.id, 'author', private.reviewer_name(review.user_id), 'rating', review.rating,
    'text', review.text, 'created_at', review.created_at, 'is_edited', review.version > 1,
    'is_counted', private.is_counted(review),
    'version', review.version, 'reply', review.reply, 'replied_at', review.replied_at,
    'hidden_by_site', review.hidden_by_site)
$$;

create or replace function private.store_page_reviews(store text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with figures as (
    select coalesce(sum(sums.reviews), 0) as shown,
      coalesce(sum(sums.reviews) filter (where sums.stars is not null), 0) as counted,
      sum(sums.reviews * sums.stars) as stars
    from private.store_review_sums sums where sums.store_id = store_page_reviews.store and sums.is_shown
  )
  select case when figures.shown > 0 then jsonb_build_object(
    'average', round(figures.stars / nullif(figures.counted, 0), 1), 'count', figures.counted, 'shown', figures.shown,
    'counts', (
      select jsonb_agg(coalesce(sums.reviews, 0) order by star)
      from generate_series(1, 5) star
      left join private.store_review_sums sums on sums.store_id = store_page_reviews.store and sums.is_shown and sums.stars = star),
    'newest', (
      select jsonb_agg(jsonb_build_object('id', newest.id, 'author', private.reviewer_name(newest.user_id),
        'rating', newest.rating, 'text', newest.text, 'created_at', newest.created_at, 'is_edited', newest.version > 1,
        'is_counted', private.is_counted(newest),
        'reply', newest.reply, 'replied_at', newest.replied_at)
        order by newest.created_at desc, newest.id)
      from (select review.id from public.store_reviews review
        where review.store_id = store_page_reviews.store and not review.hidden_by_site
        order by review.created_at desc, review.id limit 10) shown
      join public.store_reviews newest on newest.id = shown.id)) end
  from figures
$$;

create or replace function private.store_page(store text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object(
      'id', stores.id, 'slug', stores.slug, 'name', stores.name, 'tagline', stores.tagline, 'category', stores.category,
      'logo_path', stores.logo_path, 'card_path', stores.card_path, 'design', private.shown_design(stores.design),
      'refund_policy', stores.refund_policy, 'support_url', stores.support_url,
      'reviews', private.store_page_reviews(stores.id),
      'memberships', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', sold.id, 'name', sold.name, 'description', sold.description, 'payment_type', sold.payment_type,
          'billing_interval', sold.billing_interval, 'price_minor', sold.price_minor, 'currency', sold.currency,
          'max_members', sold.max_members, 'members', private.places_taken(sold.id),
          'early_bird_price_minor', sold.early_bird_price_minor,
          'early_bird_until', sold.early_bird_until, 'early_bird_places', sold.early_bird_places,
          'features', sold.features, 'checkout_url', sold.checkout_url)
          order by sold.position, sold.created_at, sold.id)
        from public.store_memberships sold
        where sold.store_id = stores.id and sold.is_visible and sold.archived_at is null), '[]'))
      || case when store_page.store in (stores.id, stores.slug) then '{}'
        else jsonb_build_object('moved_from', store_page.store) end
    from public.stores
    where (stores.slug = store_page.store or stores.id = store_page.store or stores.id = (
        select moved.store_id from private.store_addresses moved where moved.slug = store_page.store and moved.gone_at is null))
      and stores.is_visible and stores.is_designed and not stores.hidden_by_site
  ), (
    select jsonb_build_object('gone', true) from private.store_addresses left_behind
    where store_page.store in (left_behind.slug, left_behind.store_id) and left_behind.gone_at is not null limit 1
  ))
$$;

create or replace function private.store_reviews_page(store text, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 100);
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  return jsonb_build_object(
    'total', (select coalesce(sum(sums.reviews), 0) from private.store_review_sums sums
      where sums.store_id = store and sums.is_listed),
    'reviews', coalesce((
      select jsonb_agg(private.seller_review(review) order by review.created_at desc, review.id)
      from (select listed.id from public.store_reviews listed where listed.store_id = store and listed.deleted_at is null
        order by listed.created_at desc, listed.id
        limit most offset greatest(page, 0)::bigint * most) paged
      join public.store_reviews review on review.id = paged.id), '[]'));
end $$;

-- An array of the caller's few members is read once, and each member is found by the index.
create or replace function private.review_refusal(store text) returns text
language sql stable security definer set search_path = '' as $$
  with mine as (
    select member.status from public.store_members member
    where member.id = any (array(select private.my_store_member_ids())) and member.store_id = review_refusal.store
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

create or replace function private.my_memberships() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', mine.id, 'status', mine.status, 'is_oversold', mine.is_oversold, 'provider', mine.provider,
    'since', mine.since, 'until', mine.until, 'is_ending', mine.is_ending, 'is_added', mine.is_added,
    'is_offered', mine.is_offered,
    'name', sold.name, 'payment_type', sold.payment_type, 'billing_interval', sold.billing_interval,
    'price_minor', sold.price_minor, 'currency', sold.currency,
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
  left join public.store_reviews review on review.store_id = stores.id and review.user_id = (select auth.uid())
  where mine.place <= case when mine.is_added or mine.is_offered then 100 else 500 end
$$;

create or replace function private.join_waitlist(membership_id uuid) returns jsonb
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
        and member.id = any (array(select private.my_store_member_ids()))) then 'alreadyMember'
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

-- Both lock the rows of the figures in the order in which other changes do.

create or replace function private.claim_memberships(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimant uuid := (select auth.uid());
  claimant_discord text := (select private.viewer_discord_id());
  confirmed text := (select private.confirmed_address());
  member public.store_members;
  claimed int := 0;
  own int := 0;
  taken int := 0;
begin
  if confirmed is null or confirmed is distinct from lower(btrim(address)) then
    return jsonb_build_object('outcome', 'notConfirmed');
  end if;
  perform 1 from public.store_memberships sold
    where sold.id in (select bought.membership_id from public.store_members bought
      join public.store_member_emails receipt on receipt.member_id = bought.id where lower(receipt.email) = confirmed)
    order by sold.id for no key update;
  for member in
    select bought.* from public.store_members bought
    join public.store_member_emails receipt on receipt.member_id = bought.id
    where lower(receipt.email) = confirmed
    order by bought.store_id, bought.id for update of bought
  loop
    if member.user_id = claimant or member.discord_id = claimant_discord then
      own := own + 1;
    elsif member.user_id is not null or member.discord_id is not null then
      taken := taken + 1;
      continue;
    else
      claimed := claimed + 1;
    end if;
    perform private.own_member(member);
  end loop;
  return jsonb_build_object('outcome', 'read', 'claimed', claimed, 'own', own, 'taken', taken);
end $$;

create or replace function private.refuse_memberships(store text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  account text := (select private.viewer_discord_id());
begin
  if not exists (select 1 from public.store_members member
    where member.store_id = store and member.discord_id = account and member.user_id is distinct from viewer) then
    return 'refused';
  end if;
  perform 1 from public.store_memberships sold
    where sold.id in (select member.membership_id from public.store_members member
      where member.store_id = store and member.discord_id = account)
    order by sold.id for no key update;
  insert into private.refused_stores as refused (user_id, store_id, discord_id) values (viewer, store, account)
    on conflict (user_id, store_id) do update set discord_id = excluded.discord_id;
  update public.store_members member set status = 'canceled', until = least(coalesce(member.until, now()), now())
  where member.store_id = store and member.discord_id = account and member.user_id is distinct from viewer
    and member.provider in ('manual', 'file') and private.holds_place(member.status);
  return 'refused';
end $$;

create or replace function private.unusual_sales(store text) returns text
language sql stable security definer set search_path = '' as $$
  with newest as (
    select * from public.store_reviews review where review.store_id = store
    order by review.created_at desc, review.id limit 200
  ), buyer as (
    select newest.rating, users.created_at, bought.has_paid, bought.is_refunded
    from newest join auth.users on users.id = newest.user_id
    -- With `exists`, all members of the store and their transactions would be read.
    cross join lateral (
      select coalesce(bool_or(exists (select 1 from public.store_transactions made
          where made.member_id = member.id and made.kind = 'payment' and made.status = 'succeeded' and made.amount_minor > 0)),
          false) as has_paid,
        coalesce(bool_and(member.status = 'refunded') filter (where member.provider in ('stripe', 'whop')), true) as is_refunded
      from public.store_members member where member.user_id = newest.user_id and member.store_id = store) bought
    where newest.id in (select private.counted_reviews(array(select id from newest)))
  ), arrival as (
    select count(*) over (order by buyer.created_at range between current row and interval '1 hour' following) as together
    from buyer where buyer.created_at is not null
  ), figures as (
    select count(*) as buyers, count(*) filter (where not has_paid) as unpaid,
      count(*) filter (where rating >= 4 and is_refunded) as refunded,
      coalesce((select max(together) from arrival), 0) as together
    from buyer
  )
  select format('Of the %s authors of the newest reviews that count:', buyers) || (
      select string_agg(E'\n' || signal.authors || ' ' || signal.fact, '' order by signal.place) from (values
        (1, unpaid, 'have made no payment of which an event tells.'),
        (2, together, 'created their accounts within one hour.'),
        (3, refunded, 'gave 4 or 5 stars and have been refunded.')) signal (place, authors, fact)
      where signal.authors >= 5 and signal.authors * 2 >= buyers)
  from figures
$$;
