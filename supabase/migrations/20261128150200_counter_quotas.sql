-- Each network has a small quota of its own, so that invented steps do not displace real ones (product.md §21.6). Of an
-- address, only the number of one of 256 groups of networks is stored. The number of a network changes every day.

-- Null if there is no address. Only the gateway sets `cf-connecting-ip`; the first addresses of `x-forwarded-for` are
-- those that the caller claims.
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
revoke all on function private.network_group from public;

-- -1: callers without an address.
alter table private.store_count_pace
  add column network int not null default -1,
  add column day date not null default private.utc_today(),
  add column referrers int not null default 0,
  drop constraint store_count_pace_pkey,
  add constraint store_count_pace_pkey primary key (store_id, kind, network);

create or replace function private.count_store_step(store text, step text, referrer text) returns void
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
