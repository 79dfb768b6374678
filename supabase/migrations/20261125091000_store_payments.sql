-- Payments of a store, from the signed events of its payment provider. See product.md §21.14.

-- Which signing secrets are set, and since when. The values are in the vault, and only the service role can read them.
create table public.store_payment_secrets (
  store_id text not null references public.stores (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'whop')),
  secret_id uuid not null,
  set_at timestamptz not null default now(),
  primary key (store_id, provider)
);
create trigger forget_secret after delete on public.store_payment_secrets
  for each row execute function private.forget_secret();
alter table public.store_payment_secrets enable row level security;
revoke all on public.store_payment_secrets from anon, authenticated;
grant select (store_id, provider, set_at) on public.store_payment_secrets to authenticated;
grant all on public.store_payment_secrets to service_role;
create policy "Sellers see which secrets are set" on public.store_payment_secrets for select to authenticated
  using (private.owns_store(store_id));

-- The checkout link of a signed-in buyer contains an opaque reference, so that the payment can be assigned to the
-- buyer.
create table private.buyer_references (
  reference text primary key default replace(gen_random_uuid()::text, '-', ''),
  user_id uuid not null references auth.users (id) on delete cascade,
  store_id text not null references public.stores (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, store_id)
);
create index buyer_references_store_id_idx on private.buyer_references (store_id);

-- All events of the providers, without card data. Members and transactions are derived from these events, so that the
-- order in which the events arrive does not matter. `reference` is the reference of the member (see
-- store_members.provider_reference); null until the reference is known. `reference_source` is how the reference was
-- found: the event contains it ('event'), the event shares an id with an event that contains it ('related'), or it is
-- the only reference of the event's customer ('customer'). A reference found by 'customer' can change with a later
-- event. `related` are other ids that connect events, such as the id of a charge. `plan_ids` are sorted, the most
-- specific first. An amount is cumulative if it is the sum of all refunds of a charge so far. Names and addresses are
-- removed once they are stored for the member.
create table private.store_events (
  store_id text not null references public.stores (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'whop')),
  event_id text not null check (char_length(event_id) between 1 and 255),
  kind text not null check (char_length(kind) between 1 and 100),
  occurred_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  processed_at timestamptz,
  outcome text not null check (outcome in ('applied', 'waiting', 'ignored')),
  reason text check (reason in ('unknownKind', 'notRelevant', 'unreadable', 'unknownPlan', 'unknownMember')),
  reference text check (char_length(reference) between 1 and 255),
  reference_source text check (reference_source in ('event', 'related', 'customer')),
  customer_id text check (char_length(customer_id) between 1 and 255),
  related text[] not null check (cardinality(related) <= 50),
  plan_ids text[] not null check (cardinality(plan_ids) <= 50),
  member_status text check (member_status in ('active', 'past_due', 'canceled', 'refunded')),
  until timestamptz,
  display_name text check (char_length(display_name) <= 100),
  email text check (char_length(email) <= 320),
  buyer_id uuid references auth.users (id) on delete set null,
  transaction_kind text check (transaction_kind in ('payment', 'refund', 'dispute')),
  transaction_reference text check (char_length(transaction_reference) between 1 and 255),
  transaction_status text check (transaction_status in ('pending', 'succeeded', 'failed', 'open', 'won', 'lost')),
  amount_minor bigint check (amount_minor between 0 and 999999999999),
  currency text check (currency ~ '^[A-Z]{3}$'),
  is_cumulative boolean not null,
  primary key (store_id, provider, event_id),
  check ((reference is null) = (reference_source is null)),
  check (num_nulls(transaction_kind, transaction_reference, transaction_status, amount_minor, currency) in (0, 5))
);
create index store_events_reference_idx on private.store_events (store_id, provider, reference);
create index store_events_customer_id_idx on private.store_events (store_id, provider, customer_id);
create index store_events_transaction_idx on private.store_events (store_id, provider, transaction_reference);
create index store_events_related_idx on private.store_events using gin (related);
create index store_events_received_at_idx on private.store_events (store_id, received_at desc);
create index store_events_buyer_id_idx on private.store_events (buyer_id);
create index store_events_unresolved_idx on private.store_events (store_id, provider)
  where coalesce(reference_source, 'customer') = 'customer' and outcome <> 'ignored';
