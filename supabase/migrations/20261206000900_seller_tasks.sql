-- What waits for a seller, for the overview of a store. See product.md §21.6.

-- The reviews that wait for a reply.
create index store_reviews_unanswered_idx on public.store_reviews (store_id, created_at desc, id)
  where reply is null and deleted_at is null and not hidden_by_site;

-- Each number is that of the list behind it: waiting buyers as in `payment_setup`, disputes as in
-- `store_transactions_page`, oversold members as in `store_members_page`, the waiting list as in `waitlist_counts`. Of
-- reviews without a reply, at most 1,000 are counted.
create function private.store_tasks(store text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  return (select jsonb_build_object('disputes', coalesce(sum(summed.transactions) filter (where summed.status = 'open'), 0),
      'inquiries', coalesce(sum(summed.transactions) filter (where summed.status = 'inquiry'), 0))
    from private.store_month_sums summed where summed.store_id = store and summed.kind = 'dispute')
  || jsonb_build_object(
    'waiting_buyers', (select count(distinct coalesce(event.reference, event.transaction_reference)) from private.store_events event
      where event.store_id = store and event.outcome = 'waiting' and cardinality(private.plan_ids_of(event)) > 0
        and private.assigned_to(event) is null and not private.is_dismissed(event)),
    'oversold', (select count(*) from public.store_memberships sold
      join public.store_members member on member.membership_id = sold.id and member.is_oversold where sold.store_id = store),
    'reviews', (select count(*) from (select from public.store_reviews review where review.store_id = store
      and review.reply is null and review.deleted_at is null and not review.hidden_by_site
      order by review.created_at desc, review.id limit 1000) newest),
    'waitlist', (select count(*) from public.store_memberships sold
      join public.store_waitlist waiting on waiting.membership_id = sold.id where sold.store_id = store));
end $$;

create or replace function public.store_overview(store_id text, days int default 30) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.store_overview(store_id, days) || jsonb_build_object('tasks', private.store_tasks(store_id))
$$;

grant execute on function private.store_tasks to authenticated;
