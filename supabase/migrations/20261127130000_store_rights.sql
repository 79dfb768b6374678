-- Columns are granted one by one, so that a new column is hidden until somebody grants it. Other users' stores and
-- memberships are read with listed_stores() and store_page(), which return what visitors see: a row of these tables also
-- has its owner, its Discord server and its role. See supabase/README.md, "Who can see a store".
do $$
declare
  granted record;
begin
  for granted in
    select relation.oid::regclass as name, string_agg(quote_ident(attribute.attname), ', ' order by attribute.attnum) as columns
    from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid
    where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r' and attribute.attnum > 0
      and not attribute.attisdropped and has_table_privilege('authenticated', relation.oid, 'select')
    group by relation.oid
  loop
    execute format('revoke select on %s from authenticated', granted.name);
    execute format('grant select (%s) on %s to authenticated', granted.columns, granted.name);
  end loop;
end $$;

drop policy "Public stores and one's own are seen" on public.stores;
create policy "One sees one's own stores" on public.stores for select to authenticated
  using (owner_id = (select auth.uid()));
drop policy "Memberships on sale and one's own are seen" on public.store_memberships;
create policy "One sees the memberships of one's stores" on public.store_memberships for select to authenticated
  using (private.owns_store(store_id));

-- Visitors do not see a rating that a seller typed: ratings come from reviews. Hours of support are shown only with the
-- support type 'custom'. Neither is part of a page.
revoke select (design) on public.stores from anon;
create function private.shown_design(design jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(design -> 'stats') <> 'object' then design
    else jsonb_set(design, '{stats}', (design -> 'stats') - 'averageRating' - 'totalReviews' - 'reviewsEnabled'
      - case when design #>> '{stats,supportType}' is distinct from 'custom' then 'customSupportHours' else '' end)
  end
$$;
revoke all on function private.shown_design(jsonb) from public;

-- A host is a domain name. `https://.` and `https://.com` are no links, nor are addresses of the network (`isHttpsLink`
-- in src/domain/marketplace/https-link.ts). Rows that were stored before stay; pages do not show their links.
alter table public.stores drop constraint stores_support_url_check, add constraint stores_support_url_check
  check (support_url ~ '^https://([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])(:[0-9]{1,5})?([/?#][^[:space:]]*)?$'
    and char_length(support_url) <= 2048) not valid;
alter table public.store_memberships drop constraint store_memberships_checkout_url_check,
  add constraint store_memberships_checkout_url_check
  check (checkout_url ~ '^https://([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])(:[0-9]{1,5})?([/?#][^[:space:]]*)?$'
    and char_length(checkout_url) <= 2048) not valid;
