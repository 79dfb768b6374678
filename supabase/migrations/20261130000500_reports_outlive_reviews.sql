-- The open reports of a review that its author has deleted. They come back with the next review that the author writes in
-- the store. Until then, there is nothing to decide about. A report is kept as a row of `store_reports`, for a year.
create table private.kept_reports (
  id uuid primary key,
  store_id text not null references public.stores (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  report jsonb not null check (octet_length(report::text) <= 65536),
  kept_at timestamptz not null default now()
);
alter table private.kept_reports enable row level security;
create policy "Nobody reads it through the API" on private.kept_reports for select to authenticated using (false);
revoke all on private.kept_reports from public, anon, authenticated, service_role;
create index kept_reports_author_id_idx on private.kept_reports (author_id, store_id);
create index kept_reports_store_id_idx on private.kept_reports (store_id);
create index kept_reports_kept_at_idx on private.kept_reports (kept_at);

-- The store and the author are gone if the review is deleted with one of them.
create function private.keep_reports_of_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.kept_reports kept where kept.kept_at < now() - interval '1 year';
  insert into private.kept_reports (id, store_id, author_id, report)
  select report.id, old.store_id, old.user_id, to_jsonb(report) from public.store_reports report
  where report.review_id = old.id and report.status = 'open'
    and exists (select 1 from public.stores where stores.id = old.store_id)
    and exists (select 1 from auth.users where users.id = old.user_id);
  return old;
end $$;
create function private.report_review_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with given_back as (
    delete from private.kept_reports kept
    where kept.author_id = new.user_id and kept.store_id = new.store_id
    returning kept.report
  )
  insert into public.store_reports
  select again.* from given_back
  left join auth.users on users.id = (given_back.report ->> 'reporter_id')::uuid
  cross join jsonb_populate_record(null::public.store_reports,
    given_back.report || jsonb_build_object('review_id', new.id, 'reporter_id', users.id)) again;
  return null;
end $$;
revoke all on function private.keep_reports_of_review, private.report_review_again from public;
create trigger keep_reports before delete on public.store_reviews
  for each row execute function private.keep_reports_of_review();
create trigger report_again after insert on public.store_reviews
  for each row execute function private.report_review_again();
select private.hide_rows_in_errors('private.keep_reports_of_review()'),
  private.hide_rows_in_errors('private.report_review_again()');
