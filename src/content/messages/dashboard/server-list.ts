import { panelNames } from '#content/panels';
import type { Guild, Server } from '#domain/servers/server';
import type { ServerFacts, ServerFactsError } from '#domain/servers/server-facts';
import { formatNumber } from '#domain/format-number';
import { agoText } from '../shell/ago';

/** Texts of the two groups of the server list (product.md §7.2). */
export const serverListMessages = {
  choose: 'Choose the server whose bot you want to set up.',
  /** Shown if the user followed a link to a setting but has not opened any server yet. */
  chooseForSetting: 'Choose the server in which you want to open the setting.',
  alreadySetUp: 'Already set up',
  notSetUp: 'Not set up yet',
  neverChanged: 'No changes yet',
  factsFailed: {
    signInRequired: 'Sign in again to see the latest changes to your servers.',
    tooSlow:
      'The latest changes to your servers could not be loaded: the server took too long. Try again in a moment.',
    unreachable: 'The latest changes to your servers could not be loaded.',
  } satisfies Record<ServerFactsError['kind'], string>,
  joined: {
    title: 'Other servers',
    help: "You don't have access to these servers. Ask for access, or ask an owner or admin to add you.",
  },
  noManaged: {
    title: 'No servers to manage',
    body: "You don't have access to the panels of any of your servers. Select Add Server to add a server where you are an administrator, or ask for access below.",
  },
} as const;

/**
 * Returns the text for the viewer's role in a server. For a member with rights there, the text instead names the panels
 * that they may open, or says that they have full access.
 */
export function roleText({ role, access = [] }: Pick<Server, 'role' | 'access'>): string {
  if (role !== 'Member') return role;
  if (access === 'all') return 'Full access';
  if (access.length === 0) return role;
  return `Editor · ${access.map((panel) => panelNames[panel]).join(', ')}`;
}

/** Returns the text for the state of a server that the viewer may manage. `now` is in Unix ms. */
export function serverStateText({ isSetUp, lastSave }: ServerFacts, now: number): string {
  if (!isSetUp) return serverListMessages.notSetUp;
  if (!lastSave) return serverListMessages.neverChanged;
  return `Changed ${agoText(Date.parse(lastSave.at), now)} by ${lastSave.by}`;
}

/** Returns how many things fail for members, according to the last health check. */
export function problemsText(fails: number): string {
  return fails === 1 ? '1 problem' : `${formatNumber(fails)} problems`;
}

/**
 * Returns the text for the viewer's role in a guild that can be added. It also says whether the guild was added before.
 */
export function guildText({ owner }: Pick<Guild, 'owner'>, facts: ServerFacts | undefined): string {
  const role = owner ? 'Owner' : 'Admin';
  return facts?.isSetUp ? `${role} · ${serverListMessages.alreadySetUp}` : role;
}
