import type { RenderScreen } from '../console/ScreenPanel';

/** How the console shows the screen of a machine. */
export type MachineScreen =
  /** `isWide`: the screen is shown below the chart, because it is too wide to be shown beside it. */
  | { kind: 'beside'; isWide: boolean; load: () => Promise<RenderScreen> }
  /**
   * The machine has no screen that can be shown beside its chart. `why` is a sentence that explains this to the tester.
   */
  | { kind: 'none'; why: string };

const beside = (load: () => Promise<RenderScreen>): MachineScreen => ({
  kind: 'beside',
  isWide: false,
  load,
});
const wide = (load: () => Promise<RenderScreen>): MachineScreen => ({
  kind: 'beside',
  isWide: true,
  load,
});
const none = (why: string): MachineScreen => ({ kind: 'none', why });

/**
 * Returns the entry for a machine whose screen is a dialog. An open dialog hides everything else, including the
 * console, from the keyboard and from screen readers.
 */
const dialog = (stories: string) =>
  none(`The screen of this machine is a dialog, which would cover the console: see ${stories}.`);
const elsewhere = (stories: string) => none(`The stories of this machine's screen: ${stories}.`);

const settings = () => import('./settings');
const pages = () => import('./pages');
const session = () => import('./session');
const seller = () => import('./seller');

