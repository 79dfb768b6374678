-- Reports about stores, and the decisions of site admins about these stores. See product.md §13.3.

-- Only the owner can read the reason, because a hidden store is not public. A store that is not hidden has no reason.
alter table public.stores
  add column hidden_reason text check (char_length(btrim(hidden_reason)) between 1 and 1000),
  add constraint stores_hidden_reason_check_hidden check (hidden_by_site or hidden_reason is null);
create index stores_hidden_idx on public.stores (id) where hidden_by_site;

-- The owner cannot publish a hidden store. The owner also cannot delete it or change its address, because otherwise
-- they could open a new store at that address.
create or replace function private.before_store_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
    if old.hidden_by_site and current_user = 'authenticated'
      and (new.slug <> old.slug or (new.is_visible and not old.is_visible)) then
      raise exception 'The site has hidden this store' using errcode = '42501';
    end if;
    if new.server_id is not distinct from old.server_id then return new; end if;
  end if;
  if new.server_id is null or current_user <> 'authenticated' then return new; end if;
  -- Check this only after the early return above, because the service role may not execute guild_role.
  if coalesce(private.guild_role(new.server_id), '') not in ('Owner', 'Admin') then
    raise exception 'Only an administrator of a server can sell memberships to it' using errcode = '42501';
  end if;
  return new;
end $$;
create function private.before_store_removal() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    raise exception 'The site has hidden this store' using errcode = '42501';
  end if;
  return old;
end $$;
create trigger before_store_removal before delete on public.stores
  for each row when (old.hidden_by_site) execute function private.before_store_removal();

-- The reports that visitors sent. A visitor can have only one open report per store. `kind` is one of `reportKinds` in
-- src/domain/marketplace/store-report.ts.
create table public.store_reports (
  id uuid primary key,
  store_id text not null references public.stores (id) on delete cascade,
  reporter_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('scam', 'illegal', 'impersonation', 'offensive', 'spam', 'other')),
  details text not null default '' check (char_length(details) <= 1000),
  status text not null default 'open' check (status in ('open', 'dismissed', 'acted')),
  created_at timestamptz not null default clock_timestamp(),
  check (kind <> 'other' or btrim(details) <> '')
);
create unique index store_reports_open_key on public.store_reports (store_id, reporter_id) where status = 'open';
create index store_reports_store_id_idx on public.store_reports (store_id, status, created_at desc);
create index store_reports_reporter_id_idx on public.store_reports (reporter_id, created_at);
alter table public.store_reports enable row level security;
revoke all on public.store_reports from anon, authenticated;
grant select on public.store_reports to authenticated;
grant all on public.store_reports to service_role;
create policy "Site admins see the reports" on public.store_reports for select to authenticated
  using ((select private.has_every_server()));

-- The decisions of site admins. No row is ever changed or deleted, so rows do not reference anything that can be
-- deleted.
create table public.moderation_log (
  id uuid primary key,
  place bigint generated always as identity unique,
  decided_at timestamptz not null default clock_timestamp(),
  decided_by uuid not null,
  decided_by_name text not null,
  action text not null check (action in ('hide', 'restore', 'dismiss')),
  target_kind text not null check (target_kind in ('store')),
  target_id text not null,
  target_name text not null,
  reason text not null check (char_length(btrim(reason)) between 1 and 1000)
);
create index moderation_log_target_idx on public.moderation_log (target_kind, target_id, place desc);
alter table public.moderation_log enable row level security;
revoke all on public.moderation_log from anon, authenticated, service_role;
grant select on public.moderation_log to authenticated, service_role;
create policy "Site admins see the log" on public.moderation_log for select to authenticated
  using ((select private.has_every_server()));
create function private.keep_moderation_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The log is not changed' using errcode = '42501';
end $$;
create trigger keep_moderation_log before update or delete or truncate on public.moderation_log
  for each statement execute function private.keep_moderation_log();

