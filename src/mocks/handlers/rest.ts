import type { RequestHandler } from 'msw';
import type { MockContext } from '../context';
import { accessRequestHandlers } from '../dashboard/access-requests.handlers';
import { buyerHandlers } from '../market/buyers.handlers';
import { closedHandlers } from './closed';
import { databaseFunctionHandlers } from './database-functions';
import { linkedStoreHandlers } from '../dashboard/linked-stores.handlers';
import { managedUserHandlers } from '../admin/managed-users.handlers';
import { moderationHandlers } from '../admin/moderation.handlers';
import { ownMembershipHandlers } from '../market/own-memberships.handlers';
import { ownStoreHandlers } from '../market/own-stores.handlers';
import { sellerAccountHandlers } from '../market/seller-accounts.handlers';
import { serverFactsHandler } from '../dashboard/server-facts.handlers';
import { settingsHandlers } from '../dashboard/settings.handlers';
import { storeOverviewHandlers } from '../market/store-overview.handlers';
import { reviewHandlers } from '../market/reviews.handlers';
import { storePaymentHandlers } from '../market/store-payments.handlers';
import { storeMemberHandlers } from '../market/store-members.handlers';
import { storeReportHandlers } from '../admin/store-reports.handlers';
import { storeHandlers } from '../market/stores.handlers';
import { teamHandlers } from '../dashboard/team.handlers';
import { confirmEditorsHandler, teamPageHandler } from '../dashboard/team-page.handlers';
import { tableHandlers } from './tables';
import { waitlistHandlers } from '../market/waitlist.handlers';

/**
 * Mocks the Data API: first the requests that the app sends, then the requests that the database rejects from every
 * client.
 */
export function restHandlers(context: MockContext): RequestHandler[] {
  return [
    ...tableHandlers(context),
    ...settingsHandlers(context),
    serverFactsHandler(context),
    ...managedUserHandlers(context),
    ...teamHandlers(context),
    teamPageHandler(context),
    confirmEditorsHandler(context),
    ...databaseFunctionHandlers(context),
    ...storeHandlers(context),
    ...ownStoreHandlers(context),
    ...ownMembershipHandlers(context),
    ...storePaymentHandlers(context),
    ...storeMemberHandlers(context),
    ...storeOverviewHandlers(context),
    ...storeReportHandlers(context),
    ...moderationHandlers(context),
    ...sellerAccountHandlers(context),
    ...buyerHandlers(context),
    ...reviewHandlers(context),
    ...waitlistHandlers(context),
    ...accessRequestHandlers(context),
    ...linkedStoreHandlers(context),
    ...closedHandlers(context),
  ];
}
