-- Imports of members who are known: fewer calls of triggers, and fewer statements.

-- A change of a name or of a date does not concern places, ends and waiting lists.
drop trigger before_store_member_change on public.store_members;
create trigger before_store_member_change before insert on public.store_members
  for each row execute function private.before_store_member_change();
create trigger before_store_member_move before update of status, membership_id on public.store_members
  for each row when ((old.status, old.membership_id) is distinct from (new.status, new.membership_id))
  execute function private.before_store_member_change();
drop trigger clean_member_name on public.store_members;
create trigger clean_member_name before insert on public.store_members
  for each row execute function private.clean_member_name();
create trigger clean_new_member_name before update of display_name on public.store_members
  for each row when (old.display_name <> new.display_name) execute function private.clean_member_name();
drop trigger note_member_end on public.store_members;
create trigger note_member_end before insert on public.store_members
  for each row execute function private.note_member_end();
create trigger note_changed_member_end before update of status, until on public.store_members
  for each row when ((old.status, old.until) is distinct from (new.status, new.until))
  execute function private.note_member_end();

-- The members who have taken a place leave the waiting list, all members of a statement at once.
drop trigger leave_waitlist_as_member on public.store_members;
create or replace function private.leave_waitlist_as_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  memberships uuid[];
  users uuid[];
  accounts text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(made.membership_id), array_agg(made.user_id), array_agg(made.discord_id)
    into memberships, users, accounts from made where private.holds_place(made.status);
  else
    select array_agg(each.membership_id), array_agg(each.user_id), array_agg(each.discord_id)
    into memberships, users, accounts from (
      select made.id, made.membership_id, made.user_id, made.discord_id from made where private.holds_place(made.status)
      except select gone.id, gone.membership_id, gone.user_id, gone.discord_id from gone where private.holds_place(gone.status)) each;
  end if;
  if memberships is null then return null; end if;
  -- `offset 0` looks each user up by the key. Otherwise, the planner may read the waiting lists of all stores.
  delete from public.store_waitlist waiting where waiting.ctid = any (array(
    select listed.place from (
      select each.membership_id, each.user_id from unnest(memberships, users) each (membership_id, user_id)
      union
      select each.membership_id, identities.user_id from unnest(memberships, accounts) each (membership_id, discord_id)
      join auth.identities on identities.provider = 'discord' and identities.provider_id = each.discord_id) member
    cross join lateral (select each.ctid as place from public.store_waitlist each
      where each.membership_id = member.membership_id and each.user_id = member.user_id offset 0) listed));
  return null;
end $$;
select private.hide_rows_in_errors('private.leave_waitlist_as_member()');
create trigger leave_waitlist_as_member after insert on public.store_members
  referencing new table as made for each statement execute function private.leave_waitlist_as_member();
create trigger leave_waitlist_as_changed_member after update on public.store_members
  referencing old table as gone new table as made for each statement execute function private.leave_waitlist_as_member();

/*
 * Counts the places that a statement has given and freed. If it gave more places than were left, the newest of its members
 * give them back. The places of members who have left go to oversold members. The memberships are locked before their
 * places are written, as `before_store_member_change` does, so that two transactions do not wait for each other. A member
 * who leaves therefore waits for one who asks for a place, and the place reaches that member.
 *
 * PostgreSQL keeps the plan that it made for the first statement of a connection, which can have one row. A join of the old
 * and the new rows would then compare each of 5,000 rows with each other.
 */
create or replace function private.count_places() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  memberships uuid[];
  changes bigint[];
  freed uuid[];
  full_one record;
