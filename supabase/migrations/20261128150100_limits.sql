-- How much an account and a store can have, and how long each text can be (product.md §21.1). The numbers are those of
-- src/domain/limits.ts; a test compares them.
create function private.limits() returns table (thing text, most int)
language sql immutable set search_path = '' as $$
  values ('stores', 10), ('memberships', 25), ('allMemberships', 200), ('features', 100), ('featureLength', 200),
    ('addresses', 20), ('plans', 500), ('editors', 500), ('importRows', 5000), ('imports', 100), ('waitingLists', 50),
    ('reports', 10), ('storePictures', 100), ('editorPictures', 200)
$$;
create function private.limit_of(thing text) returns int
language sql immutable set search_path = '' as $$
  select limits.most from private.limits() where limits.thing = limit_of.thing
$$;
revoke all on function private.limits, private.limit_of from public;

-- Raises the error of a check constraint, so that clients treat a full account like any other row that is refused.
create function private.refuse_more(relation text, thing text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception 'new row for relation "%" violates check constraint "%_most_%"', relation, relation, thing
    using errcode = '23514', constraint = relation || '_most_' || thing;
end $$;
revoke all on function private.refuse_more from public;

-- The triggers run for signed-in users only. The service role and migrations write what they need. A lock per account
-- or store makes concurrent requests wait, so that each sees the rows of the others.
create function private.limit_stores() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then return new; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.owner_id::text, 6));
  if (select count(*) from public.stores where owner_id = new.owner_id) >= private.limit_of('stores') then
    perform private.refuse_more('stores', 'stores');
  end if;
  return new;
end $$;
create trigger limit_stores before insert on public.stores for each row execute function private.limit_stores();

create function private.limit_memberships() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or new.archived_at is not null then return new; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.store_id, 7));
  if (select count(*) from public.store_memberships sold where sold.store_id = new.store_id and sold.archived_at is null
      and sold.id <> new.id) >= private.limit_of('memberships') then
    perform private.refuse_more('store_memberships', 'memberships');
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.store_memberships sold
      where sold.store_id = new.store_id) >= private.limit_of('allMemberships') then
    perform private.refuse_more('store_memberships', 'all');
  end if;
  return new;
end $$;
create trigger limit_memberships before insert on public.store_memberships
  for each row execute function private.limit_memberships();
create trigger limit_restored_memberships before update of archived_at on public.store_memberships
  for each row when (old.archived_at is not null and new.archived_at is null)
  execute function private.limit_memberships();

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
create trigger limit_plans before insert on public.store_membership_plans
  for each row execute function private.limit_plans();

create function private.limit_editors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then return new; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended((select auth.uid())::text, 8));
  if (select count(*) from public.team_members member where member.added_by = (select auth.uid()))
      >= private.limit_of('editors') then
    perform private.refuse_more('team_members', 'editors');
  end if;
  return new;
end $$;
create trigger limit_editors before insert on public.team_members for each row execute function private.limit_editors();

-- Runs after `after_store_address`, which keeps the address that the store leaves.
create function private.limit_store_addresses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null and (select count(*) from private.store_addresses kept where kept.store_id = new.id)
      > private.limit_of('addresses') then
    perform private.refuse_more('stores', 'addresses');
  end if;
  return null;
end $$;
create trigger limit_store_addresses after update of slug on public.stores
  for each row when (new.slug <> old.slug) execute function private.limit_store_addresses();

-- A seller publishes what the checklist accepts (product.md §21.6): a designed store that sells at least one membership,
-- each with a checkout link.
create function private.check_publishing() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and not (new.is_designed and coalesce((
      select bool_and(sold.checkout_url is not null) from public.store_memberships sold
      where sold.store_id = new.id and sold.is_visible and sold.archived_at is null), false)) then
    raise exception 'new row for relation "stores" violates check constraint "stores_published"'
      using errcode = '23514', constraint = 'stores_published';
  end if;
  return new;
end $$;
create trigger check_publishing before update of is_visible on public.stores
  for each row when (new.is_visible and not old.is_visible) execute function private.check_publishing();

