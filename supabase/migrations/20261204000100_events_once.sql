-- An event, its transaction and its member are written once, with their outcome, and not again by an event that does not
-- change them.

-- The transaction of a new member is written first, because the status of the member depends on it.
alter table public.store_transactions alter constraint store_transactions_member_id_fkey deferrable initially immediate;

-- Returns whether an event will be applied, before it is stored with this reference. It can be wrong if the event itself
-- takes the membership from the sale: `derive_member` corrects that.
create function private.will_be_applied(event private.store_events) returns boolean
language sql stable security definer set search_path = '' as $$
  select event.reference is not null and (
    exists (select 1 from public.store_members known where known.store_id = event.store_id
      and known.provider = event.provider and known.provider_reference = event.reference)
    or (private.assigned_to(event) is not null
        or private.sold_to(event.store_id, event.provider, event.reference) is not null)
      and (event.member_status is not null and not event.is_only_for_members
          and (event.transaction_kind is null or event.transaction_kind = 'payment')
        or event.payment_minor is not null and event.reference_source <> 'customer'
        or private.member_status(event.store_id, event.provider, event.reference, false) is not null))
$$;

-- Writes the membership and the member of a sale to its transactions, or that it was dismissed. `sale` are all its events.
-- Without a `member`, they keep theirs.
drop function private.sort_sale(private.store_events[], uuid);
create function private.sort_sale(sale private.store_events[], sold uuid, member uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  dismissed boolean := sold is null and exists (select 1 from unnest(sale) event
    join public.store_membership_plans plan on plan.store_id = event.store_id and plan.provider = event.provider
      and plan.plan_id = any (private.plan_ids_of(event)) and plan.membership_id is null);
begin
  update public.store_transactions made
  set membership_id = sold, is_dismissed = dismissed, member_id = coalesce(member, made.member_id)
  from (select distinct event.store_id, event.provider, event.transaction_kind, private.stored_reference(event) as reference
    from unnest(sale) event where event.transaction_kind is not null) named
  where made.store_id = named.store_id and made.provider = named.provider and made.kind = named.transaction_kind
    and made.reference = named.reference
    and (made.membership_id, made.is_dismissed, made.member_id)
      is distinct from (sold, dismissed, coalesce(member, made.member_id));
end $$;

/*
 * Derives a member from the events with the member's reference. Returns the member's id; null as long as no membership is
 * known. A member keeps their membership after the plan was unassigned. `fresh` are events that are stored as applied
 * already, with the names and addresses that are stored for the member only. `new_id` is the id of a new member.
 */
drop function private.derive_member(text, text, text);
create function private.derive_member(store text, payer text, member_reference text,
  fresh private.store_events[] default '{}', new_id uuid default gen_random_uuid()) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  sale private.store_events[] := array(select event from private.store_events event
    where event.store_id = store and event.provider = payer and event.reference = member_reference
      and event.outcome <> 'ignored');
  known public.store_members;
  derived public.store_members;
  address text;
begin
  select * into known from public.store_members each
    where each.store_id = store and each.provider = payer and each.provider_reference = member_reference;
  derived := known;
  derived.membership_id := coalesce(private.sold_to(store, payer, member_reference), known.membership_id);
  if derived.membership_id is not null then
    derived.status := private.member_status(store, payer, member_reference, (select sold.payment_type = 'one-time'
      from public.store_memberships sold where sold.id = derived.membership_id));
  end if;
  if derived.membership_id is null or derived.status is null then
    perform private.sort_sale(sale, derived.membership_id);
    update private.store_events event set outcome = 'waiting', reason = 'unknownPlan', processed_at = null,
      display_name = one.display_name, email = one.email
    from unnest(fresh) one
    where event.store_id = store and event.provider = payer and event.event_id = one.event_id
      and one.reference = member_reference and one.outcome = 'applied';
    update public.store_transactions made set member_id = null where made.member_id = new_id and known.id is null;
    return null;
  end if;

  select min(event.occurred_at),
    (array_agg(event.until order by event.occurred_at desc, event.until desc) filter (where event.until is not null))[1],
    coalesce((array_agg(event.is_ending order by event.occurred_at desc, event.event_id)
      filter (where event.is_ending is not null))[1], false),
    (array_agg(event.customer_id order by event.occurred_at desc) filter (where event.customer_id is not null))[1]
  into derived.since, derived.until, derived.is_ending, derived.provider_customer_id
  from unnest(sale) event;
  select coalesce(nullif(known.display_name, ''), (array_agg(private.clean_name(event.display_name) order by event.occurred_at)
      filter (where event.display_name is not null))[1], ''),
    (array_agg(event.email order by event.occurred_at) filter (where event.email is not null))[1]
  into derived.display_name, address
  from (select * from unnest(sale) union all select * from unnest(fresh) one where one.reference = member_reference) event;
  if known.id is null then
    insert into public.store_members (id, store_id, membership_id, status, provider, provider_reference,
      provider_customer_id, display_name, since, until, is_ending)
    values (new_id, store, derived.membership_id, derived.status, payer, member_reference, derived.provider_customer_id,
      derived.display_name, derived.since, derived.until, derived.is_ending)
    returning id into derived.id;
  elsif derived is distinct from known then
    update public.store_members stored set membership_id = derived.membership_id, status = derived.status,
      provider_customer_id = derived.provider_customer_id, display_name = derived.display_name, since = derived.since,
      until = derived.until, is_ending = derived.is_ending
    where stored.id = known.id;
  end if;
  if address is not null then
    insert into public.store_member_emails (member_id, email) values (derived.id, address) on conflict (member_id) do nothing;
  end if;
  update private.store_events event set outcome = 'applied', reason = null, processed_at = coalesce(event.processed_at, now()),
    display_name = null, email = null
  where event.store_id = store and event.provider = payer and event.reference = member_reference
    and (event.outcome = 'waiting' or event.processed_at is null or event.email is not null or event.display_name is not null)
    and event.outcome <> 'ignored';
  perform private.sort_sale(sale, derived.membership_id, derived.id);
  return derived.id;
end $$;

-- Derives the refunds of one payment, as described in 20261201000800_payments.sql. `fresh` has the id of the refund that an
-- event is about, and the sale that a new transaction belongs to.
drop function private.derive_refunds(text, text, text[]);
create function private.derive_refunds(store text, payer text, ids text[], fresh public.store_transactions) returns void
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
  insert into public.store_transactions as stored (store_id, provider, reference, kind, status, amount_minor, currency,
    occurred_at, membership_id, is_dismissed, member_id)
  select store, payer, derived.reference, 'refund', derived.status, derived.amount_minor, derived.currency, derived.occurred_at,
    own.membership_id, own.is_dismissed is true, own.member_id
  from jsonb_to_recordset(rows) derived (reference text, status text, amount_minor bigint, currency text, occurred_at timestamptz)
  left join (select fresh.*) own on split_part(derived.reference, ':', 1) = own.reference
  on conflict on constraint store_transactions_reference_key do update set status = excluded.status,
    amount_minor = excluded.amount_minor, currency = excluded.currency, occurred_at = excluded.occurred_at
  where (stored.status, stored.amount_minor, stored.currency, stored.occurred_at)
    is distinct from (excluded.status, excluded.amount_minor, excluded.currency, excluded.occurred_at);
end $$;

-- Derives the transaction of an event. `fresh` is the sale that a new transaction belongs to.
drop function private.derive_transactions(private.store_events);
create function private.derive_transactions(made private.store_events, fresh public.store_transactions) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if made.transaction_kind = 'refund' then
    perform private.derive_refunds(made.store_id, made.provider, made.related || made.transaction_reference, fresh);
    return;
  end if;
  insert into public.store_transactions as stored (store_id, provider, reference, kind, status, amount_minor, currency,
    occurred_at, membership_id, is_dismissed, member_id)
  select made.store_id, made.provider, made.transaction_reference, made.transaction_kind, event.transaction_status,
    event.amount_minor, event.currency, case when made.transaction_kind = 'payment' then event.occurred_at
      else coalesce(min(event.occurred_at) filter (where event.transaction_status in ('open', 'lost')) over (),
        min(event.occurred_at) over ()) end,
    fresh.membership_id, fresh.is_dismissed, fresh.member_id
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

-- Records one event of a provider and applies it, as described in 20261201000800_payments.sql. An event is stored with the
-- outcome that it will have. Its name and address are kept only while it waits.
create or replace function private.record_payment_event(store text, payer text, event jsonb) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  made private.store_events;
  other private.store_events;
  known public.store_members;
  fresh public.store_transactions;
  -- The events that this call stores, with their names and addresses, and the references whose members they change.
  changed private.store_events[];
  touched text[] := '{}';
  new_id uuid := gen_random_uuid();
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
  select reserved.user_id, reserved.membership_id into made.buyer_id, made.offered_membership_id
    from private.buyer_references reserved
    where reserved.reference = buyer_reference and reserved.store_id = store and reserved.expires_at > now();
  delete from private.store_events stored
  where stored.store_id = store and stored.provider = payer and stored.event_id = made.event_id
    and stored.reason in ('unreadable', 'unknownKind')
    and made.reason is distinct from stored.reason;
  -- All events of the store wait for the lock above.
  if exists (select 1 from private.store_events stored
    where stored.store_id = store and stored.provider = payer and stored.event_id = made.event_id) then
    return 'duplicate';
  end if;
  made.processed_at := now();
  if made.outcome = 'ignored' then
    insert into private.store_events select made.*;
    return 'ignored';
  end if;

  if made.reference is null then
    belongs := private.find_reference(made);
    made.reference := belongs.member_reference;
    made.reference_source := belongs.source;
  end if;
  made.outcome := 'applied';
  made.reason := null;
  changed := array[made];
  if private.will_be_applied(made) then
    made.display_name := null;
    made.email := null;
  else
    changed := '{}';
    made.outcome := 'waiting';
    made.reason := case when made.reference is null then 'unknownMember' else 'unknownPlan' end;
    made.processed_at := null;
  end if;
  insert into private.store_events select made.*;

  if made.transaction_kind is not null then
    select * into known from public.store_members each
      where each.store_id = store and each.provider = payer and each.provider_reference = made.reference;
    fresh.reference := made.transaction_reference;
    fresh.membership_id := case when made.reference is null then private.assigned_to(made)
      else coalesce(private.sold_to(store, payer, made.reference), known.membership_id) end;
    fresh.is_dismissed := fresh.membership_id is null and private.is_dismissed(made);
    fresh.member_id := case when made.outcome = 'applied' then coalesce(known.id, new_id) end;
    if known.id is null then set constraints public.store_transactions_member_id_fkey deferred; end if;
    perform private.derive_transactions(made, fresh);
  end if;
  -- The new event can reveal to which member other events belong, through a shared id or a shared customer. It can also
  -- contain a second reference of a customer who had only one before.
  ids := private.related_ids(store, payer, made.related);
  customers := array(select made.customer_id where made.customer_id is not null
    union select stored.customer_id from private.store_events stored
    where stored.store_id = store and stored.provider = payer and stored.customer_id is not null and stored.related && ids);
  ids := ids || array(select distinct named.id from private.store_events stored
    cross join lateral unnest(stored.related) named (id)
    where stored.store_id = store and stored.provider = payer and stored.customer_id = any (customers)
      and coalesce(stored.reference_source, 'customer') = 'customer');
  for other in select * from private.store_events unclear
    where unclear.store_id = store and unclear.provider = payer
      and coalesce(unclear.reference_source, 'customer') = 'customer' and unclear.outcome <> 'ignored'
      and (unclear.related && ids or unclear.customer_id = any (customers)) and unclear.event_id <> made.event_id
  loop
    belongs := private.find_reference(other);
    continue when belongs.member_reference is not distinct from other.reference and belongs.source is not distinct from other.reference_source;
    if other.reference is distinct from belongs.member_reference and other.reference is not null then
      update public.store_transactions set member_id = null, membership_id = null
        where store_transactions.store_id = store and store_transactions.provider = payer and kind = other.transaction_kind
          and store_transactions.reference = private.stored_reference(other);
      touched := touched || other.reference;
    end if;
    other.reference := belongs.member_reference;
    other.reference_source := belongs.source;
    other.outcome := case when private.will_be_applied(other) then 'applied' else 'waiting' end;
    if other.outcome = 'applied' then changed := changed || other; end if;
    update private.store_events stored set reference = other.reference, reference_source = other.reference_source,
        outcome = other.outcome,
        reason = case when other.reference is null then 'unknownMember' when other.outcome = 'waiting' then 'unknownPlan' end,
        processed_at = case when other.outcome = 'applied' then coalesce(stored.processed_at, now()) else stored.processed_at end,
        display_name = case when other.outcome = 'waiting' then stored.display_name end,
        email = case when other.outcome = 'waiting' then stored.email end
      where stored.store_id = store and stored.provider = payer and stored.event_id = other.event_id;
    if other.reference is not null then touched := touched || other.reference; end if;
  end loop;
  if made.reference is null then
    perform private.sort_sale(array[made], private.assigned_to(made));
  else
    touched := touched || made.reference;
  end if;
  perform private.derive_member(store, payer, each.reference, changed,
      case when each.reference = made.reference then new_id else gen_random_uuid() end)
    from (select named.reference from unnest(touched) with ordinality named (reference, place)
      group by named.reference order by min(named.place)) each;
  -- Removing an explained part of a charge's refunds adds others, which belong to the members of their own events.
  perform private.derive_member(store, payer, stored.reference) from (select distinct stored.reference from private.store_events stored
    where made.transaction_kind = 'refund' and stored.store_id = store and stored.provider = payer
      and stored.transaction_kind = 'refund' and stored.reference <> made.reference
      and stored.related && private.payment_ids(store, payer, made.related)) stored;
  return (select applied.outcome from private.store_events applied
    where applied.store_id = store and applied.provider = payer and applied.event_id = made.event_id);
end $$;
