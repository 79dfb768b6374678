-- The reviews that recorded members of a store write about it. See product.md §21.17.

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
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  reply text check (reply <> '' and private.is_review_text(reply)),
  replied_at timestamptz,
  hidden_by_site boolean not null default false,
  constraint store_reviews_author_key unique (store_id, user_id),
  constraint store_reviews_replied_check check ((reply is null) = (replied_at is null))
);
create index store_reviews_user_id_idx on public.store_reviews (user_id);
create index store_reviews_newest_idx on public.store_reviews (store_id, created_at desc, id);
alter table public.store_reviews enable row level security;
revoke all on public.store_reviews from anon, authenticated;
grant all on public.store_reviews to service_role;
-- Reviews are read through store_page, store_reviews_page and my_memberships, which leave out the author's id.
create policy "Nobody reads it through the API" on public.store_reviews for select to authenticated using (false);

-- Returns the Discord name of a reviewer; null if there is none. Never returns a part of an email address.
create function private.reviewer_name(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select left(nullif(btrim(coalesce(identities.identity_data #>> '{custom_claims,global_name}',
    identities.identity_data ->> 'full_name')), ''), 100)
  from auth.identities
  where identities.user_id = reviewer_name.user_id and identities.provider = 'discord'
  order by identities.created_at limit 1
$$;

create function private.own_review(review public.store_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select case when review.id is not null then jsonb_build_object('rating', review.rating, 'text', review.text,
    'version', review.version, 'reply', review.reply, 'replied_at', review.replied_at) end
$$;

-- Returns the visible reviews of a store: their average and number, the number of each rating from 1 to 5, and the
-- newest 10. Returns null if there are none.
create function private.store_page_reviews(store text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when count(*) > 0 then jsonb_build_object(
    'average', round(avg(review.rating), 1), 'count', count(*),
    'counts', jsonb_build_array(count(*) filter (where review.rating = 1), count(*) filter (where review.rating = 2),
      count(*) filter (where review.rating = 3), count(*) filter (where review.rating = 4),
      count(*) filter (where review.rating = 5)),
    'newest', (
      select jsonb_agg(jsonb_build_object('id', newest.id, 'author', private.reviewer_name(newest.user_id),
        'rating', newest.rating, 'text', newest.text, 'created_at', newest.created_at, 'is_edited', newest.version > 1,
        'reply', newest.reply, 'replied_at', newest.replied_at) order by newest.created_at desc, newest.id)
      from (select * from public.store_reviews shown
        where shown.store_id = store_page_reviews.store and not shown.hidden_by_site
        order by shown.created_at desc, shown.id limit 10) newest)) end
  from public.store_reviews review
  where review.store_id = store_page_reviews.store and not review.hidden_by_site
$$;

create or replace function private.store_page(store text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', stores.id, 'slug', stores.slug, 'name', stores.name, 'tagline', stores.tagline, 'category', stores.category,
    'logo_path', stores.logo_path, 'card_path', stores.card_path, 'design', stores.design,
    'refund_policy', stores.refund_policy, 'support_url', stores.support_url,
    'reviews', private.store_page_reviews(stores.id),
    'memberships', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', sold.id, 'name', sold.name, 'description', sold.description, 'payment_type', sold.payment_type,
        'billing_interval', sold.billing_interval, 'price_minor', sold.price_minor, 'currency', sold.currency,
        'max_members', sold.max_members, 'members', (
          select count(*) from public.store_members member
          where member.membership_id = sold.id and member.status in ('active', 'past_due') and not member.is_oversold),
        'early_bird_price_minor', sold.early_bird_price_minor,
        'early_bird_until', sold.early_bird_until, 'early_bird_places', sold.early_bird_places,
        'features', sold.features, 'checkout_url', sold.checkout_url)
        order by sold.position, sold.created_at, sold.id)
      from public.store_memberships sold
      where sold.store_id = stores.id and sold.is_visible and sold.archived_at is null), '[]'))
  from public.stores
  where (stores.slug = store_page.store or stores.id = store_page.store)
    and stores.is_visible and stores.is_designed and not stores.hidden_by_site
