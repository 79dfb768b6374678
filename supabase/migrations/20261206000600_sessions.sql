/*
 * The sessions of the signed-in user, and the rule that what is sensitive needs a session that still exists.
 *
 * An access token is valid until it expires, even if its session was ended (supabase.md §2.7). So the tables that hold
 * secrets, payment settings and rights of others ask `auth.sessions` before each change, whichever function makes it.
 */

-- Returns whether the session of the caller's access token still exists.
create function private.has_session() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions session
    where session.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and session.user_id = (select auth.uid())
      and (session.not_after is null or session.not_after > now())
  )
$$;

-- Stops a caller whose session was ended. PostgREST answers 401. Callers without a user, such as the secret key, pass.
create function private.require_session() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null and not private.has_session() then
    raise sqlstate 'PT401' using message = 'The session was ended', hint = 'session_ended';
  end if;
end $$;

create function private.require_session_for_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_session();
  return null;
end $$;

-- tests/database/sessions.test.ts lists these tables, and fails if another table refers to a secret.
do $$ declare guarded record; begin
  for guarded in values
    ('public.server_secrets', 'insert or update or delete'),
    ('public.store_payment_secrets', 'insert or update or delete'),
    ('private.message_recipients', 'insert or update or delete'),
    ('public.store_membership_plans', 'insert or update or delete'),
    ('public.store_memberships', 'insert or update of checkout_url'),
    ('public.store_members', 'update or delete'),
    ('public.stores', 'delete'),
    ('public.team_members', 'insert or update or delete'),
    ('public.server_member_permissions', 'insert or update or delete'),
    ('public.managed_users', 'insert or update or delete')
  loop
    execute format('create trigger require_session before %s on %s
      for each statement execute function private.require_session_for_change()', guarded.column2, guarded.column1);
  end loop;
end $$;

-- Returns the 100 sessions of the caller that were used last. `used_at` is the time of the last refresh.
create function private.my_sessions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_session();
  return (
    select jsonb_agg(jsonb_build_object('id', mine.id, 'user_agent', mine.user_agent, 'created_at', mine.created_at,
      'used_at', mine.used_at, 'is_current', mine.is_current) order by mine.is_current desc, mine.used_at desc, mine.id)
    from (
      select session.id, left(session.user_agent, 500) as user_agent, session.created_at,
        greatest(session.created_at, session.refreshed_at at time zone 'UTC') as used_at,
        session.id = ((select auth.jwt()) ->> 'session_id')::uuid as is_current
      from auth.sessions session
      where session.user_id = (select auth.uid()) and (session.not_after is null or session.not_after > now())
      order by is_current desc, used_at desc, session.id limit 100
    ) mine
  );
end $$;

create function public.my_sessions() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.my_sessions() $$;

-- Ends one other session of the caller, or all others if `session_id` is null. Returns 'ended', also if there was none.
create function private.end_sessions(session_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_session();
  delete from auth.sessions session
    where session.user_id = (select auth.uid())
      and session.id <> ((select auth.jwt()) ->> 'session_id')::uuid
      and (end_sessions.session_id is null or session.id = end_sessions.session_id);
  return 'ended';
end $$;

create function public.end_sessions(session_id uuid) returns text
language sql volatile security invoker set search_path = '' as $$ select private.end_sessions(session_id) $$;

revoke all on function private.has_session, private.require_session, private.require_session_for_change, private.my_sessions,
  public.my_sessions, private.end_sessions, public.end_sessions from public, anon, authenticated, service_role;
grant execute on function private.my_sessions, public.my_sessions, private.end_sessions, public.end_sessions to authenticated;

select private.hide_rows_in_errors('public.end_sessions(uuid)');