-- Returns the name under which site admins see a user: the name on Discord or the seller name, but never a part of an
-- email address. Without either name, returns 'Someone'.
create function private.shown_name(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select left(coalesce(
    (select nullif(btrim(coalesce(identities.identity_data #>> '{custom_claims,global_name}',
        identities.identity_data ->> 'full_name', identities.identity_data ->> 'name')), '')
      from auth.identities
      where identities.user_id = shown_name.user_id and identities.provider = 'discord'
      order by identities.created_at limit 1),
    (select seller.username from public.seller_accounts seller where seller.user_id = shown_name.user_id),
    'Someone'), 100)
$$;

-- Reports a public store. `report_id` comes from the browser, so that a repeated call does not add a second report.
-- Returns 'reported', or the reason why the report was not stored: 'noStore', 'ownStore', 'alreadyReported', or
-- 'tooManyReports' after 10 reports in 24 hours.
create function private.report_store(report_id uuid, store_id text, kind text, details text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
begin
  if viewer is null then raise exception 'Sign in to report a store' using errcode = '42501'; end if;
  -- Concurrent calls by the same user wait for each other, so that each call counts the reports that the earlier calls
  -- stored.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(viewer::text, 4));
  if exists (select 1 from public.store_reports report where report.id = report_id and report.reporter_id = viewer) then
    return 'reported';
  end if;
  -- A concurrent decision about the store is either complete before this statement, or waits until the report is
  -- stored.
  perform 1 from public.stores where stores.id = report_store.store_id for share;
  if not private.is_public_store(report_store.store_id) then return 'noStore'; end if;
  if private.owns_store(report_store.store_id) then return 'ownStore'; end if;
  if exists (select 1 from public.store_reports report
    where report.store_id = report_store.store_id and report.reporter_id = viewer and report.status = 'open') then
    return 'alreadyReported';
  end if;
  if (select count(*) from public.store_reports report
    where report.reporter_id = viewer and report.created_at > now() - interval '24 hours') >= 10 then
    return 'tooManyReports';
  end if;
  insert into public.store_reports (id, store_id, reporter_id, kind, details)
    values (report_id, report_store.store_id, viewer, report_store.kind, btrim(coalesce(report_store.details, '')));
  return 'reported';
end $$;
create function public.report_store(report_id uuid, store_id text, kind text, details text default '') returns text
language sql security invoker set search_path = '' as $$
  select private.report_store(report_id, store_id, kind, details)
$$;

-- Returns one page of the stores with reports. The store with the newest report comes first. `status` is 'open' or
-- 'closed', or 'hidden' for the stores that the site has hidden, with or without reports. `page` starts at 0. Returns
-- {total, stores}. Each store contains its 20 newest reports of that status, and `last_decision`, the id of the newest
-- log entry about the store. For 'hidden', the reports can have any status.
create function private.moderation_reports(status text, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 100);
  found jsonb;
begin
  if not private.has_every_server() then raise exception 'Not a site admin' using errcode = '42501'; end if;
  with listed as (
    select report.store_id, max(report.created_at) as newest, count(*) as reports
    from public.store_reports report
    where moderation_reports.status in ('open', 'closed')
      and (report.status = 'open') = (moderation_reports.status = 'open')
    group by 1
    union all
    select stores.id, (select max(report.created_at) from public.store_reports report where report.store_id = stores.id),
      (select count(*) from public.store_reports report where report.store_id = stores.id)
    from public.stores
    where moderation_reports.status = 'hidden' and stores.hidden_by_site
  ), paged as (
    select * from listed order by listed.newest desc nulls last, listed.store_id
    limit most offset greatest(page, 0)::bigint * most
  )
  select jsonb_build_object('total', (select count(*) from listed), 'stores', coalesce(jsonb_agg(jsonb_build_object(
    'id', stores.id, 'slug', stores.slug, 'name', stores.name, 'owner_name', private.shown_name(stores.owner_id),
    'is_public', stores.is_visible and stores.is_designed and not stores.hidden_by_site,
    'hidden_by_site', stores.hidden_by_site, 'hidden_reason', stores.hidden_reason,
    'last_decision', (
      select log.id from public.moderation_log log
      where log.target_kind = 'store' and log.target_id = stores.id order by log.place desc limit 1),
    'open_reports', (
      select count(*) from public.store_reports report where report.store_id = stores.id and report.status = 'open'),
    'total_reports', paged.reports,
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('id', newest.id, 'kind', newest.kind, 'details', newest.details,
        'status', newest.status, 'created_at', newest.created_at,
        'reporter_name', private.shown_name(newest.reporter_id)) order by newest.created_at desc, newest.id), '[]')
      from (
        select report.* from public.store_reports report
        where report.store_id = stores.id and case moderation_reports.status
          when 'open' then report.status = 'open' when 'closed' then report.status <> 'open' else true end
        order by report.created_at desc, report.id limit 20) newest)
    ) order by paged.newest desc nulls last, paged.store_id), '[]'))
  into found from paged join public.stores on stores.id = paged.store_id;
  return found;
end $$;
create function public.moderation_reports(status text default 'open', page int default 0, page_size int default 20)
returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.moderation_reports(status, page, page_size)
$$;

