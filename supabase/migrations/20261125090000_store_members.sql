-- Members of a store and their spots. See product.md §21.13.

-- `provider_reference` is the subscription at the provider, or the payment of a one-time purchase. A member who paid
-- after the last spot was taken is oversold (`is_oversold`), and gets the next spot that becomes free.
alter table public.store_members
  add column provider text not null default 'manual' check (provider in ('stripe', 'whop', 'manual', 'file')),
  add column provider_reference text check (char_length(provider_reference) between 1 and 255),
  add column provider_customer_id text check (char_length(provider_customer_id) between 1 and 255),
  add column user_id uuid references auth.users (id) on delete set null,
  add column is_oversold boolean not null default false,
  add column created_at timestamptz not null default clock_timestamp(),
  add constraint store_members_reference_check check ((provider in ('stripe', 'whop')) = (provider_reference is not null)),
  add constraint store_members_reference_key unique (store_id, provider, provider_reference);
create index store_members_user_id_idx on public.store_members (user_id);
create index store_members_discord_id_idx on public.store_members (discord_id, membership_id);
create index store_members_since_idx on public.store_members (store_id, since desc, id);
create index store_members_places_idx on public.store_members (membership_id)
  where status in ('active', 'past_due') and not is_oversold;
create index store_members_oversold_idx on public.store_members (membership_id, created_at, id) where is_oversold;

revoke select on public.store_members from authenticated;
grant select (id, store_id, membership_id, status, provider, provider_reference, provider_customer_id, discord_id,
  display_name, since, until, is_oversold, created_at) on public.store_members to authenticated;

-- Email addresses are in a separate table, so that no change event contains one.
create table public.store_member_emails (
  member_id uuid primary key references public.store_members (id) on delete cascade,
  email text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and char_length(email) <= 320)
);
create index store_member_emails_email_idx on public.store_member_emails (lower(email));
alter table public.store_member_emails enable row level security;
revoke all on public.store_member_emails from anon, authenticated;
grant select on public.store_member_emails to authenticated;
grant all on public.store_member_emails to service_role;
create policy "Sellers see the addresses of their members" on public.store_member_emails for select to authenticated
  using (exists (select 1 from public.store_members member
    where member.id = member_id and private.owns_store(member.store_id)));

-- The provider's ids for a membership: a price, a product, a payment link, or a plan.
create table public.store_membership_plans (
  store_id text not null references public.stores (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'whop')),
  plan_id text not null check (char_length(plan_id) between 1 and 255),
  membership_id uuid not null references public.store_memberships (id) on delete cascade,
  primary key (store_id, provider, plan_id)
);
create index store_membership_plans_membership_id_idx on public.store_membership_plans (membership_id);
alter table public.store_membership_plans enable row level security;
revoke all on public.store_membership_plans from anon, authenticated;
grant select on public.store_membership_plans to authenticated;
grant all on public.store_membership_plans to service_role;
create policy "Sellers see the plans of their stores" on public.store_membership_plans for select to authenticated
  using (private.owns_store(store_id));
insert into public.store_membership_plans (store_id, provider, plan_id, membership_id)
  select store_id, case when checkout_url ~ '^https://([^/?#]+\.)?whop\.com([/?#]|$)' then 'whop' else 'stripe' end,
    provider_plan_id, id
  from public.store_memberships where provider_plan_id is not null
  on conflict do nothing;
alter table public.store_memberships drop column provider_plan_id;

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
create trigger before_store_member_change before insert or update of status, membership_id on public.store_members
  for each row execute function private.before_store_member_change();

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
create trigger after_store_member_change after update of status, membership_id or delete on public.store_members
  for each row execute function private.after_store_member_change();

create function private.after_store_membership_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.give_free_places(new.id);
  return null;
end $$;
create trigger after_store_membership_limit after update of max_members on public.store_memberships
  for each row when (new.max_members is distinct from old.max_members)
  execute function private.after_store_membership_limit();

-- Returns the number of spots taken. Oversold members do not have a spot.
create or replace function public.taken_places(membership public.store_memberships) returns bigint
language sql stable security invoker set search_path = '' as $$
  select count(*) from public.store_members member
  where member.membership_id = membership.id and member.status in ('active', 'past_due') and not member.is_oversold
$$;
create or replace function private.store_page(store text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', stores.id, 'slug', stores.slug, 'name', stores.name, 'tagline', stores.tagline, 'category', stores.category,
    'logo_path', stores.logo_path, 'card_path', stores.card_path, 'design', stores.design,
    'refund_policy', stores.refund_policy, 'support_url', stores.support_url,
    'memberships', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', sold.id, 'name', sold.name, 'description', sold.description, 'payment_type', sold.payment_type,
        'billing_interval', sold.billing_interval, 'price_minor', sold.price_minor, 'currency', sold.currency,
        'max_members', sold.max_members, 'members', (
          select count(*) from public.store_members member
          where member.membership_id = sold.id and member.status in ('active', 'past_due') and not member.is_oversold),
        'early_bird_price_minor', sold.early_bird_price_minor,
        'early_bird_until', sold.early_bird_until, 'early_bird_places', sold.early_bird_places,
        'features', sold.features, 'checkout_url', sold.checkout_url)
        order by sold.position, sold.created_at, sold.id)
      from public.store_memberships sold
      where sold.store_id = stores.id and sold.is_visible and sold.archived_at is null), '[]'))
  from public.stores
  where (stores.slug = store_page.store or stores.id = store_page.store)
    and stores.is_visible and stores.is_designed and not stores.hidden_by_site
