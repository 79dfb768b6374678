-- Members of a store. The rows are written from signed events of the payment provider and from the seller's lists,
-- through functions that only the secret key may call. A member keeps the spot while a payment is late.
create table public.store_members (
  id uuid primary key default gen_random_uuid(),
  store_id text not null references public.stores (id) on delete cascade,
  membership_id uuid not null references public.store_memberships (id),
  status text not null check (status in ('active', 'past_due', 'canceled', 'refunded')),
  discord_id text check (discord_id ~ '^\d{17,20}$'),
  display_name text not null default '' check (char_length(display_name) <= 100),
  since timestamptz not null default now(),
  until timestamptz
);
create index store_members_store_id_idx on public.store_members (store_id);
create index store_members_membership_id_idx on public.store_members (membership_id, status);
alter table public.store_members enable row level security;
revoke all on public.store_members from anon, authenticated;
grant select on public.store_members to authenticated;
grant all on public.store_members to service_role;
create policy "Sellers see the members of their stores" on public.store_members for select to authenticated
  using (private.owns_store(store_id));

-- Returns the data of a public store for visitors, in one response; null if there is no such store. `store` is the
-- store's address or id.
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
        'max_members', sold.max_members, 'members', (
          select count(*) from public.store_members member
          where member.membership_id = sold.id and member.status in ('active', 'past_due')),
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
create function public.store_page(store text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.store_page(store) $$;
revoke all on function public.store_page(text) from public, anon, authenticated;
grant execute on function private.store_page(text), public.store_page(text) to anon, authenticated;
