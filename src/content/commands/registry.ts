/**
 * Every command of the bot by name, with the one sentence that says what it does: the only place where either is
 * written. The forms of the Misc tab (`misc.ts`) and the notes of the documentation (`admin.ts`, `user.ts`) are keyed by
 * these names, so that a command without its notes does not compile.
 */
export const adminWords = {
  addrole: 'Gives a member a role.',
  addtime: 'Makes a membership last longer: a member and a number of days.',
  adduser: 'Lets a member into this channel.',
  announce: 'Posts a text in the announcement channel.',
  'autoadd-roles': 'Keeps the list of roles that every new member is given.',
  autorole: 'Gives a role to whoever fulfils its condition.',
  bounty: 'Offers points for the first member who delivers what is asked.',
  'bounty-award': 'Pays a bounty out to a member.',
  'bounty-close': 'Ends a bounty without paying it out.',
  'create-command': 'Makes a command of your own: its name and what it answers.',
  'delete-command': 'Deletes a command of your own.',
  denyentry: 'Keeps members with a role out of a giveaway or raffle.',
  'denyentry-add': 'Puts a member on the list of those who are never let in.',
  'denyentry-list': 'Shows who is never let in.',
  'denyentry-remove': 'Takes a member off the list of those who are never let in.',
  'edit-command': 'Changes what a command of your own answers.',
  embed: 'Posts an embed in this channel: a title and a description.',
  event: 'Announces an event with its time, and mentions a role.',
  'event-cancel': 'Calls an event off and tells whoever signed up.',
  giveaway: 'Starts a giveaway: a prize and how long it runs.',
  'giveaway-end': 'Ends a giveaway now and draws its winners.',
  'giveaway-reroll': 'Draws another winner of a giveaway.',
  'invite-toggle': 'Says whether invites are counted and logged.',
  'keyword-relay-add': 'Copies messages with a keyword to another channel.',
  'keyword-relay-list': 'Shows which keywords are copied where.',
  'keyword-relay-remove': 'Stops copying messages with a keyword.',
  'list-command': 'Shows the commands of your own.',
  lock: 'Closes a channel for everyone but the team, or opens it again.',
  onboarding: 'Runs the tickets that welcome new members.',
  points: 'Changes the points of a member: who, and how many.',
  poll: 'Asks a question with reactions to answer it.',
  purge: 'Deletes the latest messages of this channel: how many.',
  raffle: 'Starts a raffle that members enter with points.',
  'raffle-end': 'Ends a raffle now and draws its winner.',
  'relay-add': 'Copies everything from one channel to another.',
  'relay-list': 'Shows which channels are copied where.',
  'relay-remove': 'Stops copying a channel.',
  removerole: 'Takes a role from a member.',
  removeuser: 'Takes a member out of this channel.',
  retention: 'Opens a ticket when somebody cancels their membership.',
  scramble: 'Runs the word game: start a round now, skip its word, or stop.',
  'server-logs': 'Says whether edits, deletions, joins and leaves are logged.',
  slowmode: 'Sets how long members wait between two messages, in seconds.',
  sticky: 'Keeps a message at the end of this channel.',
  'success-points': 'Corrects the points of a success post.',
  ticket: 'Works on this ticket: rename it, or let a member in or out.',
  'ticket-close': 'Closes this ticket and keeps its transcript.',
  'ticket-role': 'Says which roles answer tickets.',
  watermark: 'Puts your logo on pictures and videos.',
  'welcome-dm': 'Sends new members a message of your own.',
} as const;

/** The commands that every member may use. */
export const userWords = {
  bounties: 'Shows the bounties that are open, and what each pays.',
  'bounty-claim': 'Hands in what a bounty asks for, for the team to review.',
  entries: 'Shows the giveaways and raffles you are in.',
  feedback: 'Rates the ticket you were helped in, with a sentence if you like.',
  'gmail-dots': 'Writes a Gmail address in its dotted variants, which all reach the same inbox.',
  'keyword-follow': 'Pings you when a new post contains a keyword.',
  'keyword-unfollow': 'Stops pinging you for a keyword.',
  keywords: 'Shows the keywords you follow.',
  leaderboard: 'Posts the members with the most points.',
  membership: 'Shows which membership you have and when it renews or ends.',
  myinvites: 'Counts the members you invited, and those of them who stayed.',
  mypoints: 'Shows your points, your place and what earned you the latest ones.',
  'raffle-enter': 'Enters a raffle with points of yours.',
  remindme: 'Reminds a member of something at a time.',
  shop: 'Opens a ticket in which you spend points.',
  suggest: 'Posts a suggestion for members to vote on.',
  variants: 'Lists the variants of a product from the link to its page.',
} as const;

export type AdminCommandName = keyof typeof adminWords;
export type UserCommandName = keyof typeof userWords;
/** What is typed after the slash. */
export type CommandName = AdminCommandName | UserCommandName;

/** What a command does, in one sentence. */
export const commandWords: Record<CommandName, string> = { ...adminWords, ...userWords };
