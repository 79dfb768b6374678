-- Addresses of stores: an address that a store has left leads on to the store and stays its owner's, and official-looking
-- addresses are reserved. See product.md §21.1.

-- `gone_at` is set when the store is deleted. The table has no foreign keys, because its rows outlive stores and users.
create table private.store_addresses (
  slug text primary key,
  store_id text not null,
  owner_id uuid not null,
  gone_at timestamptz
);
create index store_addresses_store_id_idx on private.store_addresses (store_id);
alter table private.store_addresses enable row level security;
create policy "Nobody reads it through the API" on private.store_addresses for select to authenticated using (false);
revoke all on private.store_addresses from public, anon, authenticated;
grant select on private.store_addresses to service_role;

-- The patterns are `reservedSlugs` in src/domain/marketplace/slug.ts; a test compares them.
create function private.is_reserved_slug(slug text) returns boolean
language sql immutable set search_path = '' as $$
  select translate(slug, '013457', 'oieast') ~ '^(about|academy|account|accounts|admin|admins|administrator|api|app|apps|assets|auth|billing|biz|blog|bot|business|buy|careers|cart|category|changelog|checkout|claim|claims|commands|community|contact|custom|dashboard|demo|design|discord|docs|download|edit|editor|editors|embed|embeds|explore|favicon|features|feed|feeds|forum|grouped|guide|help|helpdesk|home|index|info|jobs|legal|live|login|logout|mail|marketplace|me|member|members|membership|memberships|mod|moderation|moderator|moderators|my|news|new|null|official|oauth|order|orders|owner|panel|partner|partners|password|payment|payments|payout|payouts|policy|premium|press|preview|pricing|privacy|profile|public|purchase|receipt|refund|refunds|register|report|reports|reset|review|reviews|robots|root|rules|sales|script|search|security|sell|seller|sellers|server|servers|session|settings|setup|shop|signin|signout|signup|site|sitemap|staff|start|static|status|store|stores|subscribe|support|system|team|teams|terms|test|trust|undefined|unsubscribe|update|updates|upgrade|user|users|verification|verified|verify|waitlist|webhook|webhooks|welcome|www)$|^(admin|billing|demo|helpdesk|official|staff|support|verified|www)-|(^|-)(admin|administrator|billing|checkout|helpdesk|login|moderator|moderators|official|payment|payments|payout|payouts|refund|refunds|security|signin|staff|support|verification|verified|verify)$|(^|-)(grouped|applepay|cashapp|googlepay|gumroad|klarna|lemonsqueezy|mastercard|patreon|paypal|stripe|supabase|venmo|whop)(-|$)'
    or replace(translate(slug, '013457', 'oieast'), '-', '') ~ '^grouped|^(applepay|cashapp|googlepay|gumroad|klarna|lemonsqueezy|mastercard|patreon|paypal|stripe|supabase|venmo|whop|discord|paddle|square|visa)(s|app|help|hq|inc|pay|team|admin|administrator|billing|checkout|helpdesk|login|moderator|moderators|official|payment|payments|payout|payouts|refund|refunds|security|signin|staff|support|verification|verified|verify)*$'
$$;
revoke all on function private.is_reserved_slug(text) from public;

create function private.is_slug_kept(slug text, owner_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.store_addresses kept
    where kept.slug = is_slug_kept.slug and kept.owner_id is distinct from is_slug_kept.owner_id
      and (kept.gone_at is null or kept.gone_at > now() - interval '1 year'))
$$;
revoke all on function private.is_slug_kept(text, uuid) from public;

-- Runs after the change: a transaction that waited for another one to leave the address sees then that it is kept. Stores
-- that had a reserved address before keep it.
alter table public.stores drop constraint stores_slug_reserved;
create function private.after_store_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into private.store_addresses (slug, store_id, owner_id) values (old.slug, old.id, old.owner_id)
      on conflict (slug) do update set store_id = excluded.store_id, owner_id = excluded.owner_id;
    update private.store_addresses set gone_at = now() where store_id = old.id;
    return null;
  end if;
  if tg_op = 'UPDATE' and new.slug = old.slug then return null; end if;
  if private.is_reserved_slug(new.slug) then
    raise exception 'new row for relation "stores" violates check constraint "stores_slug_reserved"'
      using errcode = '23514', constraint = 'stores_slug_reserved';
  end if;
  if private.is_slug_kept(new.slug, new.owner_id) then
    raise exception 'duplicate key value violates unique constraint "stores_slug_key"'
      using errcode = '23505', constraint = 'stores_slug_key';
  end if;
  delete from private.store_addresses where slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into private.store_addresses (slug, store_id, owner_id) values (old.slug, new.id, new.owner_id)
      on conflict (slug) do update set store_id = excluded.store_id, owner_id = excluded.owner_id, gone_at = null;
  end if;
  return null;
end $$;
create trigger after_store_address after insert or update or delete on public.stores
  for each row execute function private.after_store_address();

create or replace function private.is_slug_free(slug text, store_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from public.stores
      where stores.slug = is_slug_free.slug and stores.id is distinct from is_slug_free.store_id)
    and not private.is_slug_kept(is_slug_free.slug, (select auth.uid()))
$$;

-- `moved_from` is the asked address if the store has left it. `{"gone": true}` stands for a store that was deleted.
create or replace function private.store_page(store text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object(
      'id', stores.id, 'slug', stores.slug, 'name', stores.name, 'tagline', stores.tagline, 'category', stores.category,
      'logo_path', stores.logo_path, 'card_path', stores.card_path, 'design', private.shown_design(stores.design),
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
