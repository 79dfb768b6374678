-- Whether the caller may add editors to a server, for the edge function that finds its members by name (product.md §12.13).
-- Asks whether the caller may add somebody with the role support and no panels, which every caller who may add an editor may.

create function public.may_add_editors(server_id text) returns boolean
language sql stable security invoker set search_path = '' as $$ select private.may_hand_out(server_id, 'support', '{}') $$;

revoke all on function public.may_add_editors from public, anon, authenticated, service_role;
grant execute on function public.may_add_editors to authenticated;
