-- Some codes of Whop have more than three letters. Which currencies there are is decided by the table in
-- src/domain/marketplace/currency.ts.
alter table public.store_memberships drop constraint store_memberships_currency_check,
  add constraint store_memberships_currency_check check (currency ~ '^[A-Z_]{3,8}$');
alter table private.store_events drop constraint store_events_currency_check,
  add constraint store_events_currency_check check (currency ~ '^[A-Z_]{3,8}$');
alter table public.store_transactions drop constraint store_transactions_currency_check,
  add constraint store_transactions_currency_check check (currency ~ '^[A-Z_]{3,8}$');
