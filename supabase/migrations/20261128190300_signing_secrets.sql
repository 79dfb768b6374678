-- Stripe's API keys are no signing secrets, and neither is a prefix with hardly a key behind it, with which anybody could
-- sign. The page has the same rule (`secretProblem` in src/domain/marketplace/payment-setup.ts).
create or replace function private.set_payment_secret(store_id text, provider text, secret text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
begin
  if not private.owns_store(store_id) then raise exception 'Not your store' using errcode = '42501'; end if;
  if secret <> '' and (secret !~ '^[!-~]+$' or char_length(secret) not between 8 and 500
    or secret ~ '^(sk|rk|pk)_(live|test)_' or (secret ~ '^whsec_' and secret !~ '^whsec_[^=]{8}')) then
    raise exception 'Not a secret' using errcode = '22023';
  end if;
  perform 1 from public.stores where stores.id = set_payment_secret.store_id for no key update;
  select known.secret_id into kept from public.store_payment_secrets known
    where known.store_id = set_payment_secret.store_id and known.provider = set_payment_secret.provider;
  if secret = '' then
    delete from public.store_payment_secrets known
      where known.store_id = set_payment_secret.store_id and known.provider = set_payment_secret.provider;
    return null;
  elsif kept is null then
    insert into public.store_payment_secrets (store_id, provider, secret_id)
      values (set_payment_secret.store_id, set_payment_secret.provider, vault.create_secret(secret));
  else
    perform vault.update_secret(kept, secret);
    update public.store_payment_secrets set set_at = now() where secret_id = kept;
  end if;
  return now();
end $$;
