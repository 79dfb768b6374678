-- What no page asks for: more than 20 reported stores and reviews at once, and counts of more than 90 days.
create or replace function public.moderation_reports(status text default 'open', page int default 0, page_size int default 20)
returns jsonb language sql stable set search_path = '' as $$
  select private.moderation_reports(status, page, least(page_size, 20))
$$;
create or replace function public.store_counts(store_id text, days int default 30)
returns jsonb language sql stable set search_path = '' as $$
  select private.store_counts(store_id, least(days, 90))
$$;
