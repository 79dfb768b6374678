-- What an administrator of a server needs to know of the stores that are linked to it. See product.md §12.25.

-- Returns [{id, slug, name, is_public, link, refused_roles}], by name; null if the viewer may not see it.
create or replace function private.server_stores(server text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when private.may_unlink_stores(server) then coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', stores.id, 'slug', stores.slug, 'name', stores.name, 'link', stores.server_link,
      'is_public', stores.is_visible and stores.is_designed and not stores.hidden_by_site,
      'refused_roles', cardinality(stores.refused_role_ids)) order by stores.name collate "C", stores.id collate "C")
    from public.stores where stores.server_id = server), '[]') end
$$;
