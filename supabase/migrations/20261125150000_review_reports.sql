-- Reports of reviews, and the decisions of site admins about them. See product.md §13.3 and §21.20.

-- Only the author can read the reason. If an author deletes a hidden review, the row remains without its text, so that
-- the author cannot write another review of the store. When a site admin restores such a review, its row is deleted.
alter table public.store_reviews
  add column hidden_reason text check (char_length(btrim(hidden_reason)) between 1 and 1000),
  add column deleted_at timestamptz,
  add constraint store_reviews_hidden_reason_check_hidden check (hidden_by_site or hidden_reason is null),
  add constraint store_reviews_deleted_check
    check (deleted_at is null or (hidden_by_site and text = '' and reply is null));
create index store_reviews_hidden_idx on public.store_reviews (id) where hidden_by_site;

-- A report of a review contains the id of the review, and the review's rating and text at the time of the report,
-- because the author can change the review before a site admin reads the report. `store_id` is the store of the review.
alter table public.store_reports
  add column review_id uuid references public.store_reviews (id) on delete cascade,
  add column review_rating int,
  add column review_text text,
  add constraint store_reports_review_check
    check ((review_id is null) = (review_rating is null) and (review_id is null) = (review_text is null));
drop index public.store_reports_open_key;
create unique index store_reports_open_key on public.store_reports (store_id, reporter_id)
  where status = 'open' and review_id is null;
create unique index store_reports_open_review_key on public.store_reports (review_id, reporter_id)
  where status = 'open' and review_id is not null;
create index store_reports_review_id_idx on public.store_reports (review_id, status, created_at desc)
  where review_id is not null;

-- `target_name` is the name of the store, even for a decision about a review. `target_author` is the name of the author
-- of the review.
alter table public.moderation_log
  drop constraint moderation_log_target_kind_check,
  add column target_author text,
  add constraint moderation_log_target_kind_check check (target_kind in ('store', 'review')),
  add constraint moderation_log_target_author_check check ((target_kind = 'review') = (target_author is not null));

