-- Counts of a store's visitors, and the overview of its seller (product.md §21.6).

-- A function may read tables of a later file.
set check_function_bodies = off;

-- The actions of visitors on a day (UTC). Nothing identifies a visitor. `referrer` is the host name of the site that
-- linked to the store; '' means that there is none or that it is unknown.
create table public.store_daily_counts (
  store_id text not null references public.stores (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('visit', 'plan_click', 'checkout')),
  referrer text not null check (char_length(referrer) <= 100),
  count int not null check (count > 0),
  primary key (store_id, day, kind, referrer)
);
alter table public.store_daily_counts enable row level security;
grant select (store_id, day, kind, referrer, count) on public.store_daily_counts to authenticated;
grant all on public.store_daily_counts to service_role;

-- The changes of a seller on a day (UTC), for the marks of the chart. If a price changes several times on one day, the
-- row has the price before the first change and the price after the last change. An early-bird price is null while
-- there is none.
create table public.store_changes (
  id uuid primary key default gen_random_uuid(),
  store_id text not null references public.stores (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('design', 'price', 'early_bird_price')),
  membership_id uuid references public.store_memberships (id) on delete cascade,
  before_minor bigint,
  before_currency text,
  after_minor bigint,
  after_currency text,
  constraint store_changes_key unique nulls not distinct (store_id, day, kind, membership_id),
  check ((kind = 'design') = (membership_id is null)),
  constraint store_changes_currency_length
    check (char_length(before_currency) <= 8 and char_length(after_currency) <= 8)
);
create index store_changes_membership_id_idx on public.store_changes (membership_id);
alter table public.store_changes enable row level security;
grant select (id, store_id, day, kind, membership_id, before_minor, before_currency, after_minor, after_currency) on
  public.store_changes to authenticated;
grant all on public.store_changes to service_role;

-- How many steps of a store were counted in the current minute. See private.count_store_step.
create table private.store_count_pace (
  store_id text not null references public.stores (id) on delete cascade,
  kind text not null,
  minute timestamptz not null,
  count int not null,
  -- -1: callers without an address.
  network int not null default -1,
  day date not null default private.utc_today(),
  referrers int not null default 0,
  constraint store_count_pace_length check (char_length(kind) <= 20),
  primary key (store_id, kind, network)
);
alter table private.store_count_pace enable row level security;
grant select on private.store_count_pace to service_role;

create function private.note_design_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.store_changes (store_id, day, kind) values (new.id, private.utc_today(), 'design')
    on conflict on constraint store_changes_key do nothing;
  return null;
end $$;

create function private.note_price_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.store_changes as noted
    (store_id, day, kind, membership_id, before_minor, before_currency, after_minor, after_currency)
  select new.store_id, private.utc_today(), made.kind, new.id, made.before, old.currency, made.after, new.currency
  from (values ('price', old.price_minor, new.price_minor),
    ('early_bird_price', old.early_bird_price_minor, new.early_bird_price_minor)) made (kind, before, after)
  where made.before is distinct from made.after or (made.before is not null and old.currency <> new.currency)
  on conflict on constraint store_changes_key do update
    set after_minor = excluded.after_minor, after_currency = excluded.after_currency;
  return null;
end $$;

-- Returns the host name in the URL or name of a site, without 'www.'. Returns '' if there is no host name, if it is an
-- IP address or too long, or if it is the site's own host, which is the host of the page that sends the request.
create function private.referrer_host(referrer text) returns text
language plpgsql stable set search_path = '' as $$
declare
  origin text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'origin';
  host text := private.host_in(referrer);
begin
  return case when host = private.host_in(origin) then '' else host end;
end $$;

