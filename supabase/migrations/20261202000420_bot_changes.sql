-- The changes that the bot follows (supabase/README.md), so that it need not read everything again at each change.

/*
 * One row says what to read again: the configuration of a server (kind 'config'), or the roles (kind 'roles') of all
 * members in a server, of all members in the server of a store, or of one account in the server of a store. A row names
 * what its own transaction has changed. Which server a store belongs to is looked up when the row is read, because another
 * transaction can move the store meanwhile.
 *
 * Rows are ordered by the number of their transaction, and not by the time: a transaction that commits late has an earlier
 * time and a smaller id than rows that were read before.
 */
create table private.bot_changes (
  kind text not null check (kind in ('config', 'roles')),
  made_in xid8 not null default pg_catalog.pg_current_xact_id(),
  id bigint generated always as identity,
  made_at timestamptz not null default clock_timestamp(),
  server_id text,
  store_id text,
  discord_id text,
  primary key (kind, made_in, id),
  constraint bot_changes_length
    check (char_length(server_id) <= 20 and char_length(store_id) <= 68 and char_length(discord_id) <= 20),
  constraint bot_changes_names_one
    check (num_nonnulls(server_id, store_id) <= 1 and (discord_id is null or store_id is not null))
);
create index bot_changes_made_at_idx on private.bot_changes (kind, made_at);
alter table private.bot_changes enable row level security;
create policy "Nobody reads it through the API" on private.bot_changes for select to authenticated using (false);
-- Says that nothing before it is missing.
insert into private.bot_changes (kind) values ('config'), ('roles');

-- Removes rows that are older than a day, the oldest first. The newest of them stays: a request for the changes after an
-- earlier row is told that changes may be missing. One transaction at a time removes rows; the others do not wait.
create function private.forget_bot_changes(kind text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  newest xid8 := (select old.made_in from private.bot_changes old
    where old.kind = forget_bot_changes.kind and old.made_at < now() - interval '1 day' order by old.made_at desc limit 1);
begin
  -- With `exists`, the planner may read the whole table.
  if (select old.made_in from private.bot_changes old where old.kind = forget_bot_changes.kind
      order by old.made_in, old.id limit 1) < newest is not true
    or not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended(kind, 14)) then return; end if;
  delete from private.bot_changes old where old.kind = forget_bot_changes.kind and (old.made_in, old.id) in (
    select each.made_in, each.id from private.bot_changes each
    where each.kind = forget_bot_changes.kind and each.made_in < newest
    order by each.made_in, each.id limit 1000);
end $$;

