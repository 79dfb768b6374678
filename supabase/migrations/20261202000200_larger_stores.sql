-- Functions and indexes whose work does not grow with the whole site or with everything that a store has. The answers
-- stay the same.

create extension if not exists btree_gin with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- The ids of an event are looked up within its store. With an index of the ids alone, the planner also read all events
-- of the store, because it expects far more matches than there are.
drop index private.store_events_related_idx;
create index store_events_related_idx on private.store_events using gin (store_id, provider, related);

-- The newest event of a provider that never sent one.
create index store_events_provider_received_at_idx on private.store_events (store_id, provider, received_at desc);

-- Each member who takes a place leaves the waiting list. `or` with a subquery would read the lists of all stores.
create or replace function private.leave_waitlist_as_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.holds_place(new.status) then return null; end if;
  delete from public.store_waitlist waiting
    where waiting.membership_id = new.membership_id and waiting.user_id = any (array(
      select new.user_id union
      select identities.user_id from auth.identities
      where identities.provider = 'discord' and identities.provider_id = new.discord_id));
  return null;
end $$;
select private.hide_rows_in_errors('private.leave_waitlist_as_member()');

create or replace function public.membership_roles(
  after_server text default '', after_role text default '', after_discord_id text default '', page_size int default 1000)
returns table (server_id text, role_id text, discord_id text, is_due boolean)
language sql stable security invoker set search_path = '' as $$
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
    and stores.server_id >= membership_roles.after_server
    and (stores.server_id, sold.role_id, member.discord_id)
      > (membership_roles.after_server, membership_roles.after_role, membership_roles.after_discord_id)
  group by 1, 2, 3
  order by 1, 2, 3
  limit least(greatest(membership_roles.page_size, 0), 1000)
$$;

-- These functions return few rows for one viewer. With the planner's guess of 1,000 rows, it reads whole tables instead.
alter function private.my_rows() rows 20;
alter function private.my_permissions() rows 20;
alter function private.my_member_ids() rows 20;
alter function private.my_own_member_ids() rows 20;
alter function private.my_store_ids() rows 20;
alter function private.my_store_member_ids() rows 20;
alter function private.offered_member_ids() rows 20;

-- The history of one setting that a server with many saves rarely changed.
create index server_config_revisions_keys_idx on public.server_config_revisions using gin (server_id, keys);
create or replace function private.server_history(server text, setting text, older_than int, page_size int)
returns table (id bigint, version int, saved_at timestamptz, saved_by_name text, saved_by_discord_id text,
  saved_by_picture text, changes jsonb)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  visible text[] := private.keys_for(private.rights_in(server));
  sought text[] := case when setting is null then visible when setting = any (visible) then array[setting] else '{}' end;
begin
  return query
  select saves.id, saves.version, saves.saved_at, saves.saved_by_name, saves.saved_by_discord_id,
    (select case when identities.identity_data ->> 'avatar_url' ~ '^https://cdn\.discordapp\.com/\S+$'
        then identities.identity_data ->> 'avatar_url' end
      from auth.identities
      where identities.user_id = saves.saved_by and identities.provider = 'discord'
      order by identities.created_at limit 1),
    (select jsonb_agg(listed.entry order by listed.place)
      from jsonb_array_elements(saves.changes) with ordinality listed (entry, place)
      where listed.entry ->> 'key' = any (visible))
  from public.server_config_revisions saves
  where saves.server_id = server and saves.version >= 0 and saves.version < coalesce(older_than, 2147483647)
    and saves.keys && sought
  order by saves.server_id desc, saves.version desc
  limit least(greatest(page_size, 0), 100);
end $$;

create index store_members_folded_name_idx on public.store_members
  using gin (store_id, private.folded(display_name) extensions.gin_trgm_ops);
create index store_member_emails_folded_idx on public.store_member_emails
  using gin (private.folded(email) extensions.gin_trgm_ops);

-- Returns the members of a store with a text in their name, folded, or with this Discord id.
create function private.members_named(store text, search text) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select member.id from public.store_members member
    where member.store_id = store and private.folded(member.display_name) like private.pattern_of(search)
  union
  select member.id from public.store_members member where member.store_id = store and member.discord_id = search;
end $$;

-- Returns the pattern that matches folded texts which contain the folded search.
create function private.pattern_of(search text) returns text
language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(private.folded(search), '([%_\\])', '\\\1', 'g') || '%'
$$;

create or replace function private.store_members_page(
  store_id text, search text, status text, membership_id uuid, provider text, sort_by text, page int, page_size int)
returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most int := least(greatest(page_size, 1), 1000);
  matched uuid[];
  found jsonb;
begin
  if not private.owns_store(store_id) then raise exception 'Not your store' using errcode = '42501'; end if;
  if search <> '' then
    matched := array(
      select private.members_named(store_id, search)
      union
      select member.id from public.store_members member
        where member.store_id = store_members_page.store_id and member.provider_reference = search
          and member.provider in ('stripe', 'whop')
      union
      select member.id from public.store_member_emails address join public.store_members member on member.id = address.member_id
        where member.store_id = store_members_page.store_id
          and private.folded(address.email) like private.pattern_of(search));
  end if;
  with listed as not materialized (
    select member.id, member.display_name, member.until, member.since
    from public.store_members member
    where member.store_id = store_members_page.store_id
      and (store_members_page.membership_id is null or member.membership_id = store_members_page.membership_id)
      and (store_members_page.provider is null or member.provider = store_members_page.provider)
      and (store_members_page.status is null or case store_members_page.status
        when 'oversold' then member.is_oversold else member.status = store_members_page.status end)
      and (matched is null or member.id = any (matched))
  ), paged as (
    select listed.id, row_number() over (
      order by
        case when sort_by = 'name' then nullif(lower(listed.display_name), '') end,
        case when sort_by = 'ending' then listed.until end,
        case when sort_by = 'oldest' then listed.since end,
        listed.since desc, listed.id) as place
    from listed order by place limit most offset greatest(page, 0)::bigint * most
  )
  select jsonb_build_object('total', (select count(*) from listed),
    'oversold', (select coalesce(jsonb_object_agg(each.membership_id, each.members), '{}') from (
      select member.membership_id, count(*) as members from public.store_members member
      where member.store_id = store_members_page.store_id and member.is_oversold group by 1) each),
    'members', coalesce(jsonb_agg(jsonb_build_object(
    'id', member.id, 'membership_id', member.membership_id, 'status', member.status, 'is_oversold', member.is_oversold,
    'provider', member.provider, 'provider_reference', member.provider_reference, 'discord_id', member.discord_id,
    'display_name', member.display_name, 'email', address.email, 'is_confirmed', member.confirmed_at is not null,
    'since', member.since, 'until', member.until) order by paged.place), '[]'))
  into found from paged join public.store_members member on member.id = paged.id
    left join public.store_member_emails address on address.member_id = paged.id;
  return found;
end $$;

create index store_transactions_named_idx on public.store_transactions (store_id, split_part(reference, ':', 1));
alter function private.members_named rows 20;