create index store_events_waiting_idx on private.store_events using gin (plan_ids) where outcome = 'waiting';

-- Amounts are in minor units and never negative. The kind of a transaction determines whether money was received or
-- returned.
create table public.store_transactions (
  id uuid primary key default gen_random_uuid(),
  store_id text not null references public.stores (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'whop')),
  reference text not null check (char_length(reference) between 1 and 300),
  member_id uuid references public.store_members (id) on delete set null,
  membership_id uuid references public.store_memberships (id) on delete set null,
  kind text not null check (kind in ('payment', 'refund', 'dispute')),
  status text not null check (status in ('pending', 'succeeded', 'failed', 'open', 'won', 'lost')),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  occurred_at timestamptz not null,
  constraint store_transactions_reference_key unique (store_id, provider, kind, reference)
);
create index store_transactions_occurred_at_idx on public.store_transactions (store_id, occurred_at desc, id);
create index store_transactions_member_id_idx on public.store_transactions (member_id);
create index store_transactions_membership_id_idx on public.store_transactions (membership_id);

alter table private.buyer_references enable row level security;
alter table private.store_events enable row level security;
alter table public.store_transactions enable row level security;
revoke all on private.buyer_references, private.store_events from public, anon, authenticated;
revoke all on public.store_transactions from anon, authenticated;
grant select on public.store_transactions to authenticated;
grant all on public.store_transactions to service_role;
grant select on private.buyer_references, private.store_events to service_role;
create policy "Nobody reads it through the API" on private.buyer_references for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.store_events for select to authenticated using (false);
create policy "Sellers see the transactions of their stores" on public.store_transactions for select to authenticated
  using (private.owns_store(store_id));
alter publication supabase_realtime add table public.store_transactions;

-- Returns the reference of the transaction that is derived from an event. Each cumulative amount has its own reference.
create function private.stored_reference(event private.store_events) returns text
language sql immutable set search_path = '' as $$
  select case when event.is_cumulative then event.transaction_reference || ':' || event.amount_minor
    else event.transaction_reference end
$$;

-- Derives all transactions of one kind (`made_as`) that have the reference `made_for`, from the events with this
-- reference. If any event says that a payment succeeded, the payment has succeeded; otherwise, if any event says that
-- it failed, it has failed. A refund or a dispute has the status of the latest event. If amounts are cumulative, there
-- is one transaction for each cumulative amount, with the increase over the previous one.
create function private.derive_transactions(store text, payer text, made_as text, made_for text) returns void
language sql security definer set search_path = '' as $$
  with events as (
    select * from private.store_events event
    where event.store_id = store and event.provider = payer and event.transaction_reference = made_for
      and event.transaction_kind = made_as
  ), single as (
    select events.transaction_reference as reference, events.transaction_status as status, events.amount_minor,
      events.currency, case when made_as = 'payment' then events.occurred_at else min(events.occurred_at) over () end as at
    from events where not events.is_cumulative
    order by case when made_as = 'payment' then array_position(array['succeeded', 'failed', 'pending'], events.transaction_status) end,
      case when made_as = 'payment' then events.occurred_at end,
      events.occurred_at desc, events.event_id desc
    limit 1
  ), totals as (
    select events.amount_minor as total, min(events.currency) as currency, min(events.occurred_at) as at
    from events where events.is_cumulative and events.amount_minor > 0 group by events.amount_minor
  ), derived as (
    select single.reference, single.status, single.amount_minor, single.currency, single.at from single
    union all
    select made_for || ':' || totals.total, 'succeeded',
      totals.total - lag(totals.total, 1, 0::bigint) over (order by totals.total), totals.currency, totals.at
    from totals
  )
  insert into public.store_transactions as stored (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at)
  select store, payer, derived.reference, made_as, derived.status, derived.amount_minor, derived.currency, derived.at
  from derived
  on conflict on constraint store_transactions_reference_key do update set status = excluded.status,
    amount_minor = excluded.amount_minor, currency = excluded.currency, occurred_at = excluded.occurred_at
  where (stored.status, stored.amount_minor, stored.currency, stored.occurred_at)
    is distinct from (excluded.status, excluded.amount_minor, excluded.currency, excluded.occurred_at)
