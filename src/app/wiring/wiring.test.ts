import { reviewsList } from '#domain/marketplace/review-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AnyActorLogic, createActor, createMachine, toPromise } from 'xstate';
import { MOCK_URL } from '#mocks/context';
import { newTransaction } from '#mocks/market/payments';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { cardsId } from '#mocks/market/starting-stores';
import { vault } from '#machines/market/membership-list/membership-list.fixtures';
import { comparedTimes } from '#machines/dashboard/config-comparison/config-comparison.fixtures';
import { historyList } from '#domain/bot-config/history-query';
import { storesList } from '#domain/marketplace/listing';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { detailsOf } from '#domain/marketplace/own-membership';
import { membersList } from '#domain/marketplace/store-member';
import { memberFile } from '#machines/market/member-import/member-import.fixtures';
import { hidingLab } from '#machines/admin/report-decision/report-decision.fixtures';
import { ben } from '#machines/market/store-members/store-members.fixtures';
import { ada } from '#machines/market/store-reviews/store-reviews.fixtures';
import { store } from '#machines/market/store-design/store-design.fixtures';
import { transactionsList } from '#domain/marketplace/transactions';
import { emptyMemberForm, formOf, type TeamMember } from '#domain/team/member';
import { storeDraft } from '#services/dashboard/drafts';
import { takeRedirectPath } from '#services/session/redirect-path';
import { rememberProviderToken } from '#services/session/provider-token';
import { knownAnswers } from '#services/browser/known-answers';
import { enterWorld } from '../../../tests/setup/enter-world';
import { until } from '../../../tests/setup/until';
import {
  accessAskLogic,
  accessRequestsLogic,
  requestDeclineLogic,
} from './dashboard/access-requests';
import { memberSearchLogic } from './dashboard/member-search';
import { ownSettingsLogic } from './site/own-settings';
import { ownPlacesLogic } from './session/own-places';
import { linkedStoresLogic, storeUnlinkLogic } from './dashboard/linked-stores';
import {
  factorRequirementLogic,
  noticeChangeLogic,
  serverNoticesLogic,
} from './dashboard/server-notices';
import {
  managedUsersLogic,
  reportDecisionLogic,
  storeReportsLogic,
  userAdditionLogic,
  userRemovalLogic,
} from './admin/admin';
import { buyerReferenceLogic } from './market/buyer-reference';
import {
  membershipClaimLogic,
  membershipRefusalLogic,
  myMembershipsLogic,
  offerAnswerLogic,
  reviewEditLogic,
} from './market/buyers';
import { reviewReplyLogic, storeReviewsLogic } from './market/reviews';
import {
  commandFormLogic,
  configEditLogic,
  configHistoryLogic,
  configComparisonLogic,
  configProposalLogic,
  configSaveLogic,
  configUndoLogic,
  historyExportLogic,
  olderRevisionsLogic,
  guildResourcesLogic,
  storedSecretsLogic,
  viewerRightsLogic,
  dashboardOpeningLogic,
} from './dashboard/dashboard';
import { demoConfigEditLogic, demoTeamRosterLogic } from './dashboard/demo';
import { moreStoresLogic, sellerAccountLogic, storeListLogic } from './market/marketplace';
import {
  membershipChangeLogic,
  membershipDraftLogic,
  storeWaitlistLogic,
  waitingPeopleLogic,
} from './market/memberships';
import {
  paymentChangeLogic,
  paymentsExportLogic,
  paymentSetupLogic,
  storePaymentsLogic,
} from './market/payments';
import {
  sellerSessionLogic,
  membershipListLogic,
  storeRemovalLogic,
  storeSetupLogic,
} from './market/seller';
import { addServerLogic, serverFactsLogic, serverPageLogic } from './dashboard/servers';
import { sessionLogic, signInRedirectLogic } from './session/session';
import { signInDialogLogic } from './session/sign-in-dialog';
import { storePageLogic } from './market/store-page';
import {
  memberChangeLogic,
  membersExportLogic,
  memberImportLogic,
  storeMemberFormLogic,
  storeMembersLogic,
} from './market/store-members';
import {
  editorConfirmationLogic,
  memberEditLogic,
  permissionEditLogic,
  teamRosterLogic,
} from './dashboard/team';
import { storeDesignLogic } from './market/store-design';
import { countsExportLogic, storeOverviewLogic } from './market/store-overview';
import { storeReportLogic } from './market/store-report';
import { storePublishLogic } from './market/store-publish';
import { verificationLogic } from './session/verification';
import { waitingListsLogic, waitlistLogic } from './market/waitlist';

