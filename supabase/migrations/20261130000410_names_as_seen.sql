-- Names that people read as the name of another store, of this site or of a payment provider (product.md §21.11).

-- Whether a text without hyphens, as it looks, is a name of the site or of a payment provider. The patterns of this function
-- and of the next one are `reservedSlugs` in src/domain/marketplace/slug.ts; a test compares them.
create function private.looks_official(joined text) returns boolean
language sql immutable set search_path = '' as $$
  select joined ~ '^grouped|^(applepay|cashapp|googlepay|gumroad|klama|lemonsqueezy|mastercard|patreon|paypal|strlpe|supabase|venmo|whop|dlscord|paddle|square|vlsa)(s|app|help|hq|lnc|pay|team|admln|admlnlstrator|bllllng|checkout|helpdesk|logln|moderator|moderators|offlclal|payment|payments|payout|payouts|refund|refunds|securlty|slgnln|staff|support|verlflcatlon|verlfled|verlfy)*$'
$$;
revoke all on function private.looks_official from public;
create or replace function private.is_reserved_slug(slug text) returns boolean
language sql immutable set search_path = '' as $$
  select looks.like_it ~ '^(about|academy|account|accounts|admln|admlns|admlnlstrator|apl|app|apps|assets|auth|bllllng|blz|blog|bot|buslness|buy|careers|cart|category|changelog|checkout|clalm|clalms|commands|communlty|contact|custom|dashboard|demo|deslgn|dlscord|docs|download|edlt|edltor|edltors|embed|embeds|explore|favlcon|features|feed|feeds|forum|grouped|gulde|help|helpdesk|home|lndex|lnfo|jobs|legal|llve|logln|logout|mall|marketplace|me|member|members|membershlp|membershlps|mod|moderatlon|moderator|moderators|my|news|new|null|offlclal|oauth|order|orders|owner|panel|partner|partners|password|payment|payments|payout|payouts|pollcy|premlum|press|prevlew|prlclng|prlvacy|proflle|publlc|purchase|recelpt|refund|refunds|reglster|report|reports|reset|revlew|revlews|robots|root|rules|sales|scrlpt|search|securlty|sell|seller|sellers|server|servers|sesslon|settlngs|setup|shop|slgnln|slgnout|slgnup|slte|sltemap|staff|start|statlc|status|store|stores|subscrlbe|support|system|team|teams|terms|test|trust|undeflned|unsubscrlbe|update|updates|upgrade|user|users|verlflcatlon|verlfled|verlfy|waltllst|webhook|webhooks|welcome|www)$|^(admln|bllllng|demo|helpdesk|offlclal|staff|support|verlfled|www)-|(^|-)(admln|admlnlstrator|bllllng|checkout|helpdesk|logln|moderator|moderators|offlclal|payment|payments|payout|payouts|refund|refunds|securlty|slgnln|staff|support|verlflcatlon|verlfled|verlfy)$|(^|-)(grouped|applepay|cashapp|googlepay|gumroad|klama|lemonsqueezy|mastercard|patreon|paypal|strlpe|supabase|venmo|whop)(-|$)'
    or private.looks_official(replace(looks.like_it, '-', ''))
  from (select replace(replace(translate(slug, '0123456789i', 'olzeasgtbgl'), 'vv', 'w'), 'rn', 'm') as like_it) looks
$$;

-- Capitals are replaced first, because their small letters can look like others. src/mocks/store-checks.ts has the same rule.
drop index public.stores_name_key_idx;
create or replace function private.store_name_key(name text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(nullif(replace(replace(replace(
    regexp_replace(folded.value, '[[:space:]!-/:-@\[-`{-~]', '', 'g'), 'i', 'l'), 'vv', 'w'), 'rn', 'm'), ''), folded.value)
  from (select translate(private.folded(translate(name,
    'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХՏՕՍԼᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃᗩᗷᑕᗪᖴᕼᒍᒪᗰᑭᖇᑌᐯꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ',
    'ABEZHIKMNOPTYXABESIJKMHOPCTYXSOULABCDEGHIJKLMPRSTVWZABCDFHJLMPRUVBPDTGKJCZFMNLSRVHWXYAEIOU')),
    'авсԁеһіјкӏмнорԛѕтуԝхүѵпгьαβεικνορτυχησζγμωօոսհցզⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭⵔⵏ୦ɑɡƒƅɩꞁȷ01',
    'abcdehijklmhopqstywxyvnrbabeikvoptuxnozyuwonuhgqabehikmnopctyxoloagfbiljol')) folded (value)
$$;
create index stores_name_key_idx on public.stores (private.store_name_key(name)) where is_visible;

create or replace function private.is_store_name_taken(store_id text, owner uuid, name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  key text := private.store_name_key(name);
begin
  if private.looks_official(translate(key, '23456789', 'zeasgtbg')) then return true; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(key, 12));
  return exists (select 1 from public.stores other
    where private.store_name_key(other.name) = key and other.is_visible and not other.hidden_by_site
      and other.id <> store_id and other.owner_id is distinct from owner);
end $$;