$$;

-- Returns the given ids and the ids that events connect to them, directly or through up to three other events.
create function private.related_ids(store text, payer text, ids text[]) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  known text[] := ids;
  more text[];
begin
  for step in 1 .. 4 loop
    more := array(select distinct named.id from private.store_events event
      cross join lateral unnest(event.related) named (id)
      where event.store_id = store and event.provider = payer and event.related && known);
    exit when more <@ known;
    known := array(select distinct named.id from unnest(known || more) named (id));
  end loop;
  return known;
end $$;

-- Finds the reference of the member to which an event without a reference belongs; null if it is ambiguous. Events
-- belong together if they share an id, directly or through other events. Otherwise, an event belongs to the only
-- reference of its customer.
create function private.find_reference(event private.store_events, out member_reference text, out source text)
language plpgsql stable security definer set search_path = '' as $$
declare
  ids text[] := private.related_ids(event.store_id, event.provider, event.related);
  customers text[];
  named text[];
begin
  select coalesce(array_agg(distinct other.reference) filter (where other.reference_source = 'event'), '{}'),
    coalesce(array_agg(distinct other.customer_id) filter (where other.customer_id is not null), '{}')
  into named, customers
  from private.store_events other
  where other.store_id = event.store_id and other.provider = event.provider and other.related && ids;
  source := 'related';
  if cardinality(named) = 0 then
    source := 'customer';
    if event.customer_id is not null then customers := array[event.customer_id]; end if;
    named := array(select distinct other.reference from private.store_events other
      where other.store_id = event.store_id and other.provider = event.provider and other.customer_id = any (customers)
        and other.reference_source = 'event' limit 2);
  end if;
  member_reference := case when cardinality(named) = 1 then named[1] end;
  if member_reference is null then source := null; end if;
end $$;