-- Says that the roles of a server, of a store or of one account in a store have changed.
create function private.note_roles(servers text[], stores text[], accounts text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.bot_changes (kind, server_id, store_id, discord_id)
    select distinct 'roles', each.server_id, each.store_id, each.discord_id
    from unnest(servers, stores, accounts) each (server_id, store_id, discord_id)
    where num_nonnulls(each.server_id, each.store_id) = 1;
  perform private.forget_bot_changes('roles');
end $$;

-- A role depends on no other columns of a member. A member of a deleted store is part of the row of the store's server.
create function private.note_member_roles() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stores text[];
  accounts text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(made.store_id), array_agg(made.discord_id) into stores, accounts from made
      where made.discord_id is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(gone.store_id), array_agg(gone.discord_id) into stores, accounts from gone
      where gone.discord_id is not null and exists (select 1 from public.stores store where store.id = gone.store_id);
  else
    select array_agg(each.store_id), array_agg(each.discord_id) into stores, accounts from (
      (select id, store_id, discord_id, membership_id, private.holds_place(status), is_oversold, user_id from gone
          where discord_id is not null
        except select id, store_id, discord_id, membership_id, private.holds_place(status), is_oversold, user_id from made)
      union all
      (select id, store_id, discord_id, membership_id, private.holds_place(status), is_oversold, user_id from made
          where discord_id is not null
        except select id, store_id, discord_id, membership_id, private.holds_place(status), is_oversold, user_id from gone)) each;
  end if;
  if stores is not null then perform private.note_roles(null, stores, accounts); end if;
  return null;
end $$;
select private.hide_rows_in_errors('private.note_member_roles()');
create trigger note_roles after insert on public.store_members
  referencing new table as made for each statement execute function private.note_member_roles();
create trigger note_changed_roles after update on public.store_members
  referencing old table as gone new table as made for each statement execute function private.note_member_roles();
create trigger note_removed_roles after delete on public.store_members
  referencing old table as gone for each statement execute function private.note_member_roles();

create function private.note_store_roles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_roles(case tg_op when 'DELETE' then array[old.server_id] else array[old.server_id, new.server_id] end,
    null, null);
  return null;
end $$;
select private.hide_rows_in_errors('private.note_store_roles()');
create trigger note_store_roles after update of server_id, server_link on public.stores
  for each row when ((old.server_id, old.server_link) is distinct from (new.server_id, new.server_link))
  execute function private.note_store_roles();
create trigger note_removed_store_roles after delete on public.stores
  for each row when (old.server_id is not null) execute function private.note_store_roles();

-- The role of a membership, and the roles that the seller may give.
create function private.note_roles_of_store() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_roles(null, array[new.store_id], null);
  return null;
end $$;
select private.hide_rows_in_errors('private.note_roles_of_store()');
create trigger note_roles after update of role_id on public.store_memberships
  for each row when (old.role_id is distinct from new.role_id) execute function private.note_roles_of_store();
create trigger note_roles after update of allowed_role_ids on private.server_links
  for each row when (old.allowed_role_ids <> new.allowed_role_ids) execute function private.note_roles_of_store();

create function private.note_refused_roles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform private.note_roles(null, array[old.store_id], array[old.discord_id]); end if;
  if tg_op <> 'DELETE' then perform private.note_roles(null, array[new.store_id], array[new.discord_id]); end if;
  return null;
end $$;
select private.hide_rows_in_errors('private.note_refused_roles()');
create trigger note_roles after insert or update or delete on private.refused_stores
  for each row execute function private.note_refused_roles();

create function private.note_config() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.bot_changes (kind, server_id)
    values ('config', case tg_op when 'DELETE' then old.server_id else new.server_id end);
  perform private.forget_bot_changes('config');
  return null;
end $$;
select private.hide_rows_in_errors('private.note_config()');
create trigger note_config after insert or update or delete on public.server_configs
  for each row execute function private.note_config();

/*
 * Returns at most 1,000 changes after a position, and the position after them. `changes` is null without a position, and
 * if changes after it were removed: then everything has to be read, and afterward what came after the new position.
 *
 * A position never passes a transaction that is still running: all those before `xmin` have ended, so that no row can
 * appear before the position any more. Changes of later transactions are returned, too, and again the next time.
 */
create function private.bot_changes_after(
  kind text, after text, out reached text, out has_more boolean, out changes private.bot_changes[])
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  ended xid8 := pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot());
  last_in xid8 := split_part(after, ':', 1)::xid8;
  last_id bigint := split_part(after, ':', 2)::bigint;
begin
  has_more := false;
  if (select (known.made_in, known.id) <= (last_in, last_id) from private.bot_changes known
      where known.kind = bot_changes_after.kind order by known.made_in, known.id limit 1) is not true then
    reached := (select known.made_in || ':' || known.id from private.bot_changes known
      where known.kind = bot_changes_after.kind and known.made_in < ended order by known.made_in desc, known.id desc limit 1);
    return;
  end if;
  changes := array(select known from private.bot_changes known
    where known.kind = bot_changes_after.kind and (known.made_in, known.id) > (last_in, last_id)
    order by known.made_in, known.id limit 1000);
  reached := coalesce((select known.made_in || ':' || known.id from unnest(changes) known
    where known.made_in < ended order by known.made_in desc, known.id desc limit 1), after);
  has_more := cardinality(changes) = 1000 and reached <> after;
end $$;

