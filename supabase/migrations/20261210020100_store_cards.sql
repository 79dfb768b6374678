-- The figures that a card of the marketplace shows. They are read for the stores of a page only, from the tables that keep
-- them.

drop function public.listed_stores(text, text, text, text, int);
drop function private.listed_stores(text, text, text, text, int);

-- Returns the stores after a place in an order: 'price', 'name', or newest first. Every word of the search occurs in the
-- name, tagline or category. `rating` is the average of the `reviews` that count; null if none counts. `members` are the
-- places taken in the memberships on sale. `is_early_bird`: an early-bird price applies to one of them (`offerOf` in
-- src/domain/marketplace/membership.ts has the same rule). `is_sold_out`: none of them has a free place.
create function private.listed_stores(search text, in_category text, sort_by text, after_place text, page_size int)
returns table (id text, slug text, name text, tagline text, category text, logo_path text, primary_color text,
  secondary_color text, use_gradient boolean, price_minor bigint, currency text, billing_interval text, rating numeric,
  reviews bigint, members bigint, is_early_bird boolean, is_sold_out boolean, created_at timestamptz, place text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan rows 24 as $$
declare
  wanted text[] := array(
    select private.pattern_of(each.word)
    from regexp_split_to_table(private.folded(left(search, 320)), '\s+') each (word)
    where each.word <> '' order by char_length(each.word) desc);
begin
  return query
  select stores.id, stores.slug, stores.name, stores.tagline, stores.category, stores.logo_path,
    stores.design ->> 'primaryColor', stores.design ->> 'secondaryColor',
    stores.design ->> 'useGradient' is distinct from 'false', page.price_minor, page.currency, page.billing_interval,
    rated.average, rated.reviews, sold.members, sold.is_early_bird, sold.is_sold_out, stores.created_at, page.place
  from (
    select placed.* from (
      select listed.*, case sort_by when 'price' then listed.price_place when 'name' then listed.name_place
        else listed.newest_place end as place
      from private.store_listings listed
    ) placed
    where placed.place > left(coalesce(after_place, ''), 300)
      and (in_category is null or placed.category = in_category)
      -- The index finds the four longest words.
      and (wanted[1] is null or placed.searched like wanted[1])
      and (wanted[2] is null or placed.searched like wanted[2])
      and (wanted[3] is null or placed.searched like wanted[3])
      and (wanted[4] is null or placed.searched like wanted[4])
      and placed.searched like all (wanted[5:])
    order by placed.place
    limit least(greatest(page_size, 0), 1000)
  ) page
  join public.stores on stores.id = page.store_id
  cross join lateral (
    select round(sum(sums.reviews * sums.stars) / sum(sums.reviews), 1) as average,
      coalesce(sum(sums.reviews), 0)::bigint as reviews
    from private.store_review_sums sums
    where sums.store_id = page.store_id and sums.is_shown and sums.stars is not null
  ) rated
  cross join lateral (
    select coalesce(sum(places.taken), 0)::bigint as members,
      coalesce(bool_or(each.early_bird_price_minor < each.price_minor
        and (each.max_members is null or each.max_members > coalesce(places.taken, 0))
        and (each.early_bird_places is null or each.early_bird_places > coalesce(places.taken, 0))
        and (each.early_bird_until is null or each.early_bird_until > now())), false) as is_early_bird,
      coalesce(bool_and(each.max_members is not null and each.max_members <= coalesce(places.taken, 0)), false)
        as is_sold_out
    from public.store_memberships each
    left join private.membership_places places on places.membership_id = each.id
    where each.store_id = page.store_id and each.is_visible and each.archived_at is null
  ) sold
  order by page.place;
end $$;

create function public.listed_stores(search text default '', in_category text default null,
  sort_by text default 'featured', after_place text default '', page_size int default 1000)
returns table (id text, slug text, name text, tagline text, category text, logo_path text, primary_color text,
  secondary_color text, use_gradient boolean, price_minor bigint, currency text, billing_interval text, rating numeric,
  reviews bigint, members bigint, is_early_bird boolean, is_sold_out boolean, created_at timestamptz, place text)
language sql stable security invoker set search_path = '' rows 24 as $$
  select * from private.listed_stores(search, in_category, sort_by, after_place, page_size)
$$;
grant execute on function private.listed_stores, public.listed_stores to anon, authenticated;
