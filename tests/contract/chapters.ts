import { describe, it } from 'vitest';
import { accessRequestCases } from './cases/access-requests';
import { addServerCases } from './cases/add-server';
import { authCases } from './cases/auth';
import { closedCases } from './cases/closed';
import { configCases } from './cases/configs';
import { factorCases } from './cases/factors';
import { functionDoorCases } from './cases/function-doors';
import { functionCases } from './cases/functions';
import { historyCases } from './cases/history';
import { linkedStoreCases } from './cases/linked-stores';
import { managedUserCases } from './cases/managed-users';
import { moderationCases } from './cases/moderation';
import { myMembershipCases } from './cases/my-memberships';
import { ownSettingsCases } from './cases/own-settings';
import { ownStoreCases } from './cases/own-stores';
import { ownMembershipCases } from './cases/own-memberships';
import { storePaymentCases } from './cases/store-payments';
import { pictureCases } from './cases/pictures';
import { reviewCases } from './cases/reviews';
import { reviewReportCases } from './cases/review-reports';
import { rightsCases } from './cases/rights';
import { saveCases } from './cases/save';
import { saveErrorCases } from './cases/save-errors';
import { secretCases } from './cases/secrets';
import { sellerAccountCases } from './cases/seller-accounts';
import { factorOfEditorsCases } from './cases/factor-of-editors';
import { serverNoticeCases } from './cases/server-notices';
import { serverFactsCases } from './cases/server-facts';
import { serverCases } from './cases/servers';
import { sessionCases } from './cases/sessions';
import { siteStaffCases } from './cases/site-staff';
import { storeMemberCases } from './cases/store-members';
import { storeOverviewCases } from './cases/store-overview';
import { storePictureCases } from './cases/store-pictures';
import { storeCases } from './cases/stores';
import { teamCases } from './cases/team';
import { waitlistCases } from './cases/waitlist';
import type { Cases } from './world';

const chapters: Readonly<Record<string, Cases>> = {
  servers: serverCases,
  'facts about servers': serverFactsCases,
  'settings for the documentation': ownSettingsCases,
  'requests for access': accessRequestCases,
  'stores linked to a server': linkedStoreCases,
  'a second factor of the editors': factorOfEditorsCases,
  'notices of a server': serverNoticeCases,
  'viewer rights': rightsCases,
  'adding a server': addServerCases,
  configurations: configCases,
  'saving a configuration': saveCases,
  'errors of saving': saveErrorCases,
  history: historyCases,
  secrets: secretCases,
  'the team': teamCases,
  'pictures of the team': pictureCases,
  'the staff of the site': siteStaffCases,
  'managed users': managedUserCases,
  'public stores': storeCases,
  'stores of a seller': ownStoreCases,
  'pictures of stores': storePictureCases,
  "a seller's memberships": ownMembershipCases,
  "a seller's payments": storePaymentCases,
  'members of a store': storeMemberCases,
  'the overview of a store': storeOverviewCases,
  'reports of stores': moderationCases,
  'memberships of a buyer': myMembershipCases,
  'reviews of a store': reviewCases,
  'reports of reviews': reviewReportCases,
  'waiting lists': waitlistCases,
  'seller accounts': sellerAccountCases,
  'access that is closed to clients': closedCases,
  'the auth server': authCases,
  sessions: sessionCases,
  'second factors': factorCases,
  'the checks of every edge function': functionDoorCases,
  'the edge functions': functionCases,
};

/** Registers a test for every case of every chapter. */
export function playAll(play: (story: Cases[string]) => Promise<void>): void {
  describe.each(Object.entries(chapters))('%s', (_, cases) => {
    it.each(Object.entries(cases))('%s', (__, story) => play(story));
  });
}
