-- The sums of a store's transactions for each month, so that a page of payments does not add up all of them.

create table private.store_month_sums (
  id bigint generated always as identity primary key,
  store_id text not null,
  -- The first day of the month, in UTC.
  month date not null,
  kind text not null,
  status text not null,
  currency text not null,
  membership_id uuid,
  is_dismissed boolean not null,
  transactions bigint not null,
  amount_minor numeric not null,
  constraint store_month_sums_key
    unique nulls not distinct (store_id, month, kind, status, currency, membership_id, is_dismissed),
  constraint store_month_sums_length check (char_length(store_id) <= 100 and char_length(kind) <= 20
    and char_length(status) <= 20 and char_length(currency) <= 8)
);
alter table private.store_month_sums enable row level security;
create policy "Nobody reads it through the API" on private.store_month_sums for select to authenticated using (false);

create function private.month_of(moment timestamptz) returns date
language sql immutable set search_path = '' as $$
  select date_trunc('month', moment at time zone 'UTC')::date
$$;

create function private.add_to_month_sums() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.store_month_sums as stored
      (store_id, month, kind, status, currency, membership_id, is_dismissed, transactions, amount_minor)
    select made.store_id, private.month_of(made.occurred_at), made.kind, made.status, made.currency, made.membership_id,
      made.is_dismissed, count(*), sum(made.amount_minor)
    from made group by 1, 2, 3, 4, 5, 6, 7
  on conflict on constraint store_month_sums_key do update set
    transactions = stored.transactions + excluded.transactions, amount_minor = stored.amount_minor + excluded.amount_minor;
  return null;
end $$;
select private.hide_rows_in_errors('private.add_to_month_sums()');

create function private.take_from_month_sums() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with less as (
    select gone.store_id, private.month_of(gone.occurred_at) as month, gone.kind, gone.status, gone.currency,
      gone.membership_id, gone.is_dismissed, count(*) as transactions, sum(gone.amount_minor) as amount_minor
    from gone group by 1, 2, 3, 4, 5, 6, 7
  )
  update private.store_month_sums stored set
    transactions = stored.transactions - less.transactions, amount_minor = stored.amount_minor - less.amount_minor
  from less
  where (stored.store_id, stored.month, stored.kind, stored.status, stored.currency, stored.is_dismissed)
      = (less.store_id, less.month, less.kind, less.status, less.currency, less.is_dismissed)
    and stored.membership_id is not distinct from less.membership_id;
  delete from private.store_month_sums stored
    where stored.transactions = 0 and stored.store_id in (select gone.store_id from gone);
  return null;
end $$;
select private.hide_rows_in_errors('private.take_from_month_sums()');

create trigger add_to_month_sums after insert on public.store_transactions
  referencing new table as made for each statement execute function private.add_to_month_sums();
create trigger add_changed_to_month_sums after update on public.store_transactions
  referencing new table as made for each statement execute function private.add_to_month_sums();
create trigger take_changed_from_month_sums after update on public.store_transactions
  referencing old table as gone for each statement execute function private.take_from_month_sums();
create trigger take_from_month_sums after delete on public.store_transactions
  referencing old table as gone for each statement execute function private.take_from_month_sums();

insert into private.store_month_sums (store_id, month, kind, status, currency, membership_id, is_dismissed, transactions, amount_minor)
  select made.store_id, private.month_of(made.occurred_at), made.kind, made.status, made.currency, made.membership_id,
    made.is_dismissed, count(*), sum(made.amount_minor)
  from public.store_transactions made group by 1, 2, 3, 4, 5, 6, 7;

-- The same rules for a transaction and for a sum of transactions.
create function private.is_counted(status text, membership_id uuid, is_dismissed boolean) returns boolean
language sql immutable set search_path = '' as $$ select status in ('succeeded', 'open', 'lost') and membership_id is not null and not is_dismissed $$;
create or replace function private.is_counted(made public.store_transactions) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_counted(made.status, made.membership_id, made.is_dismissed)
$$;
create function private.is_unassigned(status text, membership_id uuid, is_dismissed boolean) returns boolean
language sql immutable set search_path = '' as $$ select status in ('succeeded', 'open', 'lost') and membership_id is null and not is_dismissed $$;
create or replace function private.is_unassigned(made public.store_transactions) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_unassigned(made.status, made.membership_id, made.is_dismissed)
$$;

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
  if search <> '' then
    matched := array(
      select made.id from public.store_transactions made where made.store_id = store and split_part(made.reference, ':', 1) = search
      union
      select made.id from public.store_transactions made
        where made.store_id = store and made.member_id = any (array(select private.members_named(store, search))));
  end if;
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

create or replace function private.store_months(store text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  return (select coalesce(jsonb_agg(to_jsonb(months) order by months.month, months.currency), '[]') from (
    select to_char(made.month, 'YYYY-MM') as month, made.currency,
      coalesce(sum(made.transactions) filter (where made.kind = 'payment'), 0) as payments,
      coalesce(sum(made.amount_minor) filter (where made.kind = 'payment'), 0) as payments_minor,
      coalesce(sum(made.amount_minor) filter (where made.kind = 'refund'), 0) as refunds_minor,
      coalesce(sum(made.amount_minor) filter (where made.kind = 'dispute'), 0) as disputes_minor
    from private.store_month_sums made
    where made.store_id = store and private.is_counted(made.status, made.membership_id, made.is_dismissed)
    group by 1, 2) months);
end $$;

-- An event that waits for another one of its store holds a connection. The provider sends it again.
alter function private.record_payment_event(text, text, jsonb) set lock_timeout = '2s';
