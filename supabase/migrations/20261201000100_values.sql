-- The schema private, checks of values, limits, and errors that contain no rows.

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- No role can use a new table or execute a new function until a migration grants it.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

-- A date of a file that cannot be stored refuses its row, not the whole file.
create function private.time_of(text text) returns timestamptz
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

create function private.utc_today() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'UTC')::date $$;

create function private.host_in(site text) returns text
language sql immutable set search_path = '' as $$
  select case
    when named.host ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$' and char_length(named.host) <= 100
    then named.host else '' end
  from (select regexp_replace(lower(
    substring(left(coalesce(site, ''), 3000) from '^(?:https?://(?:[^/?#@]*@)?)?([^/?#:@]*)')), '^www\.|\.$', '', 'g') as host) named
$$;

-- Returns whether a text has a character that draws something. Control and format characters, white space and other
-- blanks (default ignorable characters, U+2800, U+1D159) draw nothing. The site has the same rule
-- (src/domain/names.ts), and a test compares them for every character.
create function private.is_visible(text text) returns boolean
language sql immutable set search_path = '' as $$
  select text ~ ('[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160'
    || '\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff'
    || '\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159'
    || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]')
$$;

-- Returns a name without control characters, direction overrides, and white space at its ends, or '' if it draws
-- nothing. Joiners and direction marks stay, because letters and emojis need them.
create function private.clean_name(text text) returns text
language sql immutable set search_path = '' as $$
  select case when private.is_visible(text) then
    regexp_replace(regexp_replace(text, '[\u0001-\u001f\u007f-\u009f\u202a-\u202e]', '', 'g'),
      '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
      '', 'g') else '' end
$$;

-- Returns a text as every search compares it: without case, accents, styles of letters and characters that draw nothing
-- (product.md §19.6). src/domain/fold.ts has the same rule; store-members.test.ts compares the two for every character.
create function private.folded(value text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case when octet_length(value) = length(value) then lower(value) else
  replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(value, NFKD),
    '[\u00ad\u0300-\u036f\u0485-\u0486\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0600-\u0605'
    '\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u070f\u0890-\u0891\u08e2\u0951-\u0954'
    '\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u1ab0-\u1add\u1ae0-\u1aeb\u1cd0-\u1cd2\u1cd4-\u1ce0'
    '\u1ce2-\u1ce8\u1ced\u1cf4\u1cf8-\u1cf9\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f'
    '\u20d0-\u20f0\u302a-\u302d\u3099-\u309a\u3164\ufe00-\ufe0f\ufe20-\ufe2d\ufeff\uffa0\ufff0-\ufffb'
    '\U000101fd\U000102e0\U000110bd\U000110cd\U0001133b\U00013430-\U0001343f\U0001bca0-\U0001bca3'
    '\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d167-\U0001d169\U0001d173-\U0001d182'
    '\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U000e0000-\U000e0fff]',
    '', 'g')),
    'ᴀɐʙᴄđðᴅᴆǝəᴇꜰɢħʜıɪᴊĸᴋłʟᴌᴍŋɴøᴏᴘꞯʀꜱŧᴛᴜᴠᴡʏᴢς‘’‛ʼ“”„‐‒–—−'
    '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿',
    'aabcddddeeefghhiijkklllmnnoopqrsttuvwyzσ''''''''"""-----'
    'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'),
    'æ', 'ae'), 'ᴁ', 'ae'), 'œ', 'oe'), 'ɶ', 'oe'), 'ß', 'ss'), 'þ', 'th')
  end
$$;

-- The codes are those of src/domain/marketplace/currency.ts, and a test compares them. The database stores only what the
-- pages can read: a row that a page cannot read would be missing there, also for other people than the one who wrote it
-- (product.md §16.6).
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

-- Raises an error again without its detail, which can contain a row. The message of an invalid value contains the value,
-- which may be stored.
create function private.raise_without_row(state text, message text, hint text) returns void
  language plpgsql set search_path = '' as $$
begin
  if state like '22%' and state <> '22023' then message := 'A value is not valid'; end if;
  if hint = '' then raise exception using errcode = state, message = message; end if;
  raise exception using errcode = state, message = message, hint = hint;
