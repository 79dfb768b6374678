-- The search in names ignores case, accents, styles of letters and characters that draw nothing (product.md §19.6).

-- Returns a text as every search compares it. src/domain/fold.ts has the same rule; store-members.test.ts compares the two for
-- every character.
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

-- As before, with the search by folded names and email addresses.
create or replace function private.store_members_page(
  store_id text, search text, status text, membership_id uuid, provider text, sort_by text, page int, page_size int)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 1000);
  found jsonb;
begin
  if not private.owns_store(store_id) then raise exception 'Not your store' using errcode = '42501'; end if;
  with listed as (
    select member.*, address.email
    from public.store_members member
    left join public.store_member_emails address on address.member_id = member.id
    where member.store_id = store_members_page.store_id
      and (store_members_page.membership_id is null or member.membership_id = store_members_page.membership_id)
      and (store_members_page.provider is null or member.provider = store_members_page.provider)
      and (store_members_page.status is null or case store_members_page.status
        when 'oversold' then member.is_oversold else member.status = store_members_page.status end)
      and (coalesce(search, '') = ''
        or strpos(private.folded(member.display_name), private.folded(search)) > 0
        or strpos(private.folded(address.email), private.folded(search)) > 0
        or member.discord_id = search or member.provider_reference = search)
  ), paged as (
    select * from listed
    order by
      case when sort_by = 'name' then nullif(lower(listed.display_name), '') end,
      case when sort_by = 'ending' then listed.until end,
      case when sort_by = 'oldest' then listed.since end,
      listed.since desc, listed.id
    limit most offset greatest(page, 0)::bigint * most
  )
  select jsonb_build_object('total', (select count(*) from listed),
    'oversold', (select coalesce(jsonb_object_agg(each.membership_id, each.members), '{}') from (
      select member.membership_id, count(*) as members from public.store_members member
      where member.store_id = store_members_page.store_id and member.is_oversold group by 1) each),
    'members', coalesce(jsonb_agg(jsonb_build_object(
    'id', paged.id, 'membership_id', paged.membership_id, 'status', paged.status, 'is_oversold', paged.is_oversold,
    'provider', paged.provider, 'provider_reference', paged.provider_reference, 'discord_id', paged.discord_id,
    'display_name', paged.display_name, 'email', paged.email, 'since', paged.since, 'until', paged.until)), '[]'))
  into found from paged;
  return found;
end $$;

-- As before, with the search by folded names.
create or replace function private.store_transactions_page(store text, search text, transaction_kind text, transaction_status text,
  sold uuid, in_currency text, from_time timestamptz, to_time timestamptz, page int, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := least(greatest(page_size, 1), 1000);
  found jsonb;
begin
  if not private.owns_store(store) then raise exception 'Not your store' using errcode = '42501'; end if;
  with listed as (
    select made.*, member.display_name, member.discord_id, private.is_counted(made) as is_counted,
      private.is_unassigned(made) as is_unassigned
    from public.store_transactions made left join public.store_members member on member.id = made.member_id
    where made.store_id = store
      and (transaction_kind is null or made.kind = transaction_kind)
      and (transaction_status is null or made.status = transaction_status)
      and (sold is null or made.membership_id = sold)
      and (in_currency is null or made.currency = in_currency)
      and (from_time is null or made.occurred_at >= from_time)
      and (to_time is null or made.occurred_at < to_time)
      and (coalesce(search, '') = '' or strpos(private.folded(member.display_name), private.folded(search)) > 0
        or member.discord_id = search or split_part(made.reference, ':', 1) = search)
  ), paged as (
    select * from listed order by listed.occurred_at desc, listed.id limit most offset greatest(page, 0)::bigint * most
  ), sums as (
    select listed.currency,
      coalesce(sum(listed.amount_minor) filter (where listed.kind = 'payment'), 0) as payments_minor,
      coalesce(sum(listed.amount_minor) filter (where listed.kind = 'refund'), 0) as refunds_minor,
      coalesce(sum(listed.amount_minor) filter (where listed.kind = 'dispute'), 0) as disputes_minor
    from listed where listed.is_counted group by listed.currency
  ), unassigned as (
    select listed.currency, sum(case listed.kind when 'payment' then listed.amount_minor else -listed.amount_minor end) as net_minor,
      count(*) filter (where listed.kind = 'payment') as payments
    from listed where listed.is_unassigned group by listed.currency
  )
  select jsonb_build_object('total', (select count(*) from listed),
    'sums', (select coalesce(jsonb_agg(to_jsonb(sums) order by sums.currency), '[]') from sums),
    'unassigned', (select coalesce(jsonb_agg(to_jsonb(unassigned) order by unassigned.currency), '[]') from unassigned),
    'transactions', coalesce(jsonb_agg(jsonb_build_object('id', paged.id, 'kind', paged.kind, 'status', paged.status,
      'amount_minor', paged.amount_minor, 'currency', paged.currency, 'occurred_at', paged.occurred_at,
      'provider', paged.provider, 'reference', split_part(paged.reference, ':', 1), 'member_id', paged.member_id,
      'membership_id', paged.membership_id, 'is_dismissed', paged.is_dismissed, 'display_name', paged.display_name, 'discord_id', paged.discord_id)
      order by paged.occurred_at desc, paged.id), '[]'))
  into found from paged;
  return found;
end $$;
