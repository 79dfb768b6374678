-- Pages of the members and the transactions of a store by key, for files. The work of a page does not depend on how many rows
-- came before it, and there are no totals. `offset 0` looks each row up by its key: the planner would rather read a whole table
-- for a page of 1,000 rows.

-- Returns the members of a store whose name or address has a text, or whose Discord id or reference it is; null without a text.
create function private.members_found(store text, search text) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if coalesce(search, '') = '' then return null; end if;
  return array(
    select private.members_named(store, search)
    union
    select member.id from public.store_members member
      where member.store_id = store and member.provider_reference = search and member.provider in ('stripe', 'whop')
    union
    select member.id from public.store_member_emails address join public.store_members member on member.id = address.member_id
      where member.store_id = store and private.folded(address.email) like private.pattern_of(search));
end $$;

-- Returns the transactions of a store with this reference, or of a member with a text in the name; null without a text.
create function private.transactions_found(store text, search text) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if coalesce(search, '') = '' then return null; end if;
  return array(
    select made.id from public.store_transactions made where made.store_id = store and split_part(made.reference, ':', 1) = search
    union
    select made.id from public.store_transactions made
      where made.store_id = store and made.member_id = any (array(select private.members_named(store, search))));
end $$;

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
  matched := private.members_found(store_id, search);
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

create or replace function private.store_transactions_page(store text, search text, transaction_kind text, transaction_status text,
  sold uuid, in_currency text, from_time timestamptz, to_time timestamptz, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most int := least(greatest(page_size, 1), 1000);
  matched uuid[];
  -- Whole months without a search are read from their sums.
  by_month boolean := coalesce(search, '') = ''
    and coalesce(from_time = private.month_of(from_time)::timestamp at time zone 'UTC', true)
    and coalesce(to_time = private.month_of(to_time)::timestamp at time zone 'UTC', true);
  found jsonb;
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  matched := private.transactions_found(store, search);
  with listed as not materialized (
    select made.* from public.store_transactions made
    where made.store_id = store
      and (matched is null or made.id = any (matched))
      and (transaction_kind is null or made.kind = transaction_kind)
      and (transaction_status is null or made.status = transaction_status)
      and (sold is null or made.membership_id = sold)
      and (in_currency is null or made.currency = in_currency)
      and (from_time is null or made.occurred_at >= from_time)
      and (to_time is null or made.occurred_at < to_time)
  ), paged as (
    select listed.id from listed order by listed.occurred_at desc, listed.id
    limit most offset greatest(page, 0)::bigint * most
  ), summed as (
    select each.kind, each.status, each.currency, each.membership_id, each.is_dismissed, 1 as transactions, each.amount_minor
    from listed each where not by_month
    union all
    select each.kind, each.status, each.currency, each.membership_id, each.is_dismissed, each.transactions, each.amount_minor
    from private.store_month_sums each
    where by_month and each.store_id = store
      and (transaction_kind is null or each.kind = transaction_kind)
      and (transaction_status is null or each.status = transaction_status)
      and (sold is null or each.membership_id = sold)
      and (in_currency is null or each.currency = in_currency)
      and (from_time is null or each.month >= private.month_of(from_time))
      and (to_time is null or each.month < private.month_of(to_time))
  ), judged as (
    select summed.*, private.is_counted(summed.status, summed.membership_id, summed.is_dismissed) as is_counted,
      private.is_unassigned(summed.status, summed.membership_id, summed.is_dismissed) as is_unassigned
    from summed
  ), totals as (
    select judged.currency, sum(judged.transactions) as transactions, bool_or(judged.is_counted) as is_counted,
      coalesce(sum(judged.amount_minor) filter (where judged.is_counted and judged.kind = 'payment'), 0) as payments_minor,
      coalesce(sum(judged.amount_minor) filter (where judged.is_counted and judged.kind = 'refund'), 0) as refunds_minor,
      coalesce(sum(judged.amount_minor) filter (where judged.is_counted and judged.kind = 'dispute'), 0) as disputes_minor,
      bool_or(judged.is_unassigned) as is_unassigned,
      sum(case judged.kind when 'payment' then judged.amount_minor else -judged.amount_minor end)
        filter (where judged.is_unassigned) as net_minor,
      coalesce(sum(judged.transactions) filter (where judged.is_unassigned and judged.kind = 'payment'), 0) as unassigned
    from judged group by judged.currency
  )
  select jsonb_build_object('total', (select coalesce(sum(totals.transactions), 0) from totals),
    'sums', (select coalesce(jsonb_agg(jsonb_build_object('currency', totals.currency, 'payments_minor', totals.payments_minor,
        'refunds_minor', totals.refunds_minor, 'disputes_minor', totals.disputes_minor) order by totals.currency), '[]')
      from totals where totals.is_counted),
    'unassigned', (select coalesce(jsonb_agg(jsonb_build_object('currency', totals.currency, 'net_minor', totals.net_minor,
        'payments', totals.unassigned) order by totals.currency), '[]')
      from totals where totals.is_unassigned),
    'transactions', coalesce(jsonb_agg(jsonb_build_object('id', made.id, 'kind', made.kind, 'status', made.status,
      'amount_minor', made.amount_minor, 'currency', made.currency, 'occurred_at', made.occurred_at,
      'provider', made.provider, 'reference', split_part(made.reference, ':', 1), 'member_id', made.member_id,
      'membership_id', made.membership_id, 'is_dismissed', made.is_dismissed, 'display_name', member.display_name,
      'discord_id', member.discord_id)
      order by made.occurred_at desc, made.id), '[]'))
  into found from paged join public.store_transactions made on made.id = paged.id
    left join public.store_members member on member.id = made.member_id;
  return found;
end $$;

-- Returns the members of a store after a key, newest first, with the same filters as `store_members_page`: {rows, next}.
-- `next` is the key of the last one, and null if there are no more.
create function private.store_members_after(store text, search text, in_status text, sold uuid, payer text,
  after_time timestamptz, after_id uuid, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most int := least(greatest(page_size, 1), 1000);
  matched uuid[];
  found jsonb;
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  matched := private.members_found(store, search);
  with paged as (
    select member.* from public.store_members member
    where member.store_id = store
      and (after_time is null or member.since <= after_time and (member.since < after_time or member.id > after_id))
      and (sold is null or member.membership_id = sold)
      and (payer is null or member.provider = payer)
      and (in_status is null or case in_status when 'oversold' then member.is_oversold else member.status = in_status end)
      and (matched is null or member.id = any (matched))
    order by member.since desc, member.id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object(
    'id', paged.id, 'membership_id', paged.membership_id, 'status', paged.status, 'is_oversold', paged.is_oversold,
    'provider', paged.provider, 'provider_reference', paged.provider_reference, 'discord_id', paged.discord_id,
    'display_name', paged.display_name, 'email', address.email, 'is_confirmed', paged.confirmed_at is not null,
    'since', paged.since, 'until', paged.until)
      order by paged.since desc, paged.id), '[]'),
    'next', case when count(*) = most then
      (select jsonb_build_object('time', last.since, 'id', last.id) from paged last order by last.since, last.id desc limit 1) end)
  into found from paged left join lateral (
    select each.email from public.store_member_emails each where each.member_id = paged.id offset 0) address on true;
  return found;
