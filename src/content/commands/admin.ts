import { documentCommands, type CommandDoc, type CommandNotes } from '#domain/docs/command';
import { adminWords, type AdminCommandName } from './registry';

const notes: Record<AdminCommandName, CommandNotes> = {
  addrole: {
    usage: '/addrole member role',
    example: '/addrole @mira VIP',
    details:
      "The bot's own role must stand above the role in your server's list of roles, or Discord refuses.",
  },
  addtime: {
    usage: '/addtime member days',
    example: '/addtime @mira 14',
    details:
      'The days are added to the end of the membership. A membership that ended starts again now, and the member role comes back with it. The member is told, and the bot log keeps who did it.',
  },
  adduser: {
    usage: '/adduser member',
    example: '/adduser @mira',
    details: 'Works in every channel, tickets included: it is a permission for this one member.',
  },
  announce: {
    usage: '/announce text',
    example: '/announce The call starts at 18:00 UTC in the voice lounge',
    details: 'Mentions in the text ping. Use `/embed` for a post with a title and a color.',
  },
  'autoadd-roles': {
    usage: '/autoadd-roles add | remove | list [role]',
    example: '/autoadd-roles add Member',
    details: 'Up to ten roles. They are given when somebody joins, before an onboarding ticket.',
    subCommands: [
      {
        name: 'add',
        description: 'Puts a role on the list.',
        usage: '/autoadd-roles add role',
      },
      {
        name: 'remove',
        description: 'Takes a role off the list; members who have it keep it.',
        usage: '/autoadd-roles remove role',
      },
      { name: 'list', description: 'Shows the list.', usage: '/autoadd-roles list' },
    ],
  },
  autorole: {
    usage: '/autorole enable | disable | set [role]',
    example: '/autorole set Booster',
    details:
      'A condition is one of: has another role, boosts the server, has been a member for a number of days, has a number of points. The role is taken back when the condition no longer holds.',
    subCommands: [
      {
        name: 'enable',
        description: 'Starts giving the role to whoever fulfils its condition.',
        usage: '/autorole enable role',
      },
      {
        name: 'disable',
        description: 'Stops giving the role; members who have it keep it.',
        usage: '/autorole disable role',
      },
      {
        name: 'set',
        description: 'Asks for the condition of a role, and keeps it.',
        usage: '/autorole set role',
      },
    ],
  },
  bounty: {
    usage: '/bounty points text',
    example: '/bounty 250 First working checkout link for the Saturday drop',
    details:
      'Announced in the public bounty channel under a number of its own. Submissions arrive in the bounty staff channel and ping the role set there. Without a number of points, `BountyAwardPoints` is offered.',
  },
  'bounty-award': {
    usage: '/bounty-award bounty member',
    example: '/bounty-award 14 @mira',
    details: 'Books the points, closes the bounty and announces the award.',
  },
  'bounty-close': {
    usage: '/bounty-close bounty',
    example: '/bounty-close 14',
    details: 'Submissions that were not reviewed are turned down, and their authors are told.',
  },
  'create-command': {
    usage: '/create-command name answer',
    example: '/create-command shipping Orders leave within two working days.',
    details:
      'A name is lower-case letters and hyphens, at most 32 of them, and none of the names on this page. The command is there at once, for everyone.',
  },
  'delete-command': {
    usage: '/delete-command name',
    example: '/delete-command shipping',
    details: 'There is no way back: its answer is gone with it.',
  },
  denyentry: {
    usage: '/denyentry role [giveaway]',
    example: '/denyentry Staff 31',
    details:
      'Without a number it holds for every giveaway and raffle from now on. Entries that members with the role made earlier are removed.',
  },
  'denyentry-add': {
    usage: '/denyentry-add member',
    example: '/denyentry-add 184405311681986560',
    details:
      'A member or an id, so that somebody who has left can be kept out. Whoever is turned away is recorded in the denied entry log.',
  },
  'denyentry-list': {
    usage: '/denyentry-list',
    details: 'Only you see the answer.',
  },
  'denyentry-remove': {
    usage: '/denyentry-remove member',
    example: '/denyentry-remove 184405311681986560',
  },
  'edit-command': {
    usage: '/edit-command name answer',
    example: '/edit-command shipping Orders leave the same day until 14:00.',
  },
  embed: {
    usage: '/embed title description',
    example: '/embed Rules Be kind, post proof, no links to competitors',
    details:
      'Takes its color, thumbnail and footer icon from the Embeds panel. For fields, authors and several embeds, compose the message in the embed designer and send it there.',
  },
  event: {
    usage: '/event when role title',
    example: '/event 2025-03-08 18:00 Member Live restock call',
    details:
      'The time is in UTC and shown to each reader in their own zone. Members sign up with a button, and whoever did is reminded 15 minutes before.',
  },
  'event-cancel': {
    usage: '/event-cancel event',
    example: '/event-cancel 5',
  },
  giveaway: {
    usage: '/giveaway duration prize [role]',
    example: '/giveaway 2d One month of Base @Member',
    details:
      'A duration is a number with `m`, `h` or `d`. Members enter with the giveaway emoji. With a role, only its members may enter. Put `3x` before the prize for three winners.',
  },
  'giveaway-end': {
    usage: '/giveaway-end giveaway',
    example: '/giveaway-end 31',
    details: 'The number stands in the footer of the giveaway.',
  },
  'giveaway-reroll': {
    usage: '/giveaway-reroll giveaway',
    example: '/giveaway-reroll 31',
    details: 'Whoever won before is left out. Works until 14 days after the giveaway ended.',
  },
  'invite-toggle': {
    usage: '/invite-toggle enable | disable',
    details: 'The bot needs the permission to manage the server to see which invite was used.',
    subCommands: [
      {
        name: 'enable',
        description: 'Counts invites, and records each joining member in the invite log.',
        usage: '/invite-toggle enable',
      },
      {
        name: 'disable',
        description: 'Stops counting; what was counted is kept.',
        usage: '/invite-toggle disable',
      },
    ],
  },
  'keyword-relay-add': {
    usage: '/keyword-relay-add keyword channel',
    example: '/keyword-relay-add restock #restocks',
    details:
      'The same list as “Keyword relays” in the Channels panel (`relayConfig`). Case does not matter. A message that was relayed is not relayed again.',
  },
  'keyword-relay-list': {
    usage: '/keyword-relay-list',
  },
  'keyword-relay-remove': {
    usage: '/keyword-relay-remove keyword',
    example: '/keyword-relay-remove restock',
  },
  'list-command': {
    usage: '/list-command',
    details: 'Each with who made it and how often it was used in the last 30 days.',
  },
  lock: {
    usage: '/lock lock | unlock [channel]',
    example: '/lock lock #drops',
    details: 'Without a channel, this one.',
    subCommands: [
      {
        name: 'lock',
        description: 'Takes the right to write from everyone but the team.',
        usage: '/lock lock [channel]',
      },
      {
        name: 'unlock',
        description: 'Gives it back as it was.',
        usage: '/lock unlock [channel]',
      },
    ],
  },
  onboarding: {
    usage: '/onboarding enable | disable | setup',
    example: '/onboarding setup',
    details:
      'The switch is “Ticket for new members” in the Advanced panel (`NewMemberTicket`); tickets are opened in the onboarding category of the Channels panel.',
    subCommands: [
      {
        name: 'enable',
        description: 'Opens a ticket for every member who joins from now on.',
        usage: '/onboarding enable',
      },
      {
        name: 'disable',
        description: 'Opens no more tickets; those that are open stay open.',
        usage: '/onboarding disable',
      },
      {
        name: 'setup',
        description:
          'Asks for the greeting, the role toggles and the support roles, then shows it.',
        usage: '/onboarding setup',
      },
    ],
  },
  points: {
    usage: '/points add | remove | set member amount',
    example: '/points add @mira 50',
    details: 'Every change is kept with who made it. Points never fall below zero.',
    subCommands: [
      {
        name: 'add',
        description: 'Adds points to what the member has.',
        usage: '/points add member amount',
      },
      {
        name: 'remove',
        description: 'Takes points away.',
        usage: '/points remove member amount',
      },
      {
        name: 'set',
        description: 'Makes it exactly this many.',
        usage: '/points set member amount',
      },
    ],
  },
  poll: {
    usage: '/poll question answers',
    example: '/poll Which drop next? | Sneakers | Cards | Tech',
    details: 'Two to ten answers with `|` between them; without any, members vote yes or no.',
  },
  purge: {
    usage: '/purge count [member]',
    example: '/purge 20 @mira',
    details:
      'At most 100 messages, none older than 14 days: Discord deletes no older ones in one go. Success posts among them lose their points.',
  },
  raffle: {
    usage: '/raffle duration cost prize',
    example: '/raffle 3d 100 Nike Dunk Low, size 10',
    details: 'Members enter with `/raffle-enter`, once for each `cost` points they spend.',
  },
  'raffle-end': {
    usage: '/raffle-end raffle',
    example: '/raffle-end 7',
  },
  'relay-add': {
    usage: '/relay-add from to',
    example: '/relay-add #supplier-feed #deals',
    details:
      'The same list as “Mirrored channels” in the Channels panel (`channelPairs`). Pictures and embeds come along. Add the target to “Relay channels without mentions” if nobody is to be pinged.',
  },
  'relay-list': {
    usage: '/relay-list',
  },
  'relay-remove': {
    usage: '/relay-remove from to',
    example: '/relay-remove #supplier-feed #deals',
    details: 'What was copied stays.',
  },
  removerole: {
    usage: '/removerole member role',
    example: '/removerole @mira VIP',
  },
  removeuser: {
    usage: '/removeuser member',
    example: '/removeuser @mira',
    details: 'Takes back what `/adduser` gave. Members who see the channel by a role still do.',
  },
  retention: {
    usage: '/retention enable | disable',
    details:
      'The ticket opens in the cancellation category and begins with the cancellation message of the Embeds panel. A failed payment has a category and a message of its own.',
    subCommands: [
      {
        name: 'enable',
        description: 'Opens a ticket for every membership that is cancelled from now on.',
        usage: '/retention enable',
      },
      {
        name: 'disable',
        description: 'Opens no more tickets; those that are open stay open.',
        usage: '/retention disable',
      },
    ],
  },
  scramble: {
    usage: '/scramble start | skip | stop',
    details:
      'Between rounds the game follows its schedule in the Points panel: every five hours unless you change it.',
    subCommands: [
      {
        name: 'start',
        description: 'Posts a word now, without waiting for the schedule.',
        usage: '/scramble start',
      },
      {
        name: 'skip',
        description: 'Tells what the word was, and posts another.',
        usage: '/scramble skip',
      },
      {
        name: 'stop',
        description: 'Ends the round; nobody gets its points.',
        usage: '/scramble stop',
      },
    ],
  },
  'server-logs': {
    usage: '/server-logs enable | disable',
    details: 'Entries are written to the bot log (`logsChannel`). Team channels are left out.',
    subCommands: [
      {
        name: 'enable',
        description: 'Logs edits, deletions, joins, leaves and role changes.',
        usage: '/server-logs enable',
      },
      {
        name: 'disable',
        description: 'Stops logging; the entries so far stay.',
        usage: '/server-logs disable',
      },
    ],
  },
  slowmode: {
    usage: '/slowmode seconds',
    example: '/slowmode 30',
    details: 'From 0, which ends it, to 21600: six hours, the most Discord allows.',
  },
  sticky: {
    usage: '/sticky set | disable [text]',
    example: '/sticky set Post a picture with every success',
    details:
      'After each new message the bot posts the text again and deletes its last copy. One for each channel.',
    subCommands: [
      {
        name: 'set',
        description: 'Keeps this text at the end of the channel.',
        usage: '/sticky set text',
      },
      {
        name: 'disable',
        description: 'Deletes the text and lets the channel be.',
        usage: '/sticky disable',
      },
    ],
  },
  'success-points': {
    usage: '/success-points add | remove message [amount]',
    example: '/success-points remove 1345012345678901234',
    details:
      "The message is a link or an id. Points of a post that its author deletes go back by themselves: this is for the ones you decide about. Without an amount, the post's own points.",
    subCommands: [
      {
        name: 'add',
        description: 'Counts a post the bot did not count.',
        usage: '/success-points add message [amount]',
      },
      {
        name: 'remove',
        description: 'Takes the points of a post back; the post stays.',
        usage: '/success-points remove message [amount]',
      },
    ],
  },
  ticket: {
    usage: '/ticket rename | add | remove text',
    example: '/ticket add @leo',
    details: 'Works inside a ticket only.',
    subCommands: [
      {
        name: 'rename',
        description: "Gives the ticket's channel another name.",
        usage: '/ticket rename name',
      },
      {
        name: 'add',
        description: 'Lets a member or a role into the ticket.',
        usage: '/ticket add member',
      },
      {
        name: 'remove',
        description: 'Takes a member or a role out of it.',
        usage: '/ticket remove member',
      },
    ],
  },
  'ticket-close': {
    usage: '/ticket-close [reason]',
    example: '/ticket-close Solved',
    details:
      'The transcript goes to `transcriptChannel`, and to the member by direct message with an invitation to `/feedback`.',
  },
  'ticket-role': {
    usage: '/ticket-role add | remove | list kind [role]',
    example: '/ticket-role add onboarding Support',
    details:
      'The kind is `onboarding`, `cancellation`, `payment` or `shop`. Its roles see such tickets and are pinged when one opens.',
    subCommands: [
      {
        name: 'add',
        description: 'Lets a role answer tickets of this kind.',
        usage: '/ticket-role add kind role',
      },
      {
        name: 'remove',
        description: 'Takes that right from a role.',
        usage: '/ticket-role remove kind role',
      },
      {
        name: 'list',
        description: 'Shows the roles of each kind.',
        usage: '/ticket-role list',
      },
    ],
  },
  watermark: {
    usage: '/watermark enable | disable | set [link]',
    example: '/watermark set https://northline.example/logo.png',
    details:
      'The channels are the same list as “Watermark channels” in the Channels panel. Works on PNG, JPEG, WebP and MP4 up to 25 MB. How strongly the logo shows is `WatermarkOpacity`.',
    subCommands: [
      {
        name: 'enable',
        description: 'Marks what is posted in this channel from now on.',
        usage: '/watermark enable',
      },
      {
        name: 'disable',
        description: 'Stops marking what is posted in this channel.',
        usage: '/watermark disable',
      },
      {
        name: 'set',
        description: 'Changes the logo: a link to a PNG, best with a transparent background.',
        usage: '/watermark set link',
      },
    ],
  },
  'welcome-dm': {
    usage: '/welcome-dm enable | disable | set [text]',
    example: '/welcome-dm set Welcome {member}! Start in #read-first.',
    details:
      '`{member}` and `{server}` are filled in. Members who allow no direct messages from the server do not get it, and the bot log says so.',
    subCommands: [
      {
        name: 'enable',
        description: 'Sends the message to every member who joins from now on.',
        usage: '/welcome-dm enable',
      },
      { name: 'disable', description: 'Sends no more.', usage: '/welcome-dm disable' },
      {
        name: 'set',
        description: 'Changes the message, and shows you a copy.',
        usage: '/welcome-dm set text',
      },
    ],
  },
};

/** The commands for those who run a server, as the documentation shows them (spec §2 «Docs»). */
export const adminCommands: readonly CommandDoc[] = documentCommands('admin', adminWords, notes);
