-- Members of a store, waiting lists, and the roles that the bot gives to members (product.md §21).

-- A function may read tables of a later file.
set check_function_bodies = off;

-- Members of a store. The rows are written from signed events of the payment provider and from the seller's lists,
-- through functions that only the secret key may call. A member keeps the spot while a payment is late.
create table public.store_members (
  id uuid primary key default gen_random_uuid(),
  store_id text not null references public.stores (id) on delete cascade,
  membership_id uuid not null references public.store_memberships (id),
  status text not null check (status in ('active', 'past_due', 'canceled', 'refunded')),
  discord_id text check (discord_id ~ '^\d{17,20}$'),
  display_name text not null default '' check (char_length(display_name) <= 100),
  since timestamptz not null default now() check (private.is_time(since)),
  until timestamptz check (private.is_time(until)),
  provider text not null default 'manual' check (provider in ('stripe', 'whop', 'manual', 'file')),
  -- The subscription at the provider, or the payment of a one-time purchase.
  provider_reference text check (char_length(provider_reference) between 1 and 255),
  provider_customer_id text check (char_length(provider_customer_id) between 1 and 255),
  user_id uuid references auth.users (id) on delete set null,
  -- A member who paid after the last spot was taken. Such a member gets the next spot that becomes free.
  is_oversold boolean not null default false,
  created_at timestamptz not null default clock_timestamp() check (private.is_time(created_at)),
  -- When the membership ended; null if it has not ended. A provider can report an end late. If `until` has already passed
  -- when the end is reported, the membership ended at `until`.
  ended_at timestamptz check (private.is_time(ended_at)),
  is_ending boolean not null default false,
  -- A seller learns who has bought a membership only after the buyer has confirmed it (product.md §21.16): the seller holds
  -- the signing secret and can sign any event, so that an event proves nothing about an account. This is when the person
  -- confirmed it, with the address of its receipt. Null for members whom a store has added.
  confirmed_at timestamptz check (private.is_time(confirmed_at)),
  constraint store_members_reference_check check ((provider in ('stripe', 'whop')) = (provider_reference is not null)),
  constraint store_members_reference_key unique (store_id, provider, provider_reference)
);
create index store_members_store_id_idx on public.store_members (store_id);
create index store_members_membership_id_idx on public.store_members (membership_id, status);
create index store_members_user_id_idx on public.store_members (user_id);
create index store_members_discord_id_idx on public.store_members (discord_id, membership_id);
create index store_members_since_idx on public.store_members (store_id, since desc, id);
create index store_members_places_idx on public.store_members (membership_id)
  where status in ('active', 'past_due') and not is_oversold;
create index store_members_oversold_idx on public.store_members (membership_id, created_at, id) where is_oversold;
alter table public.store_members enable row level security;
grant select (id, store_id, membership_id, status, discord_id, display_name, since, until, provider, provider_reference,
  provider_customer_id, is_oversold, created_at, is_ending) on public.store_members to authenticated;
grant all on public.store_members to service_role;

-- Email addresses are in a separate table, so that no change event contains one.
create table public.store_member_emails (
  member_id uuid primary key references public.store_members (id) on delete cascade,
  email text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and char_length(email) <= 320)
);
create index store_member_emails_email_idx on public.store_member_emails (lower(email));
alter table public.store_member_emails enable row level security;
grant select (member_id, email) on public.store_member_emails to authenticated;
grant all on public.store_member_emails to service_role;

