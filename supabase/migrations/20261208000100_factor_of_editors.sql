/*
 * The owner of a server can require a second factor of everybody who edits it (product.md §12.28).
 *
 * A caller without a factor, or whose session has not used one, cannot change the settings, the editors, the requests for
 * access, the webhook or the linked stores of such a server. They can still read all of it.
 */
create table private.factor_requirements (
  server_id text primary key references public.servers (id) on delete cascade
);
alter table private.factor_requirements enable row level security;
create policy "Nobody reads it through the API" on private.factor_requirements for select to authenticated using (false);
grant select on private.factor_requirements to service_role;

create function private.has_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_factors factor where factor.user_id = (select auth.uid()) and factor.status = 'verified')
$$;

-- Stops a caller who has no second factor. PostgREST answers 403.
create function private.require_own_factor() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_factor() then
    raise sqlstate 'PT403' using message = 'This server needs a second factor', hint = 'second_factor_missing';
  end if;
end $$;

-- Stops a caller who may not change a server without a second factor. Callers without a user, such as the secret key, pass.
create function private.require_factor_in(server text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null
    or not exists (select from private.factor_requirements required where required.server_id = server) then
    return;
  end if;
  perform private.require_own_factor();
  if (select auth.jwt()) ->> 'aal' is distinct from 'aal2' then
    raise sqlstate 'PT403' using message = 'A second factor is needed', hint = 'second_factor_required';
  end if;
end $$;

-- The triggers run after a change: a caller without the right to make it gets 42501, whether or not a factor is required.
create function private.require_factor_for_edit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_factor_in(case tg_op when 'DELETE' then old.server_id else new.server_id end);
  return null;
end $$;

-- The name, the account and the panel role of an editor hold in every server in which they have rights, and `allowed_panels` in
-- every server of the site.
create function private.require_factor_for_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_everywhere boolean := tg_op <> 'INSERT' and cardinality(old.allowed_panels) > 0
    or tg_op <> 'DELETE' and cardinality(new.allowed_panels) > 0;
begin
  perform private.require_factor_in(required.server_id) from private.factor_requirements required
    where is_everywhere or exists (select from public.server_member_permissions given
      where given.server_id = required.server_id and given.team_member_id = new.id);
  return null;
end $$;

create function private.require_factor_for_unlink() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_factor_in(old.server_id);
  return null;
end $$;

create trigger require_factor after insert or update or delete on public.server_configs
  for each row execute function private.require_factor_for_edit();
create trigger require_factor after insert or update or delete on public.server_secrets
  for each row execute function private.require_factor_for_edit();
create trigger require_factor after insert or update or delete on public.server_member_permissions
  for each row execute function private.require_factor_for_edit();
create trigger require_factor after insert or update or delete on private.message_recipients
  for each row execute function private.require_factor_for_edit();
create trigger require_factor after update on public.access_requests
  for each row when (new.status = 'declined') execute function private.require_factor_for_edit();
create trigger require_factor after insert or update or delete on public.team_members
  for each row execute function private.require_factor_for_member();
create trigger require_factor after update of server_link on public.stores
  for each row when (new.server_link = 'unlinked' and old.server_id is not null)
  execute function private.require_factor_for_unlink();

-- Returns the servers that the viewer may open and that require a second factor.
create function private.my_factor_servers() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.has_every_server() then
    return array(select required.server_id from private.factor_requirements required order by required.server_id);
  end if;
  return array(select required.server_id from private.factor_requirements required
    where required.server_id = any (array(select private.my_open_server_ids())) order by required.server_id);
end $$;

-- Returns the viewer's rights (product.md §12.21): their role on the site, the panels that they can open on every
-- server, their role and panels on each server, and whether they have the second factor that servers require.
create or replace function private.viewer_rights() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  viewer_id text := private.viewer_discord_id();
begin
  return jsonb_build_object(
    'discord_id', viewer_id,
    'role', case when private.is_the_platform_owner(viewer_id) then 'owner'
      when private.is_site_admin() then 'admin' else 'member' end,
    'allowed_panels', private.my_panels_everywhere(),
    'server_permissions', coalesce((
      select jsonb_agg(jsonb_build_object('server_id', mine.server_id, 'server_name', mine.server_name,
        'role', mine.role, 'allowed_panels', mine.allowed_panels) order by mine.server_id)
      from private.my_permissions() mine), '[]'),
    'factor', jsonb_build_object('is_set_up', private.has_factor(), 'required_in', private.my_factor_servers()));
end $$;

/*
 * Sets whether everybody who edits a server needs a second factor. The caller must own the guild and have used a factor in the
 * last 15 minutes. The dashboards of the editors and the webhook of the server receive the change. Returns 'saved'.
 */
create function private.require_factor_of_editors(server text, is_required boolean) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_session();
  if private.guild_role(server) is distinct from 'Owner' or is_required is null then
    raise exception 'Only the owner of a server can require a second factor' using errcode = '42501';
  end if;
  perform private.require_own_factor();
  perform private.require_factor();
  if is_required then
    insert into private.factor_requirements (server_id) values (server) on conflict do nothing;
  else
    delete from private.factor_requirements required where required.server_id = server;
  end if;
  if found then
    perform private.broadcast_team_change(array(
      select member.discord_id from public.server_member_permissions given
        join public.team_members member on member.id = given.team_member_id
        where given.server_id = server and member.discord_id is not null
      union select private.discord_id_of(access.user_id) from private.guild_access access
        where access.server_id = server and (access.owner or private.is_administrator(access.permissions))),
      array[server]);
    perform private.queue_message(server, 'factorRequirement',
      jsonb_build_object('by', private.name_of((select auth.uid())), 'is_required', is_required), '10 seconds');
  end if;
  return 'saved';
end $$;

create function public.require_factor_of_editors(server_id text, is_required boolean) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.require_factor_of_editors(server_id, is_required)
$$;

revoke all on function private.has_factor, private.require_own_factor, private.require_factor_in,
  private.require_factor_for_edit, private.require_factor_for_member, private.require_factor_for_unlink,
  private.my_factor_servers, private.require_factor_of_editors, public.require_factor_of_editors
  from public, anon, authenticated, service_role;
grant execute on function private.require_factor_of_editors, public.require_factor_of_editors to authenticated;

select private.hide_rows_in_errors('public.require_factor_of_editors(text,boolean)');
