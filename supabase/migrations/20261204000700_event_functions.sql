-- PostgreSQL plans a function in SQL at each call, and one in PL/pgSQL once for a connection. An event calls these several
-- times.
create or replace function private.plan_ids_of(event private.store_events) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if cardinality(event.plan_ids) > 0 then return event.plan_ids; end if;
  if event.reference is null then
    return case when event.transaction_kind is null then '{}' else array[event.transaction_reference] end;
  end if;
  return case when exists (select 1 from private.store_events other
      where other.store_id = event.store_id and other.provider = event.provider and other.reference = event.reference
        and cardinality(other.plan_ids) > 0) then '{}'
    else array[event.reference] end;
end $$;

create or replace function private.sold_to(store text, payer text, member_reference text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select plan.membership_id
    from private.store_events event
    cross join lateral unnest(private.plan_ids_of(event)) with ordinality named (plan_id, place)
    join public.store_membership_plans plan
      on plan.store_id = store and plan.provider = payer and plan.plan_id = named.plan_id and plan.membership_id is not null
    where event.store_id = store and event.provider = payer and event.reference = member_reference
    order by event.occurred_at desc, named.place, event.event_id
    limit 1);
end $$;

create or replace function private.assigned_to(event private.store_events) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  ids text[] := private.plan_ids_of(event);
begin
  return (select known.membership_id from public.store_membership_plans known
    where known.store_id = event.store_id and known.provider = event.provider
      and known.plan_id = any (ids) and known.membership_id is not null
    order by array_position(ids, known.plan_id) limit 1);
end $$;

create or replace function private.will_be_applied(event private.store_events) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if event.reference is null then return false; end if;
  if exists (select 1 from public.store_members known where known.store_id = event.store_id
      and known.provider = event.provider and known.provider_reference = event.reference) then return true; end if;
  return (private.assigned_to(event) is not null
      or private.sold_to(event.store_id, event.provider, event.reference) is not null)
    and (event.member_status is not null and not event.is_only_for_members
        and (event.transaction_kind is null or event.transaction_kind = 'payment')
      or event.payment_minor is not null and event.reference_source <> 'customer'
      or private.member_status(event.store_id, event.provider, event.reference, false) is not null);
end $$;
