import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, createProject } from '../../supabase/local/database';
import { openProject, type Project } from '../setup/project';

/** The functions that each role may execute. If a function of our schemas is not listed, the test fails. */
const runBy: readonly (readonly [by: string, functions: readonly string[]])[] = [
  [
    'anon, authenticated',
    [
      'private.count_store_step(text,text,text)',
      'private.is_public_store(text)',
      'private.is_username_free(text)',
      'private.listed_stores(text,text,text,text,integer)',
      'private.site_presence(uuid)',
      'private.store_page(text)',
      'public.count_store_step(text,text,text)',
      'public.is_username_free(text)',
      'public.listed_stores(text,text,text,text,integer)',
      'public.site_presence(uuid)',
      'public.store_page(text)',
    ],
  ],
  [
    'authenticated',
    [
      'private.add_server(text)',
      'private.add_store_member(text,uuid,uuid,text,text,timestamp with time zone)',
      'private.ask_for_access(text)',
      'private.assign_plan(text,text,text,uuid)',
      'private.awaits_owner(server_member_permissions,text)',
      'private.buyer_references(text)',
      'private.change_store_member(uuid,boolean)',
      'private.claim_memberships(text)',
      'private.confirm_editors(text,uuid[])',
      'private.confirm_membership(uuid,boolean)',
      'private.count_import(text)',
      'private.decide_on_target(uuid,text,text,text,text,uuid,bigint,integer)',
      'private.decline_access_request(uuid)',
      'private.delete_store_review(text,integer)',
      'private.dismiss_plan(text,text,text)',
      'private.end_sessions(uuid)',
      'private.guild_role(text)',
      'private.has_every_server()',
      'private.has_member(uuid)',
      'private.has_seller_account()',
      'private.import_store_members(text,jsonb,boolean)',
      'private.is_avatar_name(text)',
      'private.is_slug_free(text,text)',
      'private.is_store_name_taken(text,uuid,text)',
      'private.join_waitlist(uuid)',
      'private.known_server(text)',
      'private.last_changes(text,text[])',
      'private.last_health_check(text)',
      'private.leave_waitlist(uuid)',
      'private.link_store_member(uuid,text)',
      'private.manages_some_editors()',
      'private.may_add_avatar()',
      'private.may_add_store_picture(text,text)',
      'private.may_edit_api(text)',
      'private.may_edit_member(uuid,text,text[])',
      'private.may_give(uuid,text,text[])',
      'private.may_hand_out(text,text,text[])',
      'private.may_join_topic()',
      'private.may_leave_member(uuid,text,text,text[])',
      'private.may_open_panel(text,text)',
      'private.may_remove_from(text,uuid)',
      'private.may_remove_member(uuid)',
      'private.moderation_decisions(integer,integer)',
      'private.moderation_reports(text,integer,integer)',
      'private.my_editor_server_ids()',
      'private.my_member_ids()',
      'private.my_memberships()',
      'private.my_open_server_ids()',
      'private.my_own_member_ids()',
      'private.my_server_facts()',
      'private.my_server_ids()',
      'private.my_sessions()',
      'private.my_store_ids()',
      'private.my_waiting_lists()',
      'private.opens_some_panel(text)',
      'private.own_places_taken(uuid)',
      'private.owns_store(text)',
      'private.panel_role_of(uuid)',
      'private.payment_setup(text)',
      'private.platform_owner_id()',
      'private.refuse_memberships(text)',
      'private.reply_to_review(uuid,integer,text,text)',
      'private.require_factor_of_editors(text,boolean)',
      'private.save_server_config(text,integer,jsonb)',
      'private.save_store_review(text,integer,text,integer)',
      'private.send_report(uuid,text,uuid,text,text)',
      'private.send_test_notice(text)',
      'private.server_access_requests(text)',
      'private.server_config(text)',
      'private.server_config_as_of(text,integer,timestamp with time zone)',
      'private.server_history(text,text,text,text,integer,integer)',
      'private.server_history_people(text)',
      'private.server_notices(text)',
      'private.server_stores(text)',
      'private.set_notice_webhook(text,text)',
      'private.set_payment_secret(text,text,text)',
      'private.settings_with_names(text,text[])',
      'private.store_counts(text,integer)',
      'private.store_members_after(text,text,text,uuid,text,timestamp with time zone,uuid,integer)',
      'private.store_members_page(text,text,text,uuid,text,text,integer,integer)',
      'private.store_months(text)',
      'private.store_overview(text,integer)',
      'private.store_reviews_page(text,text,text,integer,integer,integer)',
      'private.store_tasks(text)',
      'private.store_transactions_after(text,text,text,text,uuid,text,timestamp with time zone,timestamp with time zone,timestamp with time zone,uuid,integer)',
      'private.store_transactions_page(text,text,text,text,uuid,text,timestamp with time zone,timestamp with time zone,integer,integer)',
      'private.unlink_store(text,text)',
      'private.viewer_rights()',
      'private.waiting_since(uuid)',
      'private.waitlist_counts(text)',
      'private.waitlist_page(uuid,integer,integer)',
      'private.withdraw_access_request(text)',
      'public.add_server(text)',
      'public.add_store_member(text,uuid,uuid,text,text,timestamp with time zone)',
      'public.ask_for_access(text)',
      'public.assign_plan(text,text,text,uuid)',
      'public.buyer_references(text)',
      'public.change_store_member(uuid,boolean)',
      'public.claim_memberships(text)',
      'public.confirm_editors(text,uuid[])',
      'public.confirm_membership(uuid,boolean)',
      'public.decline_access_request(uuid)',
      'public.delete_store_review(text,integer)',
      'public.dismiss_plan(text,text,text)',
      'public.dismiss_reports(uuid,text,text,uuid,bigint)',
      'public.dismiss_review_reports(uuid,uuid,text,uuid,bigint,integer)',
      'public.end_sessions(uuid)',
      'public.hide_review(uuid,uuid,text,uuid,integer)',
      'public.hide_store(uuid,text,text,uuid)',
      'public.import_store_members(text,jsonb,boolean)',
      'public.is_slug_free(text,text)',
      'public.join_waitlist(uuid)',
      'public.known_server(text)',
      'public.last_check(public.servers)',
      'public.leave_waitlist(uuid)',
      'public.link_store_member(uuid,text)',
      'public.may_add_editors(text)',
      'public.moderation_decisions(integer,integer)',
      'public.moderation_reports(text,integer,integer)',
      'public.my_memberships()',
      'public.my_server_facts()',
      'public.my_sessions()',
      'public.my_waiting_lists()',
      'public.order_memberships(text,uuid[])',
      'public.payment_setup(text)',
      'public.platform_owner_id()',
      'public.refuse_memberships(text)',
      'public.replace_member_permissions(uuid,jsonb)',
      'public.reply_to_review(uuid,integer,text,text)',
      'public.report_review(uuid,uuid,text,text)',
      'public.report_store(uuid,text,text,text)',
      'public.require_factor_of_editors(text,boolean)',
      'public.restore_review(uuid,uuid,text,uuid,integer)',
      'public.restore_store(uuid,text,text,uuid)',
      'public.save_server_config(text,integer,jsonb)',
      'public.save_store_review(text,integer,text,integer)',
      'public.send_test_notice(text)',
      'public.server_access_requests(text)',
      'public.server_config(text)',
      'public.server_config_as_of(text,integer,timestamp with time zone)',
      'public.server_history(text,text,text,text,integer,integer)',
      'public.server_history_people(text)',
      'public.server_notices(text)',
      'public.server_stores(text)',
      'public.set_notice_webhook(text,text)',
      'public.set_payment_secret(text,text,text)',
      'public.settings_with_names(text,text[])',
      'public.store_counts(text,integer)',
      'public.store_members_after(text,text,text,uuid,text,timestamp with time zone,uuid,integer)',
      'public.store_members_page(text,text,text,uuid,text,text,integer,integer)',
      'public.store_months(text)',
      'public.store_overview(text,integer)',
      'public.store_reviews_page(text,text,text,integer,integer,integer)',
      'public.store_transactions_after(text,text,text,text,uuid,text,timestamp with time zone,timestamp with time zone,timestamp with time zone,uuid,integer)',
      'public.store_transactions_page(text,text,text,text,uuid,text,timestamp with time zone,timestamp with time zone,integer,integer)',
      'public.taken_places(public.store_memberships)',
      'public.team_page(text,uuid,integer)',
      'public.unlink_store(text,text)',
      'public.viewer_opens(public.servers)',
      'public.viewer_rights()',
      'public.viewer_role(public.servers)',
      'public.waiting_since(uuid)',
      'public.waitlist_counts(text)',
      'public.waitlist_page(uuid,integer,integer)',
      'public.withdraw_access_request(text)',
    ],
  ],
  // Called by the handlers of errors, with the rights of their caller.
  ['anon, authenticated, service_role', ['private.raise_without_row(text,text,text)']],
  // Executed by the checks of tables that both write.
  [
    'authenticated, service_role',
    [
      'private.folded(text)',
      'private.history_person(text,text,text)',
      'private.is_currency(text)',
      'private.is_https_link(text)',
      'private.is_plain_json(jsonb)',
      'private.is_time(timestamp with time zone)',
      'private.is_visible(text)',
      'private.is_within(text[],integer,integer)',
      'private.looks_official(text)',
      'private.store_name_key(text)',
    ],
  ],
  // Executed by the edge functions and the bot.
  [
    'service_role',
    [
      'private.config_changes(text)',
      'private.is_review_text(text)',
      'private.keep_discord_token(uuid,text,text,integer)',
      'private.membership_roles(text,text,text,text,text[],text[],integer)',
      'private.prune(integer)',
      'private.record_guild_access(uuid,jsonb)',
      'private.record_guild_names(text,timestamp with time zone,jsonb,jsonb)',
      'private.record_health_check(text,uuid,timestamp with time zone,boolean,jsonb)',
      'private.record_payment_event(text,text,jsonb)',
      'private.record_verification(uuid,text)',
      'private.role_changes(text)',
      'private.unread_payment_events(text,text)',
      'private.wait_for_events(text)',
      'public.config_changes(text)',
      'public.discord_token(uuid)',
      'public.keep_discord_token(uuid,text,text,integer)',
      'public.membership_roles(text,text,text,integer,text)',
      'public.payment_secret(text,text)',
      'public.record_guild_access(uuid,jsonb)',
      'public.record_guild_names(text,timestamp with time zone,jsonb,jsonb)',
      'public.record_health_check(text,uuid,timestamp with time zone,boolean,jsonb)',
      'public.record_messages(uuid,bigint[],bigint[],text,integer)',
      'public.record_payment_event(text,text,jsonb)',
      'public.record_server_link(text,text,boolean,text[],text[])',
      'public.record_server_owner(text,text)',
      'public.record_verification(uuid,text)',
      'public.role_changes(text)',
      'public.server_links_due(text)',
      'public.server_secret(text,text)',
      'public.settings_to_check(text)',
      'public.take_messages()',
      'public.unread_payment_events(text,text)',
      'public.unused_pictures()',
    ],
  ],
  // Called by the functions above, with the rights of the functions' owner.
  [
    'nobody',
    [
      'private.after_server_owner()',
      'private.after_store_address()',
      'private.after_store_membership_limit()',
      'private.approve_access_requests()',
      'private.approve_requests_of_member()',
      'private.assigned_to(private.store_events)',
      'private.before_rights_given()',
      'private.before_server_link()',
      'private.before_store_change()',
      'private.before_store_member_change()',
      'private.before_store_membership_change()',
      'private.before_store_removal()',
      'private.bot_changes_after(text,text)',
      'private.broadcast_member_changes()',
      'private.broadcast_right_changes()',
      'private.broadcast_team_change(text[],text[])',
      'private.change_month_sums()',
      'private.check_features()',
      'private.check_publishing()',
      'private.check_store_name()',
      'private.check_suspension()',
      'private.clean_member_name()',
      'private.clean_name(text)',
      'private.confirmed_address()',
      'private.count_history()',
      'private.count_places()',
      'private.counted_reviews(uuid[])',
      'private.days_kept()',
      'private.days_kept(text)',
      'private.derive_member(text,text,text,private.store_events[],uuid)',
      'private.derive_refunds(text,text,text[],store_transactions)',
      'private.derive_transactions(private.store_events,store_transactions)',
      'private.discord_id_of(uuid)',
      'private.discord_name(jsonb)',
      'private.find_reference(private.store_events)',
      'private.first_config_version()',
      'private.forget_bodies()',
      'private.forget_bot_changes(text)',
      'private.forget_discord_token()',
      'private.forget_secret()',
      'private.give_free_places(uuid)',
      'private.has_factor()',
      'private.has_full_access(text)',
      'private.has_session()',
      'private.hide_rows_in_errors(regprocedure)',
      'private.holds_place(text)',
      'private.host_in(text)',
      'private.in_turn(uuid)',
      'private.is_administrator(text)',
      'private.is_counted(store_reviews)',
      'private.is_counted(store_transactions)',
      'private.is_counted(text,uuid,boolean)',
      'private.is_dismissed(private.store_events)',
      'private.is_platform_owner()',
      'private.is_reserved_slug(text)',
      'private.is_site_admin()',
      'private.is_slug_kept(text,uuid)',
      'private.is_sold_out(public.store_memberships)',
      'private.is_suspended(uuid)',
      'private.is_the_platform_owner(text)',
      'private.is_unassigned(store_transactions)',
      'private.is_unassigned(text,uuid,boolean)',
      'private.keep_moderation_log()',
      'private.keep_reported_store()',
      'private.keep_reports_of_review()',
      'private.keep_reviewed_memberships()',
      'private.keep_secret(text,text,text)',
      'private.keys_for(private.server_rights)',
      'private.known_stores()',
      'private.leave_waitlist_as_member()',
      'private.limit_bodies()',
      'private.limit_editors()',
      'private.limit_membership_bytes()',
      'private.limit_memberships()',
      'private.limit_of(text)',
      'private.limit_plans()',
      'private.limit_store_addresses()',
      'private.limit_stores()',
      'private.limits()',
      'private.list_changed_memberships()',
      'private.list_changed_store()',
      'private.list_store(text)',
      'private.listing_of(stores)',
      'private.look_at_sales()',
      'private.mark_changed_reviews()',
      'private.mark_reviews(text[],uuid[])',
      'private.mark_reviews_of_members()',
      'private.may_unlink_stores(text)',
      'private.member_status(text,text,text,boolean)',
      'private.members_found(text,text)',
      'private.members_named(text,text)',
      'private.membership_bytes(public.store_memberships)',
      'private.misfit(jsonb,jsonb)',
      'private.month_of(timestamp with time zone)',
      'private.my_factor_servers()',
      'private.my_panels_everywhere()',
      'private.my_permissions()',
      'private.my_rows()',
      'private.my_server_ids_with(text[])',
      'private.my_store_member_ids()',
      'private.name_of(uuid)',
      'private.network_group(text)',
      'private.next_config_version()',
      'private.note_config()',
      'private.note_design_change()',
      'private.note_hidden_store()',
      'private.note_member_end()',
      'private.note_member_roles()',
      'private.note_membership_role()',
      'private.note_price_change()',
      'private.note_refused_roles()',
      'private.note_removed_owner()',
      'private.note_reported_owner()',
      'private.note_roles(text[],text[],text[])',
      'private.note_roles_of_store()',
      'private.note_server_link()',
      'private.note_store_roles()',
      'private.offered_member_ids()',
      'private.own_member(store_members)',
      'private.own_review(store_reviews)',
      'private.pattern_of(text)',
      'private.payment_ids(text,text,text[])',
      'private.places_taken(uuid)',
      'private.plan_ids_of(private.store_events)',
      'private.queue_message(text,text,jsonb,interval)',
      'private.referrer_host(text)',
      'private.refuse_more(text,text)',
      'private.related_ids(text,text,text[])',
      'private.report_review_again()',
      'private.report_unusual_sales(text)',
      'private.require_factor()',
      'private.require_factor_for_edit()',
      'private.require_factor_for_member()',
      'private.require_factor_for_unlink()',
      'private.require_factor_in(text)',
      'private.require_own_factor()',
      'private.require_session()',
      'private.require_session_for_change()',
      'private.review_refusal(text)',
      'private.reviewer_name(uuid)',
      'private.rights_in(text)',
      'private.role_may_edit(text)',
      'private.sees_team(private.server_rights)',
      'private.seller_review(store_reviews)',
      'private.settle_access_requests(uuid)',
      'private.shown_design(jsonb)',
      'private.shown_name(uuid)',
      'private.sold_to(text,text,text)',
      'private.sort_sale(private.store_events[],uuid,uuid)',
      'private.sort_sales(text,text,text)',
      'private.store_page_reviews(text)',
      'private.stored_reference(private.store_events)',
      'private.suspend_seller(private.known_store,boolean,text)',
      'private.tell_of_editor()',
      'private.tell_of_member()',
      'private.tell_of_request()',
      'private.tell_of_save()',
      'private.time_of(text)',
      'private.told_value(jsonb)',
      'private.transactions_found(text,text)',
      'private.trim_history()',
      'private.unusual_sales(text)',
      'private.utc_today()',
      'private.viewer_discord_id()',
      'private.visible_config(jsonb,text[])',
      'private.visible_keys(text)',
      'private.will_be_applied(private.store_events)',
      'private.write_imported_members(text,store_members[],store_members[],store_members[])',
    ],
  ],
];

