-- Whether the caller may add editors to a server, for the edge function that finds its members by name (product.md §12.13).
-- Who may give no panel can add nobody, so this is the right to the editors panel, with no role and no panels.

create function public.may_add_editors(server_id text) returns boolean
language sql stable security invoker set search_path = '' as $$ select private.may_hand_out(server_id, 'support', '{}') $$;

revoke all on function public.may_add_editors from public, anon, authenticated, service_role;
grant execute on function public.may_add_editors to authenticated;
