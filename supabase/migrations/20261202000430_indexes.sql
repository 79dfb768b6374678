-- Each index costs a write for each row. These are not needed beside others.
drop index public.store_members_store_id_idx;
drop index private.store_events_buyer_id_idx;

-- Without it, removing a server reads all requests that were ever made.
create index access_requests_server_id_idx on public.access_requests (server_id);

-- A renewal changes no indexed column of a member. With room on its page, no index is written.
alter table public.store_members set (fillfactor = 85);
