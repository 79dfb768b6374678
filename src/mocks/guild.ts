/** Roles and channels of the mock guilds, in the format of Discord's API. All guilds have the same. */
const base = 845_201_933_120_406_000n;

const roleRows = [
  ['@everyone', 0],
  ['Member', 0],
  ['Trial', 0x95a5a6],
  ['Subscriber', 0x57f287],
  ['Amazon Plan', 0xff9900],
  ['Sports Picks', 0xe67e22],
  ['Server Booster', 0xf47fff],
  ['VIP', 0x9b59b6],
  ['Bounty Hunter', 0x11806a],
  ['Deal Hunter', 0x2ecc71],
  ['Muted', 0x607d8b],
  ['Support', 0x1abc9c],
  ['Moderator', 0x3498db],
  ['Head Moderator', 0x206694],
  ['Admin', 0xe74c3c],
  ['Grouped', 0x6f4cff],
  ['Owner', 0xf1c40f],
] as const;

export type MockRole = (typeof roleRows)[number][0];

/** Discord's channel types: 0 text, 2 voice, 4 category, 5 announcement, 13 stage, 15 forum. */
const channelRows = [
  ['Welcome', 4, null],
  ['start-here', 0, 'Welcome'],
  ['rules', 0, 'Welcome'],
  ['announcements', 5, 'Welcome'],
  ['Community', 4, null],
  ['general', 0, 'Community'],
  ['introductions', 0, 'Community'],
  ['success', 0, 'Community'],
  ['success-twitter', 0, 'Community'],
  ['roi-calculator', 0, 'Community'],
  ['scramble', 0, 'Community'],
  ['suggestions', 15, 'Community'],
  ['feedback', 0, 'Community'],
  ['giveaways 🎉', 0, 'Community'],
  ['Deals', 4, null],
  ['amazon-monitor', 0, 'Deals'],
  ['tool-deals', 0, 'Deals'],
  ['travel-deals', 0, 'Deals'],
  ['class-action', 0, 'Deals'],
  ['aco-freebies', 0, 'Deals'],
  ['aco-pings', 0, 'Deals'],
  ['Bounties', 4, null],
  ['bounty-board', 0, 'Bounties'],
  ['bounty-review', 0, 'Bounties'],
  ['Tickets', 4, null],
  ['open-a-ticket', 0, 'Tickets'],
  ['shop', 0, 'Tickets'],
  ['Onboarding', 4, null],
  ['Cancellations', 4, null],
  ['Payment problems', 4, null],
  ['Staff', 4, null],
  ['staff-chat', 0, 'Staff'],
  ['bot-log', 0, 'Staff'],
  ['invite-log', 0, 'Staff'],
  ['role-log', 0, 'Staff'],
  ['denied-entries', 0, 'Staff'],
  ['transcripts', 0, 'Staff'],
  ['whop-reviews', 0, 'Staff'],
  ['Voice', 4, null],
  ['Lounge', 2, 'Voice'],
  ['Live picks', 13, 'Voice'],
] as const;

export type MockChannel = (typeof channelRows)[number][0];

export function roleId(name: MockRole): string {
  return String(base + BigInt(roleRows.findIndex((row) => row[0] === name)));
}

export function channelId(name: MockChannel): string {
  return String(base + 1_000n + BigInt(channelRows.findIndex((row) => row[0] === name)));
}

export const guildResources = {
  roles: roleRows.map(([name, color], position) => ({ id: roleId(name), name, color, position })),
  channels: channelRows.map(([name, type, parent], position) => ({
    id: channelId(name),
    name,
    type,
    parent_id: parent === null ? null : channelId(parent),
    position,
  })),
};