-- Returns one page of the log, newest first. The result is {total, decisions}.
create function private.moderation_decisions(page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 100);
begin
  if not private.has_every_server() then raise exception 'Not a site admin' using errcode = '42501'; end if;
  return (
    with paged as (
      select * from public.moderation_log log order by log.place desc limit most offset greatest(page, 0)::bigint * most
    )
    select jsonb_build_object('total', (select count(*) from public.moderation_log),
      'decisions', coalesce(jsonb_agg(jsonb_build_object('id', paged.id, 'decided_at', paged.decided_at,
        'decided_by_name', paged.decided_by_name, 'action', paged.action, 'target_kind', paged.target_kind,
        'target_id', paged.target_id, 'target_name', paged.target_name, 'reason', paged.reason)
        order by paged.place desc), '[]'))
    from paged);
end $$;
create function public.moderation_decisions(page int default 0, page_size int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.moderation_decisions(page, page_size)
$$;

-- Decides about a store and writes the log, in one transaction. `decision_id` comes from the browser, so that a
-- repeated call makes only one decision. `last_decision` is the id of the newest log entry that the site admin has
-- seen. Returns 'decided', 'noStore', or 'clash' if someone else has decided since, or if there is nothing to decide. A
-- dismissal also clashes if the number of open reports has changed, so that no report is dismissed unseen.
create function private.decide_on_store(
  decision_id uuid, store_id text, action text, reason text, last_decision uuid, open_reports bigint) returns text
language plpgsql security definer set search_path = '' as $$
declare
  store public.stores;
  is_needed boolean;
begin
  if not private.has_every_server() then raise exception 'Not a site admin' using errcode = '42501'; end if;
  select * into store from public.stores where stores.id = decide_on_store.store_id for no key update;
  if not found then return 'noStore'; end if;
  if exists (select 1 from public.moderation_log log
    where log.id = decision_id and log.decided_by = (select auth.uid())) then return 'decided'; end if;
  if last_decision is distinct from (
    select log.id from public.moderation_log log
    where log.target_kind = 'store' and log.target_id = decide_on_store.store_id
    order by log.place desc limit 1) then return 'clash'; end if;
  is_needed := case action
    when 'hide' then not store.hidden_by_site
    when 'restore' then store.hidden_by_site
    else open_reports > 0 and open_reports = (
      select count(*) from public.store_reports report
      where report.store_id = decide_on_store.store_id and report.status = 'open')
  end;
  if is_needed is not true then return 'clash'; end if;
  insert into public.moderation_log
    (id, decided_by, decided_by_name, action, target_kind, target_id, target_name, reason)
  values (decision_id, (select auth.uid()), private.shown_name((select auth.uid())), decide_on_store.action, 'store',
    store.id, store.name, btrim(decide_on_store.reason));
  if action in ('hide', 'restore') then
    update public.stores
      set hidden_by_site = (action = 'hide'), hidden_reason = case when action = 'hide' then btrim(decide_on_store.reason) end
      where stores.id = decide_on_store.store_id;
  end if;
  if action in ('hide', 'dismiss') then
    update public.store_reports report set status = case when action = 'hide' then 'acted' else 'dismissed' end
      where report.store_id = decide_on_store.store_id and report.status = 'open';
  end if;
  return 'decided';
end $$;
create function public.hide_store(decision_id uuid, store_id text, reason text, last_decision uuid) returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_store(decision_id, store_id, 'hide', reason, last_decision, null)
$$;
create function public.restore_store(decision_id uuid, store_id text, reason text, last_decision uuid) returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_store(decision_id, store_id, 'restore', reason, last_decision, null)
$$;
create function public.dismiss_reports(
  decision_id uuid, store_id text, reason text, last_decision uuid, open_reports bigint) returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_store(decision_id, store_id, 'dismiss', reason, last_decision, open_reports)
$$;

revoke all on function public.report_store(uuid, text, text, text), public.moderation_reports(text, int, int),
  public.moderation_decisions(int, int), public.hide_store(uuid, text, text, uuid),
  public.restore_store(uuid, text, text, uuid), public.dismiss_reports(uuid, text, text, uuid, bigint)
  from public, anon, authenticated;
grant execute on function
  private.report_store(uuid, text, text, text), public.report_store(uuid, text, text, text),
  private.moderation_reports(text, int, int), public.moderation_reports(text, int, int),
  private.moderation_decisions(int, int), public.moderation_decisions(int, int),
  private.decide_on_store(uuid, text, text, text, uuid, bigint), public.hide_store(uuid, text, text, uuid),
  public.restore_store(uuid, text, text, uuid), public.dismiss_reports(uuid, text, text, uuid, bigint)
  to authenticated;
