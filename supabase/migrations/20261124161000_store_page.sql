-- What a visitor reads of a public store, in one response: null if there is none. `store` is the store's address or id.
create function private.store_page(store text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', stores.id, 'slug', stores.slug, 'name', stores.name, 'tagline', stores.tagline, 'category', stores.category,
    'logo_path', stores.logo_path, 'card_path', stores.card_path, 'design', stores.design,
    'refund_policy', stores.refund_policy, 'support_url', stores.support_url,
    'memberships', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', sold.id, 'name', sold.name, 'description', sold.description, 'payment_type', sold.payment_type,
        'billing_interval', sold.billing_interval, 'price_minor', sold.price_minor, 'currency', sold.currency,
        'max_members', sold.max_members, 'early_bird_price_minor', sold.early_bird_price_minor,
        'early_bird_until', sold.early_bird_until, 'early_bird_places', sold.early_bird_places,
        'features', sold.features, 'checkout_url', sold.checkout_url)
        order by sold.position, sold.created_at, sold.id)
      from public.store_memberships sold
      where sold.store_id = stores.id and sold.is_visible and sold.archived_at is null), '[]'))
  from public.stores
  where (stores.slug = store_page.store or stores.id = store_page.store)
    and stores.is_visible and stores.is_designed and not stores.hidden_by_site
$$;
create function public.store_page(store text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.store_page(store) $$;
revoke all on function public.store_page(text) from public, anon, authenticated;
grant execute on function private.store_page(text), public.store_page(text) to anon, authenticated;
