-- Reviews of stores (product.md §21.20).

-- A function may read tables of a later file.
set check_function_bodies = off;

-- Line feed and tab are the only allowed control characters. The control characters U+202A to U+202E for the text
-- direction are also forbidden, because they would reorder the text on the page.
create function private.is_review_text(text text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(text) <= 2000 and text !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]'
$$;

-- One review per user and store. `version` grows with every change by its author.
create table public.store_reviews (
  id uuid primary key default gen_random_uuid(),
  store_id text not null references public.stores (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  rating int not null check (rating between 1 and 5),
  text text not null default '' check (private.is_review_text(text)),
  version int not null default 1,
  created_at timestamptz not null default clock_timestamp() check (private.is_time(created_at)),
  updated_at timestamptz not null default clock_timestamp() check (private.is_time(updated_at)),
  reply text check (reply <> '' and private.is_review_text(reply)),
  replied_at timestamptz check (private.is_time(replied_at)),
  hidden_by_site boolean not null default false,
  -- Reports of reviews, and the decisions of site admins about them. See product.md §13.3 and §21.20.
  -- Only the author can read the reason. If an author deletes a hidden review, the row remains without its text, so that
  -- the author cannot write another review of the store. When a site admin restores such a review, its row is deleted.
  hidden_reason text check (char_length(btrim(hidden_reason)) between 1 and 1000),
  deleted_at timestamptz check (private.is_time(deleted_at)),
  constraint store_reviews_author_key unique (store_id, user_id),
  constraint store_reviews_replied_check check ((reply is null) = (replied_at is null)),
  constraint store_reviews_hidden_reason_check_hidden check (hidden_by_site or hidden_reason is null),
  constraint store_reviews_deleted_check
    check (deleted_at is null or (hidden_by_site and text = '' and reply is null))
);
create index store_reviews_user_id_idx on public.store_reviews (user_id);
create index store_reviews_newest_idx on public.store_reviews (store_id, created_at desc, id);
create index store_reviews_hidden_idx on public.store_reviews (id) where hidden_by_site;
alter table public.store_reviews enable row level security;
grant all on public.store_reviews to service_role;

-- Returns the Discord name of a reviewer; null if there is none. Never returns a part of an email address.
create function private.reviewer_name(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.discord_name(identities.identity_data - 'name')
  from auth.identities
  where identities.user_id = reviewer_name.user_id and identities.provider = 'discord'
  order by identities.created_at limit 1
$$;

-- Returns a review in the form in which its author reads it. `is_counted`: whether it counts in the rating.
create function private.own_review(review public.store_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select case when review.id is not null then jsonb_build_object('rating', review.rating, 'text', review.text,
    'is_counted', review.id in (select private.counted_reviews(array[review.id])),
    'version', review.version, 'reply', review.reply, 'replied_at', review.replied_at,
    'hidden_by_site', review.hidden_by_site, 'hidden_reason', review.hidden_reason,
    'is_deleted', review.deleted_at is not null) end
$$;

-- Returns the visible reviews of a store: the newest 10, each with `is_counted`, and `shown`, the number of all. `average`
-- and `counts` (the number of each rating from 1 to 5) are those of the `count` reviews that count; the average is null
-- if there are none. Returns null if there are no reviews.
create function private.store_page_reviews(store text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as (
    select * from public.store_reviews review
    where review.store_id = store_page_reviews.store and not review.hidden_by_site
  ), visible as (
    select listed.*, listed.id in (select private.counted_reviews(array(select id from listed))) as is_counted from listed
  )
  select case when count(*) > 0 then jsonb_build_object(
    'average', round(avg(visible.rating) filter (where visible.is_counted), 1),
    'count', count(*) filter (where visible.is_counted), 'shown', count(*),
    'counts', jsonb_build_array(
      count(*) filter (where visible.is_counted and visible.rating = 1),
      count(*) filter (where visible.is_counted and visible.rating = 2),
      count(*) filter (where visible.is_counted and visible.rating = 3),
      count(*) filter (where visible.is_counted and visible.rating = 4),
      count(*) filter (where visible.is_counted and visible.rating = 5)),
    'newest', (
      select jsonb_agg(jsonb_build_object('id', newest.id, 'author', private.reviewer_name(newest.user_id),
        'rating', newest.rating, 'text', newest.text, 'created_at', newest.created_at, 'is_edited', newest.version > 1,
        'is_counted', newest.is_counted, 'reply', newest.reply, 'replied_at', newest.replied_at)
        order by newest.created_at desc, newest.id)
      from (select * from visible order by visible.created_at desc, visible.id limit 10) newest)) end
  from visible
$$;

-- Returns why the caller may not review a store: 'notMember', 'refunded', 'ownStore', or 'hidden' if the caller has
-- deleted a hidden review; null if they may. 'refunded' means that all of the caller's memberships in this store were
-- refunded.
create function private.review_refusal(store text) returns text
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

/*
 * Saves the caller's review of a store. `version` is the version of the review on which the change is based; null for a
 * new review. Returns {outcome, review}. The outcome is 'saved', 'clash' (the stored review has another version, or was
 * deleted), or the reason of the refusal; `review` is the stored review, unless it was deleted. If the same review is
 * already stored, the outcome is 'saved', so that a save can be repeated.
 */
create function private.save_store_review(store text, rating int, text text, version int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  outcome text := private.review_refusal(store);
  written text := btrim(text, E' \t\n\r');
  stored public.store_reviews;
begin
  if outcome is null and version is null then
    insert into public.store_reviews (store_id, user_id, rating, text)
      values (store, (select auth.uid()), save_store_review.rating, written)
      on conflict on constraint store_reviews_author_key do nothing;
  end if;
  select * into stored from public.store_reviews review
    where review.store_id = store and review.user_id = (select auth.uid()) for update;
  if outcome is null then
    if stored.deleted_at is null and stored.rating = save_store_review.rating and stored.text = written then
      outcome := 'saved';
    elsif stored.version is null or stored.version is distinct from save_store_review.version then outcome := 'clash';
    else
      update public.store_reviews review set rating = save_store_review.rating, text = written,
        version = review.version + 1, updated_at = clock_timestamp()
        where review.id = stored.id returning * into stored;
      outcome := 'saved';
    end if;
  end if;
  return jsonb_build_object('outcome', outcome, 'review', private.own_review(stored));
end $$;

create function public.save_store_review(store_id text, rating int, text text, version int default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_store_review(store_id, rating, text, version)
$$;

-- Deletes the caller's review of a store, even after a refund. Returns {outcome, review} with the outcome 'deleted' or
-- 'clash'.
create function private.delete_store_review(store text, version int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.store_reviews;
begin
  select * into stored from public.store_reviews review
    where review.store_id = store and review.user_id = (select auth.uid()) and review.deleted_at is null for update;
  if found and stored.version is distinct from delete_store_review.version then
    return jsonb_build_object('outcome', 'clash', 'review', private.own_review(stored));
  end if;
  if stored.hidden_by_site then
    update public.store_reviews review set text = '', reply = null, replied_at = null,
      version = review.version + 1, deleted_at = clock_timestamp()
      where review.id = stored.id;
  else
    delete from public.store_reviews review where review.id = stored.id;
  end if;
  return jsonb_build_object('outcome', 'deleted', 'review', null);
end $$;

create function public.delete_store_review(store_id text, version int) returns jsonb
language sql security invoker set search_path = '' as $$ select private.delete_store_review(store_id, version) $$;

-- Returns a review in the form in which the seller of the store reads it.
create function private.seller_review(review public.store_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', review.id, 'author', private.reviewer_name(review.user_id), 'rating', review.rating,
    'text', review.text, 'created_at', review.created_at, 'is_edited', review.version > 1,
    'is_counted', review.id in (select private.counted_reviews(array[review.id])),
    'version', review.version, 'reply', review.reply, 'replied_at', review.replied_at,
    'hidden_by_site', review.hidden_by_site)
$$;

-- Returns one page of the reviews of the caller's store, newest first. `page` starts at 0. The result is {total,
-- reviews}.
create function private.store_reviews_page(store text, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 100);
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  return jsonb_build_object(
    'total', (select count(*) from public.store_reviews review
      where review.store_id = store and review.deleted_at is null),
    'reviews', coalesce((
      select jsonb_agg(private.seller_review(paged) order by paged.created_at desc, paged.id)
      from (select * from public.store_reviews review where review.store_id = store and review.deleted_at is null
        order by review.created_at desc, review.id
        limit most offset greatest(page, 0)::bigint * most) paged), '[]'));
end $$;

create function public.store_reviews_page(store_id text, page int default 0, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.store_reviews_page(store_id, page, page_size)
$$;

/*
 * Sets the seller's reply to a review; null or blank removes it. `version` and `before` are the version of the review and
 * the reply that the seller has seen. Returns {outcome, review}: 'saved', 'clash' (the review or the reply has
 * changed), or 'unknownReview'. If the same reply is already stored, the outcome is 'saved'.
 */
create function private.reply_to_review(review_id uuid, version int, before text, reply text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  written text := nullif(btrim(reply, E' \t\n\r'), '');
  stored public.store_reviews;
begin
  select * into stored from public.store_reviews review
    where review.id = review_id and review.deleted_at is null and private.owns_store(review.store_id) for update;
  if not found then return jsonb_build_object('outcome', 'unknownReview', 'review', null); end if;
  if stored.version is distinct from reply_to_review.version
    or (stored.reply is distinct from before and stored.reply is distinct from written) then
    return jsonb_build_object('outcome', 'clash', 'review', private.seller_review(stored));
  end if;
  if stored.reply is distinct from written then
    update public.store_reviews review set reply = written,
      replied_at = case when written is not null then clock_timestamp() end
      where review.id = review_id returning * into stored;
  end if;
  return jsonb_build_object('outcome', 'saved', 'review', private.seller_review(stored));
end $$;

create function public.reply_to_review(review_id uuid, version int, before text, reply text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.reply_to_review(review_id, version, before, reply)
$$;

/*
 * Returns which of the reviews count in the rating of their store: those whose author has a membership there that an event
 * of the payment provider has made, and that the author has confirmed (product.md §21.17). A later cancellation or refund
 * changes nothing: otherwise sellers could remove a bad rating by paying the money back.
 */
create function private.counted_reviews(reviews uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select review.id from public.store_reviews review
  where review.id = any (reviews) and not review.hidden_by_site
    and exists (select 1 from public.store_members member
      where member.store_id = review.store_id and member.user_id = review.user_id
        and member.provider in ('stripe', 'whop') and member.confirmed_at is not null)
$$;

/*
 * Returns what does not look like sales in the newest 200 reviews of a store, one line for each signal; null if nothing
 * does. A signal needs at least 5 authors, and at least half of those whose reviews count.
 */
create function private.unusual_sales(store text) returns text
language sql stable security definer set search_path = '' as $$
  with newest as (
    select * from public.store_reviews review where review.store_id = store
    order by review.created_at desc, review.id limit 200
  ), buyer as (
    select newest.rating, users.created_at,
      exists (select 1 from public.store_members member
        join public.store_transactions made on made.member_id = member.id
        where member.store_id = store and member.user_id = newest.user_id
          and made.kind = 'payment' and made.status = 'succeeded' and made.amount_minor > 0) as has_paid,
      not exists (select 1 from public.store_members member
        where member.store_id = store and member.user_id = newest.user_id
          and member.provider in ('stripe', 'whop') and member.status <> 'refunded') as is_refunded
    from newest join auth.users on users.id = newest.user_id
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

-- Reports a store to the site admins if its sales are unusual. Each store has one such report in 90 days, or for as long as
-- it is open.
create function private.report_unusual_sales(store text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  seen text;
begin
  if exists (select 1 from public.store_reports report
    where report.store_id = store and report.kind = 'unusualSales'
      and (report.status = 'open' or report.created_at > now() - interval '90 days')) then return; end if;
  seen := private.unusual_sales(store);
  if seen is null then return; end if;
  insert into public.store_reports (id, store_id, kind, details) values (gen_random_uuid(), store, 'unusualSales', seen)
    on conflict do nothing;
end $$;

-- A store is looked at when a review comes to count, and when a reviewed sale may have been refunded.
create function private.look_at_sales() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.report_unusual_sales(new.store_id);
  return null;
end $$;

grant execute on function private.is_review_text to service_role;
grant execute on function private.save_store_review, public.save_store_review, private.delete_store_review,
  public.delete_store_review, private.store_reviews_page, public.store_reviews_page, private.reply_to_review,
  public.reply_to_review to authenticated;

create trigger look_at_sales after update of confirmed_at, status on public.store_members
  for each row when (new.confirmed_at is not null
    and (old.confirmed_at is null or (new.status = 'refunded' and old.status <> 'refunded')))
  execute function private.look_at_sales();

-- Reviews are read through store_page, store_reviews_page and my_memberships, which leave out the author's id.
create policy "Nobody reads it through the API" on public.store_reviews for select to authenticated using (false);
create trigger keep_reviewed_memberships after insert on public.store_reviews
  for each row execute function private.keep_reviewed_memberships();
create trigger look_at_sales after insert or update of rating on public.store_reviews
  for each row execute function private.look_at_sales();