const serverId = guilds.resellHeaven.id;
const server = { id: serverId, name: guilds.resellHeaven.name };
const noor: TeamMember = {
  id: '0b0d7a33-0000-4000-8000-000000000009',
  name: 'Noor',
  nickname: null,
  discordId: null,
  customRole: 'editor',
  panelRole: 'support',
  profilePicture: null,
  nameColor: '#FFFFFF',
  allowedPanels: [],
  permissions: [{ serverId, serverName: server.name, allowedPanels: ['points'] }],
};
const save = {
  serverId,
  baseVersion: 1,
  changes: [{ key: 'SuccessPoints', before: 25, after: 30 }],
};
const credentials = { email: 'noor@grouped.example', password: 'a long password' };
const tokens = {
  accessToken: 'access',
  refreshToken: 'refresh',
  providerToken: 'discord',
  providerRefreshToken: null,
};

interface Row {
  input?: unknown;
  /** The method and path of the expected request. They identify the service that must have been called. */
  request: string;
  with?: string;
}

type Promises<Logic> = Logic extends { implementations: { actors?: infer Actors } }
  ? Partial<Record<Extract<keyof Actors, string>, Row>>
  : never;

function actorOf(machine: { implementations: { actors: object } }, src: string): AnyActorLogic {
  return (machine.implementations.actors as Record<string, AnyActorLogic>)[src] as AnyActorLogic;
}

function wires<Machine extends { id: string; implementations: { actors: object } }>(
  machine: Machine,
  rows: Promises<Machine> & Record<string, Row>,
) {
  it.each(Object.entries(rows))(`${machine.id}: %s`, async (src, row) => {
    const { server: mock } = enterWorld('owner');
    vi.stubGlobal('window', { location: new URL('https://grouped.example/marketplace') });
    rememberProviderToken('discord-token');
    const requests: { line: string; content: string }[] = [];
    mock.events.on('request:start', async ({ request }) => {
      const { origin, pathname, search } = new URL(request.url);
      const content = search + (await request.clone().text());
      requests.push({
        line: `${request.method} ${origin === MOCK_URL ? '' : origin}${pathname}`,
        content,
      });
    });
    const actor = createActor(actorOf(machine, src), { input: row.input } as never);
    actor.start();
    await toPromise(actor).catch(() => null);
    // The path of an upload ends with a random file name, so only its start is compared.
    const isAsked = (line: string) => line === row.request || line.startsWith(`${row.request}/`);
    expect(requests.map(({ line }) => line).filter(isAsked)).not.toEqual([]);
    const contents = requests.flatMap(({ line, content }) => (isAsked(line) ? [content] : []));
    expect(contents.join('\n')).toContain(row.with ?? '');
  });
}

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

