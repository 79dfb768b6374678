-- The name of the person or company that sells, which sellers may enter and visitors of the store page see (product.md §21.7).
-- It is never taken from an account, and never the name of the site or of a payment provider (`looks_official`).
alter table public.stores add column seller_name text not null default '',
  add constraint stores_seller_name_check check (char_length(seller_name) <= 80),
  add constraint stores_seller_name_official
    check (not private.looks_official(translate(private.store_name_key(left(seller_name, 80)), '23456789', 'zeasgtbg')));
grant execute on function private.looks_official to authenticated, service_role;
grant select (seller_name) on public.stores to anon;
grant select (seller_name), insert (seller_name), update (seller_name) on public.stores to authenticated;

create or replace function private.store_page(store text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object(
      'id', stores.id, 'slug', stores.slug, 'name', stores.name, 'tagline', stores.tagline, 'category', stores.category,
      'logo_path', stores.logo_path, 'card_path', stores.card_path, 'design', private.shown_design(stores.design),
      'refund_policy', stores.refund_policy, 'support_url', stores.support_url, 'seller_name', stores.seller_name,
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
