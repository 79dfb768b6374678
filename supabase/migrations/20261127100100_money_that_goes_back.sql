-- Money that goes back, and comes back: refunds that fail, inquiries, won disputes, refunds in parts, both formats of
-- Whop, events that could not be read, and sales that belong to no membership yet. See product.md §21.14.

-- `is_only_for_members`: the status counts only for somebody who was a member before. `started_at`: when a refund was
-- made. `payment_minor`: the whole payment that a refund is about. `body`: the body of an event that could not be read,
-- for at most 30 days, so that it can be read by a newer version of the function.
alter table private.store_events
  add column is_only_for_members boolean not null default false,
  add column is_ending boolean,
  add column started_at timestamptz,
  add column payment_minor bigint check (payment_minor between 0 and 999999999999),
  add column api_version text check (char_length(api_version) between 1 and 50),
  add column body text check (char_length(body) <= 262144),
  add constraint store_events_body_check1 check (body is null or reason = 'unreadable'),
  drop constraint store_events_transaction_status_check,
  add constraint store_events_transaction_status_check
    check (transaction_status in ('pending', 'succeeded', 'failed', 'inquiry', 'open', 'won', 'lost'));
create index store_events_body_idx on private.store_events (received_at) where body is not null;

alter table public.store_transactions
  add column is_dismissed boolean not null default false,
  drop constraint store_transactions_status_check,
  add constraint store_transactions_status_check
    check (status in ('pending', 'succeeded', 'failed', 'inquiry', 'open', 'won', 'lost'));
alter table public.store_members add column is_ending boolean not null default false;
grant select (is_ending) on public.store_members to authenticated;

-- A plan without a membership was dismissed: its sales are not the store's.
alter table public.store_membership_plans alter column membership_id drop not null;

-- Money that was received or returned, of a sale that belongs to a membership.
create function private.is_counted(made public.store_transactions) returns boolean
language sql immutable set search_path = '' as $$
  select made.status in ('succeeded', 'open', 'lost') and made.membership_id is not null and not made.is_dismissed
$$;

-- Money of a sale whose membership is not known, which the seller has neither assigned nor dismissed.
create function private.is_unassigned(made public.store_transactions) returns boolean
language sql immutable set search_path = '' as $$
  select made.status in ('succeeded', 'open', 'lost') and made.membership_id is null and not made.is_dismissed
$$;

-- The ids by which the sale of an event can be assigned or dismissed, the most specific first: those of what was bought.
-- A sale of which no event names a plan has its own id instead.
create function private.plan_ids_of(event private.store_events) returns text[]
language sql stable security definer set search_path = '' as $$
  select case
    when cardinality(event.plan_ids) > 0 then event.plan_ids
    when event.reference is null then
      case when event.transaction_kind is null then '{}' else array[event.transaction_reference] end
    when exists (select 1 from private.store_events other
      where other.store_id = event.store_id and other.provider = event.provider and other.reference = event.reference
        and cardinality(other.plan_ids) > 0) then '{}'
    else array[event.reference] end
$$;

-- The ids that name one payment: those of its charge, payment and refunds, without those of invoices and checkouts,
-- which several payments can share.
create function private.payment_ids(store text, payer text, ids text[]) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  known text[] := array(select named.id from unnest(ids) named (id) where named.id !~ '^(in|cs|sub)_');
  more text[];
begin
  for step in 1 .. 3 loop
    more := array(select distinct named.id from private.store_events event cross join lateral unnest(event.related) named (id)
      where event.store_id = store and event.provider = payer and event.related && known and named.id !~ '^(in|cs|sub)_');
    exit when more <@ known;
    known := array(select distinct named.id from unnest(known || more) named (id));
  end loop;
  return known;
end $$;

/*
 * Derives the refunds of one payment. Refunds that have events of their own have the status of their latest event. A
 * charge of Stripe states only the total of its refunds; a part of it that no known refund explains is a refund of its
 * own, `{charge}:{total}`. A refund that failed is not part of later totals.
 */
