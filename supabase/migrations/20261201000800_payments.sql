-- Payments of a store, from the signed events of its payment provider (product.md §21.14).

-- A function may read tables of a later file.
set check_function_bodies = off;

-- Which signing secrets are set, and since when. The values are in the vault, and only the service role can read them.
create table public.store_payment_secrets (
  store_id text not null references public.stores (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'whop')),
  secret_id uuid not null,
  set_at timestamptz not null default now() check (private.is_time(set_at)),
  primary key (store_id, provider)
);
alter table public.store_payment_secrets enable row level security;
grant select (store_id, provider, set_at) on public.store_payment_secrets to authenticated;
grant all on public.store_payment_secrets to service_role;

-- The provider's ids for a membership: a price, a product, a payment link, or a plan.
create table public.store_membership_plans (
  store_id text not null references public.stores (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'whop')),
  plan_id text not null check (char_length(plan_id) between 1 and 255),
  membership_id uuid references public.store_memberships (id) on delete cascade,
  primary key (store_id, provider, plan_id)
);
create index store_membership_plans_membership_id_idx on public.store_membership_plans (membership_id);
alter table public.store_membership_plans enable row level security;
grant select (store_id, provider, plan_id, membership_id) on public.store_membership_plans to authenticated;
grant all on public.store_membership_plans to service_role;

-- The checkout link of a signed-in buyer contains an opaque reference, so that the payment can be assigned to the
-- buyer.
create table private.buyer_references (
  reference text primary key default replace(gen_random_uuid()::text, '-', ''),
  user_id uuid not null references auth.users (id) on delete cascade,
  store_id text not null references public.stores (id) on delete cascade,
  created_at timestamptz not null default now(),
  membership_id uuid not null references public.store_memberships (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '4 days',
  constraint buyer_references_length
    check (char_length(reference) <= 100)
);
create index buyer_references_store_id_idx on private.buyer_references (store_id);
create index buyer_references_membership_idx on private.buyer_references (membership_id, user_id);
create index buyer_references_user_idx on private.buyer_references (user_id, store_id);
create index buyer_references_expires_at_idx on private.buyer_references (expires_at);
alter table private.buyer_references enable row level security;
grant select on private.buyer_references to service_role;

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
  occurred_at timestamptz not null check (private.is_time(occurred_at)),
  received_at timestamptz not null default clock_timestamp() check (private.is_time(received_at)),
  processed_at timestamptz check (private.is_time(processed_at)),
  outcome text not null check (outcome in ('applied', 'waiting', 'ignored')),
  reason text check (reason in ('unknownKind', 'notRelevant', 'unreadable', 'unknownPlan', 'unknownMember')),
  reference text check (char_length(reference) between 1 and 255),
  reference_source text check (reference_source in ('event', 'related', 'customer')),
  customer_id text check (char_length(customer_id) between 1 and 255),
  related text[] not null check (cardinality(related) <= 50),
  plan_ids text[] not null check (cardinality(plan_ids) <= 50),
  member_status text check (member_status in ('active', 'past_due', 'canceled', 'refunded')),
  until timestamptz check (private.is_time(until)),
  display_name text check (char_length(display_name) <= 100),
  email text check (char_length(email) <= 320),
  buyer_id uuid references auth.users (id) on delete set null,
  transaction_kind text check (transaction_kind in ('payment', 'refund', 'dispute')),
  transaction_reference text check (char_length(transaction_reference) between 1 and 255),
  transaction_status text,
  amount_minor bigint check (amount_minor between 0 and 999999999999),
  currency text,
  is_cumulative boolean not null,
  -- Whether `member_status` applies only to users who were members before.
  is_only_for_members boolean not null default false,
  is_ending boolean,
  -- When a refund was made.
  started_at timestamptz check (private.is_time(started_at)),
  -- The whole payment that a refund is about.
  payment_minor bigint check (payment_minor between 0 and 999999999999),
  api_version text check (char_length(api_version) between 1 and 50),
  -- The body of an event that could not be read, for at most 30 days, so that it can be read by a newer version of the function.
  body text check (char_length(body) <= 262144),
  -- `buyer_id` is the account of the reference in the event. This membership of the reference is offered to it, and nobody
  -- else can see that.
  offered_membership_id uuid,
  primary key (store_id, provider, event_id),
  check ((reference is null) = (reference_source is null)),
  check (num_nulls(transaction_kind, transaction_reference, transaction_status, amount_minor, currency) in (0, 5)),
  constraint store_events_body_check1 check (body is null or reason = 'unreadable'),
  constraint store_events_transaction_status_check
    check (transaction_status in ('pending', 'succeeded', 'failed', 'inquiry', 'open', 'won', 'lost')),
  constraint store_events_currency_check check (private.is_currency(currency)),
  constraint store_events_lists_length
    check (private.is_within(related, 50, 255) and private.is_within(plan_ids, 50, 255))
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
create index store_events_body_idx on private.store_events (received_at) where body is not null;
create index store_events_buyer_idx on private.store_events (buyer_id) where buyer_id is not null;
alter table private.store_events enable row level security;
grant select on private.store_events to service_role;

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
  status text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  occurred_at timestamptz not null check (private.is_time(occurred_at)),
  is_dismissed boolean not null default false,
  constraint store_transactions_reference_key unique (store_id, provider, kind, reference),
  constraint store_transactions_status_check
    check (status in ('pending', 'succeeded', 'failed', 'inquiry', 'open', 'won', 'lost')),
  constraint store_transactions_currency_check check (private.is_currency(currency))
);
create index store_transactions_occurred_at_idx on public.store_transactions (store_id, occurred_at desc, id);
create index store_transactions_member_id_idx on public.store_transactions (member_id);
create index store_transactions_membership_id_idx on public.store_transactions (membership_id);
alter table public.store_transactions enable row level security;
grant select (id, store_id, provider, reference, member_id, membership_id, kind, status, amount_minor, currency,
  occurred_at, is_dismissed) on public.store_transactions to authenticated;
