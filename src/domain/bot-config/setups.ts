import { canEditKey } from '../permissions/config-rights';
import type { Editor } from '../permissions/roles';
import type { Server } from '../servers/server';
import type { ConfigTab } from './field';
import { type ConfigKey, type FieldGroup, fieldOf } from './fields';

/** The features whose settings are on several tabs (product.md §9.27), in the order of the sidebar. */
export const setups = [
  'onboarding',
  'tickets',
  'points',
  'relays',
  'cancellations',
  'payments',
] as const;
export type Setup = (typeof setups)[number];

/** The part of the URL after the server, where a tab has its name. */
export type SetupSection = `setup-${Setup}`;

export interface SetupRow {
  /** The name in the sidebar. */
  name: string;
  title: string;
  help: string;
  groups: readonly { name: string; keys: readonly ConfigKey[] }[];
  /** What has to be run in Discord: names of admin commands, with their option. */
  commands: readonly { name: string; option: string }[];
}

export const setupRows = {
  onboarding: {
    name: 'Onboarding',
    title: 'Set up onboarding',
    help: 'Each new member gets a private ticket, and a welcome message when their membership starts.',
    groups: [
      {
        name: 'Ticket for each new member',
        keys: [
          'NewMemberTicket',
          'OnboardingTicketCategory',
          'OnboardingRoleMustHave',
          'transcriptChannel',
        ],
      },
      { name: 'Welcome message', keys: ['WhopDMs', 'WhopWelcomeEmbed', 'WelcomeEmbedImage'] },
    ],
    commands: [
      { name: 'onboarding', option: 'setup' },
      { name: 'ticket-role', option: 'add' },
    ],
  },
  tickets: {
    name: 'Tickets',
    title: 'Set up tickets',
    help: 'Where members open tickets, where each kind of ticket opens, who answers, and what is kept.',
    groups: [
      { name: 'Opened by members', keys: ['TicketChannelSend', 'TicketChannelSend2'] },
      { name: 'Shop tickets', keys: ['ShopTicketCategory', 'ShopSupportRoles'] },
      { name: 'Onboarding tickets', keys: ['NewMemberTicket', 'OnboardingTicketCategory'] },
      { name: 'Cancellation tickets', keys: ['CancellationTicketCategory', 'CancellationEmbed'] },
      {
        name: 'Failed payment tickets',
        keys: ['PaymentFailedTicketCategory', 'PaymentFailedEmbed'],
      },
      { name: 'After a ticket', keys: ['transcriptChannel', 'FeedbackChannel'] },
    ],
    commands: [],
  },
  points: {
    name: 'Points',
    title: 'Set up points',
    help: 'What earns points and how many, and the channels and roles that belong to it.',
    groups: [
      {
        name: 'Success posts',
        keys: [
          'successPointEnabled',
          'SuccessPoints',
          'successPointsWhenDisabled',
          'SuccessTwitterPoints',
          'SuccessWhopPoints',
          'SuccessEmbedsChannel',
          'SuccessDM',
        ],
      },
      {
        name: 'Videos',
        keys: ['videoPointsEnabled', 'videoPointsWhenEnabled', 'videoPointsWhenDisabled'],
      },
      { name: 'Conversation', keys: ['typingPointsChannels', 'typingPoints', 'ThreadPoints'] },
      {
        name: 'Scramble game',
        keys: [
          'scrambled_enabled',
          'scrambleWordChannel',
          'pointsForScrambleWord',
          'scrambled_words',
          'scrambleCronSchedule',
        ],
      },
      {
        name: 'Bounties',
        keys: [
          'BountyAwardPoints',
          'bountyStaffChannel',
          'BountyStaffRoleNewSubmissionPing',
          'BountyPublicChannel',
          'BountyAwardPublicRolePing',
        ],
      },
      { name: 'Shop', keys: ['ShopTicketCategory', 'ShopSupportRoles'] },
    ],
    commands: [],
  },
  relays: {
    name: 'Relays',
    title: 'Set up relays',
    help: 'Which messages are copied to other channels, and which posts ping the members who follow a keyword.',
    groups: [
      { name: 'Keywords', keys: ['relayConfig', 'pingConfigChannels'] },
      { name: 'Mirrored channels', keys: ['channelPairs', 'MirrorEmbedImage'] },
      { name: 'Mentions', keys: ['suppressMentionRelays'] },
    ],
    commands: [],
  },
  cancellations: {
    name: 'Cancellations',
    title: 'Set up cancellations',
    help: 'What a member receives when they cancel, and what happens to their access.',
    groups: [
      {
        name: 'Messages',
        keys: ['SubscriptionCancellationEmbed', 'CancellationTicketCategory', 'CancellationEmbed'],
      },
      { name: 'End of access', keys: ['GuildRoleLost', 'KickFromGuildID', 'GuildRoleLostLogs'] },
    ],
    commands: [{ name: 'retention', option: 'enable' }],
  },
  payments: {
    name: 'Payment messages',
    title: 'Set up payment messages',
    help: 'What is sent when a payment fails and when a paid membership starts, and where payments are reported.',
    groups: [
      { name: 'Failed payments', keys: ['PaymentFailedTicketCategory', 'PaymentFailedEmbed'] },
      {
        name: 'Whop',
        keys: ['WhopAPIKey', 'roleId', 'WhopMonitorChannel', 'whopReview_ChannelID'],
      },
      { name: 'Start of a membership', keys: ['WhopDMs', 'WhopWelcomeEmbed', 'WelcomeEmbedImage'] },
    ],
    commands: [{ name: 'retention', option: 'enable' }],
  },
} as const satisfies Record<Setup, SetupRow>;

export function sectionOfSetup(setup: Setup): SetupSection {
  return `setup-${setup}`;
}

/** Returns the set-up that a part of the URL names, or null. */
export function setupOf(section: string | null | undefined): Setup | null {
  return setups.find((setup) => sectionOfSetup(setup) === section) ?? null;
}

export function setupGroups(setup: Setup): readonly FieldGroup[] {
  return setupRows[setup].groups.map(({ name, keys }) => ({ name, fields: keys.map(fieldOf) }));
}

export function isInSetup(setup: Setup, key: ConfigKey): boolean {
  const { groups }: SetupRow = setupRows[setup];
  return groups.some(({ keys }) => keys.includes(key));
}

export function panelsOf(setup: Setup): readonly ConfigTab[] {
  return [...new Set(setupGroups(setup).flatMap(({ fields }) => fields.map(({ tab }) => tab)))];
}

interface Access {
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  editor: Editor;
}

/** Returns the set-ups in which the viewer may change at least one setting. */
export function setupsFor(access: Access): readonly Setup[] {
  return setups.filter((setup) =>
    setupGroups(setup).some(({ fields }) =>
      fields.some(({ key }) => canEditKey({ ...access, key })),
    ),
  );
}

/**
 * Returns the set-up that holds all settings of a heading, by the name of the heading. A set-up is named at the first of
 * its headings only.
 */
export function setupsOfGroups(groups: readonly FieldGroup[]): ReadonlyMap<string, Setup> {
  const named = new Map<string, Setup>();
  for (const { name, fields } of groups) {
    const setup = setups.find((each) => fields.every(({ key }) => isInSetup(each, key)));
    if (setup !== undefined && ![...named.values()].includes(setup)) named.set(name, setup);
  }
  return named;
}