create function private.derive_refunds(store text, payer text, ids text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  named text[] := private.payment_ids(store, payer, ids);
  step record;
  one record;
  live bigint := 0;
  totals text[] := '{}';
  parts bigint[] := '{}';
  times timestamptz[] := '{}';
  codes text[] := '{}';
  rows jsonb := '[]';
  left_over bigint;
  at timestamptz;
  exact int;
begin
  -- What each total adds to the total before it.
  for step in
    with events as (
      select * from private.store_events event
      where event.store_id = store and event.provider = payer and event.related && named
        and event.transaction_kind = 'refund' and event.outcome <> 'ignored'
    ), failed as (
      select event.transaction_reference, min(event.occurred_at) as at, min(event.amount_minor) as amount_minor,
        min(event.started_at) as started_at
      from events event where not event.is_cumulative and event.transaction_status = 'failed'
      group by event.transaction_reference
    )
    select event.occurred_at as at, event.amount_minor as total, event.transaction_reference as charge, event.currency,
      null::bigint as failed from events event where event.is_cumulative
    union all
    select failed.at, null, null, null, failed.amount_minor from failed
    where exists (select 1 from events event where event.is_cumulative and event.occurred_at <= failed.at
      and (failed.started_at is null or event.occurred_at >= failed.started_at))
    order by 1, 5 nulls first, 2
  loop
    if step.failed is not null then
      live := greatest(live - step.failed, 0);
    elsif step.total < live then
      -- Earlier refunds failed, and nothing else says so.
      parts := array_fill(0::bigint, array[cardinality(parts)]);
      live := 0;
    end if;
    continue when step.failed is not null or step.total <= live;
    totals := totals || (step.charge || ':' || step.total);
    parts := parts || (step.total - live);
    times := times || step.at;
    codes := codes || step.currency;
    live := step.total;
  end loop;

  for one in
    select event.transaction_reference as reference,
      (array_agg(event.transaction_status order by event.occurred_at desc,
        array_position(array['failed', 'succeeded', 'pending'], event.transaction_status), event.event_id))[1] as status,
      (array_agg(event.amount_minor order by event.occurred_at desc, event.event_id))[1] as amount_minor,
      (array_agg(event.currency order by event.occurred_at desc, event.event_id))[1] as currency,
      min(event.started_at) as started_at, min(event.occurred_at) as at,
      min(event.occurred_at) filter (where event.transaction_status = 'failed') as failed_at
    from private.store_events event
    where event.store_id = store and event.provider = payer and event.related && named
      and event.transaction_kind = 'refund' and not event.is_cumulative and event.outcome <> 'ignored'
    group by event.transaction_reference
    order by coalesce(min(event.started_at), min(event.occurred_at)), event.transaction_reference
  loop
    -- The total that this refund is part of: one that grew by exactly its amount, or else the first ones that grew.
    at := least(one.at, one.started_at);
    exact := (select place from generate_subscripts(parts, 1) place
      where parts[place] = one.amount_minor and (one.started_at is null or times[place] >= one.started_at)
        and (one.failed_at is null or times[place] <= one.failed_at)
      order by abs(extract(epoch from times[place] - coalesce(one.started_at, one.at))), place limit 1);
    if exact is not null then
      parts[exact] := 0;
      at := least(at, times[exact]);
    else
      left_over := one.amount_minor;
      for place in 1 .. cardinality(parts) loop
        continue when left_over = 0 or times[place] < one.started_at or times[place] > one.failed_at;
        exact := place;
        if parts[place] > 0 then at := least(at, times[place]); end if;
        live := least(parts[place], left_over);
        parts[place] := parts[place] - live;
        left_over := left_over - live;
      end loop;
    end if;
    rows := rows || jsonb_build_object('reference', one.reference, 'status', one.status, 'amount_minor', one.amount_minor,
      'currency', one.currency, 'occurred_at', at);
  end loop;
  rows := rows || (select coalesce(jsonb_agg(to_jsonb(part)), '[]') from (
    select totals[place] as reference, 'succeeded' as status, sum(parts[place]) as amount_minor,
      min(codes[place]) as currency, min(times[place]) as occurred_at
    from generate_subscripts(parts, 1) place where parts[place] > 0 group by totals[place]) part);

  delete from public.store_transactions stored
  where stored.store_id = store and stored.provider = payer and stored.kind = 'refund'
    and split_part(stored.reference, ':', 1) = any (named)
    and not exists (select 1 from jsonb_array_elements(rows) derived (value)
      where derived.value ->> 'reference' = stored.reference);
  insert into public.store_transactions as stored (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at)
  select store, payer, derived.reference, 'refund', derived.status, derived.amount_minor, derived.currency, derived.occurred_at
  from jsonb_to_recordset(rows) derived (reference text, status text, amount_minor bigint, currency text, occurred_at timestamptz)
  on conflict on constraint store_transactions_reference_key do update set status = excluded.status,
    amount_minor = excluded.amount_minor, currency = excluded.currency, occurred_at = excluded.occurred_at
  where (stored.status, stored.amount_minor, stored.currency, stored.occurred_at)
    is distinct from (excluded.status, excluded.amount_minor, excluded.currency, excluded.occurred_at);
end $$;

-- Derives the transactions of one event's payment, refund or dispute, from all events about it. If any event says that a
-- payment succeeded, it has succeeded; otherwise, if any event says that it failed, it has failed. A dispute has the
-- status of its latest event, and the time at which the money was withdrawn or, for an inquiry, of its first event.
drop function private.derive_transactions(text, text, text, text);
create function private.derive_transactions(made private.store_events) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if made.transaction_kind = 'refund' then
    perform private.derive_refunds(made.store_id, made.provider, made.related || made.transaction_reference);
    return;
  end if;
  insert into public.store_transactions as stored (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at)
  select made.store_id, made.provider, made.transaction_reference, made.transaction_kind, event.transaction_status,
    event.amount_minor, event.currency, case when made.transaction_kind = 'payment' then event.occurred_at
      else coalesce(min(event.occurred_at) filter (where event.transaction_status in ('open', 'lost')) over (),
        min(event.occurred_at) over ()) end
  from private.store_events event
  where event.store_id = made.store_id and event.provider = made.provider and event.outcome <> 'ignored'
    and event.transaction_kind = made.transaction_kind and event.transaction_reference = made.transaction_reference
  order by case when made.transaction_kind = 'payment'
      then array_position(array['succeeded', 'failed', 'pending'], event.transaction_status) end,
    case when made.transaction_kind = 'payment' then event.occurred_at end,
    event.occurred_at desc, array_position(array['lost', 'won', 'open', 'inquiry'], event.transaction_status), event.event_id desc
  limit 1
  on conflict on constraint store_transactions_reference_key do update set status = excluded.status,
    amount_minor = excluded.amount_minor, currency = excluded.currency, occurred_at = excluded.occurred_at
  where (stored.status, stored.amount_minor, stored.currency, stored.occurred_at)
    is distinct from (excluded.status, excluded.amount_minor, excluded.currency, excluded.occurred_at);
end $$;

-- Returns the membership to which the sale `member_reference` is assigned; null if there is none.
create function private.sold_to(store text, payer text, member_reference text) returns uuid
language sql stable security definer set search_path = '' as $$
  select plan.membership_id
  from private.store_events event
  cross join lateral unnest(private.plan_ids_of(event)) with ordinality named (plan_id, place)
  join public.store_membership_plans plan
    on plan.store_id = store and plan.provider = payer and plan.plan_id = named.plan_id and plan.membership_id is not null
  where event.store_id = store and event.provider = payer and event.reference = member_reference
  order by event.occurred_at desc, named.place, event.event_id
  limit 1
$$;

/*
 * Returns the status of a member by the events of the sale `member_reference`, and null if it makes nobody a member.
 * The latest event about the membership decides. A dispute ends it at its time, until it is won; an inquiry does not.
 * If all payments of a one-time purchase were given back, the membership is refunded. A refund does not end a
 * subscription, because the provider says when it ends.
 */
create function private.member_status(store text, payer text, member_reference text, is_one_time boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  status text;
  decided_at timestamptz;
  disputed_at timestamptz;
  refunded_at timestamptz;
begin
  select event.member_status, event.occurred_at into status, decided_at
  from private.store_events event
  where event.store_id = store and event.provider = payer and event.reference = member_reference
    and event.outcome <> 'ignored' and event.member_status is not null
    and event.transaction_kind is distinct from 'refund' and event.transaction_kind is distinct from 'dispute'
    and (not event.is_only_for_members or exists (select 1 from private.store_events before
      where before.store_id = store and before.provider = payer and before.reference = member_reference
        and before.outcome <> 'ignored' and before.member_status = 'active' and before.occurred_at <= event.occurred_at))
  -- After Stripe has ended a subscription, it does not become active again, even if an open invoice is paid later.
  order by event.kind = 'customer.subscription.deleted' desc, event.occurred_at desc,
    array_position(array['canceled', 'past_due', 'active'], event.member_status), event.event_id
  limit 1;

  if status is null then
    -- A refund proves its payment.
    select 'active', min(event.occurred_at) into status, decided_at from private.store_events event
    where event.store_id = store and event.provider = payer and event.reference = member_reference
      and event.outcome <> 'ignored' and event.payment_minor is not null and event.reference_source <> 'customer'
    having count(*) > 0;
    if status is null then return null; end if;
  end if;

  with made as (
    select distinct stored.* from private.store_events event
    join public.store_transactions stored on stored.store_id = store and stored.provider = payer
      and stored.kind = event.transaction_kind and stored.reference = private.stored_reference(event)
    where event.store_id = store and event.provider = payer and event.reference = member_reference
      and event.outcome <> 'ignored' and event.transaction_kind is not null
  ), stated as (
    -- The payments that refunds are about, because their own events may be missing.
    select paid.currency, sum(paid.payment_minor) as paid from (
      select distinct on (about.payment) event.currency, event.payment_minor
      from private.store_events event
      cross join lateral (select case when event.is_cumulative then event.transaction_reference
        else coalesce((array_remove(event.related, event.transaction_reference))[1], event.transaction_reference) end) about (payment)
      where event.store_id = store and event.provider = payer and event.reference = member_reference
        and event.outcome <> 'ignored' and event.payment_minor is not null) paid
    group by paid.currency
  ), sums as (
    select made.currency,
      sum(made.amount_minor) filter (where made.kind = 'payment' and made.status = 'succeeded') as paid,
      sum(made.amount_minor) filter (where made.kind = 'refund' and made.status = 'succeeded') as refunded,
      max(made.occurred_at) filter (where made.kind = 'refund' and made.status = 'succeeded') as refunded_at
    from made group by made.currency
  )
  select (select max(made.occurred_at) from made where made.kind = 'dispute' and made.status in ('open', 'lost')),
    (select case when bool_and(coalesce(sums.refunded, 0) >= greatest(sums.paid, stated.paid)) then max(sums.refunded_at) end
      from sums left join stated using (currency) where greatest(sums.paid, stated.paid) > 0)
  into disputed_at, refunded_at;

  if disputed_at >= decided_at then
    status := 'canceled';
    decided_at := disputed_at;
  end if;
  if is_one_time and refunded_at is not null and (status <> 'canceled' or decided_at <= refunded_at) then
    status := 'refunded';
  end if;
  return status;
end $$;

-- Writes the membership of a sale to its transactions, or that it was dismissed. `sale` are all its events.
create function private.sort_sale(sale private.store_events[], sold uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  dismissed boolean := sold is null and exists (select 1 from unnest(sale) event
    join public.store_membership_plans plan on plan.store_id = event.store_id and plan.provider = event.provider
      and plan.plan_id = any (private.plan_ids_of(event)) and plan.membership_id is null);
begin
  update public.store_transactions made set membership_id = sold, is_dismissed = dismissed
  from (select distinct event.store_id, event.provider, event.transaction_kind, private.stored_reference(event) as reference
    from unnest(sale) event where event.transaction_kind is not null) named
  where made.store_id = named.store_id and made.provider = named.provider and made.kind = named.transaction_kind
    and made.reference = named.reference
    and (made.membership_id is distinct from sold or made.is_dismissed <> dismissed);
end $$;

-- Returns the membership to which an event of an unknown member is assigned; null if there is none.
create function private.assigned_to(event private.store_events) returns uuid
language sql stable security definer set search_path = '' as $$
  select known.membership_id from public.store_membership_plans known
  where known.store_id = event.store_id and known.provider = event.provider
    and known.plan_id = any (private.plan_ids_of(event)) and known.membership_id is not null
  order by array_position(private.plan_ids_of(event), known.plan_id) limit 1
$$;

-- Derives a member from the events with the member's reference. Returns the member's id; null as long as no membership
-- is known. A member keeps their membership after the plan was unassigned.
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
    (array_agg(event.email order by event.occurred_at) filter (where event.email is not null))[1] as email,
    (array_agg(event.buyer_id order by event.occurred_at) filter (where event.buyer_id is not null))[1] as buyer_id
  into facts
  from private.store_events event
  where event.store_id = store and event.provider = payer and event.reference = member_reference and event.outcome <> 'ignored';
  insert into public.store_members as stored (store_id, membership_id, status, provider, provider_reference,
    provider_customer_id, user_id, discord_id, display_name, since, until, is_ending)
  values (store, sold, status, payer, member_reference, facts.customer_id, facts.buyer_id,
    private.discord_id_of(facts.buyer_id), coalesce(facts.display_name, ''), facts.since, facts.until,
    coalesce(facts.is_ending, false))
  on conflict on constraint store_members_reference_key do update set
    membership_id = excluded.membership_id, status = excluded.status, provider_customer_id = excluded.provider_customer_id,
    user_id = coalesce(stored.user_id, excluded.user_id), discord_id = coalesce(stored.discord_id, excluded.discord_id),
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

-- Removes the bodies that were kept for 30 days.
create function private.forget_bodies() returns void
language sql security definer set search_path = '' as $$
  update private.store_events set body = null where body is not null and received_at < now() - interval '30 days'
$$;

/*
 * Records one event of a provider and applies it, in one transaction. `event` has the columns of private.store_events and
 * `buyer_reference`. The caller must have verified the signature. The events of a store are applied one after the
 * other. A repeated event replaces one that could not be read or whose kind was unknown. Returns 'applied', 'waiting'
 * (the membership or the member of the event is not known yet), 'ignored', or 'duplicate'.
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
  made.buyer_id := (select known.user_id from private.buyer_references known
    where known.reference = buyer_reference and known.store_id = store);
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

-- Returns the kept bodies of a store's events that could not be read, the newest first, so that the function can read
-- them again. Bodies that were kept for 30 days are removed.
create function private.unread_payment_events(store text, payer text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_bodies();
  return (select coalesce(jsonb_agg(jsonb_build_object('event_id', kept.event_id, 'body', kept.body,
      'received_at', kept.received_at) order by kept.received_at desc), '[]')
    from (select * from private.store_events event
      where event.store_id = store and event.provider = payer and event.body is not null
      order by event.received_at desc limit 20) kept);
end $$;
create function public.unread_payment_events(store_id text, provider text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.unread_payment_events(store_id, provider) $$;

-- Assigns a plan of the provider, or a sale without a plan, to the membership `sold`, and applies the events that waited
-- for it. If `sold` is null, the assignment or the dismissal is removed; existing members stay. Returns 'saved' or
-- 'unknownMembership'.
create or replace function private.assign_plan(store text, payer text, plan text, sold uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(store, 4));
  if sold is null then
    delete from public.store_membership_plans where store_id = store and provider = payer and plan_id = plan;
  elsif not exists (select 1 from public.store_memberships where id = sold and store_id = store) then
    return 'unknownMembership';
  else
    insert into public.store_membership_plans (store_id, provider, plan_id, membership_id) values (store, payer, plan, sold)
      on conflict on constraint store_membership_plans_pkey do update set membership_id = excluded.membership_id;
  end if;
  perform private.sort_sales(store, payer, plan);
  return 'saved';
end $$;

-- Dismisses the sales of a plan, or a sale without a plan: they are not the store's. Sales that another id assigns stay.
create function private.dismiss_plan(store text, payer text, plan text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(store, 4));
  insert into public.store_membership_plans (store_id, provider, plan_id) values (store, payer, plan)
    on conflict on constraint store_membership_plans_pkey do update set membership_id = null;
  perform private.sort_sales(store, payer, plan);
  return 'saved';
end $$;
create function public.dismiss_plan(store_id text, provider text, plan_id text) returns text
language sql security invoker set search_path = '' as $$ select private.dismiss_plan(store_id, provider, plan_id) $$;

-- Applies a changed assignment of a plan to the sales of this plan, in the order in which they arrived.
create function private.sort_sales(store text, payer text, plan text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sale record;
begin
  for sale in
    select event.reference, min(event.received_at) as received_at, array_agg(event) as events from private.store_events event
    where event.store_id = store and event.provider = payer and event.outcome = 'waiting'
      and (event.plan_ids && array[plan] or event.reference = plan or event.transaction_reference = plan)
    group by event.reference order by 2, 1
  loop
    if sale.reference is not null then perform private.derive_member(store, payer, sale.reference);
    else
      perform private.sort_sale(array[one], private.assigned_to(one)) from unnest(sale.events) one;
    end if;
  end loop;
end $$;

-- Returns whether the sale of an event was dismissed.
create function private.is_dismissed(event private.store_events) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.store_events other
    join public.store_membership_plans plan on plan.store_id = event.store_id and plan.provider = event.provider
      and plan.plan_id = any (private.plan_ids_of(other)) and plan.membership_id is null
    where other.store_id = event.store_id and other.provider = event.provider
      and (other.event_id = event.event_id or other.reference = event.reference))
$$;

-- Returns, for the seller, the data of a store's connection to its payment providers: when the secrets were set, when
-- the last event of each provider was received, the last 50 events, the assigned and dismissed plans, and up to 100
-- plans without a membership. If a waiting event has several plan ids, the result contains only the first one, which is
-- the most specific. Bodies that were kept for 30 days are removed.
create or replace function private.payment_setup(store text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  perform private.forget_bodies();
  return jsonb_build_object(
    'providers', (select jsonb_agg(jsonb_build_object('provider', payer,
        'set_at', (select set_at from public.store_payment_secrets secrets
          where secrets.store_id = store and secrets.provider = payer),
        'last_event_at', (select max(event.received_at) from private.store_events event
          where event.store_id = store and event.provider = payer)) order by payer)
      from unnest(array['stripe', 'whop']) payer),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('provider', event.provider, 'event_id', event.event_id,
        'kind', event.kind, 'occurred_at', event.occurred_at, 'received_at', event.received_at,
        'outcome', case when event.is_dismissed then 'ignored' else event.outcome end,
        'reason', case when event.is_dismissed then 'dismissed' else event.reason end, 'api_version', event.api_version, 'amount_minor', event.amount_minor, 'currency', event.currency)
        order by event.received_at desc, event.event_id), '[]')
      from (select each.*, each.outcome = 'waiting' and private.is_dismissed(each) as is_dismissed from private.store_events each where each.store_id = store
        order by each.received_at desc, each.event_id limit 50) event),
    'plans', (select coalesce(jsonb_agg(jsonb_build_object('provider', plan.provider, 'plan_id', plan.plan_id,
        'membership_id', plan.membership_id) order by plan.provider, plan.plan_id), '[]')
      from public.store_membership_plans plan where plan.store_id = store),
    'waiting_plans', (select coalesce(jsonb_agg(jsonb_build_object('provider', waiting.provider,
        'plan_id', waiting.plan_id, 'buyers', waiting.buyers) order by waiting.buyers desc, waiting.plan_id), '[]')
      from (select event.provider, named.ids[1] as plan_id,
          count(distinct coalesce(event.reference, event.transaction_reference)) as buyers
        from private.store_events event cross join lateral (select private.plan_ids_of(event) as ids) named
        where event.store_id = store and event.outcome = 'waiting' and cardinality(named.ids) > 0
          and private.assigned_to(event) is null and not private.is_dismissed(event)
        group by event.provider, named.ids[1]
        order by count(distinct event.reference) desc limit 100) waiting));
end $$;
alter function public.payment_setup(text) volatile;

-- Returns one page of a store's transactions, newest first. `search` matches a part of the member's name, or a whole
-- reference or Discord id. `from_time` is inclusive and `to_time` is exclusive. `page` starts at 0. Returns {total,
-- transactions, sums, unassigned}. `sums` are the sums over all pages, by currency. They exclude money that was not
-- received (failed, pending), inquiries, disputes that were won, and sales without a membership. `unassigned` are the
-- net amounts of the sales that the seller has neither assigned nor dismissed, and their number.
create or replace function private.store_transactions_page(store text, search text, transaction_kind text, transaction_status text,
  sold uuid, in_currency text, from_time timestamptz, to_time timestamptz, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 1000);
  found jsonb;
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  with listed as (
    select made.*, member.display_name, member.discord_id, private.is_counted(made) as is_counted,
      private.is_unassigned(made) as is_unassigned
    from public.store_transactions made left join public.store_members member on member.id = made.member_id
    where made.store_id = store
      and (transaction_kind is null or made.kind = transaction_kind)
      and (transaction_status is null or made.status = transaction_status)
      and (sold is null or made.membership_id = sold)
      and (in_currency is null or made.currency = in_currency)
      and (from_time is null or made.occurred_at >= from_time)
      and (to_time is null or made.occurred_at < to_time)
      and (coalesce(search, '') = '' or strpos(lower(member.display_name), lower(search)) > 0
        or member.discord_id = search or split_part(made.reference, ':', 1) = search)
  ), paged as (
    select * from listed order by listed.occurred_at desc, listed.id limit most offset greatest(page, 0)::bigint * most
  ), sums as (
    select listed.currency,
      coalesce(sum(listed.amount_minor) filter (where listed.kind = 'payment'), 0) as payments_minor,
      coalesce(sum(listed.amount_minor) filter (where listed.kind = 'refund'), 0) as refunds_minor,
      coalesce(sum(listed.amount_minor) filter (where listed.kind = 'dispute'), 0) as disputes_minor
    from listed where listed.is_counted group by listed.currency
  ), unassigned as (
    select listed.currency, sum(case listed.kind when 'payment' then listed.amount_minor else -listed.amount_minor end) as net_minor,
      count(*) filter (where listed.kind = 'payment') as payments
    from listed where listed.is_unassigned group by listed.currency
  )
  select jsonb_build_object('total', (select count(*) from listed),
    'sums', (select coalesce(jsonb_agg(to_jsonb(sums) order by sums.currency), '[]') from sums),
    'unassigned', (select coalesce(jsonb_agg(to_jsonb(unassigned) order by unassigned.currency), '[]') from unassigned),
    'transactions', coalesce(jsonb_agg(jsonb_build_object('id', paged.id, 'kind', paged.kind, 'status', paged.status,
      'amount_minor', paged.amount_minor, 'currency', paged.currency, 'occurred_at', paged.occurred_at,
      'provider', paged.provider, 'reference', split_part(paged.reference, ':', 1), 'member_id', paged.member_id,
      'membership_id', paged.membership_id, 'is_dismissed', paged.is_dismissed, 'display_name', paged.display_name, 'discord_id', paged.discord_id)
      order by paged.occurred_at desc, paged.id), '[]'))
  into found from paged;
  return found;
end $$;

-- Returns a store's sums for each month (in UTC) and currency, oldest month first: {month: '2026-11', currency,
-- payments, payments_minor, refunds_minor, disputes_minor}. Sales without a membership are left out.
create or replace function private.store_months(store text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  return (select coalesce(jsonb_agg(to_jsonb(months) order by months.month, months.currency), '[]') from (
    select to_char(made.occurred_at at time zone 'UTC', 'YYYY-MM') as month, made.currency,
      count(*) filter (where made.kind = 'payment') as payments,
      coalesce(sum(made.amount_minor) filter (where made.kind = 'payment'), 0) as payments_minor,
      coalesce(sum(made.amount_minor) filter (where made.kind = 'refund'), 0) as refunds_minor,
      coalesce(sum(made.amount_minor) filter (where made.kind = 'dispute'), 0) as disputes_minor
    from public.store_transactions made
    where made.store_id = store and private.is_counted(made)
    group by 1, 2) months);
end $$;

-- Returns the data of a seller's overview: see the migration that created it. Sales without a membership are not in the
-- revenue; `unassigned` is the number of those that were neither assigned nor dismissed.
create or replace function private.store_overview(store text, days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := private.utc_today();
  first date := today - least(greatest(days, 1), 90) + 1;
  from_time timestamptz := first::timestamp at time zone 'UTC';
  this_month timestamp := date_trunc('month', now() at time zone 'UTC');
  last_month timestamptz := (this_month - interval '1 month') at time zone 'UTC';
  by_now timestamptz := least(last_month + (now() - (this_month at time zone 'UTC')), this_month at time zone 'UTC');
  members jsonb;
  revenue jsonb;
  money jsonb;
  referrers jsonb;
  others jsonb;
  series jsonb;
  changes jsonb;
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  select jsonb_build_object(
    'active', count(*) filter (where member.status = 'active'),
    'past_due', count(*) filter (where member.status = 'past_due'),
    'joined', count(*) filter (where member.since >= from_time and member.since <= now()),
    'ended', count(*) filter (where member.ended_at >= from_time))
  into members from public.store_members member where member.store_id = store;

  with made as (
    select each.currency, each.occurred_at, case each.kind when 'payment' then each.amount_minor else -each.amount_minor end as minor
    from public.store_transactions each
    where each.store_id = store and each.occurred_at >= last_month and private.is_counted(each)
  ), sums as (
    select made.currency, count(*) as transactions,
      coalesce(sum(made.minor) filter (where made.occurred_at >= this_month at time zone 'UTC'), 0) as this_month_minor,
      coalesce(sum(made.minor) filter (where made.occurred_at < this_month at time zone 'UTC'), 0) as last_month_minor,
      coalesce(sum(made.minor) filter (where made.occurred_at < by_now), 0) as last_month_by_now_minor
    from made group by made.currency
  )
  select coalesce(jsonb_agg(to_jsonb(sums) - 'transactions' order by sums.transactions desc, sums.currency), '[]')
  into revenue from sums;

  with sums as (
    select (each.occurred_at at time zone 'UTC')::date as day, each.currency,
      count(*) filter (where each.kind = 'payment') as payments,
      coalesce(sum(each.amount_minor) filter (where each.kind = 'payment'), 0) as payments_minor,
      coalesce(sum(each.amount_minor) filter (where each.kind = 'refund'), 0) as refunds_minor,
      coalesce(sum(each.amount_minor) filter (where each.kind = 'dispute'), 0) as disputes_minor
    from public.store_transactions each
    where each.store_id = store and each.occurred_at >= from_time and each.occurred_at < (today + 1)::timestamp at time zone 'UTC'
      and private.is_counted(each)
    group by 1, 2
  )
  select coalesce(jsonb_agg(to_jsonb(sums) order by sums.day, sums.currency), '[]') into money from sums;

  with counted as (
    select each.referrer,
      coalesce(sum(each.count) filter (where each.kind = 'visit'), 0) as visits,
      coalesce(sum(each.count) filter (where each.kind = 'plan_click'), 0) as plan_clicks,
      coalesce(sum(each.count) filter (where each.kind = 'checkout'), 0) as checkouts
    from public.store_daily_counts each where each.store_id = store and each.day >= first group by each.referrer
  ), placed as (
    select counted.*, row_number() over (order by counted.visits desc, counted.plan_clicks desc, counted.referrer) as place
    from counted
  )
  select coalesce(jsonb_agg(to_jsonb(placed) - 'place' order by placed.place) filter (where placed.place <= 10), '[]'),
    jsonb_build_object('referrers', count(*) filter (where placed.place > 10),
      'visits', coalesce(sum(placed.visits) filter (where placed.place > 10), 0),
      'plan_clicks', coalesce(sum(placed.plan_clicks) filter (where placed.place > 10), 0),
      'checkouts', coalesce(sum(placed.checkouts) filter (where placed.place > 10), 0))
  into referrers, others from placed;

  with steps as (
    select each.day, sum(each.count) filter (where each.kind = 'visit') as visits,
      sum(each.count) filter (where each.kind = 'plan_click') as plan_clicks,
      sum(each.count) filter (where each.kind = 'checkout') as checkouts
    from public.store_daily_counts each where each.store_id = store and each.day >= first group by each.day
  ), joined as (
    select (member.since at time zone 'UTC')::date as day, count(*) as members
    from public.store_members member
    where member.store_id = store and member.since >= from_time and member.since <= now() group by 1
  )
  select jsonb_agg(jsonb_build_object('day', each.day::date, 'visits', coalesce(steps.visits, 0),
    'plan_clicks', coalesce(steps.plan_clicks, 0), 'checkouts', coalesce(steps.checkouts, 0),
    'members', coalesce(joined.members, 0)) order by each.day)
  into series
  from generate_series(first::timestamp, today::timestamp, interval '1 day') each (day)
  left join steps on steps.day = each.day::date left join joined on joined.day = each.day::date;

  select coalesce(jsonb_agg(to_jsonb(noted) order by noted.day, noted.kind, noted.name), '[]') into changes from (
    select changed.day, changed.kind, sold.name, changed.before_minor, changed.before_currency, changed.after_minor,
      changed.after_currency
    from public.store_changes changed left join public.store_memberships sold on sold.id = changed.membership_id
    where changed.store_id = store and changed.day >= first
      and (changed.kind = 'design' or (changed.before_minor, changed.before_currency)
        is distinct from (changed.after_minor, changed.after_currency))
    order by changed.day desc, changed.kind, sold.name limit 100) noted;

  return jsonb_build_object('unassigned', (select count(*) from public.store_transactions each
      where each.store_id = store and each.kind = 'payment' and private.is_unassigned(each)),
    'members', members, 'revenue', revenue, 'money', money, 'referrers', referrers,
    'others', others, 'days', series, 'changes', changes);
end $$;

-- Returns the caller's memberships. Memberships with a spot come first. `slug` is null if visitors cannot open the
-- store.
create or replace function private.my_memberships() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', mine.id, 'status', mine.status, 'is_oversold', mine.is_oversold, 'provider', mine.provider,
    'since', mine.since, 'until', mine.until, 'is_ending', mine.is_ending,
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

revoke all on function public.unread_payment_events(text, text), public.dismiss_plan(text, text, text)
  from public, anon, authenticated;
grant execute on function private.unread_payment_events(text, text), public.unread_payment_events(text, text) to service_role;
grant execute on function private.dismiss_plan(text, text, text), public.dismiss_plan(text, text, text) to authenticated;

-- What is stored follows the new rules.
do $$
declare
  sale record;
begin
  for sale in select distinct event.store_id, event.provider, event.reference from private.store_events event
    where event.reference is not null
  loop
    perform private.derive_member(sale.store_id, sale.provider, sale.reference);
  end loop;
end $$;
