import { canEditKey } from '../permissions/config-rights';
import { hasFullAccess } from '../permissions/panel-access';
import type { Editor } from '../permissions/roles';
import { sameValue } from '../same-value';
import type { Server } from '../servers/server';
import type { BotConfig } from './config';
import { type ConfigKey, fields } from './fields';
import type { GuildResources } from './guild-resources';

/** The steps of the checklist for a new server, in order (product.md §9.22). */
export const startSteps = ['adminRole', 'logChannel', 'tickets', 'points', 'testMessage'] as const;
export type StartStep = (typeof startSteps)[number];

export interface StartItem {
  step: StartStep;
  /** `unsaved` means that the step will be done once the changes in the form are saved. */
  state: 'todo' | 'unsaved' | 'done';
  /** The setting that the step opens; null for the test message. */
  key: ConfigKey | null;
}

/** The state of a server's checklist, which is stored in this browser. */
export type StartMark = 'open' | 'dismissed';

/** A channel that got a message from the embed designer. The ids are snowflakes, or null if they are unknown. */
export interface SentPlace {
  guildId: string | null;
  channelId: string | null;
}

interface Access {
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  editor: Editor;
}

/** The settings that get a value when the server is added. */
const setOnAdding: readonly ConfigKey[] = ['guildId', 'guildID'];

/** Returns whether every setting that is not in `setOnAdding` has its default value. */
export function isNeverConfigured(config: BotConfig): boolean {
  return fields.every(
    ({ key, default: initial }) => setOnAdding.includes(key) || sameValue(config[key], initial),
  );
}

/** Looks for the channel among the server's channels if the server id of a message is unknown. */
export function isSentTo(
  { id }: Pick<Server, 'id'>,
  sent: readonly SentPlace[],
  { channels }: Pick<GuildResources, 'channels'>,
): boolean {
  return sent.some(({ guildId, channelId }) =>
    guildId === null ? channels.some((channel) => channel.id === channelId) : guildId === id,
  );
}

/** A step is `done` only if its values are stored, or, for the test message, if the message was sent. */
export function startItems(form: {
  stored: BotConfig;
  draft: BotConfig;
  isMessageSent: boolean;
}): readonly StartItem[] {
  return startSteps.map((step) => {
    if (step === 'testMessage') {
      return { step, state: form.isMessageSent ? 'done' : 'todo', key: null };
    }
    if (missingKey[step](form.stored) === null) {
      return { step, state: 'done', key: firstKey[step] };
    }
    const missing = missingKey[step](form.draft);
    return missing === null
      ? { step, state: 'unsaved', key: firstKey[step] }
      : { step, state: 'todo', key: missing };
  });
}

/** Returns the steps that a viewer may do; none if the viewer may not change any setting of the steps. */
export function itemsFor(
  items: readonly StartItem[],
  { server, editor }: Access,
): readonly StartItem[] {
  const allowed = items.filter(({ key }) => key === null || canEditKey({ server, editor, key }));
  return allowed.some(({ key }) => key !== null) ? allowed : [];
}

export function isAllDone(items: readonly StartItem[]): boolean {
  return items.every(({ state }) => state === 'done');
}

/** Returns true for owners and admins if the server was never configured or the list was opened or dismissed before. */
export function isStartListed(access: Access, mark: StartMark | null, stored: BotConfig): boolean {
  return hasFullAccess(access) && (mark !== null || isNeverConfigured(stored));
}

/**
 * Returns whether the dashboard opens with the checklist if the URL names no tab. Only owners and admins on Discord see
 * it first, if the server was never configured or they have opened the checklist before, until it is done or dismissed.
 */
export function startsHere(
  { role }: Pick<Server, 'role'>,
  known: { mark: StartMark | null; stored: BotConfig; items: readonly StartItem[] },
): boolean {
  if (role !== 'Owner' && role !== 'Admin') return false;
  if (known.mark === 'dismissed' || isAllDone(known.items)) return false;
  return known.mark === 'open' || isNeverConfigured(known.stored);
}

type SettingStep = Exclude<StartStep, 'testMessage'>;

const firstKey = {
  adminRole: 'adminRoleID',
  logChannel: 'logsChannel',
  tickets: 'TicketChannelSend',
  points: 'successPointEnabled',
} as const satisfies Record<SettingStep, ConfigKey>;

/** Returns the first setting that is missing, or null. A switch that is off and 0 points count as missing. */
const missingKey: Record<SettingStep, (config: BotConfig) => ConfigKey | null> = {
  adminRole: ({ adminRoleID }) => (adminRoleID === '' ? 'adminRoleID' : null),
  logChannel: ({ logsChannel }) => (logsChannel === '' ? 'logsChannel' : null),
  tickets: ({ TicketChannelSend }) => (TicketChannelSend === '' ? 'TicketChannelSend' : null),
  points: ({ successPointEnabled, SuccessPoints }) => {
    if (successPointEnabled !== true) return 'successPointEnabled';
    return SuccessPoints === null || SuccessPoints === 0 ? 'SuccessPoints' : null;
  },
};
