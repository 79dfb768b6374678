-- Tables that nobody reads through the API.

alter table private.store_imports add column id bigint generated always as identity primary key;
create policy "Nobody reads it through the API" on private.store_imports for select to authenticated using (false);
create policy "Nobody reads it through the API" on private.server_links for select to authenticated using (false);
