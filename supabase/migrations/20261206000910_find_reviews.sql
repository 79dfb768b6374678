-- A seller finds reviews by their text, their rating, and whether they wait for a reply. See product.md §21.17.

create index store_reviews_folded_idx on public.store_reviews
  using gin (store_id, private.folded(text) extensions.gin_trgm_ops);

drop function public.store_reviews_page(text, int, int);
drop function private.store_reviews_page(text, int, int);

create function private.store_reviews_page(store text, search text, answer text, stars int, page int, page_size int)
returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most int := least(greatest(page_size, 1), 100);
  pattern text := private.pattern_of(btrim(search));
  is_whole boolean := btrim(search) = '' and answer is null and stars is null;
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  return jsonb_build_object(
    'total', case when is_whole then (select coalesce(sum(sums.reviews), 0) from private.store_review_sums sums
        where sums.store_id = store and sums.is_listed)
      else (select count(*) from public.store_reviews found where found.store_id = store and found.deleted_at is null
        and (btrim(search) = '' or private.folded(found.text) like pattern) and (stars is null or found.rating = stars)
        and (answer is null or case answer when 'none' then found.reply is null and not found.hidden_by_site
          else found.reply is not null end)) end,
    'reviews', coalesce((
      select jsonb_agg(private.seller_review(review) order by review.created_at desc, review.id)
      from (select found.id from public.store_reviews found where found.store_id = store and found.deleted_at is null
          and (btrim(search) = '' or private.folded(found.text) like pattern) and (stars is null or found.rating = stars)
          and (answer is null or case answer when 'none' then found.reply is null and not found.hidden_by_site
            else found.reply is not null end)
        order by found.created_at desc, found.id
        limit most offset greatest(page, 0)::bigint * most) paged
      join public.store_reviews review on review.id = paged.id), '[]'));
end $$;

-- `search` finds a part of the text, folded. `reply` is 'none' (reviews that wait for a reply), 'some', or null. `page`
-- starts at 0. Returns {total, reviews}, the newest first.
create function public.store_reviews_page(store_id text, search text default '', reply text default null,
  rating int default null, page int default 0, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.store_reviews_page(store_id, left(search, 321), reply, rating, page, page_size)
$$;

grant execute on function private.store_reviews_page, public.store_reviews_page to authenticated;