-- Returns {position, has_more, servers}: the ids of the servers whose configuration has changed after a position; null
-- if all have to be read.
create function private.config_changes(after text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('position', found.reached, 'has_more', found.has_more, 'servers',
    case when found.changes is not null then coalesce((
      select jsonb_agg(distinct known.server_id) from unnest(found.changes) known where known.server_id is not null), '[]') end)
  from private.bot_changes_after('config', after) found
$$;
create function public.config_changes(after text default null) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.config_changes(after) $$;

drop function public.membership_roles(text, text, text, int);
create function private.membership_roles(after_server text, after_role text, after_discord_id text, last_server text,
  servers text[], accounts text[], page_size int)
returns table (server_id text, role_id text, discord_id text, is_due boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select stores.server_id, sold.role_id, member.discord_id,
    case when bool_or(stores.server_link = 'standing' and sold.role_id = any (link.allowed_role_ids))
      then bool_or(stores.server_link = 'standing' and sold.role_id = any (link.allowed_role_ids)
        and member.status in ('active', 'past_due') and not member.is_oversold
        and not exists (select 1 from private.refused_stores refused
          where refused.store_id = member.store_id and refused.discord_id = member.discord_id
            and refused.user_id is distinct from member.user_id)) end
  from public.store_members member
  join public.store_memberships sold on sold.id = member.membership_id
  join public.stores on stores.id = sold.store_id
  join private.server_links link on link.store_id = stores.id
  where member.discord_id is not null and sold.role_id is not null
    -- The comparison of rows does not use the index of servers.
    and stores.server_id between after_server and last_server
    and (stores.server_id, sold.role_id, member.discord_id) > (after_server, after_role, after_discord_id)
    and (accounts is null or member.discord_id = any (accounts))
    and (accounts is null or (stores.server_id, member.discord_id) in (
      select each.server, each.account from unnest(servers, accounts) each (server, account)))
  group by 1, 2, 3
  order by 1, 2, 3
  limit page_size;
end $$;

/*
 * For the bot: returns whether each Discord account with a membership should have the role of the membership. `is_due` is
 * true as long as at least one membership of the account with this role has a spot, and false after all of them have ended
 * or were refused. Null means that the bot leaves the role as it is: the link is paused, or Discord has not said that the
 * seller may give the role. The rows are ordered by server, role and Discord id. The page starts after the three given
 * values, ends with `last_server`, and contains at most `page_size` rows (limited to 1,000).
 */
create function public.membership_roles(after_server text default '', after_role text default '',
  after_discord_id text default '', page_size int default 1000, last_server text default '99999999999999999999')
returns table (server_id text, role_id text, discord_id text, is_due boolean)
language sql stable security invoker set search_path = '' as $$
  select * from private.membership_roles(after_server, after_role, after_discord_id, last_server, null, null,
    least(greatest(page_size, 0), 1000))
$$;

-- Returns {position, has_more, servers, members}: the servers of which all roles have to be read, and the roles
-- [{role_id, is_due}] of each other member [{server_id, discord_id, roles}] whose roles may have changed after a
-- position. A role that the member had and that is not in the list is no longer due. `servers` is null if everything has
-- to be read.
create function private.role_changes(after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found record := private.bot_changes_after('roles', after);
  whole text[] := array(
    select known.server_id from unnest(found.changes) known where known.server_id is not null
    union
    select stores.server_id from unnest(found.changes) known join public.stores on stores.id = known.store_id
    where known.discord_id is null and stores.server_id is not null);
  servers text[];
  accounts text[];
begin
  select array_agg(person.server_id), array_agg(person.discord_id) into servers, accounts from (
    select distinct stores.server_id, known.discord_id from unnest(found.changes) known
    join public.stores on stores.id = known.store_id
    where known.discord_id is not null and stores.server_id <> all (whole)) person;
  return jsonb_build_object('position', found.reached, 'has_more', found.has_more,
    'servers', case when found.changes is not null then to_jsonb(whole) end,
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object('server_id', person.server_id, 'discord_id', person.discord_id,
        'roles', coalesce(held.roles, '[]'))), '[]')
      from unnest(servers, accounts) person (server_id, discord_id)
      left join (
        select each.server_id, each.discord_id,
          jsonb_agg(jsonb_build_object('role_id', each.role_id, 'is_due', each.is_due)) as roles
        from private.membership_roles('', '', '', '99999999999999999999', servers, coalesce(accounts, '{}'), null) each
        group by 1, 2) held
      on held.server_id = person.server_id and held.discord_id = person.discord_id));
end $$;
create function public.role_changes(after text default null) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.role_changes(after) $$;

grant execute on function private.config_changes, public.config_changes, private.membership_roles, public.membership_roles,
  private.role_changes, public.role_changes to service_role;
