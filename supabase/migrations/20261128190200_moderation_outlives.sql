-- Reports, reasons and a suspended seller outlive the rows of a store. See product.md §13.3.

-- The stores that were deleted while they had reports. No foreign keys: the rows outlive store and account.
create table private.removed_stores (
  id text primary key,
  slug text not null,
  name text not null,
  owner_id uuid not null,
  discord_id text,
  removed_at timestamptz not null default now()
);
-- The sellers of hidden stores, by store: they publish no store. `discord_id` is the account at the time of the decision.
create table private.suspended_sellers (
  store_id text primary key,
  owner_id uuid not null,
  discord_id text,
  reason text,
  since timestamptz not null default now()
);
alter table private.removed_stores enable row level security;
alter table private.suspended_sellers enable row level security;
create policy "Nobody reads it through the API" on private.removed_stores for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.suspended_sellers for select to authenticated using (false);
revoke all on private.removed_stores, private.suspended_sellers from public, anon, authenticated, service_role;
create index removed_stores_owner_idx on private.removed_stores (owner_id);
create index suspended_sellers_owner_idx on private.suspended_sellers (owner_id);

-- The stores that site admins decide about: those that exist, and those that were deleted while they had reports.
create type private.known_store as (
  id text, slug text, name text, owner_id uuid, is_visible boolean, is_designed boolean, hidden_by_site boolean,
  hidden_reason text);
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
revoke all on function private.known_stores from public;

create function private.suspend_seller(store private.known_store, is_suspended boolean, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.suspended_sellers suspended where suspended.store_id = store.id;
  if not is_suspended then return; end if;
  insert into private.suspended_sellers (store_id, owner_id, discord_id, reason)
  values (store.id, store.owner_id, coalesce(private.discord_id_of(store.owner_id),
    (select removed.discord_id from private.removed_stores removed where removed.id = store.id)), suspend_seller.reason);
end $$;
revoke all on function private.suspend_seller from public;
create function private.note_hidden_store() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.suspend_seller(known, new.hidden_by_site, new.hidden_reason)
    from private.known_stores() known where known.id = new.id;
  return null;
end $$;
revoke all on function private.note_hidden_store from public;
create trigger note_hidden_store after update of hidden_by_site on public.stores
  for each row when (old.hidden_by_site <> new.hidden_by_site) execute function private.note_hidden_store();
select private.hide_rows_in_errors('private.note_hidden_store()');
insert into private.suspended_sellers (store_id, owner_id, discord_id, reason)
  select id, owner_id, private.discord_id_of(owner_id), hidden_reason from public.stores where hidden_by_site;

-- Reports of a store are kept with its name and owner, for a year, or for longer until a site admin has decided. Reports
-- of its reviews go with the reviews.
alter table public.store_reports drop constraint store_reports_store_id_fkey;
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
revoke all on function private.keep_reported_store from public;
create trigger keep_reported_store after delete on public.stores
  for each row execute function private.keep_reported_store();
select private.hide_rows_in_errors('private.keep_reported_store()');

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
revoke all on function private.is_suspended from public;
create function private.check_suspension() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null and private.is_suspended(new.owner_id) then
    raise exception 'The site has hidden this store, or has to review another store of its owner' using errcode = '42501';
  end if;
  return new;
end $$;
revoke all on function private.check_suspension from public;
create trigger check_suspension before update of is_visible on public.stores
  for each row when (new.is_visible and not old.is_visible) execute function private.check_suspension();

-- As before, with the stores that were deleted.
create or replace function private.moderation_reports(status text, page int, page_size int) returns jsonb
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

-- As before, and about stores that were deleted: hiding one suspends its seller.
create or replace function private.decide_on_target(
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
