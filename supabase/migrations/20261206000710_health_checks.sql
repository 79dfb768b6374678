-- The last health check of each server in numbers, and the ids of what fails for members (product.md §9.23). Only the edge
-- functions write it: they have read the server on Discord themselves.
create table private.health_checks (
  server_id text primary key references public.servers (id) on delete cascade,
  -- When the server was read on Discord.
  read_at timestamptz not null check (private.is_time(read_at)),
  -- Null if the bot has asked.
  checked_by_name text check (char_length(checked_by_name) <= 100),
  fails int not null check (fails >= 0),
  limited int not null check (limited >= 0),
  failing text[] not null check (private.is_within(failing, 1000, 100))
);
alter table private.health_checks enable row level security;
create policy "Nobody reads it through the API" on private.health_checks for select to authenticated using (false);
grant select on private.health_checks to service_role;

-- Returns the last health check of a server; null if there is none, or if the viewer may not open every panel.
create function private.last_health_check(server text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  last private.health_checks;
begin
  select checked.* into last from private.health_checks checked where checked.server_id = server;
  if not found or not coalesce(private.has_full_access(server), false) then return null; end if;
  return jsonb_build_object('at', last.read_at, 'by', last.checked_by_name, 'fails', last.fails, 'limited', last.limited);
end $$;

create function public.last_check(server public.servers) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$ begin return private.last_health_check(server.id); end $$;

/*
 * Stores a health check, and queues a message about what has begun to fail since the one before. `problems` is the list that
 * the edge function `check-health` returns. `checker` is null if the bot has asked. A check that is not whole, because the bot
 * is timed out or not in the server, ends nothing that failed before. Returns 'recorded', 'late' if a newer one is stored, or
 * 'unknownServer'.
 */
create function private.record_health_check(
  server text, checker uuid, checked_at timestamptz, is_whole boolean, problems jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before private.health_checks;
  -- A clock that is ahead would keep later checks out.
  seen_at timestamptz := least(checked_at, clock_timestamp());
  name text := case when checker is not null then private.name_of(checker) end;
  found_ids text[];
  told jsonb;
  others int;
begin
  if not exists (select from public.servers known where known.id = server) then return 'unknownServer'; end if;
  select checked.* into before from private.health_checks checked where checked.server_id = server for no key update;
  if before.read_at >= seen_at then return 'late'; end if;
  select coalesce(array_agg(distinct id order by id), '{}') into found_ids from (
    select left(jsonb_array_elements_text(problem -> 'ids'), 100) as id from jsonb_array_elements(problems) problem
      where problem ->> 'severity' = 'fails'
    union select unnest(before.failing) where not is_whole) failing;
  insert into private.health_checks as checked (server_id, read_at, checked_by_name, fails, limited, failing)
  select server, seen_at, name, count(*) filter (where problem ->> 'severity' = 'fails'),
    count(*) filter (where problem ->> 'severity' <> 'fails'), found_ids[1:1000]
  from jsonb_array_elements(problems) problem
  on conflict (server_id) do update set read_at = excluded.read_at, checked_by_name = excluded.checked_by_name,
    fails = excluded.fails, limited = excluded.limited, failing = excluded.failing;
  -- What failed before the first check is not new.
  if before.server_id is null then return 'recorded'; end if;
  select jsonb_agg(jsonb_build_object('title', left(problem ->> 'title', 200), 'text', left(problem ->> 'text', 500),
      'settings', (select coalesce(jsonb_agg(setting -> 'label' order by nth), '[]')
        from jsonb_array_elements(problem -> 'settings') with ordinality named (setting, nth) where nth <= 10))
      order by place) filter (where place <= 10),
    greatest(count(*) - 10, 0) into told, others
  from (select problem, row_number() over (order by place) as place
    from jsonb_array_elements(problems) with ordinality given (problem, place)
    where problem ->> 'severity' = 'fails' and exists (select from jsonb_array_elements_text(problem -> 'ids') id
      where left(id, 100) <> all (before.failing))) fresh;
  if told is not null then
    perform private.queue_message(server, 'healthTurnedRed',
      jsonb_build_object('by', name, 'problems', told, 'others', others), '10 seconds');
  end if;
  return 'recorded';
end $$;

create function public.record_health_check(
  server_id text, checker uuid, checked_at timestamptz, is_whole boolean, problems jsonb) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.record_health_check(server_id, checker, checked_at, is_whole, problems)
$$;

grant execute on function private.last_health_check, public.last_check to authenticated;
grant execute on function private.record_health_check, public.record_health_check to service_role;

select private.hide_rows_in_errors(each.oid::regprocedure) from pg_catalog.pg_proc each
  where each.proname = 'record_health_check';

-- The last health check of a server, for those who may open every panel.
create or replace function private.my_server_facts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'server_id', servers.id, 'is_set_up', servers.added_at is not null,
      'saved_at', last_save.saved_at, 'saved_by_name', last_save.saved_by_name,
      'request', last_request.request, 'health', private.last_health_check(servers.id)) order by servers.id), '[]')
    from public.servers
    left join lateral (
      select saves.saved_at, saves.saved_by_name from (
        select revisions.* from public.server_config_revisions revisions
        where revisions.server_id = servers.id order by revisions.version desc offset 0) saves
      where saves.keys && array(select private.visible_keys(servers.id))
      order by saves.version desc limit 1) last_save on true
    left join lateral (
      select jsonb_build_object('status', asked.status,
        'at', case when asked.status = 'open' then asked.asked_at else asked.answered_at end) as request
      from public.access_requests asked
      where asked.server_id = servers.id and asked.user_id = (select auth.uid())
        and (asked.status = 'open' or (asked.status = 'declined' and asked.answered_at > now() - interval '7 days'))
      order by asked.asked_at desc limit 1) last_request on true
    where servers.id in (
      select access.server_id from private.guild_access access
      where access.user_id = (select auth.uid()) and access.believed_until > now()
      union select mine.server_id from private.my_permissions() mine));
end $$;
