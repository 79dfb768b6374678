-- Who added an editor without rights changes that editor only as long as they manage the editors of some server. Before,
-- a former editor could give the row another Discord ID, and the next rights went to that account. See product.md §12.10.
create or replace function private.may_edit_member(team_member_id uuid, panel_role text, panels_everywhere text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_every_server()
    or (panels_everywhere = '{}' and private.has_member(team_member_id)
      and not exists (select 1 from public.server_member_permissions given
        where given.team_member_id = may_edit_member.team_member_id
          and not private.may_hand_out(given.server_id, may_edit_member.panel_role, given.allowed_panels))
      and (exists (select 1 from public.server_member_permissions given where given.team_member_id = may_edit_member.team_member_id)
        or (private.manages_some_editors() and exists (select 1 from public.team_members member
          where member.id = may_edit_member.team_member_id and member.added_by = (select auth.uid())))));
end $$;