-- Derives a member from the events with the member's reference. Returns the member's id; null as long as no membership
-- is known.
create function private.derive_member(store text, payer text, member_reference text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  sold uuid;
  facts record;
  member uuid;
begin
  select plan.membership_id into sold
  from private.store_events event
  cross join lateral unnest(event.plan_ids) with ordinality named (plan_id, place)
  join public.store_membership_plans plan
    on plan.store_id = store and plan.provider = payer and plan.plan_id = named.plan_id
  where event.store_id = store and event.provider = payer and event.reference = member_reference
  order by event.occurred_at desc, named.place, event.event_id
  limit 1;
  if sold is null then return null; end if;
  select
    -- After Stripe has ended a subscription, it does not become active again, even if an open invoice is paid later.
    (array_agg(event.member_status order by event.kind = 'customer.subscription.deleted' desc, event.occurred_at desc,
      array_position(array['refunded', 'canceled', 'past_due', 'active'], event.member_status), event.event_id)
      filter (where event.member_status is not null
        and (event.member_status <> 'refunded' or member_reference !~ '^sub_')))[1] as status,
    min(event.occurred_at) as since,
    (array_agg(event.until order by event.occurred_at desc, event.until desc) filter (where event.until is not null))[1] as until,
    (array_agg(event.customer_id order by event.occurred_at desc) filter (where event.customer_id is not null))[1] as customer_id,
    (array_agg(event.display_name order by event.occurred_at) filter (where event.display_name is not null))[1] as display_name,
    (array_agg(event.email order by event.occurred_at) filter (where event.email is not null))[1] as email,
    (array_agg(event.buyer_id order by event.occurred_at) filter (where event.buyer_id is not null))[1] as buyer_id
  into facts
  from private.store_events event
  where event.store_id = store and event.provider = payer and event.reference = member_reference and event.outcome <> 'ignored';
  if facts.status is null then return null; end if;
  insert into public.store_members as stored (store_id, membership_id, status, provider, provider_reference,
    provider_customer_id, user_id, discord_id, display_name, since, until)
  values (store, sold, facts.status, payer, member_reference, facts.customer_id, facts.buyer_id,
    private.discord_id_of(facts.buyer_id), coalesce(facts.display_name, ''), facts.since, facts.until)
  on conflict on constraint store_members_reference_key do update set
    membership_id = excluded.membership_id, status = excluded.status, provider_customer_id = excluded.provider_customer_id,
    user_id = coalesce(stored.user_id, excluded.user_id), discord_id = coalesce(stored.discord_id, excluded.discord_id),
    display_name = coalesce(nullif(stored.display_name, ''), excluded.display_name),
    since = excluded.since, until = excluded.until
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
  update public.store_transactions made set member_id = member, membership_id = sold
  from (select event.transaction_kind as kind, private.stored_reference(event) as reference from private.store_events event
    where event.store_id = store and event.provider = payer and event.reference = member_reference
      and event.transaction_kind is not null) named
  where made.store_id = store and made.provider = payer and made.kind = named.kind and made.reference = named.reference
    and made.member_id is distinct from member;
  return member;
end $$;

/*
 * Records one event of a provider and applies it, in one transaction. `event` has the columns of private.store_events and
 * `buyer_reference`. The caller must have verified the signature. The events of a store are applied one after the
 * other. Returns 'applied', 'waiting' (the membership or the member of the event is not known yet), 'ignored', or
 * 'duplicate'.
 */
create function private.record_payment_event(store text, payer text, event jsonb) returns text
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
  made := jsonb_populate_record(null::private.store_events, event);
  made.store_id := store;
  made.provider := payer;
  made.received_at := clock_timestamp();
  made.reference_source := case when made.reference is not null then 'event' end;
  made.related := coalesce(made.related, '{}');
  made.plan_ids := coalesce(made.plan_ids, '{}');
  made.is_cumulative := coalesce(made.is_cumulative, false);
  made.display_name := left(made.display_name, 100);
  made.email := case when made.email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and char_length(made.email) <= 320 then made.email end;
  made.buyer_id := (select known.user_id from private.buyer_references known
    where known.reference = buyer_reference and known.store_id = store);
  if made.outcome <> 'ignored' then
    made.outcome := 'waiting';
    made.reason := case when made.reference is null then 'unknownMember' else 'unknownPlan' end;
  else
    made.processed_at := now();
  end if;
  insert into private.store_events select made.* on conflict do nothing;
  if not found then return 'duplicate'; end if;
  if made.outcome = 'ignored' then return 'ignored'; end if;

  if made.transaction_kind is not null then
    perform private.derive_transactions(store, payer, made.transaction_kind, made.transaction_reference);
  end if;
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
  if made.reference is not null then perform private.derive_member(store, payer, made.reference); end if;
  return (select applied.outcome from private.store_events applied
    where applied.store_id = store and applied.provider = payer and applied.event_id = made.event_id);
end $$;
create function public.record_payment_event(store_id text, provider text, event jsonb) returns text
language sql security invoker set search_path = '' as $$ select private.record_payment_event(store_id, provider, event) $$;

create function public.payment_secret(store_id text, provider text) returns text
language sql stable security invoker set search_path = '' as $$
  select decrypted.decrypted_secret from public.store_payment_secrets secrets
  join vault.decrypted_secrets decrypted on decrypted.id = secrets.secret_id
  where secrets.store_id = payment_secret.store_id and secrets.provider = payment_secret.provider
$$;

-- Sets the signing secret of a provider; '' removes it. Returns when it was set, null if it was removed.
create function private.set_payment_secret(store_id text, provider text, secret text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
begin
  if not private.owns_store(store_id) then raise exception 'Not your store' using errcode = '42501'; end if;
  if secret <> '' and (secret !~ '^[!-~]+$' or char_length(secret) not between 8 and 500) then raise exception 'Not a secret' using errcode = '22023'; end if;
  perform 1 from public.stores where stores.id = set_payment_secret.store_id for no key update;
  select known.secret_id into kept from public.store_payment_secrets known
    where known.store_id = set_payment_secret.store_id and known.provider = set_payment_secret.provider;
  if secret = '' then
    delete from public.store_payment_secrets known
      where known.store_id = set_payment_secret.store_id and known.provider = set_payment_secret.provider;
    return null;
  elsif kept is null then
    insert into public.store_payment_secrets (store_id, provider, secret_id)
      values (set_payment_secret.store_id, set_payment_secret.provider, vault.create_secret(secret));
  else
    perform vault.update_secret(kept, secret);
    update public.store_payment_secrets set set_at = now() where secret_id = kept;
  end if;
  return now();
end $$;
create function public.set_payment_secret(store_id text, provider text, secret text) returns timestamptz
language sql security invoker set search_path = '' as $$ select private.set_payment_secret(store_id, provider, secret) $$;

-- Assigns a plan of the provider to the membership `sold`, and applies the events that waited for the assignment. If
-- `sold` is null, the assignment is removed; existing members stay. Returns 'saved' or 'unknownMembership'.
create function private.assign_plan(store text, payer text, plan text, sold uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  waiting text;
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(store, 4));
  if sold is null then
    delete from public.store_membership_plans where store_id = store and provider = payer and plan_id = plan;
    return 'saved';
  end if;
  if not exists (select 1 from public.store_memberships where id = sold and store_id = store) then
    return 'unknownMembership';
  end if;
  insert into public.store_membership_plans (store_id, provider, plan_id, membership_id) values (store, payer, plan, sold)
    on conflict on constraint store_membership_plans_pkey do update set membership_id = excluded.membership_id;
  for waiting in
    select event.reference from private.store_events event
    where event.store_id = store and event.provider = payer and event.outcome = 'waiting' and event.plan_ids && array[plan]
      and event.reference is not null
    group by event.reference order by min(event.received_at), event.reference
  loop
    perform private.derive_member(store, payer, waiting);
  end loop;
  return 'saved';
end $$;
create function public.assign_plan(store_id text, provider text, plan_id text, membership_id uuid) returns text
language sql security invoker set search_path = '' as $$
  select private.assign_plan(store_id, provider, plan_id, membership_id)
$$;

-- Returns, for the seller, the data of a store's connection to its payment providers: when the secrets were set, when
-- the last event of each provider was received, the last 50 events, the assigned plans, and up to 100 plans without a
-- membership. If a waiting event has several plan ids, the result contains only the first one, which is the most
-- specific.
create function private.payment_setup(store text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  return jsonb_build_object(
    'providers', (select jsonb_agg(jsonb_build_object('provider', payer,
        'set_at', (select set_at from public.store_payment_secrets secrets
          where secrets.store_id = store and secrets.provider = payer),
        'last_event_at', (select max(event.received_at) from private.store_events event
          where event.store_id = store and event.provider = payer)) order by payer)
      from unnest(array['stripe', 'whop']) payer),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('provider', event.provider, 'event_id', event.event_id,
        'kind', event.kind, 'occurred_at', event.occurred_at, 'received_at', event.received_at, 'outcome', event.outcome,
        'reason', event.reason, 'amount_minor', event.amount_minor, 'currency', event.currency)
        order by event.received_at desc, event.event_id), '[]')
      from (select * from private.store_events each where each.store_id = store
        order by each.received_at desc, each.event_id limit 50) event),
    'plans', (select coalesce(jsonb_agg(jsonb_build_object('provider', plan.provider, 'plan_id', plan.plan_id,
        'membership_id', plan.membership_id) order by plan.provider, plan.plan_id), '[]')
      from public.store_membership_plans plan where plan.store_id = store),
    'waiting_plans', (select coalesce(jsonb_agg(jsonb_build_object('provider', waiting.provider,
        'plan_id', waiting.plan_id, 'buyers', waiting.buyers) order by waiting.buyers desc, waiting.plan_id), '[]')
      from (select event.provider, event.plan_ids[1] as plan_id, count(distinct event.reference) as buyers
        from private.store_events event
        where event.store_id = store and event.outcome = 'waiting' and cardinality(event.plan_ids) > 0
          and not exists (select 1 from public.store_membership_plans plan
            where plan.store_id = store and plan.provider = event.provider and plan.plan_id = any (event.plan_ids))
        group by event.provider, event.plan_ids[1]
        order by count(distinct event.reference) desc limit 100) waiting));
