import type { Caller } from '../setup/project';
import { uuidOf } from './scale';

type Signed = Caller & { userId: string };

const user = (n: number): Signed => ({ role: 'authenticated', userId: uuidOf('user', n) });
const seller = user(1);
const otherSeller = user(2);
const buyer = user(4000);
/** Owns server 1. */
const manager = user(20_002);
const admin = user(20_004);
const secretKey: Signed = { role: 'service_role', userId: uuidOf('user', 20_002) };

const store = 'biz_000000000000000000000001';
const server = '100000000000000001';
/** A sold-out membership of the large store, and two of its members. */
const membership = uuidOf('sold', 1);
const bought = uuidOf('buyer', 2);
/** A review of the large store, by `buyer`. */
const review = uuidOf('review', 4000);
const id = 'gen_random_uuid()';
const none = 'null::uuid';

/** What a call may read: more than `MARKET` database pages, or a large table from start to end. */
interface Allowed {
  most?: number;
  whole?: string;
}

/**
 * A call of each function of the Data API that is not in site-paths.ts. The overview reads the transactions of its days. Site
 * admins decide on stores that still exist and on removed ones, which reads all of them: 20 ms for 10,000 stores.
 */
export const callPaths: readonly (readonly [caller: Signed, call: string, allowed?: Allowed])[] = [
  [user(9999), `add_server('100000000000009999')`],
  [seller, `add_store_member('${store}', ${id}, '${membership}', '800000000000000001')`],
  [user(10_500), `ask_for_access('100000000000004737')`],
  [seller, `assign_plan('${store}', 'stripe', 'price_1_1', '${membership}')`],
  [buyer, `buyer_references('${store}')`],
  [seller, `change_store_member('${bought}', true)`],
  [buyer, `claim_memberships('user4000@grouped.example')`],
  [manager, `confirm_editors('${server}', array['${uuidOf('editor', 1)}'::uuid])`],
  [buyer, `confirm_membership('${bought}', true)`],
  [{ role: 'anon', userId: buyer.userId }, `count_store_step('${store}', 'visit', 'example.com')`],
  [buyer, `delete_store_review('${store}', 1)`],
  [secretKey, `discord_token('${buyer.userId}')`],
  [seller, `dismiss_plan('${store}', 'stripe', 'price_1_1')`],
  [user(100), `end_sessions(null)`],
  [admin, `hide_store(${id}, '${store}', 'A reason', ${none})`, { most: 1_000, whole: 'stores' }],
  [
    admin,
    `hide_review(${id}, '${review}', 'A reason', ${none}, 1)`,
    { most: 1_000, whole: 'stores' },
  ],
  [seller, `is_slug_free('store-9999')`],
  [seller, `is_username_free('seller')`],
  [buyer, `join_waitlist('${membership}')`],
  [secretKey, `keep_discord_token('${buyer.userId}', 'token', null, 60)`],
  [user(100), `leave_waitlist('${membership}')`],
  [manager, `may_add_editors('${server}')`],
  [seller, `link_store_member('${bought}', '800000000000000001')`],
  [admin, `moderation_decisions()`],
  [admin, `moderation_reports()`, { whole: 'stores' }],
  [user(100), `my_sessions()`],
  [user(100), `my_waiting_lists()`],
  [seller, `order_memberships('${store}', array['${membership}'::uuid])`],
  [secretKey, `payment_secret('${store}', 'stripe')`],
  [
    secretKey,
    `record_guild_access('${buyer.userId}', '[{"id": "${server}", "name": "Server", "owner": false, "permissions": "0"}]')`,
  ],
  [secretKey, `record_guild_names('${server}', now(), '{"1": "a"}', '{}')`],
  [
    secretKey,
    `record_health_check('${server}', null, now(), true, '[{"ids": ["a"], "severity": "fails", "settings": [], "title": "A", "text": "B"}]')`,
  ],
  [secretKey, `record_messages(${id}, '{1,2}', '{3}', 'sent')`],
  [secretKey, `record_server_link('${server}', '300000000000000001', true)`],
  [secretKey, `record_server_owner('${server}', '300000000000000005')`],
  [secretKey, `record_verification('${buyer.userId}', '300000000000004000')`],
  [user(4002), `refuse_memberships('${store}')`],
  [seller, `reply_to_review('${review}', 1, null, 'Thank you')`],
  [otherSeller, `report_review(${id}, '${review}', 'spam')`],
  [otherSeller, `report_store(${id}, '${store}', 'spam')`],
  [manager, `send_test_notice('${server}')`],
  [manager, `server_access_requests('${server}')`],
  [secretKey, `server_links_due()`],
  [secretKey, `server_links_due('${server}')`],
  [secretKey, `server_secret('${server}', 'WhopAPIKey')`],
  [manager, `server_notices('${server}')`],
  [manager, `server_stores('${server}')`],
  [manager, `set_notice_webhook('${server}', 'https://discord.com/api/webhooks/1/token')`],
  [seller, `set_payment_secret('${store}', 'stripe', 'whsec_c2VjcmV0c2VjcmV0')`],
  [secretKey, `settings_to_check('${server}')`],
  [seller, `store_overview('${store}', 30)`, { most: 2_500 }],
  [secretKey, `take_messages()`],
  [manager, `unlink_store('${server}', '${store}')`],
  [secretKey, `unread_payment_events('${store}', 'stripe')`],
  [secretKey, `unused_pictures()`],
  [user(100), `waiting_since('${membership}')`],
  [seller, `waitlist_counts('${store}')`],
  [seller, `waitlist_page('${membership}')`],
  [buyer, `withdraw_access_request('${server}')`],
];

/** The functions without a call here, and why. */
export const notMeasured: Readonly<Record<string, string>> = {
  decline_access_request: 'changes one row by its key',
  dismiss_reports: 'is hide_store() without a change of the store',
  dismiss_review_reports: 'is hide_review() without a change of the review',
  last_check: 'reads one row by its key',
  require_factor_of_editors: 'changes one row by its key, and reads the editors of one server',
  restore_review: 'is the reverse of hide_review()',
  restore_store: 'is the reverse of hide_store()',
  viewer_opens: 'reads what viewer_role() reads',
};