begin
  if tg_op = 'INSERT' then
    select array_agg(each.membership_id order by each.membership_id), array_agg(each.change order by each.membership_id)
    into memberships, changes from (
      select made.membership_id, count(*) as change from made
      where private.holds_place(made.status) and not made.is_oversold group by 1) each;
  elsif tg_op = 'DELETE' then
    select array_agg(each.membership_id order by each.membership_id), array_agg(each.change order by each.membership_id)
    into memberships, changes from (
      select gone.membership_id, -count(*) as change from gone
      where private.holds_place(gone.status) and not gone.is_oversold group by 1) each;
    freed := memberships;
  else
    select array_agg(each.membership_id order by each.membership_id), array_agg(each.change order by each.membership_id)
    into memberships, changes from (
      select moved.membership_id, sum(moved.change) as change from (
        select made.membership_id, 1 as change from made where private.holds_place(made.status) and not made.is_oversold
        union all
        select gone.membership_id, -1 from gone where private.holds_place(gone.status) and not gone.is_oversold) moved
      group by 1 having sum(moved.change) <> 0) each;
    select array_agg(distinct each.membership_id) into freed from (
      select gone.id, gone.membership_id from gone where private.holds_place(gone.status) and not gone.is_oversold
      except select made.id, made.membership_id from made where private.holds_place(made.status)) each;
  end if;
  if memberships is null then return null; end if;
  perform 1 from public.store_memberships sold
    where sold.id = any (memberships) and sold.max_members is not null order by sold.id for no key update;
  insert into private.membership_places as stored (membership_id, taken)
    select each.membership_id, each.change from unnest(memberships, changes) each (membership_id, change)
  on conflict (membership_id) do update set taken = stored.taken + excluded.taken;
  delete from private.membership_places stored where stored.membership_id = any (memberships) and stored.taken = 0;
  for full_one in
    select sold.id, places.taken - greatest(sold.max_members, places.taken - each.change) as too_many
    from unnest(memberships, changes) each (membership_id, change)
    join public.store_memberships sold on sold.id = each.membership_id
    join private.membership_places places on places.membership_id = sold.id
    where each.change > 1 and places.taken > sold.max_members
  loop
    if tg_op = 'INSERT' then
      update public.store_members set is_oversold = true where id in (
        select made.id from made
        where made.membership_id = full_one.id and private.holds_place(made.status) and not made.is_oversold
        order by made.created_at desc, made.id desc limit full_one.too_many);
    else
      update public.store_members set is_oversold = true where id in (
        select made.id from made join gone on gone.id = made.id
        where made.membership_id = full_one.id and private.holds_place(made.status) and not made.is_oversold
          and (gone.membership_id <> made.membership_id or not private.holds_place(gone.status) or gone.is_oversold)
        order by made.created_at desc, made.id desc limit full_one.too_many);
    end if;
  end loop;
  perform private.give_free_places(each.membership_id) from unnest(freed) each (membership_id);
  return null;
end $$;
select private.hide_rows_in_errors('private.count_places()');

