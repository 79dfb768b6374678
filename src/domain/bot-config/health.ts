import { isUrl } from '../is-url';
import type { NeededPermission, ServerPermission } from '../discord-permissions/bot-limits';
import { type BotLimit, type BotNeed, limitsThatMatter } from './bot-needs';
import type { BotConfig } from './config';
import type { ChannelPair } from './field';
import { serverEmojiOf } from './emoji';
import { type ConfigKey, fieldOf, fields, type KeyOfKind } from './fields';
import type { GuildResources } from './guild-resources';
import { type PickedId, pickedIds } from './picked-ids';

/** Two uses of the same role or channel that exclude each other, according to the help texts of the settings. */
export type Exclusion = 'removedAtOnce' | 'staffAndPublic' | 'copiedToItself';

/**
 * `notSet`: a feature is on, but the channel in which it happens is not chosen. `unknownEmoji`: the server has no such custom
 * emoji. `notLoaded`: the viewer's browser could not load a picture.
 */
export type HealthLimit =
  | BotLimit
  | Exclude<ServerPermission, 'MANAGE_ROLES'>
  | Exclusion
  | 'notSet'
  | 'unknownEmoji'
  | 'notLoaded';

/** `fails`: what members use does nothing. `limited`: only a part of it, or something that only staff see. */
export type Severity = 'fails' | 'limited';

/** One thing that the bot cannot do (product.md §9.23). */
export interface Finding {
  key: ConfigKey;
  /** The role, channel, category, emoji, or URL of a picture, as the setting has it; null if it names none. */
  id: string | null;
  need: BotNeed;
  limit: HealthLimit;
  severity: Severity;
}

export interface HealthReport {
  /** `unread`: only what does not depend on the bot's rights was checked. `timedOut`: permissions were not checked. */
  bot: 'known' | 'unread' | 'timedOut';
  findings: readonly Finding[];
}

/** A check that the backend has stored: of all settings, also those that one person does not see. */
export interface LastCheck {
  /** ISO 8601. */
  at: string;
  /** Who asked for it; null if it was the bot. */
  by: string | null;
  /** The numbers of lines. */
  fails: number;
  limited: number;
}

interface Checked {
  serverId: string;
  /** The stored values. Those of settings that the viewer may not see are unknown. */
  config: BotConfig;
  isSeen: (key: ConfigKey) => boolean;
  resources: GuildResources;
}

/** The permissions in the whole server that a setting needs: to read who used an invite, and to kick members. */
export const serverNeeds = {
  inviteLogs: 'MANAGE_GUILD',
  GuildRoleLost: 'KICK_MEMBERS',
} as const satisfies Partial<Record<ConfigKey, ServerPermission>>;
type ServerNeedKey = keyof typeof serverNeeds;

/** Settings that do nothing while a switch is off. */
const switches: Readonly<Partial<Record<ConfigKey, KeyOfKind<'switch'>>>> = {
  OnboardingTicketCategory: 'NewMemberTicket',
  OnboardingRoleMustHave: 'NewMemberTicket',
  scrambleWordChannel: 'scrambled_enabled',
};

/** Channels without which a switch does nothing. */
const required: readonly (readonly [KeyOfKind<'switch'>, KeyOfKind<'channel'>])[] = [
  ['scrambled_enabled', 'scrambleWordChannel'],
  ['roiButtonEnabled', 'ROIChannel'],
];

const excluding: readonly (readonly [ConfigKey, ConfigKey, Exclusion, Severity])[] = [
  ['RemoveRoleAfter', 'ifReceivedRole', 'removedAtOnce', 'fails'],
  ['BountyPublicChannel', 'bountyStaffChannel', 'staffAndPublic', 'limited'],
];

export function checkHealth(checked: Checked): HealthReport {
  const { isSeen, config, resources } = checked;
  const limits = resources.botLimits;
  const isTimedOut = limits?.standing.isTimedOut ?? false;
  const isOff = (key: ConfigKey) => {
    const control = switches[key];
    return control !== undefined && isSeen(control) && config[control] === false;
  };
  const picked = pickedIds(config).filter(({ key }) => isSeen(key) && !isOff(key));
  const limited = picked.map((each) => ({ ...each, limits: limitsThatMatter(limits, each) }));
  const usable = new Set(
    limited.flatMap(({ key, need, limits: found }) =>
      found.length === 0 ? [`${key} ${need}`] : [],
    ),
  );
  const findings = [
    ...limited.flatMap(({ limits: found, ...each }) =>
      found.map((limit) => ({
        ...each,
        limit,
        severity: usable.has(`${each.key} ${each.need}`) ? 'limited' : severityOf(each),
      })),
    ),
    ...missingInServer(checked, picked),
    ...withoutChannel(checked),
    ...exclusions(checked),
    ...unknownEmoji(checked),
  ] satisfies Finding[];
  return {
    bot: limits === null ? 'unread' : isTimedOut ? 'timedOut' : 'known',
    findings: findings.filter(({ limit }) => !isTimedOut || permissionOf(limit) === null),
  };
}

