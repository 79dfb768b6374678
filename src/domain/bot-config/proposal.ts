import type { ErrorOf } from '../result';
import { sameValue } from '../same-value';
import type { BotConfig, ConfigPatch } from './config';
import type { ConfigChange } from './changes';
import { fields, type ConfigKey } from './fields';
import type { GuildChannel, GuildResources } from './guild-resources';
import { canBringBack } from './history';
import { referencesIn, withIds } from './references';
import { isSecret } from './secrets';

/** A role or a channel as another server, or a file, names it. All ids are snowflakes. */
export interface NamedRole {
  id: string;
  name: string;
  position: number;
}
export interface NamedChannel extends NamedRole {
  type: GuildChannel['type'];
  /** The name of its category; null for none. */
  category: string | null;
}

export interface ConfigNames {
  roles: readonly NamedRole[];
  channels: readonly NamedChannel[];
}

/** Values that are proposed for the settings of a server: those of a file, of another server, or of an earlier time. */
export interface Proposal {
  /** The server that has the values; null if a file does not name it. */
  server: { id: string; name: string } | null;
  values: ConfigPatch;
  names: ConfigNames;
  /** Keys in a file that are no settings. */
  unknown: readonly string[];
}

/** Where the values of a proposal come from. */
export type ProposalSource =
  | TextSource
  | EarlierSource
  | { kind: 'server'; server: { id: string; name: string } };
export type TextSource = { kind: 'file'; file: File } | { kind: 'text'; text: string };
/** The server's own settings after the save of a version, or at a time. Times are ISO dates in UTC. */
export type EarlierSource =
  | { kind: 'version'; version: number; savedAt: string }
  | { kind: 'moment'; at: string };

/** Why the values cannot be read. */
export type ProposalError =
  | ErrorOf<typeof proposalErrorKinds>
  /** `path` names the part of the file that has another shape, such as `settings.ShopSupportRoles.1`. */
  | { kind: 'damaged'; path: string }
  /** The history begins later, at `since` (an ISO date in UTC). It is null if nothing was ever saved. */
  | { kind: 'tooEarly'; since: string | null };
export const proposalErrorKinds = [
  'tooLarge',
  'unreadable',
  'notUnicode',
  'notJson',
  /** JSON without a setting. */
  'notAConfiguration',
  /** The file was written by a newer version of the site. */
  'tooNew',
  'notFound',
  'forbidden',
  'signInAgain',
  'tooSlow',
  'unreachable',
] as const;

/** For each id of a proposal, the id that takes its place; null if it is left out. */
export type Partners = ReadonlyMap<string, string | null>;

/** The ids of a server itself, which another server cannot have. */
const ownIds: readonly ConfigKey[] = ['guildId', 'guildID'];

/** Why a proposed value is not used. */
export type LeftOutReason = 'secret' | 'command' | 'ofServer' | 'notAllowed' | 'noPartner';

/** Why no one can have the setting proposed; null for a setting that a file holds. */
export function fixedReason(key: ConfigKey): LeftOutReason | null {
  if (isSecret(key)) return 'secret';
  if (!canBringBack(key)) return 'command';
  return ownIds.includes(key) ? 'ofServer' : null;
}

/** Returns the settings that a file holds, for a viewer who may see these settings. */
export function proposable(config: BotConfig, isSeen: (key: ConfigKey) => boolean): ConfigPatch {
  return Object.fromEntries(
    fields.flatMap(({ key }) =>
      fixedReason(key) === null && isSeen(key) ? [[key, config[key]]] : [],
    ),
  );
}

/** Returns a proposal of a server's own earlier values. */
export function ownProposal(serverId: string, values: ConfigPatch): Proposal {
  const names = { roles: [], channels: [] };
  return { server: { id: serverId, name: '' }, values, names, unknown: [] };
}

/** Returns the names of the roles and channels that values refer to, in the order of the values. */
export function namesFor(values: ConfigPatch, { roles, channels }: GuildResources): ConfigNames {
  const references = referencesIn(values);
  const named = <Item extends { id: string }>(items: readonly Item[]) =>
    references.flatMap(({ id }) => items.find((item) => item.id === id) ?? []);
  return {
    roles: named(roles).map(({ id, name, position }) => ({ id, name, position })),
    channels: named(channels).map(({ id, name, type, parentId, position }) => ({
      id,
      name,
      type,
      category: channels.find((channel) => channel.id === parentId)?.name ?? null,
      position,
    })),
  };
}

/** A proposed change of a setting of the form. `isOverUnsaved`: the form has an unsaved value, which it replaces. */
export interface ProposedChange extends ConfigChange {
  isOverUnsaved: boolean;
}

export interface Preview {
  changes: readonly ProposedChange[];
  leftOut: readonly { key: ConfigKey; reason: LeftOutReason }[];
}

/** Compares a proposal with the form. Settings without a difference are not listed. */
export function previewOf(
  { values, names }: Proposal,
  partners: Partners,
  {
    base,
    draft,
    isSeen,
  }: { base: BotConfig; draft: BotConfig; isSeen: (key: ConfigKey) => boolean },
): Preview {
  const changes: ProposedChange[] = [];
  const leftOut: { key: ConfigKey; reason: LeftOutReason }[] = [];
  for (const { key } of fields) {
    const proposed = values[key];
    if (proposed === undefined || sameValue(proposed, draft[key])) continue;
    const reason = fixedReason(key) ?? (isSeen(key) ? null : 'notAllowed');
    const after = reason === null ? withPartners(key, proposed, { partners, names }) : null;
    if (reason !== null || (after === null && proposed !== null)) {
      leftOut.push({ key, reason: reason ?? 'noPartner' });
    } else if (!sameValue(after, draft[key])) {
      const isOverUnsaved = !sameValue(base[key], draft[key]);
      changes.push({ key, before: draft[key], after, isOverUnsaved });
    }
  }
  return { changes, leftOut };
}

function withPartners(
  key: ConfigKey,
  value: BotConfig[ConfigKey],
  { partners, names }: { partners: Partners; names: ConfigNames },
) {
  return withIds(key, value, {
    id: (_, id) => (partners.has(id) ? (partners.get(id) ?? null) : id),
    name: (mention, id) => {
      const role = names.roles.find((each) => each.id === id);
      const channel = names.channels.find((each) => each.id === id);
      if (role) return `@${role.name.replace(/^@/, '')}`;
      return channel ? `#${channel.name}` : mention;
    },
  });
}
