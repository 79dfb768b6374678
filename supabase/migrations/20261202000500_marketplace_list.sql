-- The list of the marketplace, searched, filtered, sorted and paged in the database, with work that does not grow with
-- the number of stores.

-- A row for each public store: its lowest price, the text that is searched, and its place in each order. Places are
-- unique, because each of them ends with the id.
create table private.store_listings (
  store_id text primary key references public.stores (id) on delete cascade,
  category text not null,
  price_minor bigint,
  currency text,
  billing_interval text,
  searched text not null,
  newest_place text collate "C" not null,
  price_place text collate "C" not null,
  name_place text collate "C" not null,
  constraint store_listings_length check (char_length(category) <= 20 and char_length(currency) <= 8
    and char_length(billing_interval) <= 10 and char_length(searched) <= 5000 and char_length(newest_place) <= 100
    and char_length(price_place) <= 100 and char_length(name_place) <= 200)
);
create index store_listings_newest_idx on private.store_listings (newest_place);
create index store_listings_price_idx on private.store_listings (price_place);
create index store_listings_name_idx on private.store_listings (name_place);
create index store_listings_category_newest_idx on private.store_listings (category, newest_place);
create index store_listings_category_price_idx on private.store_listings (category, price_place);
create index store_listings_category_name_idx on private.store_listings (category, name_place);
create index store_listings_searched_idx on private.store_listings using gin (searched extensions.gin_trgm_ops);
alter table private.store_listings enable row level security;
create policy "Nobody reads it through the API" on private.store_listings for select to authenticated using (false);

-- Returns the listing of a store; nothing if the store is not public. The price is the lowest one in the currency of the
-- store's first membership; stores without a price come last. `placeOf` in src/domain/marketplace/listing.ts has the same
-- places.
create function private.listing_of(store public.stores) returns setof private.store_listings
language sql stable security definer set search_path = '' rows 1 as $$
  select store.id, store.category, cheapest.price_minor, cheapest.currency, cheapest.billing_interval,
    private.folded(store.name || E'\n' || store.tagline || E'\n' || store.category),
    newest.place,
    lpad(coalesce(cheapest.price_minor, 100000000)::text, 9, '0') || newest.place,
    left(private.folded(store.name), 100) || E'\t' || newest.place
  from (select lpad((253402300800000 - floor(extract(epoch from store.created_at) * 1000))::bigint::text, 15, '0')
    || store.id as place) newest
  left join lateral (
    select sold.price_minor, sold.currency, sold.billing_interval
    from public.store_memberships sold
    where sold.store_id = store.id and sold.is_visible and sold.archived_at is null
      and sold.currency = (
        select first.currency from public.store_memberships first
        where first.store_id = store.id and first.is_visible and first.archived_at is null
        order by first.position, first.created_at, first.id limit 1)
    order by sold.price_minor, sold.position, sold.id limit 1
  ) cheapest on true
  where store.is_visible and store.is_designed and not store.hidden_by_site
$$;

create function private.list_store(store text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Changes of a store and of its memberships wait for each other, so that the last one sees all of them.
  perform 1 from public.stores where stores.id = store for no key update;
  insert into private.store_listings as listed
    select listing.* from public.stores cross join lateral private.listing_of(stores) listing where stores.id = store
  on conflict (store_id) do update set
    (category, price_minor, currency, billing_interval, searched, newest_place, price_place, name_place) =
    (excluded.category, excluded.price_minor, excluded.currency, excluded.billing_interval, excluded.searched,
      excluded.newest_place, excluded.price_place, excluded.name_place)
    where listed.* is distinct from excluded.*;
  delete from private.store_listings listed where listed.store_id = store and not private.is_public_store(store);
end $$;

create function private.list_changed_store() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_store(new.id);
  return null;
end $$;
select private.hide_rows_in_errors('private.list_changed_store()');

create function private.list_changed_memberships() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_store(each.store_id) from (select distinct store_id from changed order by 1) each;
  return null;
end $$;
select private.hide_rows_in_errors('private.list_changed_memberships()');

create trigger list_changed_store
  after insert or update of name, tagline, category, created_at, is_visible, is_designed, hidden_by_site on public.stores
  for each row execute function private.list_changed_store();
create trigger list_added_memberships after insert on public.store_memberships
  referencing new table as changed for each statement execute function private.list_changed_memberships();
create trigger list_changed_memberships after update on public.store_memberships
  referencing new table as changed for each statement execute function private.list_changed_memberships();
create trigger list_removed_memberships after delete on public.store_memberships
  referencing old table as changed for each statement execute function private.list_changed_memberships();

insert into private.store_listings
  select listing.* from public.stores cross join lateral private.listing_of(stores) listing;

drop function public.listed_stores();
drop function private.listed_stores();

-- Returns the stores after a place in an order: 'price', 'name', or newest first. Every word of the search occurs in the
-- name, tagline or category.
create function private.listed_stores(search text, in_category text, sort_by text, after_place text, page_size int)
returns table (id text, slug text, name text, tagline text, category text, logo_path text, primary_color text,
  price_minor bigint, currency text, billing_interval text, created_at timestamptz, place text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan rows 24 as $$
declare
  wanted text[] := array(
    select private.pattern_of(each.word)
    from regexp_split_to_table(private.folded(left(search, 320)), '\s+') each (word)
    where each.word <> '' order by char_length(each.word) desc);
begin
  return query
  select stores.id, stores.slug, stores.name, stores.tagline, stores.category, stores.logo_path,
    stores.design ->> 'primaryColor', page.price_minor, page.currency, page.billing_interval, stores.created_at, page.place
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
  order by page.place;
end $$;

create function public.listed_stores(search text default '', in_category text default null,
  sort_by text default 'featured', after_place text default '', page_size int default 1000)
returns table (id text, slug text, name text, tagline text, category text, logo_path text, primary_color text,
  price_minor bigint, currency text, billing_interval text, created_at timestamptz, place text)
language sql stable security invoker set search_path = '' rows 24 as $$
  select * from private.listed_stores(search, in_category, sort_by, after_place, page_size)
$$;
grant execute on function private.listed_stores, public.listed_stores to anon, authenticated;
