-- Each index costs a write for each event. These were needed by one statement that another index serves as well.
drop index private.store_events_received_at_idx;
drop index private.store_events_unresolved_idx;

-- The waiting events of a store, without those of other stores.
drop index private.store_events_waiting_idx;
create index store_events_waiting_idx on private.store_events (store_id, provider) where outcome = 'waiting';

-- Places are read from private.membership_places.
drop index public.store_members_places_idx;

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
      from (select each.*, each.outcome = 'waiting' and private.is_dismissed(each) as is_dismissed
        from unnest(array['stripe', 'whop']) payer cross join lateral (
          select * from private.store_events newest where newest.store_id = store and newest.provider = payer
          order by newest.received_at desc, newest.event_id limit 50) each
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
