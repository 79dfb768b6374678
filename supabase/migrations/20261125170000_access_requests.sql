-- Requests for access to the settings of a server. See product.md §7.13.

create table public.access_requests (
  id uuid primary key default gen_random_uuid(),
  server_id text not null references public.servers (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The user's Discord account, and the name of that account at the time of the request.
  discord_id text not null check (discord_id ~ '^\d{17,20}$'),
  name text not null check (char_length(name) between 1 and 100),
  status text not null default 'open' check (status in ('open', 'withdrawn', 'declined', 'approved')),
  asked_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz
);
create unique index access_requests_open_idx on public.access_requests (server_id, user_id) where status = 'open';
create index access_requests_user_id_idx on public.access_requests (user_id, asked_at);
create index access_requests_waiting_idx on public.access_requests (server_id, asked_at, id) where status = 'open';
create index access_requests_discord_id_idx on public.access_requests (discord_id) where status = 'open';
alter table public.access_requests enable row level security;
revoke all on public.access_requests from anon, authenticated;
grant all on public.access_requests to service_role;
-- The requests are read through the functions below: users read their own requests, and users who manage the editors of
-- a server read the requests for that server.
create policy "Nobody reads it through the API" on public.access_requests for select to authenticated using (false);

/*
 * Asks the people who manage the editors of a server for access. Returns {outcome, asked_at}: 'asked', even if the
 * request was already open, or the reason why not: 'notInServer', 'notSetUp', 'hasAccess', 'declinedRecently' (in the
 * last 7 days), or 'tooManyRequests' (10 in 24 hours).
 */
create function private.ask_for_access(server text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  viewer_id text := private.viewer_discord_id();
  since timestamptz;
  outcome text;
begin
  if viewer is null then raise exception 'Sign in to ask for access' using errcode = '42501'; end if;
  -- Concurrent requests by the same user wait for each other, so that the count below includes the earlier requests.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(viewer::text, 7));
  select asked.asked_at into since from public.access_requests asked
    where asked.server_id = server and asked.user_id = viewer and asked.status = 'open';
  outcome := case
    when viewer_id is null or private.guild_role(server) is null then 'notInServer'
    when server in (select private.my_open_server_ids()) or private.has_every_server() then 'hasAccess'
    when not exists (select 1 from public.servers where servers.id = server and servers.added_at is not null)
      then 'notSetUp'
    when since is not null then 'asked'
    when exists (select 1 from public.access_requests asked
      where asked.server_id = server and asked.user_id = viewer and asked.status = 'declined'
        and asked.answered_at > now() - interval '7 days') then 'declinedRecently'
    when (select count(*) from public.access_requests asked
      where asked.user_id = viewer and asked.asked_at > now() - interval '24 hours') >= 10 then 'tooManyRequests'
    else 'asked' end;
  if outcome = 'asked' and since is null then
    insert into public.access_requests (server_id, user_id, discord_id, name)
      values (server, viewer, viewer_id, private.name_of(viewer)) returning asked_at into since;
  end if;
  return jsonb_build_object('outcome', outcome, 'asked_at', case when outcome = 'asked' then since end);
end $$;
create function public.ask_for_access(server_id text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.ask_for_access(server_id) $$;

-- Withdraws the caller's open request. Returns 'withdrawn', even if there is none.
create function private.withdraw_access_request(server text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update public.access_requests asked set status = 'withdrawn', answered_at = now()
    where asked.server_id = server and asked.user_id = (select auth.uid()) and asked.status = 'open';
  return 'withdrawn';
end $$;
create function public.withdraw_access_request(server_id text) returns text
language sql security invoker set search_path = '' as $$ select private.withdraw_access_request(server_id) $$;

-- Returns the 50 oldest open requests for a server whose editors the caller manages, and the number of all open
-- requests: {total, requests}.
create function private.server_access_requests(server text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_open_panel(server, 'editors') then
    raise exception 'Not allowed to manage the editors of this server' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'total', (select count(*) from public.access_requests asked where asked.server_id = server and asked.status = 'open'),
    'requests', coalesce((
      select jsonb_agg(jsonb_build_object('id', oldest.id, 'name', oldest.name, 'discord_id', oldest.discord_id,
        'asked_at', oldest.asked_at) order by oldest.asked_at, oldest.id)
      from (select * from public.access_requests asked where asked.server_id = server and asked.status = 'open'
        order by asked.asked_at, asked.id limit 50) oldest), '[]'));
end $$;
create function public.server_access_requests(server_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.server_access_requests(server_id) $$;

-- Declines an open request for a server whose editors the caller manages. Returns 'declined', or 'notOpen' if the
-- request was withdrawn or answered before.
create function private.decline_access_request(request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  asked public.access_requests;
begin
  select * into asked from public.access_requests each where each.id = request_id for update;
  if asked.id is null or not private.may_open_panel(asked.server_id, 'editors') then
    raise exception 'Not allowed to manage the editors of this server' using errcode = '42501';
  end if;
  if asked.status <> 'open' then return 'notOpen'; end if;
  update public.access_requests each set status = 'declined', answered_at = now() where each.id = request_id;
  return 'declined';
end $$;
create function public.decline_access_request(request_id uuid) returns text
language sql security invoker set search_path = '' as $$ select private.decline_access_request(request_id) $$;

-- Marks the access request of a user as approved when the user's permissions for the server are stored, if they contain
-- a panel or the user is an admin. The trigger runs regardless of the page on which the permissions were given.
create function private.approve_access_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.access_requests asked set status = 'approved', answered_at = now()
    from public.team_members member
    where member.id = new.team_member_id and asked.discord_id = member.discord_id and asked.server_id = new.server_id
      and asked.status = 'open' and (member.panel_role = 'admin' or cardinality(new.allowed_panels) > 0);
  return null;
end $$;
create trigger approve_access_requests after insert or update on public.server_member_permissions
  for each row execute function private.approve_access_requests();

-- Replaces the function. The result also contains the viewer's last request: `request` is {status, at}, with the status
-- 'open' or, for 7 days, 'declined'.
create or replace function private.my_server_facts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'server_id', servers.id, 'is_set_up', servers.added_at is not null,
      'saved_at', last_save.saved_at, 'saved_by_name', last_save.saved_by_name,
      'request', last_request.request) order by servers.id), '[]')
    from public.servers
    left join lateral (
      select revisions.saved_at, revisions.saved_by_name from public.server_config_revisions revisions
      where revisions.server_id = servers.id
        and revisions.keys && array(select private.visible_keys(servers.id))
      order by revisions.version desc limit 1) last_save on true
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

revoke all on function public.ask_for_access(text), public.withdraw_access_request(text),
  public.server_access_requests(text), public.decline_access_request(uuid) from public, anon, authenticated;
grant execute on function
  private.ask_for_access(text), public.ask_for_access(text),
  private.withdraw_access_request(text), public.withdraw_access_request(text),
  private.server_access_requests(text), public.server_access_requests(text),
  private.decline_access_request(uuid), public.decline_access_request(uuid)
  to authenticated;
