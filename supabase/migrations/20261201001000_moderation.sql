-- Reports about stores and reviews, and the decisions of site admins (product.md §13.3).

-- A function may read tables of a later file.
set check_function_bodies = off;

-- The stores that site admins decide about: those that exist, and those that were deleted while they had reports.
create type private.known_store as (
  id text, slug text, name text, owner_id uuid, is_visible boolean, is_designed boolean, hidden_by_site boolean,
  hidden_reason text);

-- The reports that visitors sent. A visitor can have only one open report per store. `kind` is one of `reportKinds` in
-- src/domain/marketplace/store-report.ts.
create table public.store_reports (
  id uuid primary key,
  store_id text not null,
  reporter_id uuid references auth.users (id) on delete set null,
  kind text not null,
  details text not null default '' check (char_length(details) <= 1000),
  status text not null default 'open' check (status in ('open', 'dismissed', 'acted')),
  created_at timestamptz not null default clock_timestamp() check (private.is_time(created_at)),
  -- A report of a review contains the id of the review, and the review's rating and text at the time of the report,
  -- because the author can change the review before a site admin reads the report. `store_id` is the store of the review.
  review_id uuid references public.store_reviews (id) on delete cascade,
  review_rating int,
  review_text text,
  -- The Discord account of the owner, which is forgotten with the owner's account before the stores are deleted.
  owner_discord_id text,
  check (kind <> 'other' or btrim(details) <> ''),
  constraint store_reports_review_check
    check ((review_id is null) = (review_rating is null) and (review_id is null) = (review_text is null)),
  constraint store_reports_review_text_length
    check (char_length(review_text) <= 2000),
  -- A report outlives its store, so `store_id` refers to no row.
  constraint store_reports_store_id_length
    check (char_length(store_id) <= 68),
  -- Only the site sends a report of the kind 'unusualSales'. `details` is what was seen.
  constraint store_reports_kind_check
    check (kind in ('scam', 'illegal', 'impersonation', 'offensive', 'spam', 'other', 'unusualSales')),
  constraint store_reports_unusual_sales_check
    check (kind <> 'unusualSales' or (reporter_id is null and review_id is null)),
  constraint store_reports_owner_discord_id_check check (owner_discord_id ~ '^\d{17,20}$')
);
create index store_reports_store_id_idx on public.store_reports (store_id, status, created_at desc);
create index store_reports_reporter_id_idx on public.store_reports (reporter_id, created_at);
create unique index store_reports_open_key on public.store_reports (store_id, reporter_id)
  where status = 'open' and review_id is null;
create unique index store_reports_open_review_key on public.store_reports (review_id, reporter_id)
  where status = 'open' and review_id is not null;
create index store_reports_review_id_idx on public.store_reports (review_id, status, created_at desc)
  where review_id is not null;
create unique index store_reports_unusual_sales_key on public.store_reports (store_id)
  where kind = 'unusualSales' and status = 'open';
alter table public.store_reports enable row level security;
grant select (id, store_id, reporter_id, kind, details, status, created_at, review_id, review_rating, review_text) on
  public.store_reports to authenticated;
grant all on public.store_reports to service_role;

-- The decisions of site admins. No row is ever changed or deleted, so rows do not reference anything that can be
-- deleted.
create table public.moderation_log (
  id uuid primary key,
  place bigint generated always as identity unique,
  decided_at timestamptz not null default clock_timestamp() check (private.is_time(decided_at)),
  decided_by uuid not null,
  decided_by_name text not null,
  action text not null check (action in ('hide', 'restore', 'dismiss')),
  target_kind text not null,
  target_id text not null,
  target_name text not null,
  reason text not null check (char_length(btrim(reason)) between 1 and 1000),
  -- `target_name` is the name of the store, even for a decision about a review. `target_author` is the name of the author
  -- of the review.
  target_author text,
  constraint moderation_log_target_kind_check check (target_kind in ('store', 'review')),
  constraint moderation_log_target_author_check check ((target_kind = 'review') = (target_author is not null)),
  constraint moderation_log_length check (char_length(decided_by_name) <= 100
    and char_length(target_id) <= 100 and char_length(target_name) <= 200 and char_length(target_author) <= 100)
);
create index moderation_log_target_idx on public.moderation_log (target_kind, target_id, place desc);
alter table public.moderation_log enable row level security;
grant select (id, place, decided_at, decided_by, decided_by_name, action, target_kind, target_id, target_name, reason,
  target_author) on public.moderation_log to authenticated;
