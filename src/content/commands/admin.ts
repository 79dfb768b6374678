import { documentCommands, type CommandDoc, type CommandNotes } from '#domain/docs/command';
import { adminWords, type AdminCommandName } from './registry';

const notes: Record<AdminCommandName, CommandNotes> = {
  addrole: {
    usage: '/addrole member role',
    example: '/addrole @mira VIP',
    details:
      "The bot's own role must be above the role in your server's role list, or Discord rejects the change.",
  },
  addtime: {
    usage: '/addtime member days',
    example: '/addtime @mira 14',
    details:
      'The days are added to the end of the membership. A membership that has ended starts again now, and the member gets the member role back. The member is told, and the bot log records who did it.',
  },
  adduser: {
    usage: '/adduser member',
    example: '/adduser @mira',
    details:
      'Works in every channel, including tickets. It sets a permission for this member only.',
  },
  announce: {
    usage: '/announce text',
    example: '/announce The call starts at 6 PM UTC in the voice lounge',
    details: 'Mentions in the text ping people. Use `/embed` for a post with a title and a color.',
  },
  'autoadd-roles': {
    usage: '/autoadd-roles add | remove | list [role]',
    example: '/autoadd-roles add Member',
    details:
      'Up to ten roles. They are given when someone joins, before an onboarding ticket opens.',
    subCommands: [
      {
        name: 'add',
        description: 'Adds a role to the list.',
        usage: '/autoadd-roles add role',
      },
      {
        name: 'remove',
        description: 'Removes a role from the list; members who have it keep it.',
        usage: '/autoadd-roles remove role',
      },
      { name: 'list', description: 'Shows the list.', usage: '/autoadd-roles list' },
    ],
  },
  autorole: {
    usage: '/autorole enable | disable | set [role]',
    example: '/autorole set Booster',
    details:
      'A condition is one of: has another role, boosts the server, has been a member for a set number of days, has a set number of points. The role is removed when the condition no longer applies.',
    subCommands: [
      {
        name: 'enable',
        description: 'Starts giving the role to members who meet its condition.',
        usage: '/autorole enable role',
      },
      {
        name: 'disable',
        description: 'Stops giving the role; members who have it keep it.',
        usage: '/autorole disable role',
      },
      {
        name: 'set',
        description: 'Asks for the condition of a role and saves it.',
        usage: '/autorole set role',
      },
    ],
  },
  bounty: {
    usage: '/bounty points text',
    example: '/bounty 250 First working checkout link for the Saturday drop',
    details:
      'Announced in the public bounty channel with its own number. Submissions are posted in the bounty staff channel and ping the role set for new submissions. Without a number of points, `BountyAwardPoints` is offered.',
  },
  'bounty-award': {
    usage: '/bounty-award bounty member',
    example: '/bounty-award 14 @mira',
    details: 'Gives the points, closes the bounty, and announces the award.',
  },
  'bounty-close': {
    usage: '/bounty-close bounty',
    example: '/bounty-close 14',
    details: 'Submissions that were not reviewed are rejected, and their authors are told.',
  },
  'create-command': {
    usage: '/create-command name response',
    example: '/create-command shipping Orders ship on weekdays.',
    details:
      'A name can have up to 32 lowercase letters and hyphens, and cannot match a command on this page. Everyone can use the command right away.',
  },
  'delete-command': {
    usage: '/delete-command name',
    example: '/delete-command shipping',
    details: 'This cannot be undone: the response is deleted too.',
  },
  denyentry: {
    usage: '/denyentry role [giveaway]',
    example: '/denyentry Staff 31',
    details:
      'Without a number, this applies to every giveaway and raffle from now on. Earlier entries of members with the role are removed.',
  },
  'denyentry-add': {
    usage: '/denyentry-add member',
    example: '/denyentry-add 184405311681986560',
    details:
      'Takes a member or an ID, so that you can also deny someone who has left. Denied members are recorded in the denied entry log.',
  },
  'denyentry-list': {
    usage: '/denyentry-list',
    details: 'Only you can see the reply.',
  },
  'denyentry-remove': {
    usage: '/denyentry-remove member',
    example: '/denyentry-remove 184405311681986560',
  },
  'edit-command': {
    usage: '/edit-command name response',
    example: '/edit-command shipping Orders ship on weekdays before 2 PM',
  },
  embed: {
    usage: '/embed title description',
    example: '/embed Rules Be kind, post proof, no links to competitors',
    details:
      'Uses the color, thumbnail, and footer icon of the Embeds panel. For fields, authors, or more than one embed, create the message in the embed designer and send it there.',
  },
  event: {
    usage: '/event when role title',
    example: '/event 2025-03-08 18:00 Member Live restock call',
    details:
      'The time is in UTC and shown to everyone in their own time zone. Members sign up with a button and are reminded 15 minutes before.',
  },
  'event-cancel': {
    usage: '/event-cancel event',
    example: '/event-cancel 5',
  },
  giveaway: {
    usage: '/giveaway duration prize [role]',
    example: '/giveaway 2d One month of Base @Member',
    details:
      'A duration is a number with `m`, `h`, or `d`. Members enter with the giveaway emoji. With a role, only its members can enter. Put `3x` before the prize for three winners.',
  },
  'giveaway-end': {
    usage: '/giveaway-end giveaway',
    example: '/giveaway-end 31',
    details: 'The number is in the footer of the giveaway.',
  },
  'giveaway-reroll': {
    usage: '/giveaway-reroll giveaway',
    example: '/giveaway-reroll 31',
    details: 'Earlier winners are excluded. Works for up to 14 days after the giveaway ends.',
  },
  'invite-toggle': {
    usage: '/invite-toggle enable | disable',
    details: 'The bot needs permission to manage the server to see which invite was used.',
    subCommands: [
      {
        name: 'enable',
        description: 'Counts invites and records each new member in the invite log.',
        usage: '/invite-toggle enable',
      },
      {
        name: 'disable',
        description: 'Stops counting; the counts so far are kept.',
        usage: '/invite-toggle disable',
      },
    ],
  },
  'keyword-relay-add': {
    usage: '/keyword-relay-add keyword channel',
    example: '/keyword-relay-add restock #restocks',
    details:
      'The same list as “Keyword relays” in the Channels panel (`relayConfig`). Case does not matter. Relayed messages are not relayed again.',
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
    details: 'Shows who made each command and how often it was used in the last 30 days.',
  },
  lock: {
    usage: '/lock lock | unlock [channel]',
    example: '/lock lock #drops',
    details: 'Without a channel, it applies to this one.',
    subCommands: [
      {
        name: 'lock',
        description: 'Stops everyone except the team from posting.',
        usage: '/lock lock [channel]',
      },
      {
        name: 'unlock',
        description: 'Restores the permissions from before.',
        usage: '/lock unlock [channel]',
      },
    ],
  },
  onboarding: {
    usage: '/onboarding enable | disable | setup',
    example: '/onboarding setup',
    details:
      'The switch is “Ticket for new members” in the Advanced panel (`NewMemberTicket`). Tickets open in the onboarding category of the Channels panel.',
    subCommands: [
      {
        name: 'enable',
        description: 'Opens a ticket for every member who joins from now on.',
        usage: '/onboarding enable',
      },
      {
        name: 'disable',
        description: 'Opens no new tickets; open tickets stay open.',
        usage: '/onboarding disable',
      },
      {
        name: 'setup',
        description:
          'Asks for the greeting, the role toggles, and the support roles, then shows a preview.',
        usage: '/onboarding setup',
      },
    ],
  },
  points: {
    usage: '/points add | remove | set member amount',
    example: '/points add @mira 50',
    details: 'Every change is recorded with who made it. Points never fall below zero.',
    subCommands: [
      {
        name: 'add',
        description: "Adds points to the member's total.",
        usage: '/points add member amount',
      },
      {
        name: 'remove',
        description: 'Takes points from the member.',
        usage: '/points remove member amount',
      },
      {
        name: 'set',
        description: "Sets the member's points to this number.",
        usage: '/points set member amount',
      },
    ],
  },
  poll: {
    usage: '/poll question answers',
    example: '/poll Which drop next? | Sneakers | Cards | Tech',
    details: 'Two to ten answers separated by `|`. Without answers, members vote yes or no.',
  },
  purge: {
    usage: '/purge count [member]',
    example: '/purge 20 @mira',
    details:
      "At most 100 messages, none older than 14 days, which is Discord's limit. Success posts among them lose their points.",
  },
  raffle: {
    usage: '/raffle duration cost prize',
    example: '/raffle 3d 100 Nike Dunk Low, size 10',
    details: 'Members enter with `/raffle-enter`. Each entry costs `cost` points.',
  },
  'raffle-end': {
    usage: '/raffle-end raffle',
    example: '/raffle-end 7',
  },
  'relay-add': {
    usage: '/relay-add from to',
    example: '/relay-add #supplier-feed #deals',
    details:
      'The same list as “Mirrored channels” in the Channels panel (`channelPairs`). Images and embeds are included. Add the target to “Relay channels without mentions” if no one should be pinged.',
  },
  'relay-list': {
    usage: '/relay-list',
  },
  'relay-remove': {
    usage: '/relay-remove from to',
    example: '/relay-remove #supplier-feed #deals',
    details: 'Messages that were already copied stay.',
  },
  removerole: {
    usage: '/removerole member role',
    example: '/removerole @mira VIP',
  },
  removeuser: {
    usage: '/removeuser member',
    example: '/removeuser @mira',
    details: 'Undoes `/adduser`. Members who can see the channel through a role still see it.',
  },
  retention: {
    usage: '/retention enable | disable',
    details:
      'The ticket opens in the cancellation category and starts with the cancellation message of the Embeds panel. Failed payments have their own category and message.',
    subCommands: [
      {
        name: 'enable',
        description: 'Opens a ticket for every membership that is canceled from now on.',
        usage: '/retention enable',
      },
      {
        name: 'disable',
        description: 'Opens no new tickets; open tickets stay open.',
        usage: '/retention disable',
      },
    ],
  },
  scramble: {
    usage: '/scramble start | skip | stop',
    details:
      'Between rounds, the game follows its schedule in the Points panel: every five hours by default.',
    subCommands: [
      {
        name: 'start',
        description: 'Posts a word now, without waiting for the schedule.',
        usage: '/scramble start',
      },
      {
        name: 'skip',
        description: 'Reveals the word and posts another one.',
        usage: '/scramble skip',
      },
      {
        name: 'stop',
        description: 'Ends the round; no one gets its points.',
        usage: '/scramble stop',
      },
    ],
  },
  'server-logs': {
    usage: '/server-logs enable | disable',
    details: 'Entries are written to the bot log (`logsChannel`). Team channels are excluded.',
    subCommands: [
      {
        name: 'enable',
        description: 'Logs edits, deletions, joins, leaves, and role changes.',
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
    details: "From 0, which turns it off, to 21600: six hours, Discord's maximum.",
  },
  sticky: {
    usage: '/sticky set | disable [text]',
    example: '/sticky set Post a picture with every success',
    details:
      'After each new message, the bot posts the text again and deletes its last copy. One per channel.',
    subCommands: [
      {
        name: 'set',
        description: 'Keeps this text at the bottom of the channel.',
        usage: '/sticky set text',
      },
      {
        name: 'disable',
        description: 'Deletes the text and stops posting it.',
        usage: '/sticky disable',
      },
    ],
  },
  'success-points': {
    usage: '/success-points add | remove message [amount]',
    example: '/success-points remove 1345012345678901234',
    details:
      "The message is a link or an ID. When authors delete a post, its points are taken back automatically, so use this for other cases. Without an amount, the post's own points are used.",
    subCommands: [
      {
        name: 'add',
        description: 'Counts a post that the bot did not count.',
        usage: '/success-points add message [amount]',
      },
      {
        name: 'remove',
        description: "Takes the post's points back; the post stays.",
        usage: '/success-points remove message [amount]',
      },
    ],
  },
  ticket: {
    usage: '/ticket rename | add | remove text',
    example: '/ticket add @leo',
    details: 'Only works inside a ticket.',
    subCommands: [
      {
        name: 'rename',
        description: "Renames the ticket's channel.",
        usage: '/ticket rename name',
      },
      {
        name: 'add',
        description: 'Gives a member or a role access to the ticket.',
        usage: '/ticket add member',
      },
      {
        name: 'remove',
        description: 'Removes a member or a role from the ticket.',
        usage: '/ticket remove member',
      },
    ],
  },
  'ticket-close': {
    usage: '/ticket-close [reason]',
    example: '/ticket-close Solved',
    details:
      'The transcript goes to `transcriptChannel`, and to the member by direct message with an invitation to use `/feedback`.',
  },
  'ticket-role': {
    usage: '/ticket-role add | remove | list kind [role]',
    example: '/ticket-role add onboarding Support',
    details:
      'The kind is `onboarding`, `cancellation`, `payment`, or `shop`. Its roles see such tickets and are pinged when one opens.',
    subCommands: [
      {
        name: 'add',
        description: 'Lets a role answer tickets of this kind.',
        usage: '/ticket-role add kind role',
      },
      {
        name: 'remove',
        description: 'Stops a role from answering them.',
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
      'The channels are the same list as “Watermark channels” in the Channels panel. Works with PNG, JPEG, WebP, and MP4 up to 25 MB. How visible the logo is depends on `WatermarkOpacity`.',
    subCommands: [
      {
        name: 'enable',
        description: 'Adds your logo to posts in this channel from now on.',
        usage: '/watermark enable',
      },
      {
        name: 'disable',
        description: 'Stops adding your logo to posts in this channel.',
        usage: '/watermark disable',
      },
      {
        name: 'set',
        description: 'Changes the logo: a link to a PNG, ideally with a transparent background.',
        usage: '/watermark set link',
      },
    ],
  },
  'welcome-dm': {
    usage: '/welcome-dm enable | disable | set [text]',
    example: '/welcome-dm set Welcome, {member}! Start in #read-first.',
    details:
      '`{member}` and `{server}` are filled in. Members who do not allow direct messages from the server do not get it, and the bot log records that.',
    subCommands: [
      {
        name: 'enable',
        description: 'Sends the message to every member who joins from now on.',
        usage: '/welcome-dm enable',
      },
      { name: 'disable', description: 'Stops sending the message.', usage: '/welcome-dm disable' },
      {
        name: 'set',
        description: 'Changes the message and shows you a preview.',
        usage: '/welcome-dm set text',
      },
    ],
  },
};

/** The commands for owners and staff, as documented (product.md §5.2). */
export const adminCommands: readonly CommandDoc[] = documentCommands('admin', adminWords, notes);
