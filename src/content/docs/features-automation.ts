import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';

/** What works by itself, what your team needs, and the dashboard. */
export const automationFeatures: readonly DocSection[] = [
  {
    id: 'keywords',
    title: 'Keywords and relays',
    blocks: [
      {
        kind: 'text',
        text: 'Members follow keywords and are pinged when a post contains one. Relays copy messages to where they are read.',
      },
      {
        kind: 'steps',
        items: [
          'Channels: list the “Keyword ping channels” (`pingConfigChannels`). Members then use `/keyword-follow`.',
          'Channels: add rows to “Keyword relays” (`relayConfig`), a keyword and a channel each, and to “Mirrored channels” (`channelPairs`) for everything in a channel.',
          'Channels: list “Relay channels without mentions” (`suppressMentionRelays`) where a copy shall ping nobody.',
        ],
      },
      {
        kind: 'text',
        text: 'Mirrored messages take their large image from “Mirror image” (`MirrorEmbedImage`). A Telegram relay is set up together with our team.',
      },
      {
        kind: 'text',
        text: 'Two tools are for members alone: `/variants` lists the variants of a product, `/gmail-dots` the spellings of a Gmail address.',
      },
    ],
    links: [
      { label: 'Relay by keyword', path: paths.adminCommands.href('keyword-relay-add') },
      { label: 'Follow a keyword', path: paths.userCommands.href('keyword-follow') },
    ],
  },
  {
    id: 'deals',
    title: 'Deal monitors',
    blocks: [
      {
        kind: 'text',
        text: 'Each monitor posts in a channel of its own, through a webhook of yours. They run on our side: there is nothing to keep running.',
      },
      {
        kind: 'list',
        items: [
          'Class action settlements: who may claim, how much, and until when.',
          'Tool deals, travel, video games and tech: with the usual price beside the new one.',
          'Amazon products 10-100% off: by category, from the discount you name.',
        ],
      },
      {
        kind: 'text',
        text: 'Open a ticket in the community server, name the monitors and send the webhook URLs there. Add the channels to `pingConfigChannels` so that members can follow products.',
      },
    ],
    links: [{ label: 'Which plan has what', path: paths.features.href() }],
  },
  {
    id: 'automation',
    title: 'Automation',
    blocks: [
      {
        kind: 'text',
        text: 'Small things that nobody should have to do by hand.',
      },
      {
        kind: 'list',
        items: [
          'Sticky messages: `/sticky set` keeps a text at the end of a channel.',
          'Reactions: the “Post reactions” (`reactions`) are added to each new post in the “Post channels” (`postChannelIDs`).',
          'Reminders: `/remindme` for yourself, `/event` for everyone.',
          'Commands of your own: `/create-command` answers what is asked every day.',
          'Auto-checkout forms: they arrive in `ACOFreebieForms`, and staff are pinged in `ACOPingSubmission`.',
        ],
      },
      {
        kind: 'example',
        text: '/create-command shipping Orders leave within two working days.\n\n/shipping\nOrders leave within two working days.',
      },
    ],
    links: [
      { label: 'Sticky messages', path: paths.adminCommands.href('sticky') },
      { label: 'Commands of your own', path: paths.adminCommands.href('create-command') },
    ],
  },
  {
    id: 'moderation',
    title: 'Moderation and logs',
    blocks: [
      {
        kind: 'text',
        text: 'Logs tell what happened, commands change it. Let only your team read the log channels.',
      },
      {
        kind: 'list',
        items: [
          '“Bot log” (`logsChannel`): what the bot did, and what went wrong. `/server-logs enable` adds edits, deletions, joins and leaves.',
          '“Invite log” (`inviteLogs`): who invited whom, after `/invite-toggle enable`.',
          '“Denied entry log” (`DenyEntryLogs`): who was turned away. The list is kept with `/denyentry-add`.',
          '`/lock`, `/slowmode` and `/purge` calm a channel down.',
          '`/adduser` and `/removeuser` open and close a channel for one member.',
        ],
      },
    ],
    links: [{ label: 'All admin commands', path: paths.adminCommands.href() }],
  },
  {
    id: 'dashboard',
    title: 'Dashboard',
    blocks: [
      {
        kind: 'text',
        text: 'Everything above is set here: eight panels for each server, a search over all of them, and a history of who changed what.',
      },
      {
        kind: 'list',
        items: [
          'Pickers show your roles and channels by name. An id can always be typed, for a server the bot does not see.',
          'Values are checked as you type, and nothing is saved before you press Save.',
          'Editors get just the panels you give them.',
          "The Embeds panel sets the bot's color (`EmbedColor`), its icon (`EmbedIcon`) and its pictures (`EmbedThumbnail`, `EmbedImage`); titles link to `websiteLink`.",
          'Misc executes a command from here, and remembers what it was executed with.',
        ],
      },
    ],
    links: [
      { label: 'Panels, and who may edit them', path: `${paths.docs.href()}#panels` },
      { label: 'Open your servers', path: paths.servers.href() },
    ],
  },
];