end $$;

-- Wraps the body of a function in a handler that removes the row from its errors. Call it again after `create or replace`.
create function private.hide_rows_in_errors(guarded regprocedure) returns void
  language plpgsql set search_path = '' as $$
declare
  made pg_catalog.pg_proc := (select each from pg_catalog.pg_proc each where each.oid = guarded);
  body text := pg_catalog.rtrim(made.prosrc, E'; \n');
begin
  if made.prosrc like '%private.raise_without_row(%' then return; end if;
  body := case
    when (select lanname from pg_catalog.pg_language where oid = made.prolang) = 'plpgsql' then body
    when made.prorettype = 'void'::regtype then 'perform (' || body || E'\n  )'
    else 'return (' || body || E'\n  )' end;
  execute pg_catalog.format(
    'create or replace function %s(%s) returns %s language plpgsql %s %s set search_path = '''' as %L',
    guarded::oid::regproc, pg_catalog.pg_get_function_arguments(guarded), pg_catalog.pg_get_function_result(guarded),
    case made.provolatile when 'v' then 'volatile' when 's' then 'stable' else 'immutable' end,
    case when made.prosecdef then 'security definer' else 'security invoker' end,
    pg_catalog.format(E'\ndeclare\n  told_hint text;\nbegin\n  %s;\n%sexception when others then\n  get stacked diagnostics told_hint = pg_exception_hint;\n  perform private.raise_without_row(sqlstate, sqlerrm, told_hint);\n%send ',
      body, case when made.proretset then E'  return;\n' else '' end,
      case when made.proretset or made.prorettype = 'void'::regtype then '' else E'  return null;\n' end));
end $$;

-- A deleted store leaves its address to its owner. Who opens and deletes stores again and again would keep them all.
create function private.limits() returns table (thing text, most int)
language sql immutable set search_path = '' as $$
  values ('stores', 10), ('memberships', 40), ('allMemberships', 200), ('membershipBytes', 3000000), ('features', 100),
    ('featureLength', 200), ('addresses', 20), ('keptAddresses', 300), ('plans', 500), ('editors', 500),
    ('historyBytes', 8000000), ('importRows', 5000), ('imports', 100), ('waitingLists', 50), ('reports', 10),
    ('storePictures', 100), ('editorPictures', 200), ('keptBodies', 100)
$$;

create function private.limit_of(thing text) returns int
language sql immutable set search_path = '' as $$
  select limits.most from private.limits() where limits.thing = limit_of.thing
$$;

-- Raises the error of a check constraint, so that clients treat a full account like any other row that is refused.
create function private.refuse_more(relation text, thing text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception 'new row for relation "%" violates check constraint "%_most_%"', relation, relation, thing
    using errcode = '23514', constraint = relation || '_most_' || thing;
end $$;

-- Returns whether a list has at most `most` texts of at most `longest` characters.
create function private.is_within(texts text[], most int, longest int) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(texts) <= most and coalesce((select max(char_length(each)) from unnest(texts) each), 0) <= longest
$$;

-- Has the same rule as `isHttpsLink` in src/domain/marketplace/https-link.ts.
create function private.is_https_link(link text) returns boolean
language sql immutable set search_path = '' as $$
  select link ~ '^https://([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])(:[0-9]{1,5})?([/?#][^[:space:]]*)?$'
    and char_length(link) <= 2048
$$;

-- Returns whether JSON contains no number that is small when it is stored and large when it is read: 1e131071 takes 10
-- bytes, and 131,072 as text. See product.md §21.21.
create function private.is_plain_json(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_path_exists(value, 'strict $.**{21 to last}') then false
    else not exists (select 1 from jsonb_path_query(value, 'strict $.** ? (@.type() == "number")') each (number)
      where abs(number::numeric) >= 1e16 or scale(number::numeric) > 16) end
$$;

grant execute on function private.is_visible, private.folded, private.is_currency, private.is_time, private.is_within,
  private.is_https_link, private.is_plain_json to authenticated, service_role;
grant execute on function private.raise_without_row to anon, authenticated, service_role;
