import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';

export const automationFeatures: readonly DocSection[] = [
  {
    id: 'keywords',
    title: 'Keywords and relays',
    blocks: [
      {
        kind: 'text',
        text: 'Members follow keywords and are pinged when a post contains one. Relays copy messages to other channels.',
      },
      {
        kind: 'steps',
        items: [
          'Channels: list the “Keyword ping channels” (`pingConfigChannels`). Members then use `/keyword-follow`.',
          'Channels: in “Keyword relays” (`relayConfig`), add a row with a keyword and a channel for each relay. To copy everything in a channel, add a row to “Mirrored channels” (`channelPairs`).',
          'Channels: list channels under “Relay channels without mentions” (`suppressMentionRelays`) where copies should not ping anyone.',
        ],
      },
      {
        kind: 'text',
        text: 'Mirrored messages use “Mirror image” (`MirrorEmbedImage`) as their large image. Our team sets up Telegram relays with you.',
      },
      {
        kind: 'text',
        text: 'Two tools are for members: `/variants` lists the variants of a product, and `/gmail-dots` lists the spellings of a Gmail address.',
      },
    ],
    links: [
      { label: 'Relays by keyword', path: paths.adminCommands.href('keyword-relay-add') },
      { label: 'Follow a keyword', path: paths.userCommands.href('keyword-follow') },
    ],
  },
  {
    id: 'deals',
    title: 'Deal monitors',
    blocks: [
      {
        kind: 'text',
        text: 'Each monitor posts in its own channel, through one of your webhooks. They run on our servers, so you do not need to host anything.',
      },
      {
        kind: 'list',
        items: [
          'Class action settlements: who can claim, how much, and until when.',
          'Tool deals, travel, video games, and tech: with the usual price next to the new one.',
          'Amazon products 10-100% off: by category, starting at the discount you choose.',
        ],
      },
      {
        kind: 'text',
        text: 'Open a ticket in the community server, name the monitors you want, and send the webhook URLs there. Add the channels to `pingConfigChannels` so that members can follow products.',
      },
    ],
    links: [{ label: 'Compare plans', path: paths.features.href() }],
  },
  {
    id: 'automation',
    title: 'Automation',
    blocks: [
      {
        kind: 'text',
        text: 'Small tasks that no one should have to do by hand.',
      },
      {
        kind: 'list',
        items: [
          'Sticky messages: `/sticky set` keeps a message at the bottom of a channel.',
          'Reactions: the “Post reactions” (`reactions`) are added to each new post in the “Post channels” (`postChannelIDs`).',
          'Reminders: `/remindme` for yourself, `/event` for everyone.',
          'Custom commands: `/create-command` answers common questions.',
          'Auto-checkout forms: they are posted in `ACOFreebieForms`, and staff members are pinged in `ACOPingSubmission`.',
        ],
      },
      {
        kind: 'example',
        text: '/create-command shipping Orders ship on weekdays.\n\n/shipping\nOrders ship on weekdays.',
      },
    ],
    links: [
      { label: 'Sticky messages', path: paths.adminCommands.href('sticky') },
      { label: 'Custom commands', path: paths.adminCommands.href('create-command') },
    ],
  },
  {
    id: 'moderation',
    title: 'Moderation and logs',
    blocks: [
      {
        kind: 'text',
        text: 'Logs show what happened, and commands let you act on it. Give only your team access to the log channels.',
      },
      {
        kind: 'list',
        items: [
          '“Bot log” (`logsChannel`): what the bot did, and what went wrong. `/server-logs enable` adds edits, deletions, joins, and leaves.',
          '“Invite log” (`inviteLogs`): who invited whom, after `/invite-toggle enable`.',
          '“Denied entry log” (`DenyEntryLogs`): who was turned away. Manage the list with `/denyentry-add`.',
          '`/lock`, `/slowmode`, and `/purge` calm a channel down.',
          '`/adduser` and `/removeuser` give one member access to a channel, or remove it.',
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
        text: 'Everything above is set here: eight panels for each server, a search across all of them, and a history of who changed what.',
      },
      {
        kind: 'list',
        items: [
          'Pickers show your roles and channels by name. You can always type an ID, for example for a server the bot cannot see.',
          'Values are checked as you type, and nothing is saved until you select Save.',
          'Editors see only the panels you give them access to.',
          "The Embeds panel sets the bot's color (`EmbedColor`), its icon (`EmbedIcon`), and its pictures (`EmbedThumbnail`, `EmbedImage`); titles link to `websiteLink`.",
          'The Misc panel runs commands from here and remembers what you entered.',
        ],
      },
    ],
    links: [
      { label: 'Panels and who can edit them', path: `${paths.docs.href()}#panels` },
      { label: 'Open your servers', path: paths.servers.href() },
    ],
  },
];
