-- A seller knows the signing secret and can therefore sign events of invented sales. The site reports stores whose reviewed
-- sales do not look like sales to its admins, who decide. See product.md §13.3.

-- Only the site sends a report of the kind 'unusualSales'. `details` is what was seen.
alter table public.store_reports
  drop constraint store_reports_kind_check,
  add constraint store_reports_kind_check
    check (kind in ('scam', 'illegal', 'impersonation', 'offensive', 'spam', 'other', 'unusualSales')),
  add constraint store_reports_unusual_sales_check
    check (kind <> 'unusualSales' or (reporter_id is null and review_id is null));
create unique index store_reports_unusual_sales_key on public.store_reports (store_id)
  where kind = 'unusualSales' and status = 'open';

/*
 * Returns what does not look like sales in the newest 200 reviews of a store, one line for each signal; null if nothing
 * does. A signal needs at least 5 authors, and at least half of those whose reviews count.
 */
create function private.unusual_sales(store text) returns text
language sql stable security definer set search_path = '' as $$
  with newest as (
    select * from public.store_reviews review where review.store_id = store
    order by review.created_at desc, review.id limit 200
  ), buyer as (
    select newest.rating, users.created_at,
      exists (select 1 from public.store_members member
        join public.store_transactions made on made.member_id = member.id
        where member.store_id = store and member.user_id = newest.user_id
          and made.kind = 'payment' and made.status = 'succeeded' and made.amount_minor > 0) as has_paid,
      not exists (select 1 from public.store_members member
        where member.store_id = store and member.user_id = newest.user_id
          and member.provider in ('stripe', 'whop') and member.status <> 'refunded') as is_refunded
    from newest join auth.users on users.id = newest.user_id
    where newest.id in (select private.counted_reviews(array(select id from newest)))
  ), arrival as (
    select count(*) over (order by buyer.created_at range between current row and interval '1 hour' following) as together
    from buyer where buyer.created_at is not null
  ), figures as (
    select count(*) as buyers, count(*) filter (where not has_paid) as unpaid,
      count(*) filter (where rating >= 4 and is_refunded) as refunded,
      coalesce((select max(together) from arrival), 0) as together
    from buyer
  )
  select format('Of the %s authors of the newest reviews that count:', buyers) || (
      select string_agg(E'\n' || signal.authors || ' ' || signal.fact, '' order by signal.place) from (values
        (1, unpaid, 'have made no payment of which an event tells.'),
        (2, together, 'created their accounts within one hour.'),
        (3, refunded, 'gave 4 or 5 stars and have been refunded.')) signal (place, authors, fact)
      where signal.authors >= 5 and signal.authors * 2 >= buyers)
  from figures
$$;

-- Reports a store to the site admins if its sales are unusual. Each store has one such report in 90 days, or for as long as
-- it is open.
create function private.report_unusual_sales(store text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  seen text;
begin
  if exists (select 1 from public.store_reports report
    where report.store_id = store and report.kind = 'unusualSales'
      and (report.status = 'open' or report.created_at > now() - interval '90 days')) then return; end if;
  seen := private.unusual_sales(store);
  if seen is null then return; end if;
  insert into public.store_reports (id, store_id, kind, details) values (gen_random_uuid(), store, 'unusualSales', seen)
    on conflict do nothing;
end $$;

-- A store is looked at when a review comes to count, and when a reviewed sale may have been refunded.
create function private.look_at_sales() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.report_unusual_sales(new.store_id);
  return null;
end $$;
create trigger look_at_sales after insert or update of rating on public.store_reviews
  for each row execute function private.look_at_sales();
create trigger look_at_sales after update of confirmed_at, status on public.store_members
  for each row when (new.confirmed_at is not null
    and (old.confirmed_at is null or (new.status = 'refunded' and old.status <> 'refunded')))
  execute function private.look_at_sales();
revoke all on function private.unusual_sales(text), private.report_unusual_sales(text), private.look_at_sales() from public;
select private.hide_rows_in_errors('private.look_at_sales()');