/** The screen of each machine, by the id of the machine. */
const screens: Readonly<Record<string, MachineScreen>> = {
  accessAsk: elsewhere('Screens/Servers/Wired'),
  accessRequests: elsewhere('Screens/Server settings/Requests for access'),
  accountSessions: elsewhere('Screens/Security'),
  addServer: dialog('Screens/Servers'),
  buyerReference: none('This machine has no screen of its own: it adds a parameter to links.'),
  captcha: dialog('Patterns/Security check'),
  commandForm: wide(async () => (await settings()).commandForm),
  commandPalette: dialog('Patterns/Site'),
  commandReveal: none('This machine has no screen of its own: it times how a list appears.'),
  configComparison: dialog('Screens/Server settings/History'),
  configEdit: wide(async () => (await settings()).configEdit),
  configHistory: dialog('Screens/Server settings/History'),
  configProposal: dialog('Screens/Server settings/Import'),
  configSave: wide(async () => (await settings()).configSave),
  configUndo: dialog('Screens/Server settings/History'),
  copyNotice: none('This machine has no screen of its own: it is part of every copy button.'),
  csvExport: none(
    'This machine has no screen of its own: it is part of every page with "Export CSV".',
  ),
  dashboardOpening: wide(async () => (await pages()).dashboardOpening),
  docsSearch: dialog('Screens/Docs/Search'),
  editorConfirmation: elsewhere('Screens/Server settings/Editors'),
  factorCode: dialog('Screens/Security'),
  factorRemoval: elsewhere('Screens/Security'),
  factorRequirement: elsewhere('Screens/Server settings/Second factor'),
  factorSetup: dialog('Screens/Security'),
  guildResources: elsewhere('Screens/Server settings/Health'),
  historyExport: dialog('Screens/Server settings/History'),
  intro: dialog('Screens/Home/Intro'),
  linkedStores: elsewhere('Screens/Server settings/Linked stores'),
  mailCode: dialog('Screens/Marketplace/Account'),
  managedUsers: wide(async () => (await pages()).managedUsers),
  memberChange: elsewhere('Screens/Seller/Users'),
  memberEdit: wide(async () => (await settings()).memberEdit),
  memberImport: dialog('Screens/Seller/Users/Import'),
  memberSearch: elsewhere('Screens/Server settings/Editors'),
  membershipChange: elsewhere('Screens/Seller/Memberships'),
  membershipClaim: dialog('Screens/My memberships/Claim'),
  membershipDraft: dialog('Screens/Seller/Memberships'),
  membershipList: elsewhere('Screens/Seller/Memberships'),
  membershipRefusal: elsewhere('Screens/My memberships'),
  messageDraft: wide(async () => (await pages()).messageDraft),
  moreStores: elsewhere('Screens/Marketplace'),
  myMemberships: elsewhere('Screens/My memberships'),
  noticeChange: elsewhere('Screens/Server settings/Notices on Discord'),
  offerAnswer: elsewhere('Screens/My memberships'),
  olderRevisions: dialog('Screens/Server settings/History'),
  ownPlaces: elsewhere('Patterns/Account menu'),
  ownSettings: elsewhere('Screens/Docs/Your server'),
  paymentChange: elsewhere('Screens/Seller/Payments'),
  paymentSetup: elsewhere('Screens/Seller/Payments'),
  permissionEdit: wide(async () => (await settings()).permissionEdit),
  presence: elsewhere('Patterns/Staff online'),
  reportDecision: elsewhere('Screens/Admin/Reports'),
  requestDecline: elsewhere('Screens/Server settings/Requests for access'),
  reviewEdit: dialog('Screens/My memberships/Review'),
  reviewReply: dialog('Screens/Seller/Reviews'),
  secondFactors: elsewhere('Screens/Security'),
  sellerAccount: dialog('Screens/Marketplace/Account'),
  sellerSession: none('This machine has no screen of its own: it keeps the pages of a store open.'),
  serverFacts: elsewhere('Screens/Servers'),
  serverNotices: elsewhere('Screens/Server settings/Notices on Discord'),
  serverPage: wide(async () => (await pages()).serverPage),
  session: beside(async () => (await session()).session),
  sessionEnd: elsewhere('Screens/Security'),
  settingsSearch: wide(async () => (await settings()).settingsSearch),
  shareOpen: elsewhere('Screens/Embeds/Send/States'),
  signInDialog: beside(async () => (await session()).signInDialog),
  signInRedirect: beside(async () => (await session()).signInRedirect),
  storeDesign: wide(async () => (await seller()).storeDesign),
  storeList: elsewhere('Screens/Marketplace'),
  storeMemberForm: dialog('Screens/Seller/Users'),
  storeMembers: elsewhere('Screens/Seller/Users'),
  storeOverview: elsewhere('Screens/Seller/Overview'),
  storePage: elsewhere('Screens/Store'),
  storePayments: elsewhere('Screens/Seller/Payments'),
  storePublish: beside(async () => (await seller()).storePublish),
  storeRemoval: dialog('Screens/Seller/Setup/States'),
  storeReport: dialog('Screens/Store/Report'),
  storeReports: elsewhere('Screens/Admin/Reports'),
  storeReviews: elsewhere('Screens/Seller/Reviews'),
  storeSetup: wide(async () => (await seller()).storeSetup),
  storeUnlink: elsewhere('Screens/Server settings/Linked stores'),
  storeWaitlist: elsewhere('Screens/Seller/Memberships/Waiting list'),
  storedSecrets: none('This machine has no screen of its own: it is part of the API tab.'),
  teamRoster: wide(async () => (await settings()).teamRoster),
  userAddition: elsewhere('Screens/Admin'),
  userRemoval: elsewhere('Screens/Admin'),
  verification: beside(async () => (await pages()).verification),
  viewerRights: none('This machine has no screen of its own: it updates the whole dashboard.'),
  waitingLists: elsewhere('Screens/My memberships/Waiting lists'),
  waitingPeople: dialog('Screens/Seller/Memberships/Waiting list'),
  waitlist: elsewhere('Screens/Store/Waiting list'),
  webhookProfile: elsewhere('Screens/Embeds/Designer'),
  webhookSend: beside(async () => (await pages()).webhookSend),
};

/** Returns how to show the screen of a machine. Returns null for machines of other projects, such as examples. */
export function screenOf(machineId: string): MachineScreen | null {
  return Object.hasOwn(screens, machineId) ? (screens[machineId] ?? null) : null;
}