const roles = ['anon', 'authenticated', 'service_role', 'public'];

let project: Project;
let closed: Sql;

beforeAll(async () => {
  project = await openProject('fresh');
  closed = await openClosedProject();
});
afterAll(async () => {
  await closed.end();
  await project.drop();
});

it.each([
  ['lets everyone at new tables and functions', () => project.sql],
  ['does not', () => closed],
])('each function is run by whom it is for, where the platform %s', async (_, open) => {
  const rows = await open()<{ name: string; by: string }[]>`
    select case when pronamespace = 'public'::regnamespace then 'public.' else '' end
        || replace(replace(proc.oid::regprocedure::text, '(servers)', '(public.servers)'),
          '(store_memberships)', '(public.store_memberships)') as name,
      coalesce(nullif(array_to_string(array(select role from unnest(${roles}::text[]) with ordinality asked (role, place)
        where has_function_privilege(role, proc.oid, 'execute') order by place), ', '), ''), 'nobody') as by
    from pg_proc proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const found = runBy.map(([by]) => [
    by,
    rows.flatMap((row) => (row.by === by ? [row.name] : [])).toSorted(),
  ]);
  expect(found).toEqual(runBy);
  expect(rows).toHaveLength(runBy.flatMap(([, functions]) => functions).length);
});

it('all privileges are the same in both', async () => {
  expect(await everyRight(closed)).toEqual(await everyRight(project.sql));
});

describe('every table', () => {
  it('has row-level security', async () => {
    const bare = await project.sql`select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace) and not relrowsecurity`;
    expect([...bare]).toEqual([]);
  });

  it('has policies only for named roles', async () => {
    const loose = await project.sql`select schemaname, tablename, policyname from pg_policies
      where roles && array['public']::name[]`;
    expect([...loose]).toEqual([]);
  });

  it('belongs to the migration role, and no view bypasses its policies', async () => {
    const others = await project.sql`select oid::regclass::text as name from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and (relkind in ('v', 'm') or (relkind = 'r' and relowner <> 'postgres'::regrole))`;
    expect([...others]).toEqual([]);
  });
});

describe('every function', () => {
  it('does not use the caller’s search path', async () => {
    const loose = await project.sql`select oid::regprocedure::text as name from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and (proconfig is null or not proconfig @> array['search_path=""'])`;
    expect([...loose]).toEqual([]);
  });

  it('in the Data API runs with the caller’s privileges', async () => {
    const definers = await project.sql`select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef`;
    expect([...definers]).toEqual([]);
  });
});

it.each(['anon', 'authenticated', 'service_role'])('%s cannot create objects', async (role) => {
  const [rights] =
    await project.sql`select has_schema_privilege(${role}, 'public', 'create') as in_public,
    has_schema_privilege(${role}, 'private', 'create') as in_private,
    has_schema_privilege(${role}, 'vault', 'usage') as of_vault`;
  expect(rights).toEqual({
    in_public: false,
    in_private: false,
    of_vault: role === 'service_role',
  });
});

it('a function from a later migration has no grants by default', async () => {
  await project.sql.begin(async (transaction) => {
    await transaction`set local role postgres`;
    await transaction`create function public.later() returns int language sql as 'select 1'`;
    await transaction`create table public.later (id int)`;
    const [rights] = await transaction`select
      has_function_privilege('anon', 'public.later()', 'execute') as anon,
      has_function_privilege('authenticated', 'public.later()', 'execute') as authenticated,
      has_table_privilege('anon', 'public.later', 'select') as read,
      has_table_privilege('authenticated', 'public.later', 'insert') as written`;
    expect(rights).toEqual({ anon: false, authenticated: false, read: false, written: false });
    await transaction`drop table public.later`;
    await transaction`drop function public.later()`;
  });
});

/** Creates a project with the platform's newer default privileges, which grant nothing. */
async function openClosedProject(): Promise<Sql> {
  const server = inject('postgres').server;
  const name = `closed_${randomUUID().replaceAll('-', '')}`;
  const url = (database: string, role?: string) => {
    const address = new URL(server);
    address.pathname = database;
    if (role !== undefined) address.username = role;
    return address.href;
  };
  await createProject({ url, stop: async () => {} }, name, { exposesNewObjects: false });
  return connect(url(name));
}

/** Returns each privilege of each role on each of our tables, columns, sequences and functions. */
async function everyRight(sql: Sql): Promise<unknown> {
  const rights = await sql`
    select class.oid::regclass::text as name, role, act, null as part
      from pg_class class cross join unnest(${roles}::text[]) role
        cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) act
      where class.relkind = 'r' and class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_table_privilege(role, class.oid, act)
    union all
    select class.oid::regclass::text, role, act, attname::text
      from pg_class class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
        cross join unnest(${roles}::text[]) role cross join unnest(array['select', 'insert', 'update', 'references']) act
      where class.relkind = 'r' and class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_column_privilege(role, class.oid, attnum, act)
    union all
    select class.oid::regclass::text, role, 'usage', null
      from pg_class class cross join unnest(${roles}::text[]) role
      where class.relkind = 'S' and class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_sequence_privilege(role, class.oid, 'usage')
    order by 1, 2, 3, 4`;
  expect(rights.length).toBeGreaterThan(300);
  return [...rights];
}