grant select on public.moderation_log to service_role;

-- The open reports of a review that its author has deleted. They come back with the next review that the author writes in
-- the store. Until then, there is nothing to decide about. A report is kept as a row of `store_reports`, for a year.
create table private.kept_reports (
  id uuid primary key,
  store_id text not null references public.stores (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  report jsonb not null check (octet_length(report::text) <= 65536),
  kept_at timestamptz not null default now()
);
create index kept_reports_author_id_idx on private.kept_reports (author_id, store_id);
create index kept_reports_store_id_idx on private.kept_reports (store_id);
create index kept_reports_kept_at_idx on private.kept_reports (kept_at);
alter table private.kept_reports enable row level security;

-- The sellers of hidden stores, by store: they publish no store. `discord_id` is the account at the time of the decision.
create table private.suspended_sellers (
  store_id text primary key,
  owner_id uuid not null,
  discord_id text,
  reason text,
  since timestamptz not null default now(),
  constraint suspended_sellers_length check (char_length(store_id) <= 68
    and char_length(discord_id) <= 20 and char_length(reason) <= 1000)
);
create index suspended_sellers_owner_idx on private.suspended_sellers (owner_id);
alter table private.suspended_sellers enable row level security;

-- The stores that were deleted while they had reports. No foreign keys: the rows outlive store and account.
create table private.removed_stores (
  id text primary key,
  slug text not null,
  name text not null,
  owner_id uuid not null,
  discord_id text,
  removed_at timestamptz not null default now(),
  constraint removed_stores_length check (char_length(id) <= 68
    and char_length(discord_id) <= 20 and char_length(name) <= 100 and char_length(slug) <= 40)
);
create index removed_stores_owner_idx on private.removed_stores (owner_id);
alter table private.removed_stores enable row level security;

create function private.before_store_removal() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    raise exception 'The site has hidden this store' using errcode = '42501';
  end if;
  return old;
end $$;

create function private.keep_moderation_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The log is not changed' using errcode = '42501';
end $$;

create function public.report_store(report_id uuid, store_id text, kind text, details text default '')
returns text
language sql security invoker set search_path = '' as $$
  select private.send_report(report_id, store_id, null, kind, details)
$$;

-- Returns one page of the stores and reviews with reports, also of deleted stores. The target with the newest report
-- comes first. `status` is 'open' or 'closed', or 'hidden' for the targets that the site has hidden, with or without
-- reports. `page` starts at 0. Returns {total, targets}. Each target contains its 20 newest reports of that status, or
-- of any status for 'hidden'. `last_decision` is the id of the newest log entry about the target. If the target is a
-- review, the name, the address and the owner are those of the store. `review` is null if the target is a store.
create function private.moderation_reports(status text, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 100);
  found jsonb;
begin
  if not private.has_every_server() then raise exception 'Not a site admin' using errcode = '42501'; end if;
  with hidden as (
    select stores.id as store_id, null::uuid as review_id from private.known_stores() stores
    where moderation_reports.status = 'hidden' and stores.hidden_by_site
    union all
    select review.store_id, review.id from public.store_reviews review
    where moderation_reports.status = 'hidden' and review.hidden_by_site
  ), listed as (
    select report.store_id, report.review_id, max(report.created_at) as newest, count(*) as reports
    from public.store_reports report
    where moderation_reports.status in ('open', 'closed')
      and (report.status = 'open') = (moderation_reports.status = 'open')
    group by 1, 2
    union all
    select hidden.store_id, hidden.review_id, max(report.created_at), count(report.id)
    from hidden left join public.store_reports report
      on report.store_id = hidden.store_id and report.review_id is not distinct from hidden.review_id
    group by 1, 2
  ), paged as (
    select * from listed order by listed.newest desc nulls last, listed.store_id, listed.review_id nulls first
    limit most offset greatest(page, 0)::bigint * most
  )
  select jsonb_build_object('total', (select count(*) from listed), 'targets', coalesce(jsonb_agg(jsonb_build_object(
    'id', coalesce(paged.review_id::text, stores.id), 'slug', stores.slug, 'name', stores.name,
    'owner_name', private.shown_name(stores.owner_id),
    'is_public', stores.is_visible and stores.is_designed and not stores.hidden_by_site,
    'review', case when review.id is not null then jsonb_build_object(
      'author_name', private.shown_name(review.user_id), 'rating', review.rating, 'text', review.text,
      'version', review.version, 'is_deleted', review.deleted_at is not null) end,
    'hidden_by_site', coalesce(review.hidden_by_site, stores.hidden_by_site),
    'hidden_reason', case when review.id is null then stores.hidden_reason else review.hidden_reason end,
    'last_decision', (
      select log.id from public.moderation_log log
      where log.target_kind = case when review.id is null then 'store' else 'review' end
        and log.target_id = coalesce(paged.review_id::text, stores.id)
      order by log.place desc limit 1),
    'open_reports', (
      select count(*) from public.store_reports report
      where report.store_id = stores.id and report.review_id is not distinct from paged.review_id
        and report.status = 'open'),
    'total_reports', paged.reports,
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('id', newest.id, 'kind', newest.kind, 'details', newest.details,
        'status', newest.status, 'created_at', newest.created_at,
        'review_rating', newest.review_rating, 'review_text', newest.review_text,
        'reporter_name', private.shown_name(newest.reporter_id)) order by newest.created_at desc, newest.id), '[]')
      from (
        select report.* from public.store_reports report
        where report.store_id = stores.id and report.review_id is not distinct from paged.review_id
          and case moderation_reports.status
            when 'open' then report.status = 'open' when 'closed' then report.status <> 'open' else true end
        order by report.created_at desc, report.id limit 20) newest)
    ) order by paged.newest desc nulls last, paged.store_id, paged.review_id nulls first), '[]'))
  into found
  from paged
  join private.known_stores() stores on stores.id = paged.store_id
  left join public.store_reviews review on review.id = paged.review_id;
  return found;
