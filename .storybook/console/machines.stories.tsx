import preview from '../preview';
import { type Loadable, loadConsole } from './adapter';
import { MachineConsole } from './MachineConsole';

/** The consoles of all machines. The name of a story is that of the machine's folder. */
const meta = preview.meta({
  title: 'Machines/Consoles',
  tags: ['!autodocs'],
  loaders: [({ id }) => loadConsole(id.split('--')[1] ?? '')],
  render: (_, { loaded }) => <MachineConsole {...(loaded as Loadable)} />,
});

export const AccessAsk = meta.story();
export const AccessRequests = meta.story();
export const AddServer = meta.story();
export const BuyerReference = meta.story();
export const Captcha = meta.story();
export const CommandForm = meta.story();
export const CommandPalette = meta.story();
export const CommandReveal = meta.story();
export const ConfigEdit = meta.story();
export const ConfigHistory = meta.story();
export const ConfigSave = meta.story();
export const ConfigUndo = meta.story();
export const CopyNotice = meta.story();
export const CsvExport = meta.story();
export const DashboardOpening = meta.story();
export const DocsSearch = meta.story();
export const EditorConfirmation = meta.story();
export const Intro = meta.story();
export const LinkedStores = meta.story();
export const MailCode = meta.story();
export const ManagedUsers = meta.story();
export const MemberChange = meta.story();
export const MemberEdit = meta.story();
export const MemberImport = meta.story();
export const MembershipChange = meta.story();
export const MembershipClaim = meta.story();
export const MembershipDraft = meta.story();
export const MembershipList = meta.story();
export const MembershipRefusal = meta.story();
export const MessageDraft = meta.story();
export const MoreStores = meta.story();
export const MyMemberships = meta.story();
export const OfferAnswer = meta.story();
export const OlderRevisions = meta.story();
export const PaymentChange = meta.story();
export const PaymentSetup = meta.story();
export const PermissionEdit = meta.story();
export const Presence = meta.story();
export const ReportDecision = meta.story();
export const RequestDecline = meta.story();
export const ReviewEdit = meta.story();
export const ReviewReply = meta.story();
export const SellerAccount = meta.story();
export const SellerSession = meta.story();
export const ServerFacts = meta.story();
export const ServerPage = meta.story();
export const Session = meta.story();
export const SettingsSearch = meta.story();
export const ShareOpen = meta.story();
export const SignInDialog = meta.story();
export const SignInRedirect = meta.story();
export const StoreDesign = meta.story();
export const StoreList = meta.story();
export const StoreMemberForm = meta.story();
export const StoreMembers = meta.story();
export const StoreOverview = meta.story();
export const StorePage = meta.story();
export const StorePayments = meta.story();
export const StorePublish = meta.story();
export const StoreRemoval = meta.story();
export const StoreReport = meta.story();
export const StoreReports = meta.story();
export const StoreReviews = meta.story();
export const StoreSetup = meta.story();
export const StoreUnlink = meta.story();
export const StoreWaitlist = meta.story();
export const StoredSecrets = meta.story();
export const TeamRoster = meta.story();
export const UserAddition = meta.story();
export const UserRemoval = meta.story();
export const Verification = meta.story();
export const ViewerRights = meta.story();
export const WaitingLists = meta.story();
export const WaitingPeople = meta.story();
export const Waitlist = meta.story();
export const WebhookProfile = meta.story();
export const WebhookSend = meta.story();
