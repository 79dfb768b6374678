import type { FeatureGroup } from './feature';

/** The topics, in the order they are told. */
export type BaseGroupId =
  | 'onboarding'
  | 'subscriptions'
  | 'retention'
  | 'roles'
  | 'success'
  | 'points'
  | 'engagement'
  | 'keywords'
  | 'deals'
  | 'automation'
  | 'moderation'
  | 'dashboard';

/** Everything the Base Plan does, by topic (spec §9: a list of about 70). The other plans build on it. */
export const baseFeatures: readonly (FeatureGroup & { id: BaseGroupId })[] = [
  {
    id: 'onboarding',
    name: 'Onboarding',
    features: [
      {
        name: 'Onboarding tickets',
        text: 'Opens a private ticket for every member who joins and greets them by name.',
      },
      {
        name: 'Role toggles in tickets',
        text: 'Lets new members pick their topics and regions with buttons, inside the ticket.',
      },
      {
        name: 'Support roles per ticket',
        text: 'Decides which team sees which kind of ticket: onboarding, shop or cancellation.',
      },
      {
        name: 'Ticket requirements',
        text: 'Opens onboarding only for members with a paid role, so lurkers cost you no time.',
      },
      {
        name: 'Welcome direct messages',
        text: 'Sends new members a message of yours with the channels to visit first.',
      },
      {
        name: 'Transcripts',
        text: 'Keeps the full text of every closed ticket in a channel of your team.',
      },
      {
        name: 'Feedback after closing',
        text: 'Asks the member how it went and posts the answer where your staff can see it.',
      },
    ],
  },
  {
    id: 'subscriptions',
    name: 'Subscriptions',
    features: [
      {
        name: 'Subscription verification',
        text: 'Checks each membership with Whop the moment somebody joins.',
      },
      {
        name: 'Membership roles',
        text: 'Gives the paid role when a subscription starts and takes it away when it ends.',
      },
      {
        name: 'Membership monitor',
        text: 'Reports new, renewed and cancelled memberships in a channel as they happen.',
      },
      {
        name: 'Payment-failed tickets',
        text: 'Opens a ticket with the member as soon as a payment bounces, with your own words.',
      },
      {
        name: 'Membership messages',
        text: 'Tells members by direct message when their access starts and when it runs out.',
      },
      {
        name: 'Added time',
        text: 'Extends a membership by any number of days with one command.',
      },
      {
        name: 'Review monitor',
        text: 'Brings each new Whop review into the channels you choose.',
      },
    ],
  },
  {
    id: 'retention',
    name: 'Retention',
    features: [
      {
        name: 'Retention tickets',
        text: 'Asks members who cancel what went wrong, in a ticket, while they still listen.',
      },
      {
        name: 'Cancellation embed',
        text: 'Opens that talk with a message you designed: title, text, fields and footer.',
      },
      {
        name: 'Lost-role log',
        text: 'Records who lost which role and when, so that nobody leaves unseen.',
      },
      {
        name: 'Removal from partner servers',
        text: 'Takes a former member out of a second server when their role ends.',
      },
    ],
  },
  {
    id: 'roles',
    name: 'Roles',
    features: [
      {
        name: 'Auto-roles',
        text: 'Gives a role to whoever fulfils its condition, without anybody asking.',
      },
      {
        name: 'Auto-role conditions',
        text: 'Tests for another role, for a boost or for the time spent on the server.',
      },
      {
        name: 'Roles on arrival',
        text: 'Keeps the list of roles every new member starts with.',
      },
      {
        name: 'Receive and remove',
        text: 'Takes one role away when another arrives, so trial and member never mix.',
      },
      {
        name: 'Booster recognition',
        text: 'Knows who boosts your server and treats them as you decide.',
      },
      {
        name: 'Roles across two servers',
        text: 'Looks up members and their roles in a second server of yours.',
      },
    ],
  },
  {
    id: 'success',
    name: 'Success tracking',
    features: [
      {
        name: 'Success points',
        text: 'Pays members points for every win they post in the success channel.',
      },
      {
        name: 'Points taken back',
        text: 'Deleting the post takes its points back, so nobody farms them.',
      },
      {
        name: 'Image watermarking',
        text: 'Stamps your logo on success pictures before they travel.',
      },
      {
        name: 'Video watermarking',
        text: 'Does the same for clips, in the strength you set.',
      },
      {
        name: 'Success relay',
        text: 'Copies the stamped post to your public channel under a name of yours.',
      },
      {
        name: 'Shared success',
        text: 'Rewards members who show their win on X or in a review on Whop.',
      },
      {
        name: 'Checkout log',
        text: 'Gathers the checkouts of your members into one feed, without their addresses.',
      },
      {
        name: 'Return calculator',
        text: 'Puts a button under buys and sales with which members work out their return.',
      },
    ],
  },
  {
    id: 'points',
    name: 'Points and rewards',
    features: [
      {
        name: 'Leaderboard',
        text: 'Posts the members with the most points, kept up to date.',
      },
      {
        name: 'Typing points',
        text: 'Rewards conversation in the channels you name.',
      },
      {
        name: 'Video points',
        text: 'Pays more for a clip than for a screenshot, or as much as you like.',
      },
      {
        name: 'Points per thread',
        text: 'Gives each channel or thread a number of its own.',
      },
      {
        name: 'Points by hand',
        text: 'Adds, removes or sets the points of a member with one command.',
      },
      {
        name: 'Point shop tickets',
        text: 'Lets members trade points for a reward in a ticket of its own.',
      },
    ],
  },
  {
    id: 'engagement',
    name: 'Games and events',
    features: [
      {
        name: 'Scramble words',
        text: 'Posts a scrambled word every 5 hours and pays whoever solves it first.',
      },
      {
        name: 'Your own word list',
        text: 'Plays with the words of your trade, on a schedule you write.',
      },
      {
        name: 'Bounties',
        text: 'Offers points for the first member who delivers what you ask for.',
      },
      {
        name: 'Bounty review',
        text: 'Shows submissions to your staff first and announces the award to everyone.',
      },
      {
        name: 'Giveaways',
        text: 'Runs a prize with a countdown, draws winners and redraws them if need be.',
      },
      {
        name: 'Raffles',
        text: 'Lets members spend points on tickets and draws one of them.',
      },
      {
        name: 'Deny entry',
        text: 'Keeps past winners or whole roles out of the next draw.',
      },
      {
        name: 'Polls',
        text: 'Asks a question with reactions to answer it.',
      },
      {
        name: 'Events',
        text: 'Announces a time, reminds whoever signed up and tells them if it is off.',
      },
      {
        name: 'Suggestions',
        text: 'Turns ideas into posts that the community votes on.',
      },
    ],
  },
  {
    id: 'keywords',
    name: 'Keywords and relays',
    features: [
      {
        name: 'Keyword pinging',
        text: 'Pings each member when a product they follow is posted, and nobody else.',
      },
      {
        name: 'Keyword relay',
        text: 'Copies messages with a keyword to another channel.',
      },
      {
        name: 'Channel relay',
        text: 'Mirrors everything from one channel to another, with files.',
      },
      {
        name: 'Silent relays',
        text: 'Strips mentions on the way, so that a copy never pings twice.',
      },
      {
        name: 'Telegram relay',
        text: 'Carries the posts of a Telegram channel over into a channel of yours.',
      },
      {
        name: 'Variants grabber',
        text: 'Lists every size and color of a product from its link, ready to copy.',
      },
      {
        name: 'Gmail dot trick',
        text: 'Writes out the spellings of one Gmail address that all reach the same inbox.',
      },
    ],
  },
  {
    id: 'deals',
    name: 'Deal monitors',
    features: [
      {
        name: 'Class action settlements',
        text: 'Posts new settlements with who may claim, how much and until when.',
      },
      {
        name: 'Tool deals',
        text: 'Finds marked-down power tools worth reselling.',
      },
      {
        name: 'Travel deals',
        text: 'Spots fares and hotel rates far below their usual price.',
      },
      {
        name: 'Video game and tech deals',
        text: 'Watches consoles, games and hardware, each in its own channel.',
      },
      {
        name: 'Amazon deals',
        text: 'Lists products 10-100% off, sorted by how deep the cut is.',
      },
    ],
  },
  {
    id: 'automation',
    name: 'Automation',
    features: [
      {
        name: 'Sticky messages',
        text: 'Keeps your rules or links at the end of a channel, whatever is said.',
      },
      {
        name: 'Reactions on posts',
        text: 'Adds your emoji to every new post, always in the same order.',
      },
      {
        name: 'Reminders',
        text: 'Reminds a member, or a whole role, of something at a time.',
      },
      {
        name: 'Commands of your own',
        text: 'Makes a command with the answer you write, in a minute.',
      },
      {
        name: 'Invite tracking',
        text: 'Records who brought each new member.',
      },
    ],
  },
  {
    id: 'moderation',
    name: 'Moderation',
    features: [
      {
        name: 'Server logs',
        text: 'Records edits, deletions, joins and leaves where only staff look.',
      },
      {
        name: 'Denied entries',
        text: 'Turns away the accounts on your list and says so in a log.',
      },
      {
        name: 'Members in any channel',
        text: 'Adds one person to a channel or takes them out, without a role for it.',
      },
      {
        name: 'Lock and slow mode',
        text: 'Closes a channel or slows it down with one command.',
      },
      {
        name: 'Purge',
        text: 'Deletes the latest messages of a channel, as many as you say.',
      },
    ],
  },
  {
    id: 'dashboard',
    name: 'Dashboard',
    features: [
      {
        name: 'Settings in the browser',
        text: 'Changes every channel, role, point and text without a single command.',
      },
      {
        name: 'Team access',
        text: 'Decides for each editor which servers and which panels they may change.',
      },
      {
        name: 'History of changes',
        text: 'Shows who changed what and when, and brings an older value back.',
      },
      {
        name: 'Embed designer',
        text: 'Builds messages as Discord will show them and sends them by webhook.',
      },
      {
        name: 'Your branding',
        text: "Puts your color, icon and pictures on all of the bot's messages.",
      },
    ],
  },
];

/** How many features the Base Plan has. */
export const baseFeatureCount = baseFeatures.reduce(
  (count, { features }) => count + features.length,
  0,
);
