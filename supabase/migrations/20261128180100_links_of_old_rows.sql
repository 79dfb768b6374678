-- A stored link that is no link any more would refuse every change of its row, a moderator's too. Such links are removed.

-- Has the same rule as `isHttpsLink` in src/domain/marketplace/https-link.ts.
create function private.is_https_link(link text) returns boolean
language sql immutable set search_path = '' as $$
  select link ~ '^https://([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])(:[0-9]{1,5})?([/?#][^[:space:]]*)?$'
    and char_length(link) <= 2048
$$;
grant execute on function private.is_https_link(text) to authenticated, service_role;

alter table public.stores drop constraint stores_support_url_check;
alter table public.store_memberships drop constraint store_memberships_checkout_url_check;
update public.stores set support_url = null where not private.is_https_link(support_url);
update public.store_memberships set checkout_url = null where not private.is_https_link(checkout_url);
alter table public.stores add constraint stores_support_url_check check (private.is_https_link(support_url));
alter table public.store_memberships add constraint store_memberships_checkout_url_check
  check (private.is_https_link(checkout_url));