end $$;

-- No page asks for more than 20 reported stores and reviews at once.
create function public.moderation_reports(status text default 'open', page int default 0, page_size int default 20)
returns jsonb language sql stable set search_path = '' as $$
  select private.moderation_reports(status, page, least(page_size, 20))
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
        'target_id', paged.target_id, 'target_name', paged.target_name, 'target_author', paged.target_author,
        'reason', paged.reason)
        order by paged.place desc), '[]'))
    from paged);
end $$;

create function public.moderation_decisions(page int default 0, page_size int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.moderation_decisions(page, page_size)
$$;

create function public.hide_store(decision_id uuid, store_id text, reason text, last_decision uuid)
returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_target(decision_id, 'store', store_id, 'hide', reason, last_decision, null, null)
$$;

create function public.restore_store(decision_id uuid, store_id text, reason text, last_decision uuid)
returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_target(decision_id, 'store', store_id, 'restore', reason, last_decision, null, null)
$$;

create function public.dismiss_reports(
  decision_id uuid, store_id text, reason text, last_decision uuid, open_reports bigint) returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_target(decision_id, 'store', store_id, 'dismiss', reason, last_decision, open_reports, null)
$$;

create function private.send_report(report_id uuid, store_id text, review_id uuid, kind text, details text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  reported_store text := store_id;
  review public.store_reviews;
begin
  if viewer is null then raise exception 'Sign in to send a report' using errcode = '42501'; end if;
  -- Concurrent reports by the same user run one after the other, so that the count below includes the earlier reports.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(viewer::text, 4));
  if exists (select 1 from public.store_reports report where report.id = report_id and report.reporter_id = viewer) then
    return 'reported';
  end if;
  -- A concurrent decision about the store or the review either is complete before this statement, or waits until the
  -- report is stored.
  if review_id is not null then
    select * into review from public.store_reviews where store_reviews.id = send_report.review_id for share;
    reported_store := review.store_id;
    if review.id is null or review.hidden_by_site or not private.is_public_store(reported_store) then
      return 'noReview';
    end if;
    if review.user_id = viewer then return 'ownReview'; end if;
  else
    perform 1 from public.stores where stores.id = reported_store for share;
    if not private.is_public_store(reported_store) then return 'noStore'; end if;
    if private.owns_store(reported_store) then return 'ownStore'; end if;
  end if;
  if exists (select 1 from public.store_reports report
    where report.store_id = reported_store and report.review_id is not distinct from review.id
      and report.reporter_id = viewer and report.status = 'open') then
    return 'alreadyReported';
  end if;
  if (select count(*) from public.store_reports report
    where report.reporter_id = viewer and report.created_at > now() - interval '24 hours') >= 10 then
    return 'tooManyReports';
  end if;
  insert into public.store_reports (id, store_id, review_id, review_rating, review_text, reporter_id, kind, details)
    values (report_id, reported_store, review.id, review.rating, review.text, viewer, send_report.kind,
      btrim(coalesce(send_report.details, '')));
  return 'reported';
end $$;

create function public.report_review(report_id uuid, review_id uuid, kind text, details text default '') returns text
language sql security invoker set search_path = '' as $$
  -- Without the id of a review, `send_report` would report a store.
  select case when review_id is null then 'noReview'
    else private.send_report(report_id, null, review_id, kind, details) end
$$;

/*
 * Decides about a store or a review and writes the log, in one transaction. `decision_id` comes from the browser, so
 * that a repeated call makes only one decision. `last_decision` is the newest decision about the target that the site
 * admin saw, and `seen_version` is the version of the review that the site admin saw. Returns 'decided', 'noStore' or
 * 'noReview', or 'clash' if another site admin has decided since, if the author has changed the review since, or if
 * there is nothing to decide. A dismissal also clashes if the number of open reports has changed, so that no report is
 * dismissed unseen. Hiding a store suspends its seller, also if the store was deleted.
 */
create function private.decide_on_target(
  decision_id uuid, target_kind text, target_id text, action text, reason text, last_decision uuid, open_reports bigint,
  seen_version int) returns text
language plpgsql security definer set search_path = '' as $$
declare
  store private.known_store;
  review public.store_reviews;
  is_hidden boolean;
  new_status text := case action when 'hide' then 'acted' when 'dismiss' then 'dismissed' end;
  shown_reason text := case when action = 'hide' then btrim(reason) end;
begin
  if not private.has_every_server() then raise exception 'Not a site admin' using errcode = '42501'; end if;
  if target_kind = 'review' then
    select * into review from public.store_reviews where store_reviews.id = target_id::uuid for no key update;
    select * into store from private.known_stores() known_stores where known_stores.id = review.store_id;
    is_hidden := review.hidden_by_site;
  else
    perform 1 from public.stores where stores.id = decide_on_target.target_id for no key update;
    perform 1 from private.removed_stores removed where removed.id = decide_on_target.target_id for update;
    select * into store from private.known_stores() known_stores where known_stores.id = decide_on_target.target_id;
    is_hidden := store.hidden_by_site;
  end if;
  -- This check must come before the check that the target exists. Restoring a review that its author has deleted also
  -- deletes its row, so a repeated call would not find the target.
  if exists (select 1 from public.moderation_log log
    where log.id = decision_id and log.decided_by = (select auth.uid())) then return 'decided'; end if;
  if is_hidden is null then return case target_kind when 'review' then 'noReview' else 'noStore' end; end if;
  if review.version is distinct from seen_version then return 'clash'; end if;
  if last_decision is distinct from (
    select log.id from public.moderation_log log
    where log.target_kind = decide_on_target.target_kind and log.target_id = decide_on_target.target_id
    order by log.place desc limit 1) then return 'clash'; end if;
  if (case action
    when 'hide' then not is_hidden
    when 'restore' then is_hidden
    else open_reports > 0 and open_reports = (
      select count(*) from public.store_reports report
      where report.store_id = store.id and report.review_id is not distinct from review.id and report.status = 'open')
  end) is not true then return 'clash'; end if;
  insert into public.moderation_log
    (id, decided_by, decided_by_name, action, target_kind, target_id, target_name, target_author, reason)
  values (decision_id, (select auth.uid()), private.shown_name((select auth.uid())), decide_on_target.action,
    decide_on_target.target_kind, decide_on_target.target_id, store.name,
    case when review.id is not null then private.shown_name(review.user_id) end, btrim(decide_on_target.reason));
  update public.store_reports report set status = new_status
    where new_status is not null and report.store_id = store.id and report.review_id is not distinct from review.id
      and report.status = 'open';
  if action = 'restore' and review.deleted_at is not null then
    delete from public.store_reviews where store_reviews.id = review.id;
  elsif action <> 'dismiss' and review.id is not null then
    update public.store_reviews set hidden_by_site = (action = 'hide'), hidden_reason = shown_reason
      where store_reviews.id = review.id;
  elsif action <> 'dismiss' then
    update public.stores set hidden_by_site = (action = 'hide'), hidden_reason = shown_reason
      where stores.id = store.id;
    if not found then perform private.suspend_seller(store, action = 'hide', shown_reason); end if;
  end if;
  return 'decided';
end $$;

create function public.hide_review(decision_id uuid, review_id uuid, reason text, last_decision uuid, seen_version int)
returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_target(
    decision_id, 'review', review_id::text, 'hide', reason, last_decision, null, seen_version)
$$;

create function public.restore_review(
  decision_id uuid, review_id uuid, reason text, last_decision uuid, seen_version int) returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_target(
    decision_id, 'review', review_id::text, 'restore', reason, last_decision, null, seen_version)
$$;

create function public.dismiss_review_reports(
  decision_id uuid, review_id uuid, reason text, last_decision uuid, open_reports bigint, seen_version int) returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_target(
    decision_id, 'review', review_id::text, 'dismiss', reason, last_decision, open_reports, seen_version)
$$;

create function private.known_stores() returns setof private.known_store
language sql stable security definer set search_path = '' as $$
  select stores.id, stores.slug, stores.name, stores.owner_id, stores.is_visible, stores.is_designed,
    stores.hidden_by_site, stores.hidden_reason
  from public.stores
  union all
  select removed.id, removed.slug, removed.name, removed.owner_id, false, false, suspended.store_id is not null,
    suspended.reason
  from private.removed_stores removed left join private.suspended_sellers suspended on suspended.store_id = removed.id
  where not exists (select 1 from public.stores where stores.id = removed.id)
$$;

create function private.suspend_seller(store private.known_store, is_suspended boolean, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.suspended_sellers suspended where suspended.store_id = store.id;
  if not is_suspended then return; end if;
  insert into private.suspended_sellers (store_id, owner_id, discord_id, reason)
  values (store.id, store.owner_id, coalesce(private.discord_id_of(store.owner_id),
    (select removed.discord_id from private.removed_stores removed where removed.id = store.id)), suspend_seller.reason);
end $$;

create function private.note_hidden_store() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.suspend_seller(known, new.hidden_by_site, new.hidden_reason)
    from private.known_stores() known where known.id = new.id;
  return null;
end $$;

create function private.keep_reported_store() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.hidden_by_site or exists (select 1 from public.store_reports report
    where report.store_id = old.id and report.review_id is null) then
    insert into private.removed_stores (id, slug, name, owner_id, discord_id)
    values (old.id, old.slug, old.name, old.owner_id, private.discord_id_of(old.owner_id))
    on conflict (id) do nothing;
  end if;
  with forgotten as (
    delete from private.removed_stores removed
    where removed.removed_at < now() - interval '1 year'
      and not exists (select 1 from private.suspended_sellers suspended where suspended.store_id = removed.id)
      and not exists (select 1 from public.store_reports report
        where report.store_id = removed.id and report.status = 'open')
    returning removed.id
  )
  delete from public.store_reports report using forgotten where report.store_id = forgotten.id;
  return null;
end $$;

-- Returns whether a seller publishes no store: one of theirs is hidden, or was deleted with open reports, about which a
-- site admin has to decide first.
create function private.is_suspended(owner uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.suspended_sellers suspended
      where suspended.owner_id = owner or suspended.discord_id = private.discord_id_of(owner))
    or exists (select 1 from private.removed_stores removed
      join public.store_reports report on report.store_id = removed.id and report.status = 'open'
      where removed.owner_id = owner or removed.discord_id = private.discord_id_of(owner))
$$;

create function private.check_suspension() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null and private.is_suspended(new.owner_id) then
    raise exception 'The site has hidden this store, or has to review another store of its owner' using errcode = '42501';
  end if;
  return new;
end $$;

create function private.note_reported_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.owner_discord_id := (select private.discord_id_of(stores.owner_id) from public.stores where stores.id = new.store_id);
  return new;
end $$;

create function private.note_removed_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.discord_id := coalesce(new.discord_id, (select report.owner_discord_id from public.store_reports report
    where report.store_id = new.id and report.owner_discord_id is not null order by report.created_at desc limit 1));
  return new;
end $$;

-- The store and the author are gone if the review is deleted with one of them.
create function private.keep_reports_of_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.kept_reports kept where kept.kept_at < now() - interval '1 year';
  insert into private.kept_reports (id, store_id, author_id, report)
  select report.id, old.store_id, old.user_id, to_jsonb(report) from public.store_reports report
  where report.review_id = old.id and report.status = 'open'
    and exists (select 1 from public.stores where stores.id = old.store_id)
    and exists (select 1 from auth.users where users.id = old.user_id);
  return old;
end $$;

create function private.report_review_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with given_back as (
    delete from private.kept_reports kept
    where kept.author_id = new.user_id and kept.store_id = new.store_id
    returning kept.report
  )
  insert into public.store_reports
  select again.* from given_back
  left join auth.users on users.id = (given_back.report ->> 'reporter_id')::uuid
  cross join jsonb_populate_record(null::public.store_reports,
    given_back.report || jsonb_build_object('review_id', new.id, 'reporter_id', users.id)) again;
  return null;
end $$;

grant execute on function public.report_store, private.moderation_reports, public.moderation_reports,
  private.moderation_decisions, public.moderation_decisions, public.hide_store, public.restore_store,
  public.dismiss_reports, private.send_report, public.report_review, private.decide_on_target, public.hide_review,
  public.restore_review, public.dismiss_review_reports to authenticated;

create trigger before_store_removal before delete on public.stores
  for each row when (old.hidden_by_site) execute function private.before_store_removal();
create trigger note_hidden_store after update of hidden_by_site on public.stores
  for each row when (old.hidden_by_site <> new.hidden_by_site) execute function private.note_hidden_store();
create trigger keep_reported_store after delete on public.stores
  for each row execute function private.keep_reported_store();
create trigger check_suspension before update of is_visible, is_designed on public.stores
  for each row when (new.is_visible and (not old.is_visible or (new.is_designed and not old.is_designed)))
  execute function private.check_suspension();

create trigger keep_reports before delete on public.store_reviews
  for each row execute function private.keep_reports_of_review();
create trigger report_again after insert on public.store_reviews
  for each row execute function private.report_review_again();

create policy "Site admins see the reports" on public.store_reports for select to authenticated
  using ((select private.has_every_server()));
create trigger note_reported_owner before insert on public.store_reports
  for each row execute function private.note_reported_owner();

create policy "Site admins see the log" on public.moderation_log for select to authenticated
  using ((select private.has_every_server()));
create trigger keep_moderation_log before update or delete or truncate on public.moderation_log
  for each statement execute function private.keep_moderation_log();

create trigger note_removed_owner before insert on private.removed_stores
  for each row execute function private.note_removed_owner();

-- Without a policy, row-level security already denies access to everyone but the service role. These policies show that
-- this is intended.
create policy "Nobody reads it through the API" on private.kept_reports for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.suspended_sellers for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.removed_stores for select to authenticated using (false);