describe('each actor is provided with its service', () => {
  wires(buyerReferenceLogic, {
    read: { input: { storeId: 'biz_cards' }, request: rpc('buyer_references') },
  });
  wires(membershipClaimLogic, {
    sendLink: {
      input: { address: 'shop@mail.example' },
      request: 'PUT /auth/v1/user',
      with: 'shop@mail.example',
    },
    claim: { input: { address: 'shop@mail.example' }, request: rpc('claim_memberships') },
  });
  wires(myMembershipsLogic, { load: { request: rpc('my_memberships') } });
  wires(membershipRefusalLogic, {
    run: { input: { storeId: 'biz_cards' }, request: rpc('refuse_memberships'), with: 'biz_cards' },
  });
  wires(offerAnswerLogic, {
    run: {
      input: { id: vault.id, isMine: true },
      request: rpc('confirm_membership'),
      with: vault.id,
    },
  });
  wires(waitingListsLogic, { load: { request: rpc('my_waiting_lists') } });
  wires(waitlistLogic, {
    load: { input: { membershipId: vault.id }, request: rpc('waiting_since'), with: vault.id },
    join: { input: { membershipId: vault.id }, request: rpc('join_waitlist'), with: vault.id },
    leave: { input: { membershipId: vault.id }, request: rpc('leave_waitlist'), with: vault.id },
  });
  wires(storeWaitlistLogic, {
    load: {
      input: { storeId: 'biz_00000001' },
      request: rpc('waitlist_counts'),
      with: 'biz_00000001',
    },
  });
  wires(waitingPeopleLogic, {
    load: {
      input: { membershipId: vault.id, query: { page: 1 } },
      request: rpc('waitlist_page'),
      with: '"page":1',
    },
  });
  wires(reviewEditLogic, {
    save: {
      input: { storeId: 'biz_00000001', rating: 4, text: 'Good', version: 2 },
      request: rpc('save_store_review'),
      with: '"rating":4,"text":"Good","version":2',
    },
    remove: {
      input: { storeId: 'biz_00000001', version: 2 },
      request: rpc('delete_store_review'),
      with: '"version":2',
    },
  });
  wires(storeReviewsLogic, {
    load: {
      input: {
        storeId: 'biz_00000001',
        query: { ...reviewsList.whole, reply: 'none', rating: '5', page: 1 },
      },
      request: rpc('store_reviews_page'),
      with: '"page":1,"page_size":20,"reply":"none","rating":5',
    },
  });
  wires(reviewReplyLogic, {
    save: {
      input: { review: ada, text: 'Thanks' },
      request: rpc('reply_to_review'),
      with: '"version":1,"before":null,"reply":"Thanks"',
    },
    remove: {
      input: { review: ada, text: '' },
      request: rpc('reply_to_review'),
      with: '"reply":null',
    },
  });
  wires(dashboardOpeningLogic, {
    open: {
      input: { serverId, given: null },
      request: 'GET /rest/v1/servers',
      with: serverId,
    },
  });
  wires(
    storeListLogic(async () => {}),
    {
      load: {
        input: { query: { ...storesList.whole, search: 'cards' } },
        request: rpc('listed_stores'),
        with: '"search":"cards"',
      },
    },
  );
  wires(moreStoresLogic, {
    run: {
      input: { query: storesList.whole, after: '123' },
      request: rpc('listed_stores'),
      with: '"after_place":"123"',
    },
  });
  wires(
    storePageLogic(async () => {}),
    {
      load: { input: { store: 'cards' }, request: rpc('store_page'), with: 'cards' },
    },
  );
  wires(sellerSessionLogic, {
    loadStores: {
      input: { userId: people.owner.id },
      request: 'GET /rest/v1/stores',
      with: people.owner.id,
    },
  });
  wires(storeSetupLogic, {
    checkSlug: {
      input: { slug: 'vault', storeId: null },
      request: rpc('is_slug_free'),
      with: 'vault',
    },
    openStore: {
      input: {
        userId: people.owner.id,
        columns: { name: 'Vault', slug: 'vault', serverId: guilds.sneakerWire.id },
        mayExist: false,
      },
      request: 'POST /rest/v1/stores',
      with: 'vault',
    },
    saveStore: {
      input: { store: { id: 'biz_00000001', version: 1 }, change: { name: 'Vault' } },
      request: 'PATCH /rest/v1/stores',
      with: 'Vault',
    },
  });
  wires(storeRemovalLogic, {
    run: {
      input: { id: 'biz_00000001', name: 'Vault' },
      request: 'DELETE /rest/v1/stores',
      with: 'biz_00000001',
    },
  });
  wires(membershipListLogic, {
    load: {
      input: { storeId: 'biz_00000001' },
      request: 'GET /rest/v1/store_memberships',
      with: 'biz_00000001',
    },
  });
  wires(membershipChangeLogic, {
    run: {
      input: { storeId: 'biz_00000001', action: { kind: 'order', ids: [vault.id] } },
      request: rpc('order_memberships'),
      with: vault.id,
    },
  });
  wires(storeOverviewLogic, {
    load: {
      input: { storeId: 'biz_00000001', query: { days: 7 } },
      request: rpc('store_overview'),
      with: '"days":7',
    },
  });
  wires(countsExportLogic, {
    readPage: {
      input: {
        request: { storeId: 'biz_00000001', query: { days: 90 }, total: null },
        pages: [],
      },
      request: rpc('store_counts'),
      with: '"days":90',
    },
  });
  wires(storePaymentsLogic, {
    load: {
      input: {
        storeId: 'biz_00000001',
        query: { ...transactionsList.whole, search: 'ada', page: 1 },
      },
      request: rpc('store_transactions_page'),
      with: '"page":1',
    },
  });
  wires(paymentsExportLogic, {
    readPage: {
      input: {
        request: {
          storeId: 'biz_00000001',
          query: transactionsList.whole,
          total: null,
          memberships: [],
        },
        pages: [],
      },
      request: rpc('store_transactions_after'),
      with: '"page_size":1000',
    },
  });
  wires(paymentSetupLogic, {
    load: {
      input: { storeId: 'biz_00000001' },
      request: rpc('payment_setup'),
      with: 'biz_00000001',
    },
  });
  wires(paymentChangeLogic('biz_00000001'), {
    run: {
      input: { kind: 'dismissal', provider: 'stripe', planId: 'price_1' },
      request: rpc('dismiss_plan'),
      with: '"store_id":"biz_00000001","provider":"stripe","plan_id":"price_1"',
    },
  });
  wires(storeMembersLogic, {
    load: {
      input: { storeId: 'biz_00000001', query: { ...membersList.whole, search: 'ada' } },
      request: rpc('store_members_page'),
      with: '"search":"ada"',
    },
  });
  wires(memberChangeLogic, {
    run: {
      input: { kind: 'end', member: ben },
      request: rpc('change_store_member'),
      with: ben.id,
    },
  });
  wires(membersExportLogic, {
    readPage: {
      input: {
        request: {
          storeId: 'biz_00000001',
          query: membersList.whole,
          total: null,
          memberships: [],
        },
        pages: [],
      },
      request: rpc('store_members_after'),
      with: '"page_size":1000',
    },
  });
  wires(storeMemberFormLogic, {
    save: {
      input: { storeId: 'biz_00000001', save: { kind: 'link', member: ben, discordId: null } },
      request: rpc('link_store_member'),
      with: ben.id,
    },
  });
  wires(memberImportLogic, {
    preview: {
      input: { storeId: 'biz_00000001', rows: memberFile.rows },
      request: rpc('import_store_members'),
      with: '"is_trial":true',
    },
    importRows: {
      input: { storeId: 'biz_00000001', rows: memberFile.rows, preview: [] },
      request: rpc('import_store_members'),
      with: '"is_trial":false',
    },
  });
  wires(membershipDraftLogic, {
    save: {
      input: {
        storeId: 'biz_00000001',
        details: { ...detailsOf(vault), name: 'Renamed' },
        base: vault,
      },
      request: 'PATCH /rest/v1/store_memberships',
      with: '{"name":"Renamed"}',
    },
  });
  wires(storeDesignLogic('mira'), {
    save: {
      input: { store: store(1), change: { design: store(1).design, isDesigned: true } },
      request: 'PATCH /rest/v1/stores',
      with: 'is_designed',
    },
  });
  wires(storePublishLogic, {
    save: {
      input: { store: store(1), change: { isVisible: true } },
      request: 'PATCH /rest/v1/stores',
      with: 'is_visible',
    },
    upload: {
      input: {
        storeId: 'biz_00000001',
        file: new File(['card'], 'card.png', { type: 'image/png' }),
        id: '5a1e0000-0000-4000-8000-000000000001',
      },
      request: 'POST /storage/v1/object/store-cards',
    },
  });
  wires(sellerAccountLogic, {
    loadAccount: { request: 'GET /rest/v1/seller_accounts', with: 'username' },
    isUsernameFree: {
      input: { username: 'card_shop' },
      request: rpc('is_username_free'),
      with: 'card_shop',
    },
    signUp: {
      input: { username: 'card_shop', ...credentials },
      request: 'POST /auth/v1/signup',
      with: 'account%3Dconfirmed',
    },
    signIn: { input: credentials, request: 'POST /auth/v1/token', with: credentials.email },
    openAccount: {
      input: { username: 'card_shop' },
      request: 'POST /rest/v1/seller_accounts',
      with: 'card_shop',
    },
    resendConfirmation: {
      input: { email: credentials.email },
      request: 'POST /auth/v1/resend',
      with: 'account%3Dconfirmed',
    },
    requestReset: {
      input: { email: credentials.email },
      request: 'POST /auth/v1/recover',
      with: 'account%3Dnew-password',
    },
    changePassword: {
      input: { password: credentials.password },
      request: 'PUT /auth/v1/user',
      with: credentials.password,
    },
  });
  wires(viewerRightsLogic, { load: { request: rpc('viewer_rights') } });
  wires(configEditLogic, {
    load: { input: { userId: 'mira', serverId }, request: rpc('server_config'), with: serverId },
  });
  wires(configSaveLogic, { save: { input: save, request: rpc('save_server_config'), with: '30' } });
  wires(configHistoryLogic, {
    load: {
      input: { serverId, query: { ...historyList.whole, key: 'SuccessPoints' } },
      request: rpc('server_history'),
      with: 'SuccessPoints',
    },
  });
  wires(olderRevisionsLogic, {
    run: {
      input: { serverId, query: historyList.whole, before: 7 },
      request: rpc('server_history'),
      with: '7',
    },
  });
  wires(historyExportLogic, {
    run: {
      input: {
        serverId,
        query: { ...historyList.whole, key: 'EmbedColor' },
        resources: noGuildResources,
      },
      request: rpc('server_history'),
      with: 'EmbedColor',
    },
  });
  wires(configUndoLogic, {
    undo: { input: save, request: rpc('save_server_config'), with: 'SuccessPoints' },
  });
  wires(configComparisonLogic, {
    load: {
      input: { serverId, query: comparedTimes },
      request: rpc('server_config_as_of'),
      with: '2026-11-20T12:00:00.000Z',
    },
  });
  wires(configProposalLogic, {
    listServers: {
      input: { userId: people.owner.id, discordId: people.owner.discord.id },
      request: 'POST /functions/v1/fetch-discord-servers',
    },
    read: {
      input: { serverId, source: { kind: 'server', server: guilds.cardCollectors } },
      request: rpc('server_config'),
      with: guilds.cardCollectors.id,
    },
    readServer: {
      input: { serverId },
      request: 'POST /functions/v1/guild-resources',
      with: serverId,
    },
  });
  wires(commandFormLogic, {
    record: { input: save, request: rpc('save_server_config'), with: serverId },
  });
  wires(storedSecretsLogic, {
    load: { input: { serverId }, request: 'GET /rest/v1/server_secrets', with: serverId },
  });
  wires(guildResourcesLogic, {
    load: {
      input: { serverId },
      request: 'POST /functions/v1/guild-resources',
      with: serverId,
    },
  });
  wires(teamRosterLogic, {
    load: { input: { serverId }, request: rpc('team_page'), with: serverId },
  });
  wires(memberSearchLogic, {
    load: {
      input: { serverId, query: { search: 'noor', page: 0 } },
      request: 'POST /functions/v1/search-members',
      with: 'noor',
    },
  });
  wires(editorConfirmationLogic, {
    run: {
      input: { serverId, memberIds: [noor.id] },
      request: rpc('confirm_editors'),
      with: noor.id,
    },
  });
  wires(memberEditLogic, {
    addMember: {
      input: { form: { ...emptyMemberForm, name: 'Noor' }, picture: null, server },
      request: 'POST /rest/v1/team_members',
      with: 'Noor',
    },
    updateMember: {
      input: { member: noor, form: { ...formOf(noor), name: 'Ada' }, picture: null, server },
      request: 'PATCH /rest/v1/team_members',
      with: 'Ada',
    },
    removeMember: {
      input: { member: noor, server },
      request: 'DELETE /rest/v1/team_members',
      with: noor.id,
    },
  });
  wires(serverPageLogic, {
    validateToken: { request: 'GET https://discord.com/api/v10/users/@me' },
    fetchServers: {
      input: { userId: people.owner.id, discordId: people.owner.discord.id },
      request: 'POST /functions/v1/fetch-discord-servers',
    },
    refreshToken: { request: 'POST /auth/v1/token', with: 'refresh_token' },
  });
  wires(accessAskLogic, {
    run: {
      input: { serverId, action: 'ask' },
      request: rpc('ask_for_access'),
      with: serverId,
    },
  });
  wires(accessAskLogic, {
    run: {
      input: { serverId, action: 'withdraw' },
      request: rpc('withdraw_access_request'),
      with: serverId,
    },
  });
  wires(accessRequestsLogic, {
    load: { input: { serverId }, request: rpc('server_access_requests'), with: serverId },
  });
  wires(requestDeclineLogic, {
    run: { input: { id: vault.id }, request: rpc('decline_access_request'), with: vault.id },
  });
  wires(ownPlacesLogic, {
    load: {
      input: { of: 'stores', userId: people.owner.id, discordId: null },
      request: 'GET /rest/v1/stores',
      with: people.owner.id,
    },
  });
  wires(linkedStoresLogic, {
    load: { input: { serverId }, request: rpc('server_stores'), with: serverId },
  });
  wires(storeUnlinkLogic, {
    run: {
      input: { serverId, store: { id: 'biz_1' } },
      request: rpc('unlink_store'),
      with: 'biz_1',
    },
  });
  wires(serverNoticesLogic, {
    load: { input: { serverId }, request: rpc('server_notices'), with: serverId },
  });
  wires(factorRequirementLogic, {
    run: {
      input: { serverId, isRequired: true },
      request: rpc('require_factor_of_editors'),
      with: serverId,
    },
  });
  wires(noticeChangeLogic, {
    run: {
      input: { serverId, change: { kind: 'webhook', address: 'https://discord.com' } },
      request: rpc('set_notice_webhook'),
      with: 'https://discord.com',
    },
  });
  wires(noticeChangeLogic, {
    run: {
      input: { serverId, change: { kind: 'test' } },
      request: rpc('send_test_notice'),
      with: serverId,
    },
  });
  wires(ownSettingsLogic, {
    load: {
      input: { serverId, wanted: ['roleId'] },
      request: rpc('settings_with_names'),
      with: 'roleId',
    },
  });
  wires(serverFactsLogic, { load: { request: rpc('my_server_facts') } });
  wires(addServerLogic, {
    listAdministratorGuilds: { request: 'GET https://discord.com/api/v10/users/@me/guilds' },
    addServer: {
      input: { guild: guilds.sneakerWire },
      request: rpc('add_server'),
      with: guilds.sneakerWire.id,
    },
  });
  wires(managedUsersLogic, { load: { request: 'GET /rest/v1/managed_users' } });
  wires(userAdditionLogic, {
    run: {
      input: { discordId: people.owner.discord.id, panelId: serverId },
      request: 'POST /rest/v1/managed_users',
    },
  });
  wires(userRemovalLogic, {
    run: {
      input: { discordId: people.owner.discord.id },
      request: 'DELETE /rest/v1/managed_users',
    },
  });
  wires(storeReportsLogic, {
    load: {
      input: { query: { view: 'open', page: 0 } },
      request: 'POST /rest/v1/rpc/moderation_reports',
    },
  });
  wires(reportDecisionLogic, {
    run: {
      input: { ...hidingLab, id: noor.id, reason: ' It is a scam ' },
      request: 'POST /rest/v1/rpc/hide_store',
      with: '"It is a scam"',
    },
  });
  wires(
    storeReportLogic(() => false),
    {
      save: {
        input: {
          id: noor.id,
          target: { kind: 'store', id: 'biz_00000001' },
          kind: 'scam',
          details: '',
        },
        request: 'POST /rest/v1/rpc/report_store',
      },
    },
  );
  wires(sessionLogic, {
    refreshSession: {
      input: { refreshToken: 'refresh-1' },
      request: 'POST /auth/v1/token',
      with: 'refresh-1',
    },
    signOut: { request: 'POST /auth/v1/logout', with: 'global' },
  });
  wires(signInRedirectLogic, {
    storeTokens: { input: { tokens }, request: 'POST /functions/v1/store-discord-token' },
  });
  wires(signInDialogLogic, {
    signInWithPassword: {
      input: { email: 'mira@grouped.example', password: 'x' },
      request: 'POST /auth/v1/token',
      with: 'mira@grouped.example',
    },
  });
  wires(verificationLogic, { verify: { request: 'POST /functions/v1/verify-identity' } });
  wires(permissionEditLogic, {
    replace: {
      input: { memberId: noor.id, permissions: noor.permissions },
      request: rpc('replace_member_permissions'),
      with: noor.id,
    },
  });
});

