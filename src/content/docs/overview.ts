import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';
import { firstFeatures } from './overview-features';

export const overviewSections: readonly DocSection[] = [
  {
    id: 'what-grouped-is',
    title: 'What Grouped is',
    blocks: [
      {
        kind: 'text',
        text: 'Grouped is a Discord bot for paid communities, and the dashboard where you set it up. It welcomes new members, keeps their roles in sync with their membership, tracks their wins, brings them deals, and keeps your team informed.',
      },
      {
        kind: 'list',
        items: [
          'The bot works in your server day and night. Members use it with commands and buttons.',
          'The dashboard is this site. The bot does what you save here; there is nothing to install.',
          'Payments stay where they are: Grouped never handles money. It checks with Whop to see who is a member.',
        ],
      },
      {
        kind: 'text',
        text: 'It is made for communities around reselling, Amazon, sports betting, trading cards, crypto, and sneakers, and works for any other paid community.',
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
        text: 'Follow these steps from the invite to the first saved setting. You need to be the owner or an administrator of the server.',
      },
      {
        kind: 'steps',
        items: [
          'Choose a plan. After checkout you get an invite link for the bot.',
          'Invite the bot and approve the permissions it asks for: managing roles, channels, and messages.',
          "In your server's settings, drag the bot's role above every role that it should give or remove.",
          'Sign in here with Discord and select Add Server. You can add servers in which you are an administrator.',
          'Open the server. In the Roles panel, set “Admin role” (`adminRoleID`) to the role of your team.',
          'In the Channels panel, set “Bot log” (`logsChannel`) to a channel that only your team can see: this is where the bot reports what it could not do, and why.',
          'In the API panel, enter your Whop API Key, and in the Roles panel your “Member role” (`roleId`).',
          'Save. The bot then uses the new settings.',
        ],
      },
      {
        kind: 'note',
        text: 'Want to look around first? The demo server on the Servers page has every panel, and your changes there affect no one.',
      },
    ],
    links: [{ label: 'Open your servers', path: paths.servers.href() }],
  },
  {
    id: 'panels',
    title: 'Panels and who can edit them',
    blocks: [
      {
        kind: 'text',
        text: 'The settings of a server are divided into eight panels. “Search settings” finds any setting by its name, key, or value.',
      },
      {
        kind: 'list',
        items: [
          'Advanced: server IDs, switches, and watermarks.',
          'API: the key to your Whop company. It is never shown again once saved.',
          'Roles: your team, your members, and automatic roles.',
          'Channels: where the bot writes, reads, and opens tickets, and which channels it copies to others.',
          'Points: what earns points and how many, and the scramble game.',
          'Misc: bot commands that you can run from here.',
          "Embeds: the color, images, and text of the bot's messages.",
          'Editors: who else can open which panel.',
        ],
      },
      {
        kind: 'text',
        text: 'The owner and administrators of a server see every panel. Everyone else sees only the panels given to them under Editors. In other panels they see that they have no access, and their changes are rejected.',
      },
      {
        kind: 'text',
        text: 'When two people save different settings at the same time, both are kept. When they change the same one, the second person sees both values and decides which one to keep. Each save is listed under History with who made it, and can be undone.',
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
        text: 'Rules, announcements, and price lists look better as embeds. In the designer you write them next to a preview that shows how they will look on Discord, and send them to a channel by webhook. You do not need an account.',
      },
      {
        kind: 'steps',
        items: [
          'In Discord, go to Edit Channel > Integrations > Webhooks, and copy the webhook URL.',
          'Write the message. Anything Discord would reject is marked before you send.',
          'Paste the webhook URL and select Send. You can edit or delete the sent message afterward.',
        ],
      },
      { kind: 'text', text: 'Discord has these limits, which are counted as you type:' },
      {
        kind: 'list',
        items: [
          'A message: up to 2,000 characters of text and up to 10 embeds, with up to 6,000 characters in total.',
          'An embed: 256 characters in its title, 4,096 in its description, 25 fields.',
          'A field: 256 characters in its name, 1,024 in its value.',
          'An author: 256 characters. A footer: 2,048.',
        ],
      },
      {
        kind: 'note',
        text: 'Anyone who has a webhook URL can post in its channel. The designer stores it only in your browser, and it is never part of a link you share.',
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
        text: 'There are two things to decide: who can change settings here, and who can use commands on Discord.',
      },
      {
        kind: 'steps',
        items: [
          'Open Editors in the settings of your server and add an editor: a name, their Discord ID, and a role of admin, moderator, support, or developer.',
          'Turn on the panels they can open. A new editor starts with Advanced only.',
          'Save. They sign in with Discord and find the server on their Servers page.',
        ],
      },
      { kind: 'text', text: 'Each command has one of three labels in this documentation:' },
      {
        kind: 'list',
        items: [
          'Everyone: every member of the server.',
          'Mod Permission: members who can manage messages on Discord, and those with the admin role.',
          'Admin Only: administrators, and those with the admin role (`adminRoleID`). These commands change how the bot behaves, or cannot be undone.',
        ],
      },
      {
        kind: 'text',
        text: 'Removal follows rank. The owner can remove anyone, and admins can remove anyone except owners and other admins. No one else can remove people, and no one can remove the platform owner.',
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
        text: 'You get help in the community server, around the clock.',
      },
      {
        kind: 'list',
        items: [
          "Something isn't working? Check the bot log first. It names the missing permission or setting.",
          "A command does nothing? The bot's role must be above the role it should give, and it must have access to the channel.",
          "Don't see your servers? Select Resync Discord in your account menu, or sign in again and allow access to your servers.",
          'Missing a feature? Suggest it in the community server, or request it as custom work.',
        ],
      },
      {
        kind: 'note',
        text: 'Our team never asks for a password, a Discord token, or your Whop API Key. You enter that key in the API panel yourself.',
      },
    ],
    links: [{ label: 'What is new in each version', path: paths.changelog.href() }],
  },
];
