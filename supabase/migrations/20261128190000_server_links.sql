-- A store's link to a Discord server is checked against Discord for as long as it is used. See product.md §21.1.

-- server_link: null if no server is chosen; 'unlinked' after an administrator of the server has removed the link.
-- refused_role_ids: roles of memberships that are not below the seller's highest role in the server.
alter table public.stores
  add column server_link text check (server_link in ('standing', 'paused', 'unlinked')),
  add column refused_role_ids text[] not null default '{}',
  add constraint stores_server_link_check_server
    check ((server_id is null) = (server_link is null or server_link = 'unlinked'));
grant select (server_link, refused_role_ids) on public.stores to authenticated;

-- discord_id: the account of the seller who made the link. allowed_role_ids: the roles that this account may give.
create table private.server_links (
  store_id text primary key references public.stores (id) on delete cascade,
  server_id text not null,
  discord_id text,
  allowed_role_ids text[] not null default '{}',
  checked_at timestamptz,
  due_at timestamptz not null default now()
);
alter table private.server_links enable row level security;
revoke all on private.server_links from public, anon, authenticated, service_role;
grant select, update on private.server_links to service_role;
create index server_links_due_idx on private.server_links (due_at);
create index server_links_server_idx on private.server_links (server_id, discord_id);

create function private.before_server_link() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.server_id is not distinct from old.server_id then return new; end if;
  if new.server_id is not null then
    new.server_link := 'standing';
  elsif new.server_link is distinct from 'unlinked' or tg_op = 'INSERT' then
    new.server_link := null;
  end if;
  new.refused_role_ids := '{}';
  return new;
end $$;
revoke all on function private.before_server_link() from public;
create trigger before_server_link before insert or update of server_id on public.stores
  for each row execute function private.before_server_link();

create function private.note_server_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.server_id is not distinct from old.server_id then return null; end if;
  delete from private.server_links where store_id = new.id;
  if new.server_id is not null then
    insert into private.server_links (store_id, server_id, discord_id)
    values (new.id, new.server_id, private.discord_id_of(new.owner_id));
  end if;
  return null;
end $$;
revoke all on function private.note_server_link() from public;
create trigger note_server_link after insert or update of server_id on public.stores
  for each row execute function private.note_server_link();
select private.hide_rows_in_errors('private.note_server_link()');

-- A role that was just chosen is checked next.
create function private.note_membership_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.server_links set due_at = now() where store_id = new.store_id and not (new.role_id = any (allowed_role_ids));
  return null;
end $$;
revoke all on function private.note_membership_role() from public;
create trigger note_membership_role after insert or update of role_id on public.store_memberships
  for each row when (new.role_id is not null) execute function private.note_membership_role();
select private.hide_rows_in_errors('private.note_membership_role()');

-- Links that exist stand, and so do the roles that they give, until Discord says otherwise.
update public.stores set server_link = 'standing' where server_id is not null;
insert into private.server_links (store_id, server_id, discord_id, allowed_role_ids)
select stores.id, stores.server_id, private.discord_id_of(stores.owner_id),
  array(select distinct sold.role_id from public.store_memberships sold
    where sold.store_id = stores.id and sold.role_id is not null)
from public.stores where stores.server_id is not null;

/*
 * Returns the links to check, oldest check first: the seller's account, and the roles that the account's stores give in
 * the server. With a server, returns all links of the server. At most 50 rows.
 */
create function public.server_links_due(server_id text default null)
returns table (server_id text, discord_id text, role_ids text[])
language sql stable security invoker set search_path = '' as $$
  select link.server_id, link.discord_id,
    array(select distinct sold.role_id from public.store_memberships sold
      where sold.store_id = any (array_agg(link.store_id)) and sold.role_id is not null order by 1)
  from private.server_links link
  where link.discord_id is not null
    and case when server_links_due.server_id is null then link.due_at <= now()
      else link.server_id = server_links_due.server_id end
  group by link.server_id, link.discord_id
  order by min(link.due_at)
  limit 50
$$;
revoke all on function public.server_links_due(text) from public, anon, authenticated;
grant execute on function public.server_links_due(text) to service_role;

/*
 * Stores what Discord said about a seller in a server. `may_manage`: whether the seller may manage roles there; null if
 * Discord gave no answer, which changes nothing. `allowed`: those of the asked roles that the seller may give. A check is
 * repeated after 10 minutes, and after 1 minute if there was no answer.
 */
create function public.record_server_link(
  server_id text, discord_id text, may_manage boolean, asked text[] default '{}', allowed text[] default '{}')
