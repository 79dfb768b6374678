import type { FeatureGroup } from './plan-features';

/** The groups, in display order. */
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

/** The features of the Base Plan by group (product.md §1.5). All other plans include them. */
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
        text: 'Decides which team sees which kind of ticket: onboarding, shop, or cancellation.',
      },
      {
        name: 'Ticket requirements',
        text: 'Opens onboarding only for members with a paid role, so free visitors cost you no time.',
      },
      {
        name: 'Welcome direct messages',
        text: 'Sends new members your message with the channels to visit first.',
      },
      {
        name: 'Transcripts',
        text: "Saves the full text of every closed ticket in one of your team's channels.",
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
        text: 'Checks each membership with Whop as soon as someone joins.',
      },
      {
        name: 'Membership roles',
        text: 'Gives the paid role when a subscription starts and removes it when it ends.',
      },
      {
        name: 'Membership monitor',
        text: 'Reports new, renewed, and canceled memberships in a channel.',
      },
      {
        name: 'Failed payment tickets',
        text: 'Opens a ticket with the member when a payment fails, with your own message.',
      },
      {
        name: 'Membership messages',
        text: 'Tells members by direct message when their access starts and when it ends.',
      },
      {
        name: 'Add time',
        text: 'Extends a membership by any number of days with one command.',
      },
      {
        name: 'Review monitor',
        text: 'Posts each new Whop review in the channels you choose.',
      },
    ],
  },
  {
    id: 'retention',
    name: 'Retention',
    features: [
      {
        name: 'Retention tickets',
        text: 'Asks members who cancel what went wrong, in a ticket.',
      },
      {
        name: 'Cancellation embed',
        text: 'Opens that ticket with a message you designed: title, text, fields, and footer.',
      },
      {
        name: 'Lost role log',
        text: 'Records who lost which role and when, so you can see who left.',
      },
      {
        name: 'Removal from partner servers',
        text: 'Removes a former member from a second server when they lose their role.',
      },
    ],
  },
  {
    id: 'roles',
    name: 'Roles',
    features: [
      {
        name: 'Auto-roles',
        text: 'Gives a role to every member who meets its condition, automatically.',
      },
      {
        name: 'Auto-role conditions',
        text: 'Checks for another role, a boost, or time spent in the server.',
      },
      {
        name: 'Roles on join',
        text: 'Gives every new member the roles on your list.',
      },
      {
        name: 'Role replacement',
        text: 'Removes one role when another is added, so Trial and Member never mix.',
      },
      {
        name: 'Booster recognition',
        text: 'Knows who boosts your server, so you can reward them.',
      },
      {
        name: 'Roles across two servers',
        text: 'Looks up members and their roles in a second server.',
      },
    ],
  },
  {
    id: 'success',
    name: 'Success tracking',
    features: [
      {
        name: 'Success points',
        text: 'Awards members points for every win they post in the success channel.',
      },
      {
        name: 'Points taken back',
        text: 'Takes the points back when a post is deleted, so they are hard to farm.',
      },
      {
        name: 'Image watermarking',
        text: 'Adds your logo to success images before they are shared.',
      },
      {
        name: 'Video watermarking',
        text: 'Does the same for videos, with the opacity you set.',
      },
      {
        name: 'Success relay',
        text: 'Copies the watermarked post to your public channel under a name you choose.',
      },
      {
        name: 'Shared success',
        text: 'Rewards members who share their win on X or in a review on Whop.',
      },
      {
        name: 'Checkout log',
        text: "Collects your members' checkouts in one feed, without their addresses.",
      },
      {
        name: 'ROI button',
        text: 'Adds a button that calculates the return on investment to posts about purchases and sales.',
      },
    ],
  },
  {
    id: 'points',
    name: 'Points and rewards',
    features: [
      {
        name: 'Leaderboard',
        text: 'Ranks the members with the most points and stays up to date.',
      },
      {
        name: 'Typing points',
        text: 'Rewards conversation in the channels you choose.',
      },
      {
        name: 'Video points',
        text: 'Awards a separate number of points for videos, for example more than for a screenshot.',
      },
      {
        name: 'Points per thread',
        text: 'Gives each channel or thread its own number of points.',
      },
      {
        name: 'Points by hand',
        text: "Adds, removes, or sets a member's points with one command.",
      },
      {
        name: 'Point shop tickets',
        text: 'Lets members trade points for a reward in a ticket.',
      },
    ],
  },
  {
    id: 'engagement',
    name: 'Games and events',
    features: [
      {
        name: 'Scramble words',
        text: 'Posts a scrambled word every 5 hours and rewards the first member who solves it.',
      },
      {
        name: 'Your own word list',
        text: 'Uses words from your niche, on a schedule you set.',
      },
      {
        name: 'Bounties',
        text: 'Offers points to the first member who completes a task.',
      },
      {
        name: 'Bounty review',
        text: 'Shows submissions to your staff first and announces the award to everyone.',
      },
      {
        name: 'Giveaways',
        text: 'Puts up a prize with a countdown, draws winners, and draws again if needed.',
      },
      {
        name: 'Raffles',
        text: 'Lets members spend points on entries and draws a winner.',
      },
      {
        name: 'Deny entry',
        text: 'Keeps members with a certain role out of giveaways and raffles.',
      },
      {
        name: 'Polls',
        text: 'Asks a question that members answer with reactions.',
      },
      {
        name: 'Events',
        text: 'Announces a time, reminds everyone who signed up, and tells them if it is canceled.',
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
        text: 'Pings each member when a product they follow is posted, and no one else.',
      },
      {
        name: 'Keyword relay',
        text: 'Copies messages with a keyword to another channel.',
      },
      {
        name: 'Channel relay',
        text: 'Mirrors everything from one channel to another, including files.',
      },
      {
        name: 'Silent relays',
        text: 'Removes mentions on the way, so that a copy never pings twice.',
      },
      {
        name: 'Telegram relay',
        text: 'Copies posts from a Telegram channel to one of your channels.',
      },
      {
        name: 'Variants grabber',
        text: 'Lists every size and color of a product from its link, ready to copy.',
      },
      {
        name: 'Gmail dot trick',
        text: 'Lists spellings of a Gmail address that all reach the same inbox.',
      },
    ],
  },
  {
    id: 'deals',
    name: 'Deal monitors',
    features: [
      {
        name: 'Class action settlements',
        text: 'Posts new settlements with who can claim, how much, and until when.',
      },
      {
        name: 'Tool deals',
        text: 'Finds marked-down power tools that may be worth reselling.',
      },
      {
        name: 'Travel deals',
        text: 'Spots fares and hotel rates far below their usual price.',
      },
      {
        name: 'Video game and tech deals',
        text: 'Watches consoles, games, and hardware, each in its own channel.',
      },
      {
        name: 'Amazon deals',
        text: 'Lists products 10-100% off, sorted by discount.',
      },
    ],
  },
  {
    id: 'automation',
    name: 'Automation',
    features: [
      {
        name: 'Sticky messages',
        text: 'Keeps your rules or links at the bottom of a channel.',
      },
      {
        name: 'Reactions on posts',
        text: 'Adds your emoji to every new post, always in the same order.',
      },
      {
        name: 'Reminders',
        text: 'Reminds a member or a whole role at a set time.',
      },
      {
        name: 'Custom commands',
        text: 'Creates a command with the response you write.',
      },
      {
        name: 'Invite tracking',
        text: 'Records who invited each new member.',
      },
    ],
  },
  {
    id: 'moderation',
    name: 'Moderation',
    features: [
      {
        name: 'Server logs',
        text: 'Records edits, deletions, joins, and leaves where only staff can see them.',
      },
      {
        name: 'Denied entries',
        text: 'Turns away the accounts on your list and records it in a log.',
      },
      {
        name: 'Members in any channel',
        text: 'Adds one person to a channel or removes them, without a role.',
      },
      {
        name: 'Lock and slow mode',
        text: 'Closes a channel or slows it down with one command.',
      },
      {
        name: 'Purge',
        text: 'Deletes as many of the latest messages in a channel as you choose.',
      },
    ],
  },
  {
    id: 'dashboard',
    name: 'Dashboard',
    features: [
      {
        name: 'Settings in the browser',
        text: 'Lets you change every channel, role, point value, and message without a single command.',
      },
      {
        name: 'Team access',
        text: 'Lets you decide which servers and panels each editor can change.',
      },
      {
        name: 'History of changes',
        text: 'Shows who changed what and when, and restores older values.',
      },
      {
        name: 'Embed designer',
        text: 'Lets you build messages with a live preview and send them by webhook.',
      },
      {
        name: 'Your branding',
        text: "Puts your color, icon, and images on all of the bot's messages.",
      },
    ],
  },
];

export const baseFeatureCount = baseFeatures.reduce(
  (count, { features }) => count + features.length,
  0,
);