-- Imports are counted per store, because a trial writes nothing that could be counted.
create table private.store_imports (
  store_id text not null references public.stores (id) on delete cascade,
  made_at timestamptz not null default clock_timestamp()
);
create index store_imports_store_id_idx on private.store_imports (store_id, made_at);
alter table private.store_imports enable row level security;
revoke all on private.store_imports from public, anon, authenticated, service_role;

create function private.count_import(store text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(store, 9));
  delete from private.store_imports made where made.store_id = store and made.made_at < now() - interval '24 hours';
  if (select count(*) from private.store_imports made where made.store_id = store) >= private.limit_of('imports') then
    raise exception 'Too many imports' using errcode = '54000';
  end if;
  insert into private.store_imports (store_id) values (store);
end $$;
revoke all on function private.count_import from public;
grant execute on function private.count_import to authenticated;

create or replace function public.import_store_members(store_id text, rows jsonb, is_trial boolean) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.count_import(store_id);
  return private.import_store_members(store_id, rows, is_trial);
end $$;

-- Lengths. `not valid` leaves rows that are already stored.
create function private.is_within(texts text[], most int, longest int) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(texts) <= most and coalesce((select max(char_length(each)) from unnest(texts) each), 0) <= longest
$$;
revoke all on function private.is_within from public;
grant execute on function private.is_within to authenticated, service_role;

alter table public.store_memberships add constraint store_memberships_features_length
  check (private.is_within(features, 100, 200)) not valid;
alter table public.stores add constraint stores_design_colors check (
  coalesce(design ->> 'primaryColor', '#000000') ~ '^#[0-9a-fA-F]{6}$'
  and coalesce(design ->> 'secondaryColor', '#000000') ~ '^#[0-9a-fA-F]{6}$'
  and coalesce(design ->> 'accentColor', '#000000') ~ '^#[0-9a-fA-F]{6}$') not valid;
alter table public.server_config_revisions
  add constraint server_config_revisions_names_length check (char_length(saved_by_name) <= 100
    and char_length(saved_by_discord_id) <= 20 and private.is_within(keys, 500, 100)) not valid,
  add constraint server_config_revisions_changes_length check (pg_column_size(changes) <= 2097152) not valid;
alter table public.server_member_permissions add constraint server_member_permissions_panels_length
  check (cardinality(allowed_panels) <= 7) not valid;
alter table public.team_members add constraint team_members_panels_length
  check (cardinality(allowed_panels) <= 7) not valid;
alter table public.server_secrets add constraint server_secrets_length
  check (char_length(key) <= 100 and char_length(set_by_name) <= 100) not valid;
alter table public.moderation_log add constraint moderation_log_length check (char_length(decided_by_name) <= 100
  and char_length(target_id) <= 100 and char_length(target_name) <= 200 and char_length(target_author) <= 100) not valid;
alter table public.store_reports add constraint store_reports_review_text_length
  check (char_length(review_text) <= 2000) not valid;
alter table public.store_changes add constraint store_changes_currency_length
  check (char_length(before_currency) <= 8 and char_length(after_currency) <= 8) not valid;
alter table private.buyer_references add constraint buyer_references_length
  check (char_length(reference) <= 100) not valid;
alter table private.config_fields add constraint config_fields_length check (char_length(key) <= 100
  and char_length(panel) <= 20 and char_length(kind) <= 40 and pg_column_size(schema) <= 65536) not valid;
alter table private.guild_access add constraint guild_access_length check (char_length(name) <= 100
  and char_length(icon) <= 64 and char_length(permissions) <= 100) not valid;
alter table private.store_addresses add constraint store_addresses_length check (char_length(slug) <= 40) not valid;
alter table private.store_count_pace add constraint store_count_pace_length check (char_length(kind) <= 20) not valid;
alter table private.store_events add constraint store_events_lists_length
  check (private.is_within(related, 50, 255) and private.is_within(plan_ids, 50, 255)) not valid;

select private.hide_rows_in_errors('public.import_store_members(text, jsonb, boolean)');
