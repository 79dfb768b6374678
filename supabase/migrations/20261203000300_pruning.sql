-- Removes rows that are older than product.md §17.4 says. A schedule calls private.prune() (docs/deploy.md).

-- For how many days each kind is kept. src/domain/kept-days.ts has the same, for the privacy policy.
create function private.days_kept() returns table (kind text, days int)
language sql immutable set search_path = '' as $$
  values ('visits', 400), ('unusedEvents', 90), ('answeredRequests', 365), ('lapsedRoles', 30)
$$;

create function private.days_kept(kind text) returns int
language sql immutable set search_path = '' as $$
  select kept.days from private.days_kept() kept where kept.kind = days_kept.kind
$$;

create index store_daily_counts_day_idx on public.store_daily_counts (day);
create index store_events_unused_idx on private.store_events (received_at) where outcome = 'ignored';
create index access_requests_answered_at_idx on public.access_requests (answered_at) where status <> 'open';
create index guild_access_believed_until_idx on private.guild_access (believed_until);

/*
 * Removes at most `most` rows of each kind, the oldest first, so that no call holds locks for long. Rows that another
 * transaction uses are left for a later call. Returns how many rows of each kind were removed; null if another call is
 * running.
 *
 * An event that changed nothing is kept longer than its provider can send it again. All other events stay, because members
 * and transactions are derived from them. So each event counts once for as long as its store exists. The newest event of a
 * provider stays too: the page of payments says when it came.
 */
create function private.prune(most int default 5000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  visits int;
  unused_events int;
  answered_requests int;
  lapsed_roles int;
  checkout_codes int;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('prune', 15)) then return null; end if;
  delete from public.store_daily_counts counted where (counted.store_id, counted.day, counted.kind, counted.referrer) in (
    select each.store_id, each.day, each.kind, each.referrer from public.store_daily_counts each
    where each.day <= private.utc_today() - private.days_kept('visits')
    order by each.day limit most for update skip locked);
  get diagnostics visits = row_count;
  delete from private.store_events event where (event.store_id, event.provider, event.event_id) in (
    select each.store_id, each.provider, each.event_id from private.store_events each
    where each.outcome = 'ignored' and each.received_at < now() - private.days_kept('unusedEvents') * interval '1 day'
      and exists (select 1 from private.store_events newer where newer.store_id = each.store_id
        and newer.provider = each.provider and newer.received_at > each.received_at)
    order by each.received_at limit most for update skip locked);
  get diagnostics unused_events = row_count;
  delete from public.access_requests asked where asked.id in (
    select each.id from public.access_requests each
    where each.status <> 'open' and each.answered_at < now() - private.days_kept('answeredRequests') * interval '1 day'
    order by each.answered_at limit most for update skip locked);
  get diagnostics answered_requests = row_count;
  delete from private.guild_access access where (access.user_id, access.server_id) in (
    select each.user_id, each.server_id from private.guild_access each
    where each.believed_until < now() - private.days_kept('lapsedRoles') * interval '1 day'
    order by each.believed_until limit most for update skip locked);
  get diagnostics lapsed_roles = row_count;
  delete from private.buyer_references known where known.reference in (
    select each.reference from private.buyer_references each where each.expires_at <= now()
    order by each.expires_at limit most for update skip locked);
  get diagnostics checkout_codes = row_count;
  perform private.forget_bodies();
  return jsonb_build_object('visits', visits, 'unusedEvents', unused_events, 'answeredRequests', answered_requests,
    'lapsedRoles', lapsed_roles, 'checkoutCodes', checkout_codes);
end $$;
grant execute on function private.prune to service_role;
