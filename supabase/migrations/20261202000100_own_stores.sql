-- The policies of the market's tables read the viewer's stores once for each statement. A function that takes a column
-- runs for each row.

create function private.my_store_ids() returns setof text
language sql stable security definer set search_path = '' as $$
  select stores.id from public.stores where stores.owner_id = (select auth.uid())
$$;
grant execute on function private.my_store_ids to authenticated;

alter policy "One changes memberships of one's store" on public.store_memberships
  using (store_id = any (array(select private.my_store_ids())));
alter policy "One removes memberships of one's store" on public.store_memberships
  using (store_id = any (array(select private.my_store_ids())));
alter policy "One sees the memberships of one's stores" on public.store_memberships
  using (store_id = any (array(select private.my_store_ids())));
alter policy "Sellers see the members of their stores" on public.store_members
  using (store_id = any (array(select private.my_store_ids())));
alter policy "Sellers see the addresses of their members" on public.store_member_emails
  using (member_id = any (array(
    select member.id from public.store_members member where member.store_id = any (array(select private.my_store_ids())))));
alter policy "Sellers see which secrets are set" on public.store_payment_secrets
  using (store_id = any (array(select private.my_store_ids())));
alter policy "Sellers see the plans of their stores" on public.store_membership_plans
  using (store_id = any (array(select private.my_store_ids())));
alter policy "Sellers see the transactions of their stores" on public.store_transactions
  using (store_id = any (array(select private.my_store_ids())));
alter policy "Sellers see the counts of their stores" on public.store_daily_counts
  using (store_id = any (array(select private.my_store_ids())));
alter policy "Sellers see the changes of their stores" on public.store_changes
  using (store_id = any (array(select private.my_store_ids())));
alter policy "Sellers list the pictures of their stores" on storage.objects
  using (bucket_id in ('store-media', 'store-cards') and split_part(name, '/', 1) = any (array(select private.my_store_ids())));
alter policy "Sellers remove the pictures of their stores" on storage.objects
  using (bucket_id in ('store-media', 'store-cards') and split_part(name, '/', 1) = any (array(select private.my_store_ids())));

-- The same for what visitors see, and for the secrets of servers.
alter policy "Public stores are seen" on public.stores using (is_visible and is_designed and not hidden_by_site);
alter policy "Memberships on sale are seen" on public.store_memberships
  using (is_visible and archived_at is null and exists (select 1 from public.stores where stores.id = store_id));
alter policy "Whoever may edit the API settings sees that a secret is set" on public.server_secrets
  using ((server_id between (select case when private.has_every_server() then '0' end) and '99999999999999999999'
      or server_id = any (array(select private.my_open_server_ids())))
    and private.may_open_panel(server_id, 'api') and private.may_edit_api(server_id));