describe('signing in', () => {
  it('stores the path of the page with its fragment', async () => {
    enterWorld('signed-out');
    const path = `/dashboard/${serverId}/points#SuccessPoints`;
    vi.stubGlobal('window', { location: new URL(path, 'https://grouped.example') });
    await toPromise(createActor(actorOf(sessionLogic, 'signInWithDiscord')).start());
    expect(takeRedirectPath()).toBe(path);
  });
});

describe('drafts and subscriptions', () => {
  it('a dashboard loads only the draft of its viewer', async () => {
    enterWorld('owner');
    const owner = { userId: 'mira', serverId };
    storeDraft(owner, { version: 1, base: { SuccessPoints: 25 }, values: { SuccessPoints: 31 } });
    const load = async (userId: string) =>
      toPromise(
        createActor(actorOf(configEditLogic, 'load'), { input: { userId, serverId } }).start(),
      );
    expect(await load('mira')).toMatchObject({
      value: { draft: { values: { SuccessPoints: 31 } } },
    });
    expect(await load('noor')).toMatchObject({ value: { draft: null } });
  });

  it.each([
    ['configEdit', configEditLogic, 'watchRemote', { serverId }, `server-config:${serverId}`],
    ['teamRoster', teamRosterLogic, 'watch', { serverId }, `db-changes:${serverId}`],
    ['serverPage', serverPageLogic, 'watchServerUpdates', undefined, 'server-updates:'],
  ] as const)('%s watches its own channel', async (_, machine, src, input, topic) => {
    const { realtime } = enterWorld('owner');
    vi.stubGlobal('document', new EventTarget());
    onTestFinished(() => void vi.unstubAllGlobals());
    const actor = createActor(actorOf(machine, src), { input } as never).start();
    onTestFinished(() => void actor.stop());
    await until(() => expect(realtime.topics().join()).toContain(topic));
  });

  it.each([
    ['storeMembers', storeMembersLogic, 'watch', 'store-members'],
    ['storeOverview', storeOverviewLogic, 'watch', 'store-overview'],
    ['storePayments', storePaymentsLogic, 'watch', 'store-transactions'],
  ] as const)('%s hears of changes and of a lost channel', async (_, machine, src, channel) => {
    const { realtime, context, store } = enterWorld('seller-with-store');
    vi.stubGlobal('document', new EventTarget());
    onTestFinished(() => void vi.unstubAllGlobals());
    const events = new Set<string>();
    const listener = createMachine({
      invoke: { src: actorOf(machine, src), input: { storeId: cardsId } },
      on: { '*': { actions: ({ event }) => void events.add(event.type) } },
    });
    const actor = createActor(listener).start();
    onTestFinished(() => void actor.stop());
    await until(() => expect(realtime.joined()).toBe(1));
    store.payments.record(cardsId, newTransaction(context.now()));
    const rows = store.members.rows(context.conditions);
    store.members.keepRows(
      context.conditions,
      rows.map((row) => ({ ...row, display_name: 'Renamed' })),
    );
    await until(() => expect([...events]).toEqual(['rows changed']));
    realtime.closeChannel(`${channel}-${cardsId}`);
    await until(() =>
      expect([...events]).toEqual(['rows changed', 'channel lost', 'channel back']),
    );
  });

  it.each([
    ['settings', demoConfigEditLogic, 'watchRemote', `demo-config:${serverId}`, ['remote changed']],
    ['team', demoTeamRosterLogic, 'watch', 'demo-team', ['rows changed']],
  ] as const)('the %s of a demo server follow another tab', (_, machine, src, key, expected) => {
    enterWorld('signed-out');
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const events: string[] = [];
    const listener = createMachine({
      invoke: { src: actorOf(machine, src), input: { serverId } },
      on: { '*': { actions: ({ event }) => void events.push(event.type) } },
    });
    const actor = createActor(listener).start();
    onTestFinished(() => void actor.stop());
    const stored = { key: `grouped:${key}`, newValue: '{}' };
    window.dispatchEvent(Object.assign(new Event('storage'), stored));
    expect(events).toEqual(expected);
  });
});