-- Counts one step of a visitor of a public store. Steps on other stores, and steps of the store's seller, are ignored.
-- Visitors are anonymous, so a script could call this function any number of times. Therefore, at most 120 steps of
-- each kind are counted per store and minute. Each day has at most 100 referrers of each kind; further referrers count
-- as unknown.
create function private.count_store_step(store text, step text, referrer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := private.utc_today();
  host text := private.referrer_host(referrer);
  from_network int := private.network_group(store);
  pace private.store_count_pace;
  fewest public.store_daily_counts;
begin
  if step is null or step not in ('visit', 'plan_click', 'checkout') then
    raise exception 'Not a step' using errcode = '22023';
  end if;
  if not private.is_public_store(store) or private.owns_store(store) then return; end if;
  insert into private.store_count_pace as stored (store_id, kind, network, minute, count)
    values (store, step, coalesce(from_network, -1), date_trunc('minute', now()), 1)
    on conflict on constraint store_count_pace_pkey do update
      set minute = excluded.minute, count = case when stored.minute = excluded.minute then stored.count + 1 else 1 end,
        day = excluded.day, referrers = case when stored.day = excluded.day then stored.referrers else 0 end
      where stored.minute <> excluded.minute or stored.count < case when stored.network < 0 then 120 else 20 end
    returning * into pace;
  if not found then return; end if;
  if host <> '' and not exists (select 1 from public.store_daily_counts counted
      where counted.store_id = store and counted.day = today and counted.kind = step and counted.referrer = host) then
    if pace.referrers >= (case when pace.network < 0 then 200 else 10 end) then
      host := '';
    else
      update private.store_count_pace stored set referrers = stored.referrers + 1
        where stored.store_id = store and stored.kind = step and stored.network = pace.network;
      -- Calls with new referrers run one after another, so that each sees those of the others.
      perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(store || step, 10));
      -- The 101st referrer takes the place of the one with the fewest visits, whose visits become unknown.
      if (select count(*) from public.store_daily_counts counted where counted.store_id = store and counted.day = today
          and counted.kind = step and counted.referrer <> '') >= 100 then
        delete from public.store_daily_counts counted where counted.store_id = store and counted.day = today
            and counted.kind = step and counted.referrer = (select few.referrer from public.store_daily_counts few
              where few.store_id = store and few.day = today and few.kind = step and few.referrer not in ('', host)
              order by few.count, random() limit 1)
          returning * into fewest;
        insert into public.store_daily_counts as counted (store_id, day, kind, referrer, count)
          select store, today, step, '', fewest.count where fewest.count is not null
          on conflict on constraint store_daily_counts_pkey do update set count = counted.count + excluded.count;
      end if;
    end if;
  end if;
  insert into public.store_daily_counts as counted (store_id, day, kind, referrer, count) values (store, today, step, host, 1)
    on conflict on constraint store_daily_counts_pkey do update set count = counted.count + 1;
end $$;

create function public.count_store_step(store_id text, kind text, referrer text default '') returns void
language sql security invoker set search_path = '' as $$ select private.count_store_step(store_id, kind, referrer) $$;