$$;

-- Returns why the caller may not review a store: 'notMember', 'refunded', or 'ownStore'; null if they may. One
-- membership that was not refunded is enough.
create function private.review_refusal(store text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.owns_store(store) then 'ownStore'
    when bool_or(member.status <> 'refunded') then null
    when count(*) > 0 then 'refunded'
    else 'notMember' end
  from public.store_members member
  where member.store_id = review_refusal.store and member.id in (select private.my_store_member_ids())
$$;

create or replace function private.my_memberships() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', mine.id, 'status', mine.status, 'is_oversold', mine.is_oversold, 'provider', mine.provider,
    'since', mine.since, 'until', mine.until,
    'name', sold.name, 'payment_type', sold.payment_type, 'billing_interval', sold.billing_interval,
    'price_minor', sold.price_minor, 'currency', sold.currency,
    'store', jsonb_build_object('id', stores.id, 'name', stores.name, 'logo_path', stores.logo_path,
      'support_url', stores.support_url,
      'slug', case when stores.is_visible and stores.is_designed and not stores.hidden_by_site then stores.slug end,
      'may_review', private.review_refusal(stores.id) is null, 'review', private.own_review(review)))
    order by private.holds_place(mine.status) desc, mine.since desc, mine.id), '[]')
  from (
    select member.* from public.store_members member
    where member.id in (select private.my_store_member_ids())
    order by private.holds_place(member.status) desc, member.since desc, member.id limit 500) mine
  join public.store_memberships sold on sold.id = mine.membership_id
  join public.stores on stores.id = mine.store_id
  left join public.store_reviews review on review.store_id = stores.id and review.user_id = (select auth.uid())
$$;

/*
 * Saves the caller's review of a store. `version` is the version of the review on which the change is based; null for a
 * new review. Returns {outcome, review}. The outcome is 'saved', 'clash' (the stored review has another version, or was
 * deleted), or the reason of the refusal; `review` is the stored review. If the same review is already stored, the
 * outcome is 'saved', so that a save can be repeated.
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
    if stored.rating = save_store_review.rating and stored.text = written then outcome := 'saved';
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
    where review.store_id = store and review.user_id = (select auth.uid()) for update;
  if found and stored.version is distinct from delete_store_review.version then
    return jsonb_build_object('outcome', 'clash', 'review', private.own_review(stored));
  end if;
  delete from public.store_reviews review where review.id = stored.id;
  return jsonb_build_object('outcome', 'deleted', 'review', null);
end $$;
create function public.delete_store_review(store_id text, version int) returns jsonb
language sql security invoker set search_path = '' as $$ select private.delete_store_review(store_id, version) $$;

-- Returns a review in the form in which the seller of the store reads it.
create function private.seller_review(review public.store_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', review.id, 'author', private.reviewer_name(review.user_id), 'rating', review.rating,
    'text', review.text, 'created_at', review.created_at, 'is_edited', review.version > 1, 'version', review.version,
    'reply', review.reply, 'replied_at', review.replied_at, 'hidden_by_site', review.hidden_by_site)
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
    'total', (select count(*) from public.store_reviews review where review.store_id = store),
    'reviews', coalesce((
      select jsonb_agg(private.seller_review(paged) order by paged.created_at desc, paged.id)
      from (select * from public.store_reviews review where review.store_id = store
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
    where review.id = review_id and private.owns_store(review.store_id) for update;
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

revoke all on function public.save_store_review(text, int, text, int), public.delete_store_review(text, int),
  public.store_reviews_page(text, int, int), public.reply_to_review(uuid, int, text, text)
  from public, anon, authenticated;
grant execute on function
  private.save_store_review(text, int, text, int), public.save_store_review(text, int, text, int),
  private.delete_store_review(text, int), public.delete_store_review(text, int),
  private.store_reviews_page(text, int, int), public.store_reviews_page(text, int, int),
  private.reply_to_review(uuid, int, text, text), public.reply_to_review(uuid, int, text, text)
  to authenticated;
grant execute on function private.is_review_text(text) to service_role;