end $$;

create function public.store_members_after(
  store_id text, search text default '', status text default null, membership_id uuid default null, provider text default null,
  after_time timestamptz default null, after_id uuid default null, page_size int default 1000
) returns jsonb language sql stable set search_path = '' as $$
  select private.store_members_after(store_id, left(search, 321), status, membership_id, provider, after_time, after_id, page_size)
$$;

-- Returns the transactions of a store after a key, newest first, with the same filters as `store_transactions_page`.
create function private.store_transactions_after(store text, search text, transaction_kind text, transaction_status text,
  sold uuid, in_currency text, from_time timestamptz, to_time timestamptz, after_time timestamptz, after_id uuid, page_size int)
returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most int := least(greatest(page_size, 1), 1000);
  matched uuid[];
  found jsonb;
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  matched := private.transactions_found(store, search);
  with paged as (
    select made.* from public.store_transactions made
    where made.store_id = store
      and (after_time is null or made.occurred_at <= after_time and (made.occurred_at < after_time or made.id > after_id))
      and (matched is null or made.id = any (matched))
      and (transaction_kind is null or made.kind = transaction_kind)
      and (transaction_status is null or made.status = transaction_status)
      and (sold is null or made.membership_id = sold)
      and (in_currency is null or made.currency = in_currency)
      and (from_time is null or made.occurred_at >= from_time)
      and (to_time is null or made.occurred_at < to_time)
    order by made.occurred_at desc, made.id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object('id', paged.id, 'kind', paged.kind, 'status', paged.status,
      'amount_minor', paged.amount_minor, 'currency', paged.currency, 'occurred_at', paged.occurred_at,
      'provider', paged.provider, 'reference', split_part(paged.reference, ':', 1), 'member_id', paged.member_id,
      'membership_id', paged.membership_id, 'is_dismissed', paged.is_dismissed, 'display_name', member.display_name,
      'discord_id', member.discord_id)
      order by paged.occurred_at desc, paged.id), '[]'),
    'next', case when count(*) = most then (select jsonb_build_object('time', last.occurred_at, 'id', last.id)
      from paged last order by last.occurred_at, last.id desc limit 1) end)
  into found from paged left join lateral (
    select each.display_name, each.discord_id from public.store_members each where each.id = paged.member_id offset 0) member on true;
  return found;
end $$;

create function public.store_transactions_after(
  store_id text, search text default '', kind text default null, status text default null, membership_id uuid default null,
  currency text default null, from_time timestamptz default null, to_time timestamptz default null,
  after_time timestamptz default null, after_id uuid default null, page_size int default 1000
) returns jsonb language sql stable set search_path = '' as $$
  select private.store_transactions_after(store_id, left(search, 321), kind, status, membership_id, currency, from_time, to_time,
    after_time, after_id, page_size)
$$;

grant execute on function private.store_members_after, public.store_members_after, private.store_transactions_after,
  public.store_transactions_after to authenticated;
