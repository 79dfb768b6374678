-- As before, with `is_counted`: authors read on their own page whether their review counts in the rating.
create or replace function private.own_review(review public.store_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select case when review.id is not null then jsonb_build_object('rating', review.rating, 'text', review.text,
    'is_counted', review.id in (select private.counted_reviews(array[review.id])),
    'version', review.version, 'reply', review.reply, 'replied_at', review.replied_at,
    'hidden_by_site', review.hidden_by_site, 'hidden_reason', review.hidden_reason,
    'is_deleted', review.deleted_at is not null) end
$$;
