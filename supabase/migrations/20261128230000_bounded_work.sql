-- Looks the names of a file up in the memberships of the store, whose names are prepared once. Before, each of up to
-- 5,000 names in a file prepared the name of each membership again, which took 30 seconds.
create or replace function private.import_store_members(store_id text, rows jsonb, is_trial boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  results jsonb[] := '{}';
  one record;
  reason text;
  action text;
  existing public.store_members;
begin
  if not private.owns_store(store_id) then raise exception 'Not your store' using errcode = '42501'; end if;
  if jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) > 5000 then
    raise exception 'At most 5000 rows' using errcode = '54000';
  end if;
  perform 1 from public.store_memberships each where each.store_id = import_store_members.store_id
    order by each.id for no key update;
  for one in
    with cells as (
      select listed.at, btrim(coalesce(listed.value ->> 'discord_id', '')) as person,
        coalesce(listed.value ->> 'membership', '') as membership,
        private.clean_name(coalesce(listed.value ->> 'display_name', '')) as name,
        nullif(lower(btrim(listed.value ->> 'status')), '') as status,
        nullif(btrim(listed.value ->> 'since'), '') as since, nullif(btrim(listed.value ->> 'until'), '') as until
      from jsonb_array_elements(rows) with ordinality listed (value, at)
    ), own as materialized (
      select each.id, each.id::text as written_id, each.name, lower(private.clean_name(each.name)) as folded
      from public.store_memberships each where each.store_id = import_store_members.store_id
    ), named as materialized (
      select each.membership, private.clean_name(each.membership) as clean, lower(private.clean_name(each.membership)) as folded
      from (select distinct cells.membership from cells) each
    ), sold as materialized (
      select named.membership, coalesce(
        (select own.id from own where own.written_id = named.folded),
        (select (array_agg(own.id))[1] from own where own.name = named.membership having count(*) = 1),
        (select (array_agg(own.id))[1] from own where own.folded = named.folded having count(*) = 1),
        (select (array_agg(distinct plan.membership_id))[1] from public.store_membership_plans plan
          where plan.store_id = import_store_members.store_id and plan.plan_id = named.clean
          having count(distinct plan.membership_id) = 1)) as id
      from named
    ), known as (
      select cells.at, cells.person, cells.name, cells.status, private.time_of(cells.since) as since, private.time_of(cells.until) as until, sold.id as sold,
        (cells.since is not null and private.time_of(cells.since) is null)
          or (cells.until is not null and private.time_of(cells.until) is null) as has_wrong_date
      from cells join sold using (membership)
    ), compared as (
      select known.*, (known.sold, known.person, known.name, known.status, date_trunc('milliseconds', known.since),
          coalesce(date_trunc('milliseconds', known.until), 'infinity')) in (
        select member.membership_id, coalesce(member.discord_id, ''), private.clean_name(member.display_name),
          member.status, date_trunc('milliseconds', member.since),
          coalesce(date_trunc('milliseconds', member.until), 'infinity')
        from public.store_members member where member.store_id = import_store_members.store_id) is true as is_stored
      from known
    ), checked as (
      select compared.*, case
        when compared.is_stored then null
        when compared.person !~ '^\d{17,20}$' then 'discordId'
        when compared.sold is null then 'membership'
        when char_length(compared.name) > 100 then 'nameTooLong'
        when compared.status not in ('active', 'past_due', 'canceled', 'refunded') then 'status'
        when compared.has_wrong_date then 'date'
        when compared.until < compared.since then 'untilBeforeSince'
      end as problem
      from compared
    )
    select checked.*, coalesce(checked.problem, case when not checked.is_stored and row_number() over (
      partition by checked.sold, checked.person, checked.problem is null order by checked.is_stored desc, checked.at) > 1
      then 'repeated' end) as reason
    from checked order by checked.at
  loop
    reason := one.reason;
    action := null;
    if one.is_stored then
      action := 'unchanged';
    elsif reason is null then
      select * into existing from public.store_members member
        where member.membership_id = one.sold and member.discord_id = one.person
        order by private.holds_place(member.status) desc, member.created_at desc, member.id limit 1;
      if existing.id is null then
        if one.until < coalesce(one.since, now()) then reason := 'untilBeforeSince'; else action := 'add'; end if;
        if action = 'add' and not is_trial then
          insert into public.store_members
            (store_id, membership_id, status, provider, discord_id, display_name, since, until)
          values (import_store_members.store_id, one.sold, coalesce(one.status, 'active'), 'file', one.person, one.name,
            coalesce(one.since, now()), one.until);
        end if;
      elsif existing.provider in ('stripe', 'whop') then reason := 'managedByProvider';
      else
        -- A blank cell does not change the stored value.
        if one.name in ('', private.clean_name(existing.display_name)) then one.name := existing.display_name; end if;
        one.status := coalesce(one.status, existing.status);
        if one.since is null or date_trunc('milliseconds', existing.since) = date_trunc('milliseconds', one.since) then
          one.since := existing.since;
        end if;
        if one.until is null or date_trunc('milliseconds', existing.until) = date_trunc('milliseconds', one.until) then
          one.until := existing.until;
        end if;
        if one.until < one.since then reason := 'untilBeforeSince';
        elsif (existing.status, existing.since, existing.display_name) = (one.status, one.since, one.name)
          and existing.until is not distinct from one.until then action := 'unchanged';
        else
          action := 'update';
          if not is_trial then
            update public.store_members set status = one.status, since = one.since, until = one.until,
              display_name = one.name where id = existing.id;
          end if;
        end if;
      end if;
    end if;
    results := results || jsonb_build_object('action', coalesce(action, 'refused'), 'reason', reason);
  end loop;
  return to_jsonb(results);
end $$;

-- PostgREST answers 500 to P0002.
create or replace function private.buyer_reference(store text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known text;
begin
  if not coalesce(private.is_public_store(store), false) then
    raise exception 'No such store' using errcode = '22023';
  end if;
  insert into private.buyer_references (user_id, store_id) values ((select auth.uid()), store)
    on conflict (user_id, store_id) do nothing;
  select reference into known from private.buyer_references where user_id = (select auth.uid()) and store_id = store;
  return known;
end $$;

-- The lengths of columns that other migrations of this version have added.
alter table public.stores add constraint stores_refused_role_ids_length
  check (private.is_within(refused_role_ids, 1000, 20)) not valid;
alter table private.server_links add constraint server_links_length
  check (char_length(server_id) <= 20 and char_length(discord_id) <= 20 and private.is_within(allowed_role_ids, 1000, 20)) not valid;
alter table private.store_addresses add constraint store_addresses_store_id_length
  check (char_length(store_id) <= 68) not valid;

-- Functions that are newer than 20261128150000_errors_without_rows.sql.
select private.hide_rows_in_errors(oid::regprocedure) from pg_catalog.pg_proc
  where pronamespace = 'public'::regnamespace and provolatile = 'v' and prokind = 'f';
select private.hide_rows_in_errors(each.oid::regprocedure) from pg_catalog.pg_proc each
  where each.pronamespace = 'private'::regnamespace and each.prosecdef and each.prorettype = 'trigger'::regtype
    and exists (select 1 from pg_catalog.pg_trigger where tgfoid = each.oid and tgtype & 2 = 0);