end $$;
create function public.payment_setup(store_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.payment_setup(store_id) $$;

-- Returns one page of a store's transactions, newest first. `search` matches a part of the member's name, or a whole
-- reference or Discord id. `from_time` is inclusive and `to_time` is exclusive. `page` starts at 0. Returns {total,
-- transactions, sums}. `sums` are the sums over all pages, by currency. They exclude money that was not received
-- (failed, pending) and disputes that were won.
create function private.store_transactions_page(store text, search text, transaction_kind text, transaction_status text,
  sold uuid, in_currency text, from_time timestamptz, to_time timestamptz, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 1000);
  found jsonb;
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  with listed as (
    select made.*, member.display_name, member.discord_id
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
    from listed where listed.status in ('succeeded', 'open', 'lost') group by listed.currency
  )
  select jsonb_build_object('total', (select count(*) from listed),
    'sums', (select coalesce(jsonb_agg(to_jsonb(sums) order by sums.currency), '[]') from sums),
    'transactions', coalesce(jsonb_agg(jsonb_build_object('id', paged.id, 'kind', paged.kind, 'status', paged.status,
      'amount_minor', paged.amount_minor, 'currency', paged.currency, 'occurred_at', paged.occurred_at,
      'provider', paged.provider, 'reference', split_part(paged.reference, ':', 1), 'member_id', paged.member_id,
      'membership_id', paged.membership_id, 'display_name', paged.display_name, 'discord_id', paged.discord_id)
      order by paged.occurred_at desc, paged.id), '[]'))
  into found from paged;
  return found;
end $$;
create function public.store_transactions_page(
  store_id text, search text default '', kind text default null, status text default null,
  membership_id uuid default null, currency text default null, from_time timestamptz default null,
  to_time timestamptz default null, page int default 0, page_size int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.store_transactions_page(store_id, search, kind, status, membership_id, currency, from_time, to_time,
    page, page_size)
$$;

-- Returns a store's sums for each month (in UTC) and currency, oldest month first: {month: '2026-11', currency,
-- payments, payments_minor, refunds_minor, disputes_minor}.
create function private.store_months(store text) returns jsonb
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
    where made.store_id = store and made.status in ('succeeded', 'open', 'lost')
    group by 1, 2) months);