describe('what an earlier visit has read', () => {
  it.each([
    ['a saved configuration, except the servers', configSaveLogic, 'save', save, ['serverPage {}']],
    ['a change of the team', memberEditLogic, 'removeMember', { memberId: noor.id }, []],
  ] as const)('is forgotten after %s', async (_, machine, src, input, left) => {
    enterWorld('owner');
    const keys = ['serverPage {}', 'teamRoster {}'];
    for (const key of keys) knownAnswers.keeper()(key, key);
    const actor = createActor(actorOf(machine, src), { input } as never).start();
    await toPromise(actor).catch(() => null);
    expect(keys.filter((key) => knownAnswers.recall(key) !== undefined)).toEqual(left);
  });

  it('is the first response about a configuration, which is read again', async () => {
    enterWorld('owner');
    vi.stubGlobal('document', new EventTarget());
    const input = { userId: 'mira', serverId };
    const opened = () => {
      const actor = createActor(configEditLogic, { input }).start();
      onTestFinished(() => void actor.stop());
      return actor;
    };
    const isReady = (actor: ReturnType<typeof opened>) =>
      until(() => expect(actor.getSnapshot().matches('ready')).toBe(true));
    const first = opened();
    await isReady(first);
    const { version } = first.getSnapshot().context;
    expect(knownAnswers.recall(`configEdit ${serverId}`)).toMatchObject({ version });
    first.stop();
    knownAnswers.keeper()(`configEdit ${serverId}`, {
      config: first.getSnapshot().context.base,
      version: version - 1,
      hidden: [],
    });
    const second = opened();
    await isReady(second);
    await until(() => expect(second.getSnapshot().context.version).toBe(version));
    expect(knownAnswers.recall(`configEdit ${serverId}`)).toMatchObject({ version });
  });
});
