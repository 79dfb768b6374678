-- The events of a store are recorded one after the other. Each event that waits for another one holds a connection of the
-- pool, which the whole site shares. So three of them wait at most, and the others are refused at once: the edge function
-- that has received them waits, and calls again.
create function private.wait_for_events(store text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  place bigint;
  free bigint;
begin
  if pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended(store, 4)) then return; end if;
  -- A place is a lock of the session, because it is free again as soon as the event no longer waits.
  begin
    for place in select pg_catalog.hashtextextended(store, seed) from pg_catalog.generate_series(16, 18) seed loop
      if pg_catalog.pg_try_advisory_lock(place) then
        free := place;
        exit;
      end if;
    end loop;
    if free is null then raise exception 'Other events of this store are waiting' using errcode = '55P03'; end if;
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(store, 4));
  exception when others or query_canceled then
    perform pg_catalog.pg_advisory_unlock(free);
    raise;
  end;
  perform pg_catalog.pg_advisory_unlock(free);
end $$;
grant execute on function private.wait_for_events to service_role;

create or replace function public.record_payment_event(store_id text, provider text, event jsonb) returns text
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.wait_for_events(store_id);
  return private.record_payment_event(store_id, provider, event);
end $$;
select private.hide_rows_in_errors('public.record_payment_event(text,text,jsonb)');
