-- A problem that is too long for a message ends with an ellipsis.
/*
 * Stores a health check, and queues a message about what has begun to fail since the one before. `problems` is the list that
 * the edge function `check-health` returns. `checker` is null if the bot has asked. A check that is not whole, because the bot
 * is timed out or not in the server, ends nothing that failed before. Returns 'recorded', 'late' if a newer one is stored, or
 * 'unknownServer'.
 */
create or replace function private.record_health_check(
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
  select jsonb_agg(jsonb_build_object('title', left(problem ->> 'title', 200), 'text', case when char_length(problem ->> 'text') > 500 then left(problem ->> 'text', 499) || '…' else problem ->> 'text' end,
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

select private.hide_rows_in_errors(each.oid::regprocedure) from pg_catalog.pg_proc each
  where each.proname = 'record_health_check';