/** A log is read by staff, and a mention of a channel is only a part of a message. */
function severityOf({ key, need }: Pick<Finding, 'key' | 'need'>): Severity {
  return need === 'namesChannel' || fieldOf(key).group === 'Logs' ? 'limited' : 'fails';
}

/** Returns the permission that a limit is about; null if it is about none. */
export function permissionOf(limit: HealthLimit): NeededPermission | null {
  switch (limit) {
    case 'mayNotManage':
      return 'MANAGE_ROLES';
    case 'deleted':
    case 'everyone':
    case 'managed':
    case 'aboveBot':
    case 'hasOnlyPosts':
    case 'isCategory':
    case 'notACategory':
    case 'removedAtOnce':
    case 'staffAndPublic':
    case 'copiedToItself':
    case 'notSet':
    case 'unknownEmoji':
    case 'notLoaded':
      return null;
    default:
      return limit;
  }
}

/** Returns the settings that need a permission in the whole server. The bot kicks members from one server only. */
export function serverPermissionFor(
  { key }: Pick<PickedId, 'key'>,
  { config, serverId }: Pick<Checked, 'config' | 'serverId'>,
): Exclude<ServerPermission, 'MANAGE_ROLES'> | null {
  if (!Object.hasOwn(serverNeeds, key)) return null;
  if (key === 'GuildRoleLost' && config.KickFromGuildID !== serverId) return null;
  return serverNeeds[key as ServerNeedKey];
}

function missingInServer(checked: Checked, picked: readonly PickedId[]): readonly Finding[] {
  const missing = checked.resources.botLimits?.standing.missing ?? [];
  return picked.flatMap((each) => {
    const limit = serverPermissionFor(each, checked);
    return limit !== null && missing.includes(limit)
      ? [{ ...each, limit, severity: severityOf(each) }]
      : [];
  });
}

function withoutChannel({ config, isSeen }: Checked): readonly Finding[] {
  return required
    .filter(([control, key]) => isSeen(control) && isSeen(key))
    .filter(([control, key]) => config[control] === true && config[key] === '')
    .map(([, key]) => ({ key, id: null, need: 'posts', limit: 'notSet', severity: 'fails' }));
}

function exclusions({ config, isSeen }: Checked): readonly Finding[] {
  const pairs = excluding
    .filter(([key, other]) => isSeen(key) && isSeen(other))
    .filter(([key, other]) => config[key] !== '' && config[key] === config[other])
    .map(([key, , limit, severity]) => ({ key, id: config[key] as string, limit, severity }));
  const rows = (['channelPairs', 'CHANNEL_PAIRINGS'] as const)
    .filter(isSeen)
    .flatMap((key) =>
      (config[key] as readonly ChannelPair[])
        .filter(({ from, to }) => from !== '' && from === to)
        .map(({ to }) => ({ key, id: to, limit: 'copiedToItself', severity: 'limited' }) as const),
    );
  return [...pairs, ...rows].map((each) => ({ ...each, need: 'anything' }));
}

/** An emoji of another server works if the bot is there too, so it is only a doubt. */
function unknownEmoji({ config, isSeen, resources }: Checked): readonly Finding[] {
  const { emojis } = resources;
  if (!emojis) return [];
  return fields
    .filter(({ key, kind }) => (kind === 'emoji' || kind === 'emojis') && isSeen(key))
    .flatMap(({ key }) =>
      [config[key] as string | readonly string[]].flat().flatMap((id) => {
        const emoji = serverEmojiOf(id);
        if (emoji === null || emojis.includes(emoji.id)) return [];
        return { key, id, need: 'anything', limit: 'unknownEmoji', severity: 'limited' } as const;
      }),
    );
}

/** Returns the settings with a picture that a browser could load: pages do not load others than those of HTTPS. */
export function picturesOf({
  config,
  isSeen,
}: Pick<Checked, 'config' | 'isSeen'>): readonly Finding[] {
  return fields.flatMap(({ key, kind }) => {
    const url = kind === 'image' && isSeen(key) ? (config[key] as string).trim() : '';
    if (!isUrl(url) || new URL(url).protocol !== 'https:') return [];
    return [{ key, id: url, need: 'anything', limit: 'notLoaded', severity: 'limited' }];
  });
}