-- Writes what an import has collected. The members who return to a limited membership get its places in the order of their
-- rows: first those for whom there are places, then the others. The added members get places in the order of their rows.
drop function private.write_imported_members(text, public.store_members[], public.store_members[]);
create function private.write_imported_members(store_id text, added public.store_members[],
  changed public.store_members[], returning_members public.store_members[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(changed) > 0 then
    update public.store_members member
      set status = each.status, since = each.since, until = each.until, display_name = each.display_name
      from unnest(changed) each where member.id = each.id;
  end if;
  if cardinality(returning_members) > 0 then
    update public.store_members member
      set status = each.status, since = each.since, until = each.until, display_name = each.display_name
      from (
        select numbered.* from (
          select listed.*, row_number() over (partition by listed.membership_id order by listed.ordinality) as place
          from unnest(returning_members) with ordinality listed) numbered
        join public.store_memberships sold on sold.id = numbered.membership_id
        where numbered.place <= sold.max_members - private.places_taken(sold.id)) each
      where member.id = each.id;
    update public.store_members member
      set status = each.status, since = each.since, until = each.until, display_name = each.display_name
      from unnest(returning_members) each where member.id = each.id and not private.holds_place(member.status);
  end if;
  if cardinality(added) > 0 then
    insert into public.store_members (store_id, membership_id, status, provider, discord_id, display_name, since, until)
      select write_imported_members.store_id, each.membership_id, each.status, 'file', each.discord_id, each.display_name,
        each.since, each.until
      from unnest(added) each;
  end if;
end $$;

/*
 * Imports members from a file, as described in 20261201000700_members.sql. An index finds the stored members that a row is
 * compared with. The rows are written together. Their order decides only where a member of a limited membership takes a
 * place again: everybody else without a place gets one by age, and the added members are the newest. So the members who
 * return are written together up to a row that takes or frees a place of a limited membership in another way.
 */
create or replace function private.import_store_members(store_id text, rows jsonb, is_trial boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  results jsonb[] := '{}';
  one record;
  reason text;
  action text;
  existing public.store_members;
  fresh public.store_members;
  added public.store_members[] := '{}';
  changed public.store_members[] := '{}';
  returning_members public.store_members[] := '{}';
  -- Whether `added` and `changed` take or free places of limited memberships.
  moves_places boolean := false;
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
    ), timed as materialized (
      select cells.*, private.time_of(cells.since) as since_time, private.time_of(cells.until) as until_time from cells
    ), known as materialized (
      select timed.at, timed.person, timed.name, timed.status, timed.since_time as since, timed.until_time as until,
        date_trunc('milliseconds', timed.since_time) as since_ms,
        coalesce(date_trunc('milliseconds', timed.until_time), 'infinity') as until_ms, sold.id as sold,
        (timed.since is not null and timed.since_time is null) or (timed.until is not null and timed.until_time is null)
          as has_wrong_date
      from timed join sold using (membership)
    ), compared as (
      select known.*, exists (
        select 1 from (
          select member.* from public.store_members member
            where known.person <> '' and member.discord_id = known.person and member.membership_id = known.sold
          union all
          select member.* from public.store_members member
            where known.person = '' and member.discord_id is null and member.membership_id = known.sold
              and member.store_id = import_store_members.store_id
              and member.since >= known.since_ms and member.since < known.since_ms + interval '1 ms') member
        where (known.name, known.status, known.since_ms, known.until_ms) = (private.clean_name(member.display_name),
          member.status, date_trunc('milliseconds', member.since),
          coalesce(date_trunc('milliseconds', member.until), 'infinity'))) as is_stored
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
    select judged.*, found.existing, sold.max_members is not null as is_limited from (
      select checked.*, coalesce(checked.problem, case when not checked.is_stored and row_number() over (
        partition by checked.sold, checked.person, checked.problem is null order by checked.is_stored desc, checked.at) > 1
        then 'repeated' end) as reason
      from checked) judged
    left join public.store_memberships sold on sold.id = judged.sold
    left join lateral (
      select member as existing from public.store_members member
      where member.membership_id = judged.sold and member.discord_id = judged.person
      order by private.holds_place(member.status) desc, member.created_at desc, member.id limit 1) found
    on not judged.is_stored and judged.reason is null
    order by judged.at
  loop
    reason := one.reason;
    action := null;
    if one.is_stored then
      action := 'unchanged';
    elsif reason is null then
      existing := one.existing;
      if existing.id is null then
        if one.until < coalesce(one.since, now()) then reason := 'untilBeforeSince'; else action := 'add'; end if;
        if action = 'add' and not is_trial then
          fresh.membership_id := one.sold;
          fresh.status := coalesce(one.status, 'active');
          fresh.discord_id := one.person;
          fresh.display_name := one.name;
          fresh.since := coalesce(one.since, now());
          fresh.until := one.until;
          if one.is_limited and cardinality(returning_members) > 0 then
            perform private.write_imported_members(import_store_members.store_id, '{}', '{}', returning_members);
            returning_members := '{}';
          end if;
          added := added || fresh;
          moves_places := moves_places or one.is_limited;
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
            one.is_limited := one.is_limited and private.holds_place(one.status) <> private.holds_place(existing.status);
            existing.status := one.status;
            existing.since := one.since;
            existing.until := one.until;
            existing.display_name := one.name;
            if one.is_limited and private.holds_place(one.status) then
              if moves_places then
                perform private.write_imported_members(import_store_members.store_id, added, changed, '{}');
                added := '{}';
                changed := '{}';
                moves_places := false;
              end if;
              returning_members := returning_members || existing;
            else
              if one.is_limited and cardinality(returning_members) > 0 then
                perform private.write_imported_members(import_store_members.store_id, '{}', '{}', returning_members);
                returning_members := '{}';
              end if;
              changed := changed || existing;
              moves_places := moves_places or one.is_limited;
            end if;
          end if;
        end if;
      end if;
    end if;
    results := results || jsonb_build_object('action', coalesce(action, 'refused'), 'reason', reason);
  end loop;
  perform private.write_imported_members(import_store_members.store_id, added, changed, returning_members);
  return to_jsonb(results);
end $$;
