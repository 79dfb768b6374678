-- What an attack on the limits found: values that are small when they are stored and large when they are read, long texts
-- that are worked on before their length is checked, and limits that deleting evades. See product.md §21.21.

-- Numbers such as 1e131071 take 10 bytes, and 131,072 as text.
create function private.is_plain_json(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_path_exists(value, 'strict $.**{21 to last}') then false
    else not exists (select 1 from jsonb_path_query(value, 'strict $.** ? (@.type() == "number")') each (number)
      where abs(number::numeric) >= 1e16 or scale(number::numeric) > 16) end
$$;
revoke all on function private.is_plain_json from public;
-- Executed by the checks of tables.
grant execute on function private.is_plain_json to authenticated, service_role;
alter table public.stores add constraint stores_design_plain check (private.is_plain_json(design)) not valid;
alter table public.server_configs add constraint server_configs_config_plain check (private.is_plain_json(config)) not valid;

-- A design without figures is shown, too.
create or replace function private.shown_design(design jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(design -> 'stats') is distinct from 'object' then design
    else jsonb_set(design, '{stats}', (design -> 'stats') - 'averageRating' - 'totalReviews' - 'reviewsEnabled'
      - case when design #>> '{stats,supportType}' is distinct from 'custom' then 'customSupportHours' else '' end)
  end
$$;

-- Triggers run before the constraint that limits the length of a name.
create or replace function private.check_store_name() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and private.is_store_name_taken(new.id, new.owner_id, left(new.name, 100)) then
    raise exception 'duplicate key value violates unique constraint "stores_name_key"'
      using errcode = '23505', constraint = 'stores_name_key';
  end if;
  return new;
end $$;

-- No name, address or id is longer than 320 characters.
create or replace function public.store_members_page(
  store_id text, search text default '', status text default null, membership_id uuid default null,
  provider text default null, sort_by text default 'newest', page int default 0, page_size int default 50
) returns jsonb language sql stable set search_path = '' as $$
  select private.store_members_page(store_id, left(search, 321), status, membership_id, provider, sort_by, page, page_size)
$$;
create or replace function public.store_transactions_page(
  store_id text, search text default '', kind text default null, status text default null, membership_id uuid default null,
  currency text default null, from_time timestamptz default null, to_time timestamptz default null,
  page int default 0, page_size int default 50
) returns jsonb language sql stable set search_path = '' as $$
  select private.store_transactions_page(store_id, left(search, 321), kind, status, membership_id, currency, from_time, to_time,
    page, page_size)
$$;

create or replace function public.replace_member_permissions(member_id uuid, rows jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  wanted record;
begin
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) > 1000 then
    raise exception 'Not a list of rights' using errcode = '22023';
  end if;
  delete from public.server_member_permissions given
  where given.team_member_id = member_id
    and ((select private.has_every_server()) or given.server_id in (select private.my_editor_server_ids()))
    and not exists (select 1 from jsonb_array_elements(rows) entry where entry ->> 'server_id' = given.server_id);
  if exists (select 1 from public.server_member_permissions given
    where given.team_member_id = member_id
      and ((select private.has_every_server()) or given.server_id in (select private.my_editor_server_ids()))
      and not exists (select 1 from jsonb_array_elements(rows) entry where entry ->> 'server_id' = given.server_id)) then
    raise exception 'No right to take these rights away' using errcode = '42501';
  end if;
  for wanted in select entry ->> 'server_id' as server_id, entry ->> 'server_name' as server_name,
      array(select jsonb_array_elements_text(entry -> 'allowed_panels')) as allowed_panels
    from jsonb_array_elements(rows) entry loop
    -- Skip unchanged rows. The list may contain rights that the viewer can see but is not allowed to give. Writing
    -- these rights would fail.
    continue when exists (select 1 from public.server_member_permissions given
      where given.team_member_id = member_id and given.server_id = wanted.server_id
        and given.server_name = wanted.server_name
        and given.allowed_panels @> wanted.allowed_panels and given.allowed_panels <@ wanted.allowed_panels);
    if exists (select 1 from public.server_member_permissions given
      where given.team_member_id = member_id and given.server_id = wanted.server_id) then
      update public.server_member_permissions given
      set server_name = wanted.server_name, allowed_panels = wanted.allowed_panels
      where given.team_member_id = member_id and given.server_id = wanted.server_id;
      if not found then
        raise exception 'No right to change these rights' using errcode = '42501';
      end if;
    else
      insert into public.server_member_permissions (team_member_id, server_id, server_name, allowed_panels)
      values (member_id, wanted.server_id, wanted.server_name, wanted.allowed_panels);
    end if;
  end loop;
end $$;
select private.hide_rows_in_errors('public.replace_member_permissions(uuid,jsonb)');

-- A store that becomes public because it is designed again is published, too.
drop trigger check_suspension on public.stores;
create trigger check_suspension before update of is_visible, is_designed on public.stores
  for each row when (new.is_visible and (not old.is_visible or (new.is_designed and not old.is_designed)))
  execute function private.check_suspension();

-- When an account is deleted, its Discord account is forgotten before its stores are deleted.
alter table public.store_reports add column owner_discord_id text,
  add constraint store_reports_owner_discord_id_check check (owner_discord_id ~ '^\d{17,20}$');
update public.store_reports report set owner_discord_id = private.discord_id_of(stores.owner_id)
  from public.stores where stores.id = report.store_id;
create function private.note_reported_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.owner_discord_id := (select private.discord_id_of(stores.owner_id) from public.stores where stores.id = new.store_id);
  return new;
end $$;
revoke all on function private.note_reported_owner from public;
create trigger note_reported_owner before insert on public.store_reports
  for each row execute function private.note_reported_owner();
create function private.note_removed_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.discord_id := coalesce(new.discord_id, (select report.owner_discord_id from public.store_reports report
    where report.store_id = new.id and report.owner_discord_id is not null order by report.created_at desc limit 1));
  return new;
end $$;
revoke all on function private.note_removed_owner from public;
create trigger note_removed_owner before insert on private.removed_stores
  for each row execute function private.note_removed_owner();

-- A deleted store leaves its address to its owner. Who opens and deletes stores again and again would keep them all.
create or replace function private.limits() returns table (thing text, most int)
language sql immutable set search_path = '' as $$
  values ('stores', 10), ('memberships', 40), ('allMemberships', 200), ('membershipBytes', 3000000), ('features', 100),
    ('featureLength', 200), ('addresses', 20), ('keptAddresses', 300), ('plans', 500), ('editors', 500),
    ('historyBytes', 8000000), ('importRows', 5000), ('imports', 100), ('waitingLists', 50), ('reports', 10),
    ('storePictures', 100), ('editorPictures', 200), ('keptBodies', 100)
$$;
create index store_addresses_owner_id_idx on private.store_addresses (owner_id);
create or replace function private.limit_stores() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then return new; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.owner_id::text, 6));
  if (select count(*) from public.stores where owner_id = new.owner_id) >= private.limit_of('stores') then
    perform private.refuse_more('stores', 'stores');
  end if;
  if (select count(*) from private.store_addresses kept where kept.owner_id = new.owner_id
      and (kept.gone_at is null or kept.gone_at > now() - interval '1 year')) >= private.limit_of('keptAddresses') then
    perform private.refuse_more('stores', 'addresses');
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
revoke all on function private.limit_bodies from public;
create trigger limit_bodies before insert on private.store_events
  for each row when (new.body is not null) execute function private.limit_bodies();
