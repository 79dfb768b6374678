-- A seller learns who has bought a membership only after the buyer has confirmed it. The seller holds the signing secret,
-- and can sign any event of the own store, so that an event proves nothing about an account. See product.md §21.16.

-- When the person of the account has confirmed the membership, with the address of its receipt. Null for members whom a
-- store has added. Memberships that a reference has given to an account before were already known to their seller.
alter table public.store_members add column confirmed_at timestamptz check (private.is_time(confirmed_at));
update public.store_members set confirmed_at = since where provider in ('stripe', 'whop') and user_id is not null;

-- A reference is valid for one membership and for 4 days: a checkout of Stripe can be paid for 24 hours, and its events
-- can arrive up to 3 days later. Older references name nobody.
delete from private.buyer_references;
alter table private.buyer_references
  drop constraint buyer_references_user_id_store_id_key,
  add column membership_id uuid not null references public.store_memberships (id) on delete cascade,
  add column expires_at timestamptz not null default now() + interval '4 days';
create index buyer_references_membership_idx on private.buyer_references (membership_id, user_id);
create index buyer_references_user_idx on private.buyer_references (user_id, store_id);
create index buyer_references_expires_at_idx on private.buyer_references (expires_at);

-- `buyer_id` is the account of the reference in the event. The membership of the reference is offered to it, and nobody
-- else can see that.
alter table private.store_events add column offered_membership_id uuid;
create index store_events_buyer_idx on private.store_events (buyer_id) where buyer_id is not null;

