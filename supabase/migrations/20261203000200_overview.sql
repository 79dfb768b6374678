-- The overview of a store with many members and payments.

-- Counts the members of a store, all of them or those with a status.
drop index public.store_members_store_id_idx;
create index store_members_status_idx on public.store_members (store_id, status);
create index store_members_ended_at_idx on public.store_members (store_id, ended_at) where ended_at is not null;

/*
 * The answers are described in 20261201001100_counts.sql. Which payments count is asked once for each combination of what
 * decides it, and not for each payment. Each count of members reads only an index.
 */
create or replace function private.store_overview(store text, days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := private.utc_today();
  first date := today - least(greatest(days, 1), 90) + 1;
  from_time timestamptz := first::timestamp at time zone 'UTC';
  this_month timestamp := date_trunc('month', now() at time zone 'UTC');
  last_month timestamptz := (this_month - interval '1 month') at time zone 'UTC';
  by_now timestamptz := least(last_month + (now() - (this_month at time zone 'UTC')), this_month at time zone 'UTC');
  members jsonb;
  revenue jsonb;
  money jsonb;
  referrers jsonb;
  others jsonb;
  series jsonb;
  changes jsonb;
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  select jsonb_build_object(
    'active', (select count(*) from public.store_members member where member.store_id = store and member.status = 'active'),
    'past_due', (select count(*) from public.store_members member where member.store_id = store and member.status = 'past_due'),
    'joined', (select count(*) from public.store_members member
      where member.store_id = store and member.since >= from_time and member.since <= now()),
    'ended', (select count(*) from public.store_members member where member.store_id = store and member.ended_at >= from_time))
  into members;

  with counted as materialized (
    select distinct summed.status, summed.membership_id, summed.is_dismissed from private.store_month_sums summed
    where summed.store_id = store and summed.month >= private.month_of(last_month)
      and private.is_counted(summed.status, summed.membership_id, summed.is_dismissed)
  ), made as (
    select each.currency, each.occurred_at, case each.kind when 'payment' then each.amount_minor else -each.amount_minor end as minor
    from public.store_transactions each join counted using (status, membership_id, is_dismissed)
    where each.store_id = store and each.occurred_at >= last_month
  ), sums as (
    select made.currency, count(*) as transactions,
      coalesce(sum(made.minor) filter (where made.occurred_at >= this_month at time zone 'UTC'), 0) as this_month_minor,
      coalesce(sum(made.minor) filter (where made.occurred_at < this_month at time zone 'UTC'), 0) as last_month_minor,
      coalesce(sum(made.minor) filter (where made.occurred_at < by_now), 0) as last_month_by_now_minor
    from made group by made.currency
  )
  select coalesce(jsonb_agg(to_jsonb(sums) - 'transactions' order by sums.transactions desc, sums.currency), '[]')
  into revenue from sums;

  with counted as materialized (
    select distinct summed.status, summed.membership_id, summed.is_dismissed from private.store_month_sums summed
    where summed.store_id = store and summed.month >= private.month_of(from_time)
      and private.is_counted(summed.status, summed.membership_id, summed.is_dismissed)
  ), sums as (
    select (each.occurred_at at time zone 'UTC')::date as day, each.currency,
      count(*) filter (where each.kind = 'payment') as payments,
      coalesce(sum(each.amount_minor) filter (where each.kind = 'payment'), 0) as payments_minor,
      coalesce(sum(each.amount_minor) filter (where each.kind = 'refund'), 0) as refunds_minor,
      coalesce(sum(each.amount_minor) filter (where each.kind = 'dispute'), 0) as disputes_minor
    from public.store_transactions each join counted using (status, membership_id, is_dismissed)
    where each.store_id = store and each.occurred_at >= from_time and each.occurred_at < (today + 1)::timestamp at time zone 'UTC'
    group by 1, 2
  )
  select coalesce(jsonb_agg(to_jsonb(sums) order by sums.day, sums.currency), '[]') into money from sums;

  with counted as (
    select each.referrer,
      coalesce(sum(each.count) filter (where each.kind = 'visit'), 0) as visits,
      coalesce(sum(each.count) filter (where each.kind = 'plan_click'), 0) as plan_clicks,
      coalesce(sum(each.count) filter (where each.kind = 'checkout'), 0) as checkouts
    from public.store_daily_counts each where each.store_id = store and each.day >= first group by each.referrer
  ), placed as (
    select counted.*, row_number() over (order by counted.visits desc, counted.plan_clicks desc, counted.referrer) as place
    from counted
  )
  select coalesce(jsonb_agg(to_jsonb(placed) - 'place' order by placed.place) filter (where placed.place <= 10), '[]'),
    jsonb_build_object('referrers', count(*) filter (where placed.place > 10),
      'visits', coalesce(sum(placed.visits) filter (where placed.place > 10), 0),
      'plan_clicks', coalesce(sum(placed.plan_clicks) filter (where placed.place > 10), 0),
      'checkouts', coalesce(sum(placed.checkouts) filter (where placed.place > 10), 0))
  into referrers, others from placed;

  with steps as (
    select each.day, sum(each.count) filter (where each.kind = 'visit') as visits,
      sum(each.count) filter (where each.kind = 'plan_click') as plan_clicks,
      sum(each.count) filter (where each.kind = 'checkout') as checkouts
    from public.store_daily_counts each where each.store_id = store and each.day >= first group by each.day
  ), joined as (
    select (member.since at time zone 'UTC')::date as day, count(*) as members
    from public.store_members member
    where member.store_id = store and member.since >= from_time and member.since <= now() group by 1
  )
  select jsonb_agg(jsonb_build_object('day', each.day::date, 'visits', coalesce(steps.visits, 0),
    'plan_clicks', coalesce(steps.plan_clicks, 0), 'checkouts', coalesce(steps.checkouts, 0),
    'members', coalesce(joined.members, 0)) order by each.day)
  into series
  from generate_series(first::timestamp, today::timestamp, interval '1 day') each (day)
  left join steps on steps.day = each.day::date left join joined on joined.day = each.day::date;

  select coalesce(jsonb_agg(to_jsonb(noted) order by noted.day, noted.kind, noted.name), '[]') into changes from (
    select changed.day, changed.kind, sold.name, changed.before_minor, changed.before_currency, changed.after_minor,
      changed.after_currency
    from public.store_changes changed left join public.store_memberships sold on sold.id = changed.membership_id
    where changed.store_id = store and changed.day >= first
      and (changed.kind = 'design' or (changed.before_minor, changed.before_currency)
        is distinct from (changed.after_minor, changed.after_currency))
    order by changed.day desc, changed.kind, sold.name limit 100) noted;

  return jsonb_build_object('unassigned', (select coalesce(sum(summed.transactions), 0)::bigint from private.store_month_sums summed
      where summed.store_id = store and summed.kind = 'payment'
        and private.is_unassigned(summed.status, summed.membership_id, summed.is_dismissed)),
    'members', members, 'revenue', revenue, 'money', money, 'referrers', referrers,
    'others', others, 'days', series, 'changes', changes);
end $$;
