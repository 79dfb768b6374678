/*
 * Sensitive changes need a second factor (product.md §6.18).
 *
 * The auth server stores the factors, and the access token contains when one was used in the session (supabase.md
 * §2.14). A user with a verified factor can change a guarded table only within 15 minutes after using it. A user without
 * a factor can change it at any time.
 */

-- Stops a caller who has a second factor and did not use it recently. Callers without a user, such as the secret key, pass.
create function private.require_factor() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  claims constant jsonb := auth.jwt();
  used_at timestamptz;
begin
  if not exists (
    select from auth.mfa_factors factor where factor.user_id = (select auth.uid()) and factor.status = 'verified'
  ) then
    return;
  end if;
  select to_timestamp(max((used.entry ->> 'timestamp')::bigint)) into used_at
    from jsonb_array_elements(case jsonb_typeof(claims -> 'amr') when 'array' then claims -> 'amr' else '[]' end) used (entry)
    where used.entry ->> 'method' in ('totp', 'mfa/phone', 'mfa/webauthn');
  if claims ->> 'aal' = 'aal2' and used_at >= now() - interval '15 minutes' then return; end if;
  -- PostgREST answers 403.
  raise sqlstate 'PT403' using message = 'A second factor is needed', hint = 'second_factor_required';
end $$;

create or replace function private.require_session_for_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_session();
  perform private.require_factor();
  return null;
end $$;

revoke all on function private.require_factor from public, anon, authenticated, service_role;