-- Returns the viewer's references for the checkouts of a public store, keyed by membership. A reference is opaque: it
-- reveals nothing about the viewer to others.
drop function public.buyer_reference(text);
drop function private.buyer_reference(text);
create function private.buyer_references(store text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
begin
  if not coalesce(private.is_public_store(store), false) then
    raise exception 'No such store' using errcode = '22023';
  end if;
  delete from private.buyer_references old where old.reference in (
    select each.reference from private.buyer_references each where each.expires_at <= now()
    limit 1000 for update skip locked);
  insert into private.buyer_references (user_id, store_id, membership_id)
    select viewer, store, sold.id from public.store_memberships sold
    where sold.store_id = store and sold.is_visible and sold.archived_at is null and sold.checkout_url is not null
      and not exists (select 1 from private.buyer_references known
        where known.membership_id = sold.id and known.user_id = viewer and known.created_at > now() - interval '1 day');
  return (select coalesce(jsonb_object_agg(newest.membership_id::text, newest.reference), '{}') from (
    select distinct on (known.membership_id) known.membership_id, known.reference from private.buyer_references known
    where known.user_id = viewer and known.store_id = store and known.created_at > now() - interval '1 day'
    order by known.membership_id, known.created_at desc, known.reference) newest);
end $$;
create function public.buyer_references(store_id text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.buyer_references(store_id) $$;

-- As before, without the account of the reference.
create or replace function private.derive_member(store text, payer text, member_reference text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  sold uuid := coalesce(private.sold_to(store, payer, member_reference), (select known.membership_id from public.store_members known
    where known.store_id = store and known.provider = payer and known.provider_reference = member_reference));
  status text;
  facts record;
  member uuid;
begin
  perform private.sort_sale(array(select event from private.store_events event
    where event.store_id = store and event.provider = payer and event.reference = member_reference
      and event.outcome <> 'ignored'), sold);
  if sold is null then return null; end if;
  status := private.member_status(store, payer, member_reference,
    (select membership.payment_type = 'one-time' from public.store_memberships membership where membership.id = sold));
  if status is null then return null; end if;
  select
    min(event.occurred_at) as since,
    (array_agg(event.until order by event.occurred_at desc, event.until desc) filter (where event.until is not null))[1] as until,
    (array_agg(event.is_ending order by event.occurred_at desc, event.event_id) filter (where event.is_ending is not null))[1] as is_ending,
    (array_agg(event.customer_id order by event.occurred_at desc) filter (where event.customer_id is not null))[1] as customer_id,
    (array_agg(event.display_name order by event.occurred_at) filter (where event.display_name is not null))[1] as display_name,
    (array_agg(event.email order by event.occurred_at) filter (where event.email is not null))[1] as email
  into facts
  from private.store_events event
  where event.store_id = store and event.provider = payer and event.reference = member_reference and event.outcome <> 'ignored';
  insert into public.store_members as stored (store_id, membership_id, status, provider, provider_reference,
    provider_customer_id, display_name, since, until, is_ending)
  values (store, sold, status, payer, member_reference, facts.customer_id, coalesce(facts.display_name, ''), facts.since,
    facts.until, coalesce(facts.is_ending, false))
  on conflict on constraint store_members_reference_key do update set
    membership_id = excluded.membership_id, status = excluded.status, provider_customer_id = excluded.provider_customer_id,
    display_name = coalesce(nullif(stored.display_name, ''), excluded.display_name),
    since = excluded.since, until = excluded.until, is_ending = excluded.is_ending
  returning id into member;
  if facts.email is not null then
    insert into public.store_member_emails (member_id, email) values (member, facts.email)
      on conflict (member_id) do nothing;
  end if;
  update private.store_events event set outcome = 'applied', reason = null, processed_at = coalesce(event.processed_at, now()),
    display_name = null, email = null
  where event.store_id = store and event.provider = payer and event.reference = member_reference
    and (event.outcome = 'waiting' or event.processed_at is null or event.email is not null or event.display_name is not null)
    and event.outcome <> 'ignored';
  update public.store_transactions made set member_id = member
  from (select event.transaction_kind as kind, private.stored_reference(event) as reference from private.store_events event
    where event.store_id = store and event.provider = payer and event.reference = member_reference
      and event.transaction_kind is not null) named
  where made.store_id = store and made.provider = payer and made.kind = named.kind and made.reference = named.reference
    and made.member_id is distinct from member;
  return member;
end $$;

/*
 * As before. The reference of the buyer names an account only if it was made for this store and has not expired.
 */
create or replace function private.record_payment_event(store text, payer text, event jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  made private.store_events;
  other private.store_events;
  buyer_reference text := event ->> 'buyer_reference';
  ids text[];
  customers text[];
  belongs record;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(store, 4));
  if not exists (select 1 from public.stores where id = store) then
    raise exception 'No such store' using errcode = 'P0002';
  end if;
  perform private.forget_bodies();
  made := jsonb_populate_record(null::private.store_events, event);
  made.store_id := store;
  made.provider := payer;
  made.received_at := clock_timestamp();
  made.reference_source := case when made.reference is not null then 'event' end;
  made.related := coalesce(made.related, '{}');
  made.plan_ids := coalesce(made.plan_ids, '{}');
  made.is_cumulative := coalesce(made.is_cumulative, false);
  made.is_only_for_members := coalesce(made.is_only_for_members, false);
  made.display_name := left(made.display_name, 100);
  made.email := case when made.email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and char_length(made.email) <= 320 then made.email end;
  made.body := case when made.reason = 'unreadable' then made.body end;
  made.buyer_id := null;
  made.offered_membership_id := null;
  select known.user_id, known.membership_id into made.buyer_id, made.offered_membership_id
    from private.buyer_references known
    where known.reference = buyer_reference and known.store_id = store and known.expires_at > now();
  if made.outcome <> 'ignored' then
    made.outcome := 'waiting';
    made.reason := case when made.reference is null then 'unknownMember' else 'unknownPlan' end;
  else
    made.processed_at := now();
  end if;
  delete from private.store_events known
  where known.store_id = store and known.provider = payer and known.event_id = made.event_id
    and known.reason in ('unreadable', 'unknownKind')
    and made.reason is distinct from known.reason;
  insert into private.store_events select made.* on conflict do nothing;
  if not found then return 'duplicate'; end if;
  if made.outcome = 'ignored' then return 'ignored'; end if;

  if made.transaction_kind is not null then perform private.derive_transactions(made); end if;
  -- The new event can reveal to which member other events belong, through a shared id or a shared customer. It can also
  -- contain a second reference of a customer who had only one before.
  ids := private.related_ids(store, payer, made.related);
  customers := array(select distinct known.customer_id from private.store_events known
    where known.store_id = store and known.provider = payer and known.customer_id is not null
      and (known.related && ids or known.event_id = made.event_id));
  ids := ids || array(select distinct named.id from private.store_events known
    cross join lateral unnest(known.related) named (id)
    where known.store_id = store and known.provider = payer and known.customer_id = any (customers)
      and coalesce(known.reference_source, 'customer') = 'customer');
  for other in select * from private.store_events unclear
    where unclear.store_id = store and unclear.provider = payer
      and coalesce(unclear.reference_source, 'customer') = 'customer' and unclear.outcome <> 'ignored'
      and (unclear.event_id = made.event_id or unclear.related && ids or unclear.customer_id = any (customers))
  loop
    belongs := private.find_reference(other);
    continue when belongs.member_reference is not distinct from other.reference and belongs.source is not distinct from other.reference_source;
    update private.store_events set reference = belongs.member_reference, reference_source = belongs.source, outcome = 'waiting',
        reason = case when belongs.member_reference is null then 'unknownMember' else 'unknownPlan' end
      where store_id = store and provider = payer and event_id = other.event_id;
    if other.reference is distinct from belongs.member_reference and other.reference is not null then
      update public.store_transactions set member_id = null, membership_id = null
        where store_transactions.store_id = store and store_transactions.provider = payer and kind = other.transaction_kind
          and store_transactions.reference = private.stored_reference(other);
      perform private.derive_member(store, payer, other.reference);
    end if;
    if belongs.member_reference is not null then perform private.derive_member(store, payer, belongs.member_reference); end if;
  end loop;
  select * into made from private.store_events known
    where known.store_id = store and known.provider = payer and known.event_id = made.event_id;
  if made.reference is not null then
    perform private.derive_member(store, payer, made.reference);
  else
    perform private.sort_sale(array[made], private.assigned_to(made));
  end if;
  -- Removing an explained part of a charge's refunds adds others, which belong to the members of their own events.
  perform private.derive_member(store, payer, known.reference) from (select distinct event.reference from private.store_events event
    where made.transaction_kind = 'refund' and event.store_id = store and event.provider = payer
      and event.transaction_kind = 'refund' and event.reference <> made.reference
      and event.related && private.payment_ids(store, payer, made.related)) known;
  return (select applied.outcome from private.store_events applied
    where applied.store_id = store and applied.provider = payer and applied.event_id = made.event_id);
end $$;

-- Returns the ids of the members that are offered to the caller: sales with a reference that the caller took to the
-- checkout of this membership, and that belong to nobody yet.
create function private.offered_member_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.id from private.store_events event
  join public.store_members member on member.store_id = event.store_id and member.provider = event.provider
    and member.provider_reference = event.reference and member.membership_id = event.offered_membership_id
  where event.buyer_id = (select auth.uid()) and event.outcome <> 'ignored'
    and member.user_id is null and member.discord_id is null
$$;

-- Returns the email address that the caller's account has confirmed, in lower case; null if there is none.
create function private.confirmed_address() returns text
language sql stable security definer set search_path = '' as $$
  select lower(users.email) from auth.users where users.id = (select auth.uid()) and users.email_confirmed_at is not null
$$;

-- Makes a member the caller's. The caller has proved that they received the receipt, and has locked the membership. A
-- Discord account gets each membership only once.
create function private.own_member(member public.store_members) returns void
language plpgsql security definer set search_path = '' as $$
declare
  viewer_discord text := (select private.viewer_discord_id());
begin
  update public.store_members set user_id = coalesce(member.user_id, (select auth.uid())),
    confirmed_at = coalesce(member.confirmed_at, now()),
    discord_id = coalesce(member.discord_id, case when not (private.holds_place(member.status) and exists (
      select 1 from public.store_members other
      where other.id <> member.id and other.membership_id = member.membership_id
        and other.discord_id = viewer_discord and private.holds_place(other.status))) then viewer_discord end)
  where id = member.id and (user_id is null or discord_id is null or confirmed_at is null);
end $$;

/*
 * Answers whether an offered membership is the caller's. To confirm it, the receipt must have been sent to the confirmed
 * address of the caller's account: the owner of the reference can have spread it in a link for others. Returns
 * 'confirmed' (also if it is the caller's already), 'removed' (from the offers), 'otherAddress', or 'gone'.
 */
create function private.confirm_membership(member_id uuid, is_mine boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member public.store_members;
begin
  perform 1 from public.store_memberships sold
    where sold.id = (select each.membership_id from public.store_members each where each.id = member_id) for no key update;
  select * into member from public.store_members each where each.id = member_id for update;
  if member.user_id = (select auth.uid()) then return 'confirmed'; end if;
  if not coalesce(is_mine, false) then
    update private.store_events event set buyer_id = null
    where event.buyer_id = (select auth.uid()) and event.store_id = member.store_id
      and event.provider = member.provider and event.reference = member.provider_reference;
    return 'removed';
  end if;
  if member.id is null or member.id not in (select private.offered_member_ids()) then return 'gone'; end if;
  if not exists (select 1 from public.store_member_emails receipt
    where receipt.member_id = member.id and lower(receipt.email) = (select private.confirmed_address())) then
    return 'otherAddress';
  end if;
  perform private.own_member(member);
  return 'confirmed';
end $$;
create function public.confirm_membership(member_id uuid, is_mine boolean) returns text
language sql security invoker set search_path = '' as $$ select private.confirm_membership(member_id, is_mine) $$;

-- As before. A claim confirms the membership.
create or replace function private.claim_memberships(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimant uuid := (select auth.uid());
  claimant_discord text := (select private.viewer_discord_id());
  confirmed text := (select private.confirmed_address());
  member public.store_members;
  claimed int := 0;
  own int := 0;
  taken int := 0;
begin
  if confirmed is null or confirmed is distinct from lower(btrim(address)) then
    return jsonb_build_object('outcome', 'notConfirmed');
  end if;
  perform 1 from public.store_memberships sold
    where sold.id in (select bought.membership_id from public.store_members bought
      join public.store_member_emails receipt on receipt.member_id = bought.id where lower(receipt.email) = confirmed)
    order by sold.id for no key update;
  for member in
    select bought.* from public.store_members bought
    join public.store_member_emails receipt on receipt.member_id = bought.id
    where lower(receipt.email) = confirmed
    order by bought.id for update of bought
  loop
    if member.user_id = claimant or member.discord_id = claimant_discord then
      own := own + 1;
    elsif member.user_id is not null or member.discord_id is not null then
      taken := taken + 1;
      continue;
    else
      claimed := claimed + 1;
    end if;
    perform private.own_member(member);
  end loop;
  return jsonb_build_object('outcome', 'read', 'claimed', claimed, 'own', own, 'taken', taken);
end $$;

-- As before, with what is offered to the caller first. It has a limit of its own, like what stores have added.
create or replace function private.my_memberships() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', mine.id, 'status', mine.status, 'is_oversold', mine.is_oversold, 'provider', mine.provider,
    'since', mine.since, 'until', mine.until, 'is_ending', mine.is_ending, 'is_added', mine.is_added,
    'is_offered', mine.is_offered,
    'name', sold.name, 'payment_type', sold.payment_type, 'billing_interval', sold.billing_interval,
    'price_minor', sold.price_minor, 'currency', sold.currency,
    'store', jsonb_build_object('id', stores.id, 'name', stores.name, 'logo_path', stores.logo_path,
      'support_url', stores.support_url,
      'slug', case when stores.is_visible and stores.is_designed and not stores.hidden_by_site then stores.slug end,
      'may_review', private.review_refusal(stores.id) is null, 'review', private.own_review(review)))
    order by mine.is_offered desc, mine.is_added, mine.place), '[]')
  from (
    select listed.*, row_number() over (partition by listed.is_offered, listed.is_added
      order by private.holds_place(listed.status) desc, listed.since desc, listed.id) as place
    from (
      select member.*, member.user_id is distinct from (select auth.uid()) as is_added, false as is_offered
      from public.store_members member where member.id in (select private.my_store_member_ids())
      union all
      select member.*, false, true from public.store_members member
      where member.id in (select private.offered_member_ids())) listed) mine
  join public.store_memberships sold on sold.id = mine.membership_id
  join public.stores on stores.id = mine.store_id
  left join public.store_reviews review on review.store_id = stores.id and review.user_id = (select auth.uid())
  where mine.place <= case when mine.is_added or mine.is_offered then 100 else 500 end
$$;

-- As before, with `is_confirmed`.
create or replace function private.store_members_page(
  store_id text, search text, status text, membership_id uuid, provider text, sort_by text, page int, page_size int)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 1000);
  found jsonb;
begin
  if not private.owns_store(store_id) then raise exception 'Not your store' using errcode = '42501'; end if;
  with listed as (
    select member.*, address.email
    from public.store_members member
    left join public.store_member_emails address on address.member_id = member.id
    where member.store_id = store_members_page.store_id
      and (store_members_page.membership_id is null or member.membership_id = store_members_page.membership_id)
      and (store_members_page.provider is null or member.provider = store_members_page.provider)
      and (store_members_page.status is null or case store_members_page.status
        when 'oversold' then member.is_oversold else member.status = store_members_page.status end)
      and (coalesce(search, '') = ''
        or strpos(private.folded(member.display_name), private.folded(search)) > 0
        or strpos(private.folded(address.email), private.folded(search)) > 0
        or member.discord_id = search or member.provider_reference = search)
  ), paged as (
    select * from listed
    order by
      case when sort_by = 'name' then nullif(lower(listed.display_name), '') end,
      case when sort_by = 'ending' then listed.until end,
      case when sort_by = 'oldest' then listed.since end,
      listed.since desc, listed.id
    limit most offset greatest(page, 0)::bigint * most
  )
  select jsonb_build_object('total', (select count(*) from listed),
    'oversold', (select coalesce(jsonb_object_agg(each.membership_id, each.members), '{}') from (
      select member.membership_id, count(*) as members from public.store_members member
      where member.store_id = store_members_page.store_id and member.is_oversold group by 1) each),
    'members', coalesce(jsonb_agg(jsonb_build_object(
    'id', paged.id, 'membership_id', paged.membership_id, 'status', paged.status, 'is_oversold', paged.is_oversold,
    'provider', paged.provider, 'provider_reference', paged.provider_reference, 'discord_id', paged.discord_id,
    'display_name', paged.display_name, 'email', paged.email, 'is_confirmed', paged.confirmed_at is not null, 'since', paged.since, 'until', paged.until)), '[]'))
  into found from paged;
  return found;
end $$;

select private.hide_rows_in_errors(oid::regprocedure) from pg_catalog.pg_proc
  where oid in ('public.buyer_references(text)'::regprocedure, 'public.confirm_membership(uuid, boolean)'::regprocedure);
revoke all on function public.buyer_references(text), public.confirm_membership(uuid, boolean)
  from public, anon, authenticated;
grant execute on function private.buyer_references(text), public.buyer_references(text),
  private.confirm_membership(uuid, boolean), public.confirm_membership(uuid, boolean) to authenticated;