end $$;
create function public.store_months(store_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.store_months(store_id) $$;

-- Returns the viewer's reference for the checkouts of a public store. The reference is opaque: it reveals nothing about
-- the viewer to others.
create function private.buyer_reference(store text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known text;
begin
  if not private.is_public_store(store) then raise exception 'No such store' using errcode = 'P0002'; end if;
  insert into private.buyer_references (user_id, store_id) values ((select auth.uid()), store)
    on conflict (user_id, store_id) do nothing;
  select reference into known from private.buyer_references where user_id = (select auth.uid()) and store_id = store;
  return known;
end $$;
create function public.buyer_reference(store_id text) returns text
language sql security invoker set search_path = '' as $$ select private.buyer_reference(store_id) $$;

revoke all on function public.record_payment_event(text, text, jsonb), public.payment_secret(text, text),
  public.set_payment_secret(text, text, text), public.assign_plan(text, text, text, uuid), public.payment_setup(text),
  public.store_transactions_page(text, text, text, text, uuid, text, timestamptz, timestamptz, int, int),
  public.store_months(text), public.buyer_reference(text)
  from public, anon, authenticated;
grant execute on function private.record_payment_event(text, text, jsonb), public.record_payment_event(text, text, jsonb),
  public.payment_secret(text, text) to service_role;
grant execute on function
  private.set_payment_secret(text, text, text), public.set_payment_secret(text, text, text),
  private.assign_plan(text, text, text, uuid), public.assign_plan(text, text, text, uuid),
  private.payment_setup(text), public.payment_setup(text),
  private.store_transactions_page(text, text, text, text, uuid, text, timestamptz, timestamptz, int, int),
  public.store_transactions_page(text, text, text, text, uuid, text, timestamptz, timestamptz, int, int),
  private.store_months(text), public.store_months(text),
  private.buyer_reference(text), public.buyer_reference(text)
  to authenticated;
