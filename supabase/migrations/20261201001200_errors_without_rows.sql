-- PostgreSQL adds the row to the error of a violated constraint, unless row-level security applies to the writer. Inside
-- a function that runs as its owner it does not apply, so every such error would send the caller a row that they may
-- not read. This concerns the functions of the Data API that may write, and the triggers that write to other tables as
-- their owner.
select private.hide_rows_in_errors(oid::regprocedure) from pg_catalog.pg_proc
  where pronamespace = 'public'::regnamespace and provolatile = 'v' and prokind = 'f';
select private.hide_rows_in_errors(each.oid::regprocedure) from pg_catalog.pg_proc each
  where each.pronamespace = 'private'::regnamespace and each.prosecdef
    and each.prorettype in ('trigger'::regtype)
    and exists (select 1 from pg_catalog.pg_trigger where tgfoid = each.oid and tgtype & 2 = 0);
select private.hide_rows_in_errors('private.keep_reports_of_review()');
