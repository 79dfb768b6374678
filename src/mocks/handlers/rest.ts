import type { RequestHandler } from 'msw';
import type { MockContext } from '../context';
import { accessRequestHandlers } from './access-requests';
import { buyerHandlers } from './buyers';
import { closedHandlers } from './closed';
import { databaseFunctionHandlers } from './database-functions';
import { linkedStoreHandlers } from './linked-stores';
import { managedUserHandlers } from './managed-users';
import { moderationHandlers } from './moderation';
import { ownMembershipHandlers } from './own-memberships';
import { ownStoreHandlers } from './own-stores';
import { sellerAccountHandlers } from './seller-accounts';
import { serverFactsHandler } from './server-facts';
import { settingsHandlers } from './settings';
import { storeOverviewHandlers } from './store-overview';
import { reviewHandlers } from './reviews';
import { storePaymentHandlers } from './store-payments';
import { storeMemberHandlers } from './store-members';
import { storeReportHandlers } from './store-reports';
import { storeHandlers } from './stores';
import { teamHandlers } from './team';
import { confirmEditorsHandler, teamPageHandler } from './team-page';
import { tableHandlers } from './tables';
import { waitlistHandlers } from './waitlist';

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
