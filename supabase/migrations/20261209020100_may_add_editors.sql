-- Whether the caller may add editors to a server, for the edge function that finds its members by name (product.md §12.13).
-- It checks the smallest right: an editor with the role support and no panels. Whoever may add any editor may add this one.

create function public.may_add_editors(server_id text) returns boolean
language sql stable security invoker set search_path = '' as $$ select private.may_hand_out(server_id, 'support', '{}') $$;

revoke all on function public.may_add_editors from public, anon, authenticated, service_role;
grant execute on function public.may_add_editors to authenticated;