-- Returns the counts for each day and referrer in the last `days` days (at most 400), the oldest first:
-- {day, referrer, visits, plan_clicks, checkouts}.
create function private.store_counts(store text, days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  return (select coalesce(jsonb_agg(to_jsonb(each) order by each.day, each.visits desc, each.plan_clicks desc, each.referrer), '[]') from (
    select counted.day, counted.referrer,
      coalesce(sum(counted.count) filter (where counted.kind = 'visit'), 0) as visits,
      coalesce(sum(counted.count) filter (where counted.kind = 'plan_click'), 0) as plan_clicks,
      coalesce(sum(counted.count) filter (where counted.kind = 'checkout'), 0) as checkouts
    from public.store_daily_counts counted
    where counted.store_id = store and counted.day > private.utc_today() - least(greatest(days, 1), 400)
    group by 1, 2) each);
end $$;

create function public.store_counts(store_id text, days int default 30)
returns jsonb language sql stable set search_path = '' as $$
  select private.store_counts(store_id, least(days, 90))
$$;

-- Returns the data of a seller's overview: the last `days` days (UTC, at most 90, including today), and the revenue of
-- this month and of the last month.
-- `members`: how many members are active now, how many are past due now, how many joined in the period, and how many
-- memberships ended in the period.
-- `revenue`: for each currency, payments net of refunds and of open or lost disputes, without sales that belong to no
-- membership. `last_month_by_now_minor` is the revenue of the last month up to the same day and time, or up to the end
-- of the last month if that month is shorter.
-- `unassigned`: the number of sales that were neither assigned nor dismissed.
-- `referrers`: the ten referrers with the most visits. `others` is the sum over all other referrers, and
-- `others.referrers` is the number of these referrers.
-- `money`: the sums of each day and currency with transactions. `changes`: the last 100 changes at most, for the marks
-- of the chart.
create function private.store_overview(store text, days int) returns jsonb
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
    'active', count(*) filter (where member.status = 'active'),
    'past_due', count(*) filter (where member.status = 'past_due'),
    'joined', count(*) filter (where member.since >= from_time and member.since <= now()),
    'ended', count(*) filter (where member.ended_at >= from_time))
  into members from public.store_members member where member.store_id = store;

  with made as (
    select each.currency, each.occurred_at, case each.kind when 'payment' then each.amount_minor else -each.amount_minor end as minor
    from public.store_transactions each
    where each.store_id = store and each.occurred_at >= last_month and private.is_counted(each)
  ), sums as (
    select made.currency, count(*) as transactions,
      coalesce(sum(made.minor) filter (where made.occurred_at >= this_month at time zone 'UTC'), 0) as this_month_minor,
      coalesce(sum(made.minor) filter (where made.occurred_at < this_month at time zone 'UTC'), 0) as last_month_minor,
      coalesce(sum(made.minor) filter (where made.occurred_at < by_now), 0) as last_month_by_now_minor
    from made group by made.currency
  )
  select coalesce(jsonb_agg(to_jsonb(sums) - 'transactions' order by sums.transactions desc, sums.currency), '[]')
  into revenue from sums;

  with sums as (
    select (each.occurred_at at time zone 'UTC')::date as day, each.currency,
      count(*) filter (where each.kind = 'payment') as payments,
      coalesce(sum(each.amount_minor) filter (where each.kind = 'payment'), 0) as payments_minor,
      coalesce(sum(each.amount_minor) filter (where each.kind = 'refund'), 0) as refunds_minor,
      coalesce(sum(each.amount_minor) filter (where each.kind = 'dispute'), 0) as disputes_minor
    from public.store_transactions each
    where each.store_id = store and each.occurred_at >= from_time and each.occurred_at < (today + 1)::timestamp at time zone 'UTC'
      and private.is_counted(each)
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

  return jsonb_build_object('unassigned', (select count(*) from public.store_transactions each
      where each.store_id = store and each.kind = 'payment' and private.is_unassigned(each)),
    'members', members, 'revenue', revenue, 'money', money, 'referrers', referrers,
    'others', others, 'days', series, 'changes', changes);
end $$;

create function public.store_overview(store_id text, days int default 30) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.store_overview(store_id, days) $$;

-- Returns the number of the caller's network among 256 groups; null if there is no address. Each group has a small quota of
-- its own, so that invented steps do not displace real ones (product.md §21.6). The number of a network changes every
-- day. Only the gateway sets `cf-connecting-ip`; the first addresses of `x-forwarded-for` are those that the caller
-- claims.
create function private.network_group(store text) returns int
language plpgsql stable set search_path = '' as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address inet;
begin
  address := btrim(coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip',
    split_part(headers ->> 'x-forwarded-for', ',', -1)))::inet;
  return pg_catalog.hashtextextended(
    pg_catalog.network(pg_catalog.set_masklen(address, case family(address) when 4 then 24 else 48 end))::text
      || private.utc_today() || store, 11) & 255;
exception when data_exception then return null;
end $$;

grant execute on function private.count_store_step, public.count_store_step to anon, authenticated;
grant execute on function private.store_counts, public.store_counts, private.store_overview, public.store_overview to
  authenticated;

create trigger note_design_change after update of design on public.stores
  for each row when (new.design is distinct from old.design) execute function private.note_design_change();

create trigger note_price_change after update of price_minor, early_bird_price_minor, currency on public.store_memberships
  for each row when ((new.price_minor, new.early_bird_price_minor, new.currency)
    is distinct from (old.price_minor, old.early_bird_price_minor, old.currency))
  execute function private.note_price_change();

create policy "Sellers see the counts of their stores" on public.store_daily_counts for select to authenticated
  using (private.owns_store(store_id));

create policy "Sellers see the changes of their stores" on public.store_changes for select to authenticated
  using (private.owns_store(store_id));

-- Without a policy, row-level security already denies access to everyone but the service role. These policies show that
-- this is intended.
create policy "Nobody reads it through the API" on private.store_count_pace for select to authenticated using (false);