-- The waiting lists of sold-out memberships. See product.md §21.18.
create table public.store_waitlist (
  membership_id uuid not null references public.store_memberships (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp() check (private.is_time(created_at)),
  primary key (membership_id, user_id)
);
create index store_waitlist_user_id_idx on public.store_waitlist (user_id, created_at);
create index store_waitlist_oldest_idx on public.store_waitlist (membership_id, created_at, user_id);
alter table public.store_waitlist enable row level security;
grant all on public.store_waitlist to service_role;

-- Imports are counted per store, because a trial writes nothing that could be counted.
create table private.store_imports (
  store_id text not null references public.stores (id) on delete cascade,
  made_at timestamptz not null default clock_timestamp(),
  id bigint generated always as identity primary key
);
create index store_imports_store_id_idx on private.store_imports (store_id, made_at);
alter table private.store_imports enable row level security;

-- The stores of which a person refuses what they add. `discord_id` is the account for which it was refused.
create table private.refused_stores (
  user_id uuid not null references auth.users (id) on delete cascade,
  store_id text not null references public.stores (id) on delete cascade,
  discord_id text not null,
  refused_at timestamptz not null default now(),
  primary key (user_id, store_id),
  constraint refused_stores_length
    check (char_length(discord_id) <= 20)
);
create index refused_stores_account_idx on private.refused_stores (store_id, discord_id);
alter table private.refused_stores enable row level security;
grant select on private.refused_stores to service_role;

create function private.holds_place(status text) returns boolean
language sql immutable set search_path = '' as $$ select status in ('active', 'past_due') $$;

-- Decides whether a member who gets a spot is within the membership's limit. The lock makes concurrent buyers wait for
-- each other, so that each count includes the earlier members.
create function private.before_store_member_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most int;
  taken bigint;
begin
  if not private.holds_place(new.status) then
    new.is_oversold := false;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if private.holds_place(old.status) and new.membership_id = old.membership_id then return new; end if;
  end if;
  select sold.max_members into most from public.store_memberships sold
    where sold.id = new.membership_id for no key update;
  new.is_oversold := false;
  if most is null then return new; end if;
  select count(*) into taken from public.store_members member
    where member.membership_id = new.membership_id and member.status in ('active', 'past_due')
      and not member.is_oversold and member.id <> new.id;
  new.is_oversold := taken >= most;
  return new;
end $$;

-- Gives the free spots of a membership to its oversold members, oldest member first.
create function private.give_free_places(membership_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  most int;
  taken bigint;
begin
  if not exists (select 1 from public.store_members member
    where member.membership_id = give_free_places.membership_id and member.is_oversold) then return; end if;
  select sold.max_members into most from public.store_memberships sold
    where sold.id = give_free_places.membership_id for no key update;
  if not found then return; end if;
  select count(*) into taken from public.store_members member
    where member.membership_id = give_free_places.membership_id and member.status in ('active', 'past_due')
      and not member.is_oversold;
  update public.store_members set is_oversold = false where id in (
    select member.id from public.store_members member
    where member.membership_id = give_free_places.membership_id and member.is_oversold
    order by member.created_at, member.id
    limit case when most is not null then greatest(most - taken, 0) end);
end $$;

create function private.after_store_member_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.holds_place(old.status) or old.is_oversold then return null; end if;
  if tg_op = 'UPDATE' then
    if private.holds_place(new.status) and new.membership_id = old.membership_id then return null; end if;
  end if;
  perform private.give_free_places(old.membership_id);
  return null;
end $$;

create function private.after_store_membership_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.give_free_places(new.id);
  return null;
end $$;

-- Returns one page of a store's members. `search` matches a part of a name or of an email address, both folded, or a
-- whole Discord id or reference. `status` can also be 'oversold'. `sort_by` is 'newest', 'oldest', 'name', or 'ending'.
-- `page` starts at 0. Returns {total, oversold, members}. `oversold` contains the number of oversold members for each
-- membership that has any, regardless of the search.
create function private.store_members_page(
  store_id text, search text, status text, membership_id uuid, provider text, sort_by text, page int, page_size int)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 1000);
  found jsonb;
begin
  if not private.owns_store(store_id) then raise exception 'Not your store' using errcode = '42501'; end if;
  with listed as (
    select member.*, address.email
    from public.store_members member
    left join public.store_member_emails address on address.member_id = member.id
    where member.store_id = store_members_page.store_id
      and (store_members_page.membership_id is null or member.membership_id = store_members_page.membership_id)
      and (store_members_page.provider is null or member.provider = store_members_page.provider)
      and (store_members_page.status is null or case store_members_page.status
        when 'oversold' then member.is_oversold else member.status = store_members_page.status end)
      and (coalesce(search, '') = ''
        or strpos(private.folded(member.display_name), private.folded(search)) > 0
        or strpos(private.folded(address.email), private.folded(search)) > 0
        or member.discord_id = search or member.provider_reference = search)
  ), paged as (
    select * from listed
    order by
      case when sort_by = 'name' then nullif(lower(listed.display_name), '') end,
      case when sort_by = 'ending' then listed.until end,
      case when sort_by = 'oldest' then listed.since end,
      listed.since desc, listed.id
    limit most offset greatest(page, 0)::bigint * most
  )
  select jsonb_build_object('total', (select count(*) from listed),
    'oversold', (select coalesce(jsonb_object_agg(each.membership_id, each.members), '{}') from (
      select member.membership_id, count(*) as members from public.store_members member
      where member.store_id = store_members_page.store_id and member.is_oversold group by 1) each),
    'members', coalesce(jsonb_agg(jsonb_build_object(
    'id', paged.id, 'membership_id', paged.membership_id, 'status', paged.status, 'is_oversold', paged.is_oversold,
    'provider', paged.provider, 'provider_reference', paged.provider_reference, 'discord_id', paged.discord_id,
    'display_name', paged.display_name, 'email', paged.email, 'is_confirmed', paged.confirmed_at is not null, 'since', paged.since, 'until', paged.until)), '[]'))
  into found from paged;
  return found;
end $$;

-- No name, address or id is longer than 320 characters.
create function public.store_members_page(
  store_id text, search text default '', status text default null, membership_id uuid default null,
  provider text default null, sort_by text default 'newest', page int default 0, page_size int default 50
) returns jsonb language sql stable set search_path = '' as $$
  select private.store_members_page(store_id, left(search, 321), status, membership_id, provider, sort_by, page, page_size)
$$;

-- Adds a member by hand. `member_id` comes from the browser, so that a repeated call does not add a second member.
-- Returns 'added', or the reason why the member was not added: 'alreadyMember' if the Discord account currently holds
-- this membership, or 'unknownMembership'.
create function private.add_store_member(
  store_id text, member_id uuid, membership_id uuid, discord_id text, display_name text, until timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.owns_store(store_id) then raise exception 'Not your store' using errcode = '42501'; end if;
  perform 1 from public.store_memberships sold
    where sold.id = add_store_member.membership_id and sold.store_id = add_store_member.store_id for no key update;
  if not found then return 'unknownMembership'; end if;
  if exists (select 1 from public.store_members member
    where member.id = member_id and member.store_id = add_store_member.store_id) then return 'added'; end if;
  if exists (select 1 from public.store_members member
    where member.membership_id = add_store_member.membership_id and member.discord_id = add_store_member.discord_id
      and private.holds_place(member.status)) then return 'alreadyMember'; end if;
  insert into public.store_members (id, store_id, membership_id, status, provider, discord_id, display_name, until)
  values (member_id, add_store_member.store_id, add_store_member.membership_id, 'active', 'manual',
    add_store_member.discord_id, coalesce(add_store_member.display_name, ''), add_store_member.until);
  return 'added';
end $$;

create function public.add_store_member(
  store_id text, member_id uuid, membership_id uuid, discord_id text, display_name text default '',
  until timestamptz default null) returns text
language sql security invoker set search_path = '' as $$
  select private.add_store_member(store_id, member_id, membership_id, discord_id, display_name, until)
$$;

-- Ends or restores a membership that no provider manages. Returns 'changed', or the reason why nothing changed:
-- 'managedByProvider', 'unknownMember', or 'alreadyMember'.
create function private.change_store_member(member_id uuid, is_ended boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member public.store_members;
begin
  select * into member from public.store_members each
    where each.id = member_id and private.owns_store(each.store_id);
  if not found then return 'unknownMember'; end if;
  if member.provider in ('stripe', 'whop') then return 'managedByProvider'; end if;
  perform 1 from public.store_memberships sold where sold.id = member.membership_id for no key update;
  if is_ended then
    update public.store_members set status = 'canceled', until = least(coalesce(until, now()), now())
      where id = member_id and private.holds_place(status);
    return 'changed';
  end if;
  if exists (select 1 from public.store_members other
    where other.id <> member_id and other.membership_id = member.membership_id and other.discord_id = member.discord_id
      and private.holds_place(other.status)) then return 'alreadyMember'; end if;
  update public.store_members set status = 'active', until = null where id = member_id and not private.holds_place(status);
  return 'changed';
end $$;

create function public.change_store_member(member_id uuid, is_ended boolean) returns text
language sql security invoker set search_path = '' as $$ select private.change_store_member(member_id, is_ended) $$;

-- Sets the Discord account of a member; null removes it. Returns 'changed', 'unknownMember' or 'alreadyMember'.
create function private.link_store_member(member_id uuid, discord_id text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member public.store_members;
begin
  select * into member from public.store_members each
    where each.id = member_id and private.owns_store(each.store_id);
  if not found then return 'unknownMember'; end if;
  perform 1 from public.store_memberships sold where sold.id = member.membership_id for no key update;
  if private.holds_place(member.status) and exists (select 1 from public.store_members other
    where other.id <> member_id and other.membership_id = member.membership_id
      and other.discord_id = link_store_member.discord_id and private.holds_place(other.status)) then
    return 'alreadyMember';
  end if;
  update public.store_members set discord_id = link_store_member.discord_id where id = member_id;
  return 'changed';
end $$;

create function public.link_store_member(member_id uuid, discord_id text) returns text
language sql security invoker set search_path = '' as $$ select private.link_store_member(member_id, discord_id) $$;

/*
 * Imports members from a file. Each row in `rows` has the texts membership (a name, an id, or a plan of a provider),
 * discord_id, display_name, status, since and until; a blank text means the default value. Returns one {action, reason}
 * for each row, in order: 'add', 'update' (for a member added by hand or from a file), 'unchanged', or 'refused' with a
 * reason. Refused rows are left out; all other rows are stored in one transaction. If `is_trial`, nothing is stored.
 *
 * A row that equals a stored member is unchanged, even if a provider manages the member. An exported file therefore
 * changes nothing.
 * Times are equal if they are equal in milliseconds, which is what a browser exports. The names of the memberships are
 * prepared once: preparing them for each of 5,000 rows takes 30 seconds.
 */
create function private.import_store_members(store_id text, rows jsonb, is_trial boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  results jsonb[] := '{}';
  one record;
  reason text;
  action text;
  existing public.store_members;
begin
  if not private.owns_store(store_id) then raise exception 'Not your store' using errcode = '42501'; end if;
  if jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) > 5000 then
    raise exception 'At most 5000 rows' using errcode = '54000';
  end if;
  perform 1 from public.store_memberships each where each.store_id = import_store_members.store_id
    order by each.id for no key update;
  for one in
    with cells as (
      select listed.at, btrim(coalesce(listed.value ->> 'discord_id', '')) as person,
        coalesce(listed.value ->> 'membership', '') as membership,
        private.clean_name(coalesce(listed.value ->> 'display_name', '')) as name,
        nullif(lower(btrim(listed.value ->> 'status')), '') as status,
        nullif(btrim(listed.value ->> 'since'), '') as since, nullif(btrim(listed.value ->> 'until'), '') as until
      from jsonb_array_elements(rows) with ordinality listed (value, at)
    ), own as materialized (
      select each.id, each.id::text as written_id, each.name, lower(private.clean_name(each.name)) as folded
      from public.store_memberships each where each.store_id = import_store_members.store_id
    ), named as materialized (
      select each.membership, private.clean_name(each.membership) as clean, lower(private.clean_name(each.membership)) as folded
      from (select distinct cells.membership from cells) each
    ), sold as materialized (
      select named.membership, coalesce(
        (select own.id from own where own.written_id = named.folded),
        (select (array_agg(own.id))[1] from own where own.name = named.membership having count(*) = 1),
        (select (array_agg(own.id))[1] from own where own.folded = named.folded having count(*) = 1),
        (select (array_agg(distinct plan.membership_id))[1] from public.store_membership_plans plan
          where plan.store_id = import_store_members.store_id and plan.plan_id = named.clean
          having count(distinct plan.membership_id) = 1)) as id
      from named
    ), known as (
      select cells.at, cells.person, cells.name, cells.status, private.time_of(cells.since) as since, private.time_of(cells.until) as until, sold.id as sold,
        (cells.since is not null and private.time_of(cells.since) is null)
          or (cells.until is not null and private.time_of(cells.until) is null) as has_wrong_date
      from cells join sold using (membership)
    ), compared as (
      select known.*, (known.sold, known.person, known.name, known.status, date_trunc('milliseconds', known.since),
          coalesce(date_trunc('milliseconds', known.until), 'infinity')) in (
        select member.membership_id, coalesce(member.discord_id, ''), private.clean_name(member.display_name),
          member.status, date_trunc('milliseconds', member.since),
          coalesce(date_trunc('milliseconds', member.until), 'infinity')
        from public.store_members member where member.store_id = import_store_members.store_id) is true as is_stored
      from known
    ), checked as (
      select compared.*, case
        when compared.is_stored then null
        when compared.person !~ '^\d{17,20}$' then 'discordId'
        when compared.sold is null then 'membership'
        when char_length(compared.name) > 100 then 'nameTooLong'
        when compared.status not in ('active', 'past_due', 'canceled', 'refunded') then 'status'
        when compared.has_wrong_date then 'date'
        when compared.until < compared.since then 'untilBeforeSince'
      end as problem
      from compared
    )
    select checked.*, coalesce(checked.problem, case when not checked.is_stored and row_number() over (
      partition by checked.sold, checked.person, checked.problem is null order by checked.is_stored desc, checked.at) > 1
      then 'repeated' end) as reason
    from checked order by checked.at
  loop
    reason := one.reason;
    action := null;
    if one.is_stored then
      action := 'unchanged';
    elsif reason is null then
      select * into existing from public.store_members member
        where member.membership_id = one.sold and member.discord_id = one.person
        order by private.holds_place(member.status) desc, member.created_at desc, member.id limit 1;
      if existing.id is null then
        if one.until < coalesce(one.since, now()) then reason := 'untilBeforeSince'; else action := 'add'; end if;
        if action = 'add' and not is_trial then
          insert into public.store_members
            (store_id, membership_id, status, provider, discord_id, display_name, since, until)
          values (import_store_members.store_id, one.sold, coalesce(one.status, 'active'), 'file', one.person, one.name,
            coalesce(one.since, now()), one.until);
        end if;
      elsif existing.provider in ('stripe', 'whop') then reason := 'managedByProvider';
      else
        -- A blank cell does not change the stored value.
        if one.name in ('', private.clean_name(existing.display_name)) then one.name := existing.display_name; end if;
        one.status := coalesce(one.status, existing.status);
        if one.since is null or date_trunc('milliseconds', existing.since) = date_trunc('milliseconds', one.since) then
          one.since := existing.since;
        end if;
        if one.until is null or date_trunc('milliseconds', existing.until) = date_trunc('milliseconds', one.until) then
          one.until := existing.until;
        end if;
        if one.until < one.since then reason := 'untilBeforeSince';
        elsif (existing.status, existing.since, existing.display_name) = (one.status, one.since, one.name)
          and existing.until is not distinct from one.until then action := 'unchanged';
        else
          action := 'update';
          if not is_trial then
            update public.store_members set status = one.status, since = one.since, until = one.until,
              display_name = one.name where id = existing.id;
          end if;
        end if;
      end if;
    end if;
    results := results || jsonb_build_object('action', coalesce(action, 'refused'), 'reason', reason);
  end loop;
  return to_jsonb(results);
end $$;

create function public.import_store_members(store_id text, rows jsonb, is_trial boolean) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.count_import(store_id);
  return private.import_store_members(store_id, rows, is_trial);
end $$;

/*
 * For the bot (supabase/README.md): returns whether each Discord account with a membership should have the role of the
 * membership. `is_due` is true as long as at least one membership of the account with this role has a spot, and false
 * after all of them have ended or were refused. Null means that the bot leaves the role as it is: the link is paused, or
 * Discord has not said that the seller may give the role. The rows are ordered by server, role and Discord id. The page
 * starts after the three given values and contains at most `page_size` rows (limited to 1,000).
 */
create function public.membership_roles(
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
  where member.discord_id is not null and sold.role_id is not null and stores.server_id is not null
    and (stores.server_id, sold.role_id, member.discord_id)
      > (membership_roles.after_server, membership_roles.after_role, membership_roles.after_discord_id)
  group by 1, 2, 3
  order by 1, 2, 3
  limit least(greatest(membership_roles.page_size, 0), 1000)
$$;

create function private.note_member_end() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.holds_place(new.status) then
    new.ended_at := null;
  elsif tg_op = 'INSERT' then
    new.ended_at := least(new.until, now());
  elsif private.holds_place(old.status) then
    new.ended_at := least(new.until, now());
  else
    new.ended_at := least(new.until, old.ended_at);
  end if;
  return new;
end $$;

-- Returns the ids of the store members that belong to the caller (product.md §21.16): rows with the caller's account on
-- this site, which was agreed to, and rows with the caller's Discord account, without what the caller has refused.
create function private.my_store_member_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.id from public.store_members member
  where member.discord_id = (select private.viewer_discord_id())
    and not exists (select 1 from private.refused_stores refused
      where refused.user_id = (select auth.uid()) and refused.store_id = member.store_id)
  union
  select member.id from public.store_members member where member.user_id = (select auth.uid())
$$;

-- Returns the caller's memberships. What is offered to the caller comes first, then memberships with a spot. Memberships
-- that a store has added come last. Offers and additions have limits of their own. `slug` is null if visitors cannot
-- open the store.
create function private.my_memberships() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', mine.id, 'status', mine.status, 'is_oversold', mine.is_oversold, 'provider', mine.provider,
    'since', mine.since, 'until', mine.until, 'is_ending', mine.is_ending, 'is_added', mine.is_added,
    'is_offered', mine.is_offered,
    'name', sold.name, 'payment_type', sold.payment_type, 'billing_interval', sold.billing_interval,
    'price_minor', sold.price_minor, 'currency', sold.currency,
    'store', jsonb_build_object('id', stores.id, 'name', stores.name, 'logo_path', stores.logo_path,
      'support_url', stores.support_url,
      'slug', case when stores.is_visible and stores.is_designed and not stores.hidden_by_site then stores.slug end,
      'may_review', private.review_refusal(stores.id) is null, 'review', private.own_review(review)))
    order by mine.is_offered desc, mine.is_added, mine.place), '[]')
  from (
    select listed.*, row_number() over (partition by listed.is_offered, listed.is_added
      order by private.holds_place(listed.status) desc, listed.since desc, listed.id) as place
    from (
      select member.*, member.user_id is distinct from (select auth.uid()) as is_added, false as is_offered
      from public.store_members member where member.id in (select private.my_store_member_ids())
      union all
      select member.*, false, true from public.store_members member
      where member.id in (select private.offered_member_ids())) listed) mine
  join public.store_memberships sold on sold.id = mine.membership_id
  join public.stores on stores.id = mine.store_id
  left join public.store_reviews review on review.store_id = stores.id and review.user_id = (select auth.uid())
  where mine.place <= case when mine.is_added or mine.is_offered then 100 else 500 end
$$;

create function public.my_memberships() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.my_memberships() $$;

-- Removes a user who becomes a member from the waiting list. This includes oversold members: they have paid, and get
-- the next free spot.
create function private.leave_waitlist_as_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.holds_place(new.status) then return null; end if;
  delete from public.store_waitlist waiting
    where waiting.membership_id = new.membership_id and (waiting.user_id = new.user_id or waiting.user_id in (
      select identities.user_id from auth.identities
      where identities.provider = 'discord' and identities.provider_id = new.discord_id));
  return null;
end $$;

-- Returns {since}: when the caller joined the waiting list of a membership; null if the caller is not on the list.
create function private.waiting_since(membership_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('since', (select waiting.created_at from public.store_waitlist waiting
    where waiting.membership_id = waiting_since.membership_id and waiting.user_id = (select auth.uid())))
$$;

create function public.waiting_since(membership_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.waiting_since(membership_id) $$;

/*
 * Adds the caller to the waiting list of a membership. Returns {outcome, since}: 'waiting', even if the caller was on
 * the list before, or the reason why not: 'noMembership' (not on sale on a public store), 'ownStore', 'alreadyMember',
 * 'notSoldOut', or 'tooManyLists' after 50 lists in 24 hours.
 */
create function private.join_waitlist(membership_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  sold public.store_memberships;
  joined timestamptz;
  outcome text;
begin
  if viewer is null then raise exception 'Sign in to join a waiting list' using errcode = '42501'; end if;
  -- Concurrent joins by the same user run one after the other, so that the count of the user's lists below includes the
  -- earlier joins.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(viewer::text, 5));
  -- If the caller is buying the membership at the same time, the purchase is either recorded before this statement, or
  -- it removes the caller from the list afterward.
  select * into sold from public.store_memberships each where each.id = join_waitlist.membership_id for no key update;
  select waiting.created_at into joined from public.store_waitlist waiting
    where waiting.membership_id = sold.id and waiting.user_id = viewer;
  outcome := case
    when sold.id is null or not sold.is_visible or sold.archived_at is not null
      or not private.is_public_store(sold.store_id) then 'noMembership'
    when private.owns_store(sold.store_id) then 'ownStore'
    when exists (select 1 from public.store_members member
      where member.membership_id = sold.id and private.holds_place(member.status)
        and member.id in (select private.my_store_member_ids())) then 'alreadyMember'
    when not private.is_sold_out(sold) then 'notSoldOut'
    when joined is null and (select count(*) from public.store_waitlist waiting
      where waiting.user_id = viewer and waiting.created_at > now() - interval '24 hours') >= 50 then 'tooManyLists'
    else 'waiting' end;
  if outcome = 'waiting' and joined is null then
    insert into public.store_waitlist (membership_id, user_id) values (sold.id, viewer)
      returning created_at into joined;
  end if;
  return jsonb_build_object('outcome', outcome, 'since', case when outcome = 'waiting' then joined end);
end $$;

create function public.join_waitlist(membership_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$ select private.join_waitlist(membership_id) $$;

-- Removes the caller from the waiting list of a membership. Returns 'left', even if the caller was not on the list.
create function private.leave_waitlist(membership_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.store_waitlist waiting
    where waiting.membership_id = leave_waitlist.membership_id and waiting.user_id = (select auth.uid());
  return 'left';
end $$;

create function public.leave_waitlist(membership_id uuid) returns text
language sql security invoker set search_path = '' as $$ select private.leave_waitlist(membership_id) $$;

-- Returns the waiting lists of the caller, oldest first. `is_free` means that the membership is on sale and has a free
-- spot. `slug` is null if visitors cannot open the store.
create function private.my_waiting_lists() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'membership_id', sold.id, 'name', sold.name, 'since', mine.created_at,
    'is_on_sale', shown.is_on_sale, 'is_free', shown.is_on_sale and not private.is_sold_out(sold),
    'store', jsonb_build_object('id', stores.id, 'name', stores.name, 'logo_path', stores.logo_path,
      'slug', case when shown.is_public then stores.slug end))
    order by mine.created_at, sold.id), '[]')
  from (select * from public.store_waitlist waiting where waiting.user_id = (select auth.uid())
    order by waiting.created_at, waiting.membership_id limit 500) mine
  join public.store_memberships sold on sold.id = mine.membership_id
  join public.stores on stores.id = sold.store_id
  cross join lateral (select stores.is_visible and stores.is_designed and not stores.hidden_by_site as is_public) page
  cross join lateral (select page.is_public,
    page.is_public and sold.is_visible and sold.archived_at is null as is_on_sale) shown
$$;

create function public.my_waiting_lists() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.my_waiting_lists() $$;

-- Returns how many users wait for each membership of the caller's store: {membership id: number}. Memberships without
-- waiting users are omitted.
create function private.waitlist_counts(store text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  return (
    select coalesce(jsonb_object_agg(counted.membership_id, counted.waiting), '{}')
    from (select waiting.membership_id, count(*) as waiting from public.store_waitlist waiting
      where waiting.membership_id in (select sold.id from public.store_memberships sold where sold.store_id = store)
      group by 1) counted);
end $$;

create function public.waitlist_counts(store_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.waitlist_counts(store_id) $$;

-- Returns one page of the users who wait for a membership of the caller's store. The user who has waited longest comes
-- first. `name` is the user's name on Discord. `page` starts at 0. Returns {total, people}.
create function private.waitlist_page(membership_id uuid, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 100);
begin
  if not exists (select 1 from public.store_memberships sold
    where sold.id = waitlist_page.membership_id and private.owns_store(sold.store_id)) then
    raise exception 'Not your membership' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'total', (select count(*) from public.store_waitlist waiting where waiting.membership_id = waitlist_page.membership_id),
    'people', coalesce((
      select jsonb_agg(jsonb_build_object('name', private.reviewer_name(paged.user_id), 'since', paged.created_at)
        order by paged.created_at, paged.user_id)
      from (select * from public.store_waitlist waiting where waiting.membership_id = waitlist_page.membership_id
        order by waiting.created_at, waiting.user_id
        limit most offset greatest(page, 0)::bigint * most) paged), '[]'));
end $$;

create function public.waitlist_page(membership_id uuid, page int default 0, page_size int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.waitlist_page(membership_id, page, page_size)
$$;

/*
 * Gives the caller all memberships, in all stores, whose receipt was sent to `address` and that belong to no account
 * yet, and confirms them (product.md §21.19). The address must be the confirmed address of the caller's account: the
 * auth server confirms it by a link in an email, or takes it from Discord once Discord has verified it. Memberships that
 * have ended are claimed, too. Returns {outcome: 'notConfirmed'}, or {outcome: 'read', claimed, own, taken}: the number
 * of memberships that the caller has got now, the number that the caller already had, and the number that belong to
 * other accounts, which keep them. A repeated call changes nothing.
 */
create function private.claim_memberships(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimant uuid := (select auth.uid());
  claimant_discord text := (select private.viewer_discord_id());
  confirmed text := (select private.confirmed_address());
  member public.store_members;
  claimed int := 0;
  own int := 0;
  taken int := 0;
begin
  if confirmed is null or confirmed is distinct from lower(btrim(address)) then
    return jsonb_build_object('outcome', 'notConfirmed');
  end if;
  perform 1 from public.store_memberships sold
    where sold.id in (select bought.membership_id from public.store_members bought
      join public.store_member_emails receipt on receipt.member_id = bought.id where lower(receipt.email) = confirmed)
    order by sold.id for no key update;
  for member in
    select bought.* from public.store_members bought
    join public.store_member_emails receipt on receipt.member_id = bought.id
    where lower(receipt.email) = confirmed
    order by bought.id for update of bought
  loop
    if member.user_id = claimant or member.discord_id = claimant_discord then
      own := own + 1;
    elsif member.user_id is not null or member.discord_id is not null then
      taken := taken + 1;
      continue;
    else
      claimed := claimed + 1;
    end if;
    perform private.own_member(member);
  end loop;
  return jsonb_build_object('outcome', 'read', 'claimed', claimed, 'own', own, 'taken', taken);
end $$;

create function public.claim_memberships(address text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.claim_memberships(address) $$;

-- Cleans the name of a member, which a provider, a file, or the seller has written.
create function private.clean_member_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.display_name := private.clean_name(new.display_name);
  return new;
end $$;

-- Refuses what a store adds for the caller's Discord account, now and later. Ends what it has added. A call without
-- anything to refuse changes nothing and answers the same.
create function private.refuse_memberships(store text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  account text := (select private.viewer_discord_id());
begin
  if not exists (select 1 from public.store_members member
    where member.store_id = store and member.discord_id = account and member.user_id is distinct from viewer) then
    return 'refused';
  end if;
  insert into private.refused_stores as refused (user_id, store_id, discord_id) values (viewer, store, account)
    on conflict (user_id, store_id) do update set discord_id = excluded.discord_id;
  update public.store_members member set status = 'canceled', until = least(coalesce(member.until, now()), now())
  where member.store_id = store and member.discord_id = account and member.user_id is distinct from viewer
    and member.provider in ('manual', 'file') and private.holds_place(member.status);
  return 'refused';
end $$;

create function public.refuse_memberships(store_id text) returns text
language sql security invoker set search_path = '' as $$ select private.refuse_memberships(store_id) $$;

-- Who has written a review keeps it, also after the store has unlinked their Discord account: a review makes the
-- memberships of its author their own, and can be changed by its author without a membership.
create function private.keep_reviewed_memberships() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.store_members member set user_id = new.user_id
  where member.store_id = new.store_id and member.user_id is null
    and member.discord_id = private.discord_id_of(new.user_id);
  return null;
end $$;

create function private.count_import(store text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(store, 9));
  delete from private.store_imports made where made.store_id = store and made.made_at < now() - interval '24 hours';
  if (select count(*) from private.store_imports made where made.store_id = store) >= private.limit_of('imports') then
    raise exception 'Too many imports' using errcode = '54000';
  end if;
  insert into private.store_imports (store_id) values (store);
end $$;

create function private.buyer_references(store text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
begin
  if not coalesce(private.is_public_store(store), false) then
    raise exception 'No such store' using errcode = '22023';
  end if;
  delete from private.buyer_references old where old.reference in (
    select each.reference from private.buyer_references each where each.expires_at <= now()
    limit 1000 for update skip locked);
  insert into private.buyer_references (user_id, store_id, membership_id)
    select viewer, store, sold.id from public.store_memberships sold
    where sold.store_id = store and sold.is_visible and sold.archived_at is null and sold.checkout_url is not null
      and not exists (select 1 from private.buyer_references known
        where known.membership_id = sold.id and known.user_id = viewer and known.created_at > now() - interval '1 day');
  return (select coalesce(jsonb_object_agg(newest.membership_id::text, newest.reference), '{}') from (
    select distinct on (known.membership_id) known.membership_id, known.reference from private.buyer_references known
    where known.user_id = viewer and known.store_id = store and known.created_at > now() - interval '1 day'
    order by known.membership_id, known.created_at desc, known.reference) newest);
end $$;

create function public.buyer_references(store_id text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.buyer_references(store_id) $$;

-- Returns the ids of the members that are offered to the caller: sales with a reference that the caller took to the
-- checkout of this membership, and that no account has yet.
create function private.offered_member_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.id from private.store_events event
  join public.store_members member on member.store_id = event.store_id and member.provider = event.provider
    and member.provider_reference = event.reference and member.membership_id = event.offered_membership_id
  where event.buyer_id = (select auth.uid()) and event.outcome <> 'ignored'
    and member.user_id is null and member.discord_id is null
$$;

-- Returns the email address that the caller's account has confirmed, in lower case; null if there is none.
create function private.confirmed_address() returns text
language sql stable security definer set search_path = '' as $$
  select lower(users.email) from auth.users where users.id = (select auth.uid()) and users.email_confirmed_at is not null
$$;

-- Makes a member the caller's. The caller has proved that they received the receipt, and has locked the membership. A
-- Discord account gets each membership only once.
create function private.own_member(member public.store_members) returns void
language plpgsql security definer set search_path = '' as $$
declare
  viewer_discord text := (select private.viewer_discord_id());
begin
  update public.store_members set user_id = coalesce(member.user_id, (select auth.uid())),
    confirmed_at = coalesce(member.confirmed_at, now()),
    discord_id = coalesce(member.discord_id, case when not (private.holds_place(member.status) and exists (
      select 1 from public.store_members other
      where other.id <> member.id and other.membership_id = member.membership_id
        and other.discord_id = viewer_discord and private.holds_place(other.status))) then viewer_discord end)
  where id = member.id and (user_id is null or discord_id is null or confirmed_at is null);
end $$;

/*
 * Answers whether an offered membership is the caller's. To confirm it, the receipt must have been sent to the confirmed
 * address of the caller's account: the owner of the reference can have spread it in a link for others. Returns
 * 'confirmed' (also if it is the caller's already), 'removed' (from the offers), 'otherAddress', or 'gone'.
 */
create function private.confirm_membership(member_id uuid, is_mine boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member public.store_members;
begin
  perform 1 from public.store_memberships sold
    where sold.id = (select each.membership_id from public.store_members each where each.id = member_id) for no key update;
  select * into member from public.store_members each where each.id = member_id for update;
  if member.user_id = (select auth.uid()) then return 'confirmed'; end if;
  if not coalesce(is_mine, false) then
    update private.store_events event set buyer_id = null
    where event.buyer_id = (select auth.uid()) and event.store_id = member.store_id
      and event.provider = member.provider and event.reference = member.provider_reference;
    return 'removed';
  end if;
  if member.id is null or member.id not in (select private.offered_member_ids()) then return 'gone'; end if;
  if not exists (select 1 from public.store_member_emails receipt
    where receipt.member_id = member.id and lower(receipt.email) = (select private.confirmed_address())) then
    return 'otherAddress';
  end if;
  perform private.own_member(member);
  return 'confirmed';
end $$;

create function public.confirm_membership(member_id uuid, is_mine boolean) returns text
language sql security invoker set search_path = '' as $$ select private.confirm_membership(member_id, is_mine) $$;

grant execute on function private.store_members_page, public.store_members_page, private.add_store_member,
  public.add_store_member, private.change_store_member, public.change_store_member, private.link_store_member,
  public.link_store_member, private.import_store_members, public.import_store_members, private.my_memberships,
  public.my_memberships, private.waiting_since, public.waiting_since, private.join_waitlist, public.join_waitlist,
  private.leave_waitlist, public.leave_waitlist, private.my_waiting_lists, public.my_waiting_lists, private.waitlist_counts,
  public.waitlist_counts, private.waitlist_page, public.waitlist_page, private.claim_memberships, public.claim_memberships,
  private.refuse_memberships, public.refuse_memberships, private.count_import, private.buyer_references,
  public.buyer_references, private.confirm_membership, public.confirm_membership to authenticated;
grant execute on function public.membership_roles to service_role;

create trigger after_store_membership_limit after update of max_members on public.store_memberships
  for each row when (new.max_members is distinct from old.max_members)
  execute function private.after_store_membership_limit();

create policy "Sellers see the members of their stores" on public.store_members for select to authenticated
  using (private.owns_store(store_id));
create trigger before_store_member_change before insert or update of status, membership_id on public.store_members
  for each row execute function private.before_store_member_change();
create trigger after_store_member_change after update of status, membership_id or delete on public.store_members
  for each row execute function private.after_store_member_change();
create trigger note_member_end before insert or update of status, until on public.store_members
  for each row execute function private.note_member_end();
create trigger leave_waitlist_as_member
  after insert or update of status, membership_id, discord_id, user_id on public.store_members
  for each row execute function private.leave_waitlist_as_member();
create trigger clean_member_name before insert or update of display_name on public.store_members
  for each row execute function private.clean_member_name();

create policy "Sellers see the addresses of their members" on public.store_member_emails for select to authenticated
  using (exists (select 1 from public.store_members member
    where member.id = member_id and private.owns_store(member.store_id)));

-- The waiting lists are read through the functions below, which leave out the ids of users.
create policy "Nobody reads it through the API" on public.store_waitlist for select to authenticated using (false);

-- Without a policy, row-level security already denies access to everyone but the service role. These policies show that
-- this is intended.
create policy "Nobody reads it through the API" on private.store_imports for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.refused_stores for select to authenticated using (false);

alter publication supabase_realtime add table public.store_members;
