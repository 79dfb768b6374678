-- A review counts in the rating of a store only if its author has a membership there that an event of the payment provider
-- has made, and that the author has confirmed. The other reviews are shown, and say so. See product.md §21.17.

/*
 * Returns which of the reviews count. A later cancellation or refund changes nothing: otherwise sellers could remove a bad
 * rating by paying the money back.
 */
create function private.counted_reviews(reviews uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select review.id from public.store_reviews review
  where review.id = any (reviews) and not review.hidden_by_site
    and exists (select 1 from public.store_members member
      where member.store_id = review.store_id and member.user_id = review.user_id
        and member.provider in ('stripe', 'whop') and member.confirmed_at is not null)
$$;

-- As before, with `is_counted` in each review. `average` and `counts` are those of the `count` reviews that count; the
-- average is null if there are none. `shown` is the number of all visible reviews.
create or replace function private.store_page_reviews(store text) returns jsonb
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

-- As before, with `is_counted`.
create or replace function private.seller_review(review public.store_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', review.id, 'author', private.reviewer_name(review.user_id), 'rating', review.rating,
    'text', review.text, 'created_at', review.created_at, 'is_edited', review.version > 1,
    'is_counted', review.id in (select private.counted_reviews(array[review.id])),
    'version', review.version, 'reply', review.reply, 'replied_at', review.replied_at,
    'hidden_by_site', review.hidden_by_site)
$$;