$$;

-- Returns one page of a store's members. `search` matches a part of a name or of an email address, or a whole Discord
-- id or reference. `status` can also be 'oversold'. `sort_by` is 'newest', 'oldest', 'name', or 'ending'. `page` starts
-- at 0. Returns {total, oversold, members}. `oversold` contains the number of oversold members for each membership that
-- has any, regardless of the search.
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
        or strpos(lower(member.display_name), lower(search)) > 0 or strpos(lower(address.email), lower(search)) > 0
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
    'display_name', paged.display_name, 'email', paged.email, 'since', paged.since, 'until', paged.until)), '[]'))
  into found from paged;
  return found;
end $$;
create function public.store_members_page(
  store_id text, search text default '', status text default null, membership_id uuid default null,
  provider text default null, sort_by text default 'newest', page int default 0, page_size int default 50)
returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.store_members_page(store_id, search, status, membership_id, provider, sort_by, page, page_size)
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

-- Converts text to a timestamp. Returns null if the text is blank or invalid.
create function private.time_of(text text) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  if text !~ '^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$' then return null; end if;
  return case when char_length(text) = 10 then (text || 'T00:00:00Z')::timestamptz else text::timestamptz end;
exception when others then
  return null;
end $$;

/*
 * Imports members from a file. Each row in `rows` has the texts membership (a name or an id), discord_id, display_name,
 * status, since and until; a blank text means the default value. Returns one {action, reason} for each row, in order:
 * 'add', 'update' (for a member added by hand or from a file), 'unchanged', or 'refused' with a reason. Refused rows
 * are left out; all other rows are stored in one transaction. If `is_trial`, nothing is stored.
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
        lower(btrim(coalesce(listed.value ->> 'membership', ''))) as membership,
        btrim(coalesce(listed.value ->> 'display_name', '')) as name,
        nullif(lower(btrim(listed.value ->> 'status')), '') as status,
        nullif(btrim(listed.value ->> 'since'), '') as since, nullif(btrim(listed.value ->> 'until'), '') as until
      from jsonb_array_elements(rows) with ordinality listed (value, at)
    ), known as (
      select cells.at, cells.person, cells.name, cells.status, private.time_of(cells.since) as since,
        private.time_of(cells.until) as until, (
          select (array_agg(each.id))[1] from public.store_memberships each
          where each.store_id = import_store_members.store_id
            and (each.id::text = cells.membership or lower(btrim(each.name)) = cells.membership)
          having count(*) = 1) as sold,
        (cells.since is not null and private.time_of(cells.since) is null)
          or (cells.until is not null and private.time_of(cells.until) is null) as has_wrong_date
      from cells
    ), checked as (
      select known.*, case
        when known.person !~ '^\d{17,20}$' then 'discordId'
        when known.sold is null then 'membership'
        when char_length(known.name) > 100 then 'nameTooLong'
        when known.status not in ('active', 'past_due', 'canceled', 'refunded') then 'status'
        when known.has_wrong_date then 'date'
        when known.until < known.since then 'untilBeforeSince'
      end as problem
      from known
    )
    select checked.*, coalesce(checked.problem, case when row_number() over (
      partition by checked.sold, checked.person, checked.problem is null order by checked.at) > 1 then 'repeated' end) as reason
    from checked order by checked.at
  loop
    reason := one.reason;
    action := null;
    if reason is null then
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
        one.name := coalesce(nullif(one.name, ''), existing.display_name);
        one.status := coalesce(one.status, existing.status);
        one.since := coalesce(one.since, existing.since);
        one.until := coalesce(one.until, existing.until);
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
language sql security invoker set search_path = '' as $$
  select private.import_store_members(store_id, rows, is_trial)
$$;

revoke all on function public.store_members_page(text, text, text, uuid, text, text, int, int),
  public.add_store_member(text, uuid, uuid, text, text, timestamptz), public.change_store_member(uuid, boolean),
  public.link_store_member(uuid, text), public.import_store_members(text, jsonb, boolean)
  from public, anon, authenticated;
grant execute on function
  private.store_members_page(text, text, text, uuid, text, text, int, int),
  public.store_members_page(text, text, text, uuid, text, text, int, int),
  private.add_store_member(text, uuid, uuid, text, text, timestamptz),
  public.add_store_member(text, uuid, uuid, text, text, timestamptz),
  private.change_store_member(uuid, boolean), public.change_store_member(uuid, boolean),
  private.link_store_member(uuid, text), public.link_store_member(uuid, text),
  private.import_store_members(text, jsonb, boolean), public.import_store_members(text, jsonb, boolean)
  to authenticated;

alter publication supabase_realtime add table public.store_members;