create or replace function private.own_review(review public.store_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select case when review.id is not null then jsonb_build_object('rating', review.rating, 'text', review.text,
    'version', review.version, 'reply', review.reply, 'replied_at', review.replied_at,
    'hidden_by_site', review.hidden_by_site, 'hidden_reason', review.hidden_reason,
    'is_deleted', review.deleted_at is not null) end
$$;

-- Returns why the caller may not review a store: 'notMember', 'refunded', 'ownStore', or 'hidden' if the caller has
-- deleted a hidden review; null if they may. 'refunded' means that all of the caller's memberships in this store were
-- refunded.
create or replace function private.review_refusal(store text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.owns_store(store) then 'ownStore'
    when bool_or(member.status <> 'refunded') then (
      select 'hidden' from public.store_reviews review
      where review.store_id = review_refusal.store and review.user_id = (select auth.uid())
        and review.deleted_at is not null)
    when count(*) > 0 then 'refunded'
    else 'notMember' end
  from public.store_members member
  where member.store_id = review_refusal.store and member.id in (select private.my_store_member_ids())
$$;

-- Replaces the function. The only difference: a deleted review does not count as the caller's stored review.
create or replace function private.save_store_review(store text, rating int, text text, version int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  outcome text := private.review_refusal(store);
  written text := btrim(text, E' \t\n\r');
  stored public.store_reviews;
begin
  if outcome is null and version is null then
    insert into public.store_reviews (store_id, user_id, rating, text)
      values (store, (select auth.uid()), save_store_review.rating, written)
      on conflict on constraint store_reviews_author_key do nothing;
  end if;
  select * into stored from public.store_reviews review
    where review.store_id = store and review.user_id = (select auth.uid()) for update;
  if outcome is null then
    if stored.deleted_at is null and stored.rating = save_store_review.rating and stored.text = written then
      outcome := 'saved';
    elsif stored.version is null or stored.version is distinct from save_store_review.version then outcome := 'clash';
    else
      update public.store_reviews review set rating = save_store_review.rating, text = written,
        version = review.version + 1, updated_at = clock_timestamp()
        where review.id = stored.id returning * into stored;
      outcome := 'saved';
    end if;
  end if;
  return jsonb_build_object('outcome', outcome, 'review', private.own_review(stored));
end $$;

-- Deletes the caller's review of a store, even after a refund. Returns {outcome, review} with the outcome 'deleted' or
-- 'clash'.
create or replace function private.delete_store_review(store text, version int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.store_reviews;
begin
  select * into stored from public.store_reviews review
    where review.store_id = store and review.user_id = (select auth.uid()) and review.deleted_at is null for update;
  if found and stored.version is distinct from delete_store_review.version then
    return jsonb_build_object('outcome', 'clash', 'review', private.own_review(stored));
  end if;
  if stored.hidden_by_site then
    update public.store_reviews review set text = '', reply = null, replied_at = null,
      version = review.version + 1, deleted_at = clock_timestamp()
      where review.id = stored.id;
  else
    delete from public.store_reviews review where review.id = stored.id;
  end if;
  return jsonb_build_object('outcome', 'deleted', 'review', null);
end $$;

create or replace function private.store_reviews_page(store text, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 100);
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  return jsonb_build_object(
    'total', (select count(*) from public.store_reviews review
      where review.store_id = store and review.deleted_at is null),
    'reviews', coalesce((
      select jsonb_agg(private.seller_review(paged) order by paged.created_at desc, paged.id)
      from (select * from public.store_reviews review where review.store_id = store and review.deleted_at is null
        order by review.created_at desc, review.id
        limit most offset greatest(page, 0)::bigint * most) paged), '[]'));
end $$;

create or replace function private.reply_to_review(review_id uuid, version int, before text, reply text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  written text := nullif(btrim(reply, E' \t\n\r'), '');
  stored public.store_reviews;
begin
  select * into stored from public.store_reviews review
    where review.id = review_id and review.deleted_at is null and private.owns_store(review.store_id) for update;
  if not found then return jsonb_build_object('outcome', 'unknownReview', 'review', null); end if;
  if stored.version is distinct from reply_to_review.version
    or (stored.reply is distinct from before and stored.reply is distinct from written) then
    return jsonb_build_object('outcome', 'clash', 'review', private.seller_review(stored));
  end if;
  if stored.reply is distinct from written then
    update public.store_reviews review set reply = written,
      replied_at = case when written is not null then clock_timestamp() end
      where review.id = review_id returning * into stored;
  end if;
  return jsonb_build_object('outcome', 'saved', 'review', private.seller_review(stored));
end $$;

-- Reports a visible review of a public store, or a public store if `review_id` is null. `report_id` comes from the
-- browser, so that a repeated call does not add a second report. Returns 'reported', or the reason why the report was
-- not stored: 'noStore' or 'noReview', 'ownStore' or 'ownReview', 'alreadyReported', or 'tooManyReports' after 10
-- reports of stores and reviews in 24 hours.
drop function private.report_store(uuid, text, text, text);
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
create or replace function public.report_store(report_id uuid, store_id text, kind text, details text default '')
returns text
language sql security invoker set search_path = '' as $$
  select private.send_report(report_id, store_id, null, kind, details)
$$;
create function public.report_review(report_id uuid, review_id uuid, kind text, details text default '') returns text
language sql security invoker set search_path = '' as $$
  -- Without the id of a review, `send_report` would report a store.
  select case when review_id is null then 'noReview'
    else private.send_report(report_id, null, review_id, kind, details) end
$$;

-- Returns one page of the stores and reviews with reports. The target with the newest report comes first. `status` is
-- 'open' or 'closed', or 'hidden' for the targets that the site has hidden, with or without reports. `page` starts at
-- 0. Returns {total, targets}. Each target contains its 20 newest reports of that status, or of any status for
-- 'hidden'. `last_decision` is the id of the newest log entry about the target. If the target is a review, the name,
-- the address and the owner are those of the store. `review` is null if the target is a store.
create or replace function private.moderation_reports(status text, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 100);
  found jsonb;
begin
  if not private.has_every_server() then raise exception 'Not a site admin' using errcode = '42501'; end if;
  with hidden as (
    select stores.id as store_id, null::uuid as review_id from public.stores
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
  join public.stores on stores.id = paged.store_id
  left join public.store_reviews review on review.id = paged.review_id;
  return found;
end $$;

create or replace function private.moderation_decisions(page int, page_size int) returns jsonb
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

-- Decides about a store or a review and writes the log, in one transaction. `decision_id` comes from the browser, so
-- that a repeated call makes only one decision. `last_decision` is the newest decision about the target that the site
-- admin saw, and `seen_version` is the version of the review that the site admin saw. Returns 'decided', 'noStore' or
-- 'noReview', or 'clash' if another site admin has decided since, if the author has changed the review since, or if
-- there is nothing to decide. A dismissal also clashes if the number of open reports has changed, so that no report is
-- dismissed unseen.
drop function private.decide_on_store(uuid, text, text, text, uuid, bigint);
create function private.decide_on_target(
  decision_id uuid, target_kind text, target_id text, action text, reason text, last_decision uuid, open_reports bigint,
  seen_version int) returns text
language plpgsql security definer set search_path = '' as $$
declare
  store public.stores;
  review public.store_reviews;
  is_hidden boolean;
  new_status text := case action when 'hide' then 'acted' when 'dismiss' then 'dismissed' end;
  shown_reason text := case when action = 'hide' then btrim(reason) end;
begin
  if not private.has_every_server() then raise exception 'Not a site admin' using errcode = '42501'; end if;
  if target_kind = 'review' then
    select * into review from public.store_reviews where store_reviews.id = target_id::uuid for no key update;
    select * into store from public.stores where stores.id = review.store_id;
    is_hidden := review.hidden_by_site;
  else
    select * into store from public.stores where stores.id = decide_on_target.target_id for no key update;
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
  end if;
  return 'decided';
end $$;
create or replace function public.hide_store(decision_id uuid, store_id text, reason text, last_decision uuid)
returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_target(decision_id, 'store', store_id, 'hide', reason, last_decision, null, null)
$$;
create or replace function public.restore_store(decision_id uuid, store_id text, reason text, last_decision uuid)
returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_target(decision_id, 'store', store_id, 'restore', reason, last_decision, null, null)
$$;
create or replace function public.dismiss_reports(
  decision_id uuid, store_id text, reason text, last_decision uuid, open_reports bigint) returns text
language sql security invoker set search_path = '' as $$
  select private.decide_on_target(decision_id, 'store', store_id, 'dismiss', reason, last_decision, open_reports, null)
$$;
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

revoke all on function public.report_review(uuid, uuid, text, text),
  public.hide_review(uuid, uuid, text, uuid, int), public.restore_review(uuid, uuid, text, uuid, int),
  public.dismiss_review_reports(uuid, uuid, text, uuid, bigint, int)
  from public, anon, authenticated;
grant execute on function
  private.send_report(uuid, text, uuid, text, text), public.report_review(uuid, uuid, text, text),
  private.decide_on_target(uuid, text, text, text, text, uuid, bigint, int),
  public.hide_review(uuid, uuid, text, uuid, int), public.restore_review(uuid, uuid, text, uuid, int),
  public.dismiss_review_reports(uuid, uuid, text, uuid, bigint, int)
  to authenticated;
