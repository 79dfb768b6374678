/**
 * The only place of the descriptions. The Misc tab (`misc.ts`) and the documentation (`admin.ts`, `user.ts`) use the
 * names as keys, so a command without documentation does not compile.
 */
export const adminWords = {
  addrole: 'Gives a member a role.',
  addtime: 'Adds days to a membership.',
  adduser: 'Gives a member access to this channel.',
  announce: 'Posts a message in the announcement channel.',
  'autoadd-roles': 'Manages the roles that every new member gets.',
  autorole: 'Gives a role to members who meet its condition.',
  bounty: 'Offers points to the first member who completes a task.',
  'bounty-award': 'Awards a bounty to a member.',
  'bounty-close': 'Ends a bounty without awarding it.',
  'create-command': 'Creates a custom command with a name and a response.',
  'delete-command': 'Deletes a custom command.',
  denyentry: 'Excludes members with a role from giveaways and raffles.',
  'denyentry-add': 'Adds a member to the denied entry list: they are turned away when they join.',
  'denyentry-list': 'Shows the denied entry list.',
  'denyentry-remove': 'Removes a member from the denied entry list.',
  'edit-command': 'Changes the response of a custom command.',
  embed: 'Posts an embed in this channel: a title and a description.',
  event: 'Announces an event with its time, and mentions a role.',
  'event-cancel': 'Cancels an event and tells everyone who signed up.',
  giveaway: 'Starts a giveaway with a prize and a duration.',
  'giveaway-end': 'Ends a giveaway now and draws its winners.',
  'giveaway-reroll': 'Draws a new winner for a giveaway.',
  'invite-toggle': 'Turns counting and logging of invites on or off.',
  'keyword-relay-add': 'Copies messages with a keyword to another channel.',
  'keyword-relay-list': 'Shows which keywords are copied where.',
  'keyword-relay-remove': 'Stops copying messages with a keyword.',
  'list-command': 'Shows your custom commands.',
  lock: 'Locks a channel for everyone except the team, or unlocks it.',
  onboarding: 'Sets up the tickets that welcome new members.',
  points: "Changes a member's points.",
  poll: 'Asks a question that members answer with reactions.',
  purge: 'Deletes the latest messages in this channel.',
  raffle: 'Starts a raffle that members enter with points.',
  'raffle-end': 'Ends a raffle now and draws its winner.',
  'relay-add': 'Copies everything from one channel to another.',
  'relay-list': 'Shows which channels are copied where.',
  'relay-remove': 'Stops copying a channel.',
  removerole: 'Removes a role from a member.',
  removeuser: 'Removes a member from this channel.',
  retention: 'Opens a ticket when someone cancels their membership.',
  scramble: 'Runs the word game: start a round, skip its word, or stop it.',
  'server-logs': 'Turns logging of edits, deletions, joins, and leaves on or off.',
  slowmode: 'Sets the slow mode of this channel in seconds.',
  sticky: 'Keeps a message at the bottom of this channel.',
  'success-points': 'Corrects the points of a success post.',
  ticket: 'Manages this ticket: rename it, or add and remove members.',
  'ticket-close': 'Closes this ticket and saves its transcript.',
  'ticket-role': 'Sets which roles answer tickets.',
  watermark: 'Adds your logo to images and videos.',
  'welcome-dm': 'Sends new members a welcome message.',
} as const;

/** The commands that every member can use. */
export const userWords = {
  bounties: 'Shows open bounties and their points.',
  'bounty-claim': 'Submits your work for a bounty, for the team to review.',
  entries: 'Shows the giveaways and raffles you are in.',
  feedback: 'Rates your support ticket, with an optional comment.',
  'gmail-dots': 'Lists dotted variants of a Gmail address that reach the same inbox.',
  'keyword-follow': 'Pings you when a new post contains a keyword.',
  'keyword-unfollow': 'Stops pinging you for a keyword.',
  keywords: 'Shows the keywords you follow.',
  leaderboard: 'Posts a ranking of the members with the most points.',
  membership: 'Shows your membership and when it renews or ends.',
  myinvites: 'Counts the members you invited, and how many stayed.',
  mypoints: 'Shows your points, your rank, and what earned you the latest ones.',
  'raffle-enter': 'Enters a raffle with your points.',
  remindme: 'Reminds you of something at a set time.',
  shop: 'Opens a ticket to spend points.',
  suggest: 'Posts a suggestion for members to vote on.',
  variants: 'Lists the variants of a product from a link to its page.',
} as const;

export type AdminCommandName = keyof typeof adminWords;
export type UserCommandName = keyof typeof userWords;
export type CommandName = AdminCommandName | UserCommandName;

export const commandWords: Record<CommandName, string> = { ...adminWords, ...userWords };
