import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';
import { firstFeatures } from './overview-features';

/** What the overview of the documentation says, section by section: from what Grouped is to where help is found. */
export const overviewSections: readonly DocSection[] = [
  {
    id: 'what-grouped-is',
    title: 'What Grouped is',
    blocks: [
      {
        kind: 'text',
        text: 'Grouped is a Discord bot for communities that members pay for, and the dashboard in which you set it up. It welcomes new members, keeps their roles in step with their membership, counts what they achieve, brings them deals, and tells your team what is going on.',
      },
      {
        kind: 'list',
        items: [
          'The bot works in your server, day and night. Members use it with commands and buttons.',
          'The dashboard is this site. What you save here is what the bot does; there is nothing to install.',
          'Payments stay where they are: Grouped never touches money. It reads from Whop who is a member.',
        ],
      },
      {
        kind: 'text',
        text: 'It is made for resellers, Amazon sellers, sports-betting groups, trading cards, crypto and sneakers, and for every other community whose members expect an answer.',
      },
    ],
    links: [{ label: 'See all features and plans', path: paths.features.href() }],
  },
  {
    id: 'first-steps',
    title: 'First steps: invite the bot',
    blocks: [
      {
        kind: 'text',
        text: 'From the invitation to the first saved setting takes about ten minutes. You need to own the server, or be an administrator in it.',
      },
      {
        kind: 'steps',
        items: [
          'Choose a plan. After the checkout you get an invitation for the bot.',
          'Invite the bot, and allow it what it asks for: to manage roles, channels and messages.',
          "In your server's settings, drag the bot's role above every role that it is to give or take.",
          'Sign in here with Discord, and press Add Server. Servers in which you are an administrator are listed.',
          'Open the server. In the Roles panel, set “Admin role” (`adminRoleID`) to the role of your team.',
          'In the Channels panel, set “Bot log” (`logsChannel`) to a channel only your team sees: the bot reports there what it could not do, and why.',
          'In the API panel, enter your Whop API Key, and in the Roles panel your “Member role” (`roleId`).',
          'Save. The bot works with the new settings within a minute, and usually at once.',
        ],
      },
      {
        kind: 'note',
        text: 'Want to look first? The demo server on the Servers page has every panel, and nothing you change there reaches anyone.',
      },
    ],
    links: [{ label: 'Open your servers', path: paths.servers.href() }],
  },
  {
    id: 'panels',
    title: 'Panels, and who may edit them',
    blocks: [
      {
        kind: 'text',
        text: 'The settings of a server are spread over eight panels. Search settings finds each of them by its name, its key or its value.',
      },
      {
        kind: 'list',
        items: [
          'Advanced: server ids, switches, watermarks.',
          'API: the key to your Whop company. Only the owner of the server sees it, and it is never shown again once saved.',
          'Roles: your team, your members, and roles that are given or taken by themselves.',
          'Channels: where the bot writes, reads and opens tickets, and what it copies where.',
          'Points: what earns points and how many, and the scramble game.',
          'Misc: the commands of the bot, to be executed from here.',
          "Embeds: the color, the pictures and the texts of the bot's messages.",
          'Editors: who else may open which panel.',
        ],
      },
      {
        kind: 'text',
        text: 'The owner and administrators of a server see every panel. Everyone else sees the ones they were given under Editors, and nothing more: a panel that is not yours says so, and the server refuses the change as well.',
      },
      {
        kind: 'text',
        text: 'When two people save different settings at the same time, both are kept. When they change the same one, whoever saves later is shown both values and decides. Each save is listed under History, with who made it and a way back.',
      },
    ],
  },
  ...firstFeatures,
  {
    id: 'embed-designer',
    title: 'The embed designer',
    blocks: [
      {
        kind: 'text',
        text: 'Rules, announcements and price lists look better as embeds. In the designer you write them beside a preview that looks as Discord will show it, and send them to a channel by webhook. You need no account for it.',
      },
      {
        kind: 'steps',
        items: [
          'In Discord, open Edit Channel, Integrations, Webhooks, and copy the webhook URL.',
          'Write the message. What Discord would refuse is marked before you send.',
          'Paste the webhook URL and press Send. LazyPlaceholder you can change the sent message, or delete it.',
        ],
      },
      { kind: 'text', text: 'These are the limits that Discord sets, counted as you type:' },
      {
        kind: 'list',
        items: [
          'A message: 2,000 characters of text and 10 embeds, which together may have 6,000 characters.',
          'An embed: 256 characters in its title, 4,096 in its description, 25 fields.',
          'A field: 256 characters in its name, 1,024 in its value.',
          'An author: 256 characters. A footer: 2,048.',
        ],
      },
      {
        kind: 'note',
        text: 'Whoever has a webhook URL can post in its channel. The designer keeps it in your browser only, and it is never part of a link you share.',
      },
    ],
    links: [{ label: 'Open the embed designer', path: paths.embeds.href() }],
  },
  {
    id: 'permissions',
    title: 'Permissions and your team',
    blocks: [
      {
        kind: 'text',
        text: 'There are two questions: who may change settings here, and who may use commands in Discord.',
      },
      {
        kind: 'steps',
        items: [
          'Open Editors in the settings of your server and add a member: a name, their Discord ID, and a role of admin, moderator, support or developer.',
          'Switch on the panels they may open. A new editor starts with Advanced only.',
          'Save. They sign in with Discord and find the server on their Servers page.',
        ],
      },
      { kind: 'text', text: 'Each command has one of three labels in this documentation:' },
      {
        kind: 'list',
        items: [
          'Everyone: every member of the server.',
          'Mod Permission: members whom Discord allows to manage messages, and those with the admin role.',
          'Admin Only: administrators, and those with the admin role (`adminRoleID`). These commands change how the bot behaves, or cannot be undone.',
        ],
      },
      {
        kind: 'text',
        text: "Removing follows rank. The owner may remove anyone, admins may remove anyone but owners and admins, and nobody else may. The platform's owner cannot be removed.",
      },
    ],
    links: [
      { label: 'Admin commands', path: paths.adminCommands.href() },
      { label: 'User commands', path: paths.userCommands.href() },
    ],
  },
  {
    id: 'getting-help',
    title: 'Getting help',
    blocks: [
      {
        kind: 'text',
        text: 'There are people in the community server around the clock. Most questions are answered within an hour, and all of them by somebody who knows the bot.',
      },
      {
        kind: 'list',
        items: [
          'Something does not work: look into the bot log first. It names the permission or the setting that is missing.',
          'A command does nothing: the role of the bot must stand above the role it is to give, and it must see the channel.',
          'Your servers are not listed: press Resync Discord in your account menu, or sign in again and allow access to your servers.',
          'Something is missing: write it as an idea in the community server, or order it as work of its own.',
        ],
      },
      {
        kind: 'note',
        text: 'Our team never asks for a password, a Discord token or your Whop API Key: that one you enter in the API panel yourself.',
      },
    ],
    links: [{ label: 'What is new in each version', path: paths.changelog.href() }],
  },
];
