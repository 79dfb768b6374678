-- The database stores only what the pages can read. A row that a page cannot read would be missing there, also for other
-- people than the one who wrote it. See product.md §16.6.

-- The codes are those of src/domain/marketplace/currency.ts, and a test compares them.
create function private.is_currency(code text) returns boolean
language sql immutable set search_path = '' as $$
  select code ~ ('^('
    || 'AED|AFN|ALL|AMD|ANG|AOA|APE|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BRL|BSD|BTC|BTN|BWP|BYN|BZD|'
    || 'CAD|CDF|CHF|CLP|CNY|COP|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|ETH|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|'
    || 'GTQ|GYD|HKD|HNL|HRK|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KRW|KWD|KYD|KZT|LAK|LBP|LKR|'
    || 'LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|'
    || 'PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SLL|SOS|SRD|SSP|STD|STN|SVC|SYP|SZL|THB|'
    || 'TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USDT|UYU|UZS|VES|VND|VUV|WHOP_USD|WST|XAF|XAU|XCD|XCG|XOF|XPF|'
    || 'YER|ZAR|ZMW|ZWG'
    || ')$')
$$;
-- A time that JSON and JavaScript can name: no infinity, nothing before 1970, and no year of more than four digits.
create function private.is_time(at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select at >= '1970-01-01T00:00:00Z'::timestamptz and at < '10000-01-01T00:00:00Z'::timestamptz
$$;
grant execute on function private.is_currency(text), private.is_time(timestamptz) to authenticated, service_role;

-- A membership with an unknown currency is hidden, so that its seller can see and correct it.
update public.store_memberships set currency = 'USD', is_visible = false where not private.is_currency(currency);
alter table public.store_memberships drop constraint store_memberships_currency_check,
  add constraint store_memberships_currency_check check (private.is_currency(currency));
alter table private.store_events drop constraint store_events_currency_check,
  add constraint store_events_currency_check check (private.is_currency(currency)) not valid;
alter table public.store_transactions drop constraint store_transactions_currency_check,
  add constraint store_transactions_currency_check check (private.is_currency(currency)) not valid;

do $$
declare
  kept record;
  is_wrong boolean;
begin
  for kept in
    select relation.oid::regclass as name, relation.relname as short, attribute.attname as part, attribute.attnotnull as is_needed
    from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid
    where relation.relkind = 'r' and attribute.attnum > 0 and not attribute.attisdropped
      and attribute.atttypid = 'timestamptz'::regtype
      and (relation.relnamespace = 'public'::regnamespace or relation.oid = 'private.store_events'::regclass)
  loop
    execute format('select exists (select 1 from %s where not private.is_time(%I))', kept.name, kept.part) into is_wrong;
    if is_wrong then
      execute format('update %s set %I = %s where not private.is_time(%I)', kept.name, kept.part,
        case when kept.is_needed then 'now()' else 'null' end, kept.part);
    end if;
    execute format('alter table %s add constraint %I check (private.is_time(%I))', kept.name,
      kept.short || '_' || kept.part || '_time', kept.part);
  end loop;
end $$;

-- A date of a file that cannot be stored refuses its row, not the whole file.
create or replace function private.time_of(text text) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  at timestamptz;
begin
  if text !~ '^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$' then return null; end if;
  at := case when char_length(text) = 10 then (text || 'T00:00:00Z')::timestamptz else text::timestamptz end;
  return case when private.is_time(at) then at end;
exception when others then
  return null;
end $$;