grant all on public.store_transactions to service_role;

-- Returns the reference of the transaction that is derived from an event. Each cumulative amount has its own reference.
create function private.stored_reference(event private.store_events) returns text
language sql immutable set search_path = '' as $$
  select case when event.is_cumulative then event.transaction_reference || ':' || event.amount_minor
    else event.transaction_reference end
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
-- is known. A member keeps their membership after the plan was unassigned.
create function private.derive_member(store text, payer text, member_reference text) returns uuid
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
 * Records one event of a provider and applies it, in one transaction. `event` has the columns of private.store_events and
 * `buyer_reference`, which names an account only if it was made for this store and has not expired. The caller must have
 * verified the signature. The events of a store are applied one after the other. A repeated event replaces one that
 * could not be read or whose kind was unknown. Returns 'applied', 'waiting' (the membership or the member of the event
 * is not known yet), 'ignored', or 'duplicate'.
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

create function public.record_payment_event(store_id text, provider text, event jsonb) returns text
language sql security invoker set search_path = '' as $$ select private.record_payment_event(store_id, provider, event) $$;

create function public.payment_secret(store_id text, provider text) returns text
language sql stable security invoker set search_path = '' as $$
  select decrypted.decrypted_secret from public.store_payment_secrets secrets
  join vault.decrypted_secrets decrypted on decrypted.id = secrets.secret_id
  where secrets.store_id = payment_secret.store_id and secrets.provider = payment_secret.provider
$$;

