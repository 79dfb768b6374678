-- Claiming memberships that were bought with another email address. See product.md §21.19.

/*
 * Gives the caller all memberships, in all stores, whose receipt was sent to `address` and that belong to no account
 * yet. The address must be the confirmed address of the caller's account: the auth server confirms it by a link in an
 * email, or takes it from Discord once Discord has verified it. Memberships that have ended are claimed, too. Returns
 * {outcome: 'notConfirmed'}, or {outcome: 'read', claimed, own, taken}: the number of memberships that the caller has
 * got now, the number that the caller already had, and the number that belong to other accounts, which keep them. A
 * repeated call changes nothing.
 */
create function private.claim_memberships(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimant uuid := (select auth.uid());
  claimant_discord text := (select private.viewer_discord_id());
  confirmed text := (select lower(users.email) from auth.users
    where users.id = claimant and users.email_confirmed_at is not null);
  member public.store_members;
  claimed int := 0;
  own int := 0;
  taken int := 0;
begin
  if confirmed is null or confirmed is distinct from lower(btrim(address)) then
    return jsonb_build_object('outcome', 'notConfirmed');
  end if;
  -- Lock the memberships in the same way as `link_store_member`, so that a Discord account gets each membership only
  -- once.
  perform 1 from public.store_memberships sold
    where sold.id in (select bought.membership_id from public.store_members bought
      join public.store_member_emails receipt on receipt.member_id = bought.id where lower(receipt.email) = confirmed)
    order by sold.id for no key update;
  for member in
    select bought.* from public.store_members bought
    join public.store_member_emails receipt on receipt.member_id = bought.id
    where lower(receipt.email) = confirmed
    order by bought.id for update of bought
  loop
    if member.user_id = claimant or member.discord_id = claimant_discord then
      own := own + 1;
    elsif member.user_id is not null or member.discord_id is not null then
      taken := taken + 1;
      continue;
    else
      claimed := claimed + 1;
    end if;
    update public.store_members set user_id = coalesce(member.user_id, claimant),
      discord_id = coalesce(member.discord_id, case when not (private.holds_place(member.status) and exists (
        select 1 from public.store_members other
        where other.id <> member.id and other.membership_id = member.membership_id
          and other.discord_id = claimant_discord and private.holds_place(other.status))) then claimant_discord end)
    where id = member.id and (user_id is null or discord_id is null);
  end loop;
  return jsonb_build_object('outcome', 'read', 'claimed', claimed, 'own', own, 'taken', taken);
end $$;
create function public.claim_memberships(address text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.claim_memberships(address) $$;
revoke all on function public.claim_memberships(text) from public, anon, authenticated;
grant execute on function private.claim_memberships(text), public.claim_memberships(text) to authenticated;
