import * as v from 'valibot';
import type { ConfigPatch } from '../bot-config/config';
import { describeValue } from '../bot-config/describe';
import { type ConfigKey, fieldOf } from '../bot-config/fields';
import type { GuildResources } from '../bot-config/guild-resources';
import { has, permissionsText } from '../discord-permissions/bits';
import type { Result } from '../result';
import type { CommandPermission } from './command';

/** The settings of a server that the documentation shows to a person (product.md §5.11). */
export interface OwnSettings {
  serverName: string;
  /** Only settings that the person may see. */
  config: ConfigPatch;
  /** The secrets that are set. */
  secrets: readonly ConfigKey[];
  /** The roles and channels that the values name, as far as their names are known. */
  resources: GuildResources;
  /** When Discord was asked for the names, in Unix ms; null if it was never asked. */
  namesReadAt: number | null;
  /** In the whole server, as Discord sends them. Null if Discord has not confirmed lately that the person is in it. */
  permissions: string | null;
  isOwner: boolean;
}

export interface OwnSettingsError {
  /** `notAllowed`: also if Discord has not confirmed the person's access lately. */
  kind: 'signInRequired' | 'notAllowed' | 'tooSlow' | 'unreachable';
}

export type OwnSettingsAnswer = Result<OwnSettings, OwnSettingsError>;

/** Returns a value in words; null if the person may not see the setting. */
export function ownValue({ config, secrets, resources }: OwnSettings, key: ConfigKey) {
  const value = config[key];
  if (value === undefined) return null;
  if (fieldOf(key).kind === 'secret') return secrets.includes(key) ? 'Set' : 'Not set';
  return describeValue(fieldOf(key), value, resources);
}

/** The labels that not everyone has the right for. */
export type CommandUseLabel = Exclude<CommandPermission, 'Everyone'>;

/** `adminRole` is the admin role in words; null if the person may not see it. */
export type CommandUse =
  | { kind: 'owner' }
  | { kind: 'administrator' }
  | { kind: 'managesMessages' }
  | { kind: 'nobodyElse' }
  | { kind: 'withAdminRole'; adminRole: string | null };

/**
 * Returns why a person may use the commands with a label, or who may. The roles of the person are not known, so the
 * admin role decides nothing here.
 */
export function commandUse(label: CommandUseLabel, settings: OwnSettings): CommandUse {
  if (settings.isOwner) return { kind: 'owner' };
  const { success, output: permissions } = v.safeParse(permissionsText, settings.permissions);
  if (success && has(permissions, 'ADMINISTRATOR')) return { kind: 'administrator' };
  if (label === 'Mod Permission' && success && has(permissions, 'MANAGE_MESSAGES')) {
    return { kind: 'managesMessages' };
  }
  if (settings.config.adminRoleID === '') return { kind: 'nobodyElse' };
  return { kind: 'withAdminRole', adminRole: ownValue(settings, 'adminRoleID') };
}

const OLD = 24 * 60 * 60 * 1_000;

/** Returns when Discord was asked for the names, in Unix ms; null if that was lately, or if no value names anything. */
export function oldNames(
  { namesReadAt, resources: { roles, channels } }: OwnSettings,
  now: number,
): number | null {
  if (namesReadAt === null || roles.length + channels.length === 0) return null;
  return now - namesReadAt > OLD ? namesReadAt : null;
}
