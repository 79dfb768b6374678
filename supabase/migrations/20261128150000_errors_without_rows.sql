-- PostgreSQL adds the row to the error of a violated constraint, unless row-level security applies to the writer. Inside
-- a function that runs as its owner it does not apply, so every such error would send the caller a row that they may
-- not read.

-- Raises an error again without its detail. The message of an invalid value contains the value, which may be stored.
create function private.raise_without_row(state text, message text, hint text) returns void
  language plpgsql set search_path = '' as $$
begin
  if state like '22%' and state <> '22023' then message := 'A value is not valid'; end if;
  if hint = '' then raise exception using errcode = state, message = message; end if;
  raise exception using errcode = state, message = message, hint = hint;
end $$;
revoke all on function private.raise_without_row from public;
grant execute on function private.raise_without_row to anon, authenticated, service_role;

-- Wraps the body of a function in a handler that removes the row from its errors. Call it again after `create or replace`.
create function private.hide_rows_in_errors(guarded regprocedure) returns void
  language plpgsql set search_path = '' as $$
declare
  made pg_catalog.pg_proc := (select each from pg_catalog.pg_proc each where each.oid = guarded);
  body text := pg_catalog.rtrim(made.prosrc, E'; \n');
begin
  if made.prosrc like '%private.raise_without_row(%' then return; end if;
  body := case
    when (select lanname from pg_catalog.pg_language where oid = made.prolang) = 'plpgsql' then body
    when made.prorettype = 'void'::regtype then 'perform (' || body || E'\n  )'
    else 'return (' || body || E'\n  )' end;
  execute pg_catalog.format(
    'create or replace function %s(%s) returns %s language plpgsql %s %s set search_path = '''' as %L',
    guarded::oid::regproc, pg_catalog.pg_get_function_arguments(guarded), pg_catalog.pg_get_function_result(guarded),
    case made.provolatile when 'v' then 'volatile' when 's' then 'stable' else 'immutable' end,
    case when made.prosecdef then 'security definer' else 'security invoker' end,
    pg_catalog.format(E'\ndeclare\n  told_hint text;\nbegin\n  %s;\n%sexception when others then\n  get stacked diagnostics told_hint = pg_exception_hint;\n  perform private.raise_without_row(sqlstate, sqlerrm, told_hint);\n%send ',
      body, case when made.proretset then E'  return;\n' else '' end,
      case when made.proretset or made.prorettype = 'void'::regtype then '' else E'  return null;\n' end));
end $$;
revoke all on function private.hide_rows_in_errors from public;

-- The functions of the Data API that may write, and the triggers that write to other tables as their owner.
select private.hide_rows_in_errors(oid::regprocedure) from pg_catalog.pg_proc
  where pronamespace = 'public'::regnamespace and provolatile = 'v' and prokind = 'f';
select private.hide_rows_in_errors(each.oid::regprocedure) from pg_catalog.pg_proc each
  where each.pronamespace = 'private'::regnamespace and each.prosecdef
    and each.prorettype in ('trigger'::regtype)
    and exists (select 1 from pg_catalog.pg_trigger where tgfoid = each.oid and tgtype & 2 = 0);