returns void
language plpgsql security invoker set search_path = '' as $$
begin
  update private.server_links link set
    due_at = now() + case when may_manage is null then interval '1 minute' else interval '10 minutes' end,
    checked_at = case when may_manage is null then link.checked_at else clock_timestamp() end,
    allowed_role_ids = case when may_manage then allowed else link.allowed_role_ids end
  where link.server_id = record_server_link.server_id and link.discord_id = record_server_link.discord_id;
  if may_manage is null then return; end if;
  update public.stores set server_link = case when may_manage then 'standing' else 'paused' end,
    refused_role_ids = told.refused
  from private.server_links link
  cross join lateral (select case when not may_manage then '{}' else array(
    select distinct sold.role_id from public.store_memberships sold
    where sold.store_id = link.store_id and sold.role_id = any (asked) and not (sold.role_id = any (allowed))
    order by 1) end as refused) told
  where link.store_id = stores.id and link.server_id = record_server_link.server_id
    and link.discord_id = record_server_link.discord_id
    and (stores.server_link, stores.refused_role_ids)
      is distinct from (case when may_manage then 'standing' else 'paused' end, told.refused);
end $$;
revoke all on function public.record_server_link(text, text, boolean, text[], text[]) from public, anon, authenticated;
grant execute on function public.record_server_link(text, text, boolean, text[], text[]) to service_role;
select private.hide_rows_in_errors('public.record_server_link(text, text, boolean, text[], text[])');

/*
 * As before, and null in `is_due` means that the bot leaves the role as it is: the link is paused, or Discord has not said
 * that the seller may give the role.
 */
create or replace function public.membership_roles(
  after_server text default '', after_role text default '', after_discord_id text default '', page_size int default 1000)
returns table (server_id text, role_id text, discord_id text, is_due boolean)
language sql stable security invoker set search_path = '' as $$
  select stores.server_id, sold.role_id, member.discord_id,
    case when bool_or(stores.server_link = 'standing' and sold.role_id = any (link.allowed_role_ids))
      then bool_or(stores.server_link = 'standing' and sold.role_id = any (link.allowed_role_ids)
        and member.status in ('active', 'past_due') and not member.is_oversold) end
  from public.store_members member
  join public.store_memberships sold on sold.id = member.membership_id
  join public.stores on stores.id = sold.store_id
  join private.server_links link on link.store_id = stores.id
  where member.discord_id is not null and sold.role_id is not null and stores.server_id is not null
    and (stores.server_id, sold.role_id, member.discord_id)
      > (membership_roles.after_server, membership_roles.after_role, membership_roles.after_discord_id)
  group by 1, 2, 3
  order by 1, 2, 3
  limit least(greatest(membership_roles.page_size, 0), 1000)
$$;

-- The stores that are linked to a server, for those who decide about the server.

create function private.may_unlink_stores(server text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.guild_role(server) in ('Owner', 'Admin'), false) or private.has_every_server()
$$;
revoke all on function private.may_unlink_stores(text) from public;

-- Returns [{id, slug, name, is_public, link, members}], by name; null if the viewer may not see it.
create function private.server_stores(server text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when private.may_unlink_stores(server) then coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', stores.id, 'slug', stores.slug, 'name', stores.name, 'link', stores.server_link,
      'is_public', stores.is_visible and stores.is_designed and not stores.hidden_by_site,
      'members', (select count(*) from public.store_members member
        where member.store_id = stores.id and member.status in ('active', 'past_due'))) order by stores.name, stores.id)
    from public.stores where stores.server_id = server), '[]') end
$$;
create function public.server_stores(server_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.server_stores(server_id) $$;

-- Ends the link of a store to a server. Returns 'unlinked', or 'notLinked' if there is no such link any more.
create function private.unlink_store(server text, store text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may_unlink_stores(server) then
    raise exception 'Only an administrator of a server can unlink its stores' using errcode = '42501';
  end if;
  update public.stores set server_id = null, server_link = 'unlinked'
  where stores.id = store and stores.server_id = server;
  return case when found then 'unlinked' else 'notLinked' end;
end $$;
create function public.unlink_store(server_id text, store_id text) returns text
language sql volatile security invoker set search_path = '' as $$ select private.unlink_store(server_id, store_id) $$;

revoke all on function private.server_stores(text), private.unlink_store(text, text), public.server_stores(text),
  public.unlink_store(text, text) from public, anon;
grant execute on function private.server_stores(text), private.unlink_store(text, text), public.server_stores(text),
  public.unlink_store(text, text) to authenticated;
select private.hide_rows_in_errors('public.unlink_store(text, text)');
