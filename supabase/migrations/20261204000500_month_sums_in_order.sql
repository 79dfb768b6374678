-- A statement changes the sums of months in one order, so that two of them do not wait for each other.
create function private.change_month_sums() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changes private.store_month_sums[];
begin
  if tg_op = 'INSERT' then
    select array_agg(row(0, moved.*)::private.store_month_sums) into changes from (
      select made.store_id, private.month_of(made.occurred_at), made.kind, made.status, made.currency, made.membership_id,
        made.is_dismissed, count(*), sum(made.amount_minor)
      from made group by 1, 2, 3, 4, 5, 6, 7) moved;
  elsif tg_op = 'DELETE' then
    select array_agg(row(0, moved.*)::private.store_month_sums) into changes from (
      select gone.store_id, private.month_of(gone.occurred_at), gone.kind, gone.status, gone.currency, gone.membership_id,
        gone.is_dismissed, -count(*), -sum(gone.amount_minor)
      from gone group by 1, 2, 3, 4, 5, 6, 7) moved;
  else
    select array_agg(row(0, moved.*)::private.store_month_sums) into changes from (
      select each.store_id, private.month_of(each.occurred_at), each.kind, each.status, each.currency, each.membership_id,
        each.is_dismissed, sum(each.change), sum(each.change * each.amount_minor)
      from (select made.*, 1 as change from made union all select gone.*, -1 from gone) each
      group by 1, 2, 3, 4, 5, 6, 7 having sum(each.change) <> 0 or sum(each.change * each.amount_minor) <> 0) moved;
  end if;
  if changes is null then return null; end if;
  insert into private.store_month_sums as stored
      (store_id, month, kind, status, currency, membership_id, is_dismissed, transactions, amount_minor)
    select each.store_id, each.month, each.kind, each.status, each.currency, each.membership_id, each.is_dismissed,
      each.transactions, each.amount_minor
    from unnest(changes) each order by 1, 2, 3, 4, 5, 6, 7
  on conflict on constraint store_month_sums_key do update set
    transactions = stored.transactions + excluded.transactions, amount_minor = stored.amount_minor + excluded.amount_minor;
  if tg_op <> 'INSERT' then
    delete from private.store_month_sums stored using unnest(changes) each
      where stored.transactions = 0 and stored.store_id = each.store_id and stored.month = each.month;
  end if;
  return null;
end $$;
select private.hide_rows_in_errors('private.change_month_sums()');

drop trigger add_to_month_sums on public.store_transactions;
drop trigger add_changed_to_month_sums on public.store_transactions;
drop trigger take_changed_from_month_sums on public.store_transactions;
drop trigger take_from_month_sums on public.store_transactions;
drop function private.add_to_month_sums();
drop function private.take_from_month_sums();
create trigger count_in_month_sums after insert on public.store_transactions
  referencing new table as made for each statement execute function private.change_month_sums();
create trigger count_changed_in_month_sums after update on public.store_transactions
  referencing old table as gone new table as made for each statement execute function private.change_month_sums();
create trigger count_removed_in_month_sums after delete on public.store_transactions
  referencing old table as gone for each statement execute function private.change_month_sums();