-- Sets the signing secret of a provider; '' removes it. Returns when it was set, null if it was removed. Stripe's API
-- keys are no signing secrets, and neither is a prefix with hardly a key behind it, with which anybody could sign. The
-- page has the same rule (`secretProblem` in src/domain/marketplace/payment-setup.ts).
create function private.set_payment_secret(store_id text, provider text, secret text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
begin
  if not private.owns_store(store_id) then raise exception 'Not your store' using errcode = '42501'; end if;
  if secret <> '' and (secret !~ '^[!-~]+$' or char_length(secret) not between 8 and 500
    or secret ~ '^(sk|rk|pk)_(live|test)_' or (secret ~ '^whsec_' and secret !~ '^whsec_[^=]{8}')) then
    raise exception 'Not a secret' using errcode = '22023';
  end if;
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

-- Assigns a plan of the provider, or a sale without a plan, to the membership `sold`, and applies the events that waited
-- for it. If `sold` is null, the assignment or the dismissal is removed; existing members stay. Returns 'saved' or
-- 'unknownMembership'.
create function private.assign_plan(store text, payer text, plan text, sold uuid) returns text
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

create function public.assign_plan(store_id text, provider text, plan_id text, membership_id uuid) returns text
language sql security invoker set search_path = '' as $$
  select private.assign_plan(store_id, provider, plan_id, membership_id)
$$;

-- Returns, for the seller, the data of a store's connection to its payment providers: when the secrets were set, when
-- the last event of each provider was received, the last 50 events, the assigned and dismissed plans, and up to 100
-- plans without a membership. If a waiting event has several plan ids, the result contains only the first one, which is
-- the most specific. Bodies that were kept for 30 days are removed.
create function private.payment_setup(store text) returns jsonb
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

create function public.payment_setup(store_id text) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.payment_setup(store_id) $$;

-- Returns one page of a store's transactions, newest first. `search` matches a part of the member's name, folded, or a
-- whole reference or Discord id. `from_time` is inclusive and `to_time` is exclusive. `page` starts at 0. Returns {total,
-- transactions, sums, unassigned}. `sums` are the sums over all pages, by currency. They exclude money that was not
-- received (failed, pending), inquiries, disputes that were won, and sales without a membership. `unassigned` are the
-- net amounts of the sales that the seller has neither assigned nor dismissed, and their number.
create function private.store_transactions_page(store text, search text, transaction_kind text, transaction_status text,
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
      and (coalesce(search, '') = '' or strpos(private.folded(member.display_name), private.folded(search)) > 0
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

create function public.store_transactions_page(
  store_id text, search text default '', kind text default null, status text default null, membership_id uuid default null,
  currency text default null, from_time timestamptz default null, to_time timestamptz default null,
  page int default 0, page_size int default 50
) returns jsonb language sql stable set search_path = '' as $$
  select private.store_transactions_page(store_id, left(search, 321), kind, status, membership_id, currency, from_time, to_time,
    page, page_size)
$$;

-- Returns a store's sums for each month (in UTC) and currency, oldest month first: {month: '2026-11', currency,
-- payments, payments_minor, refunds_minor, disputes_minor}. Sales without a membership are left out.
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
    where made.store_id = store and private.is_counted(made)
    group by 1, 2) months);
end $$;

create function public.store_months(store_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.store_months(store_id) $$;

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

-- Removes the bodies that were kept for 30 days.
create function private.forget_bodies() returns void
language sql security definer set search_path = '' as $$
  update private.store_events set body = null where body is not null and received_at < now() - interval '30 days'
$$;

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

create function private.limit_plans() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then return new; end if;
  if (select count(*) from public.store_membership_plans plan where plan.store_id = new.store_id) >= private.limit_of('plans')
    and not exists (select 1 from public.store_membership_plans plan where plan.store_id = new.store_id
      and plan.provider = new.provider and plan.plan_id = new.plan_id) then
    perform private.refuse_more('store_membership_plans', 'plans');
  end if;
  return new;
end $$;

-- Who has the signing secret of a store can send any number of events that cannot be read.
create function private.limit_bodies() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from private.store_events event where event.store_id = new.store_id and event.body is not null)
      >= private.limit_of('keptBodies') then
    new.body := null;
  end if;
  return new;
end $$;

grant execute on function private.record_payment_event, public.record_payment_event, public.payment_secret,
  private.unread_payment_events, public.unread_payment_events to service_role;
grant execute on function private.set_payment_secret, public.set_payment_secret, private.assign_plan, public.assign_plan,
  private.payment_setup, public.payment_setup, private.store_transactions_page, public.store_transactions_page,
  private.store_months, public.store_months, private.dismiss_plan, public.dismiss_plan to authenticated;

create policy "Sellers see which secrets are set" on public.store_payment_secrets for select to authenticated
  using (private.owns_store(store_id));
create trigger forget_secret after delete on public.store_payment_secrets
  for each row execute function private.forget_secret();

create policy "Sellers see the plans of their stores" on public.store_membership_plans for select to authenticated
  using (private.owns_store(store_id));
create trigger limit_plans before insert on public.store_membership_plans
  for each row execute function private.limit_plans();

create trigger limit_bodies before insert on private.store_events
  for each row when (new.body is not null) execute function private.limit_bodies();

create policy "Sellers see the transactions of their stores" on public.store_transactions for select to authenticated
  using (private.owns_store(store_id));

-- Without a policy, row-level security already denies access to everyone but the service role. These policies show that
-- this is intended.
create policy "Nobody reads it through the API" on private.buyer_references for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.store_events for select to authenticated using (false);

alter publication supabase_realtime add table public.store_transactions;
