import * as v from 'valibot';
import { applyChanges, changesBetween, rebase } from '#domain/bot-config/changes';
import type {
  BotConfig,
  ConfigPatch,
  SaveError,
  SaveRequest,
  StoredConfig,
} from '#domain/bot-config/config';
import { parseConfig } from '#domain/bot-config/parse';
import { isSecret } from '#domain/bot-config/secrets';
import type { Result } from '#domain/result';
import { readItem, watchItem, writeItem } from '../../browser/local-storage';
import { parseJson } from '../../json';
import { recordDemoRevision } from './history';
import { recordDemoSecrets } from './secrets';

const keyOf = (serverId: string) => `grouped:demo-config:${serverId}`;

const storedConfig = v.object({ config: v.record(v.string(), v.unknown()), version: v.number() });

export async function loadDemoConfig({
  serverId,
}: {
  serverId: string;
}): Promise<Result<StoredConfig & { hidden: readonly [] }, never>> {
  return { ok: true, value: { ...readStored(serverId), hidden: [] } };
}

/**
 * Saves settings of a demo server in this browser, by the rules of the database: the version grows, changes from two
 * tabs are merged, different values for a key are a conflict, and a save without changes creates no version. Only
 * whether a secret is set is stored, and since when.
 */
export async function saveDemoConfig({
  serverId,
  changes,
}: SaveRequest): Promise<Result<StoredConfig, SaveError>> {
  const theirs = readStored(serverId);
  const settings = changes.filter(({ key }) => !isSecret(key));
  const base = applyChanges(
    theirs.config,
    settings.map((change) => ({ ...change, after: change.before })),
  );
  const { draft, conflicts } = rebase({
    base,
    draft: applyChanges(base, settings),
    theirs: theirs.config,
  });
  if (conflicts.length > 0) {
    return { ok: false, error: { kind: 'conflict', conflicts, theirs } };
  }
  const recorded = [
    ...changesBetween(theirs.config, draft),
    ...recordDemoSecrets(serverId, changes),
  ];
  if (recorded.length === 0) return { ok: true, value: theirs };
  const stored = { config: draft, version: theirs.version + 1 };
  writeItem(keyOf(serverId), JSON.stringify(stored));
  recordDemoRevision(serverId, { version: stored.version, changes: recorded });
  return { ok: true, value: stored };
}

export function watchDemoConfig(
  { serverId }: { serverId: string },
  onChange: (stored: StoredConfig) => void,
): () => void {
  return watchItem(keyOf(serverId), (value) => onChange(storedFrom(value)));
}

function readStored(serverId: string): StoredConfig {
  return storedFrom(readItem(keyOf(serverId)));
}

function storedFrom(text: string | null): StoredConfig {
  const parsed = v.safeParse(storedConfig, parseJson(text ?? 'null'));
  if (!parsed.success) return { config: startingConfig(), version: 0 };
  return { config: parseConfig(parsed.output.config), version: parsed.output.version };
}

function startingConfig(): BotConfig {
  return parseConfig(demoConfig);
}

/** The initial configuration of a demo server. It refers to roles and channels of `demoGuild` by their ids. */
export const demoConfig: ConfigPatch = {
  adminRoleID: '100000000000000102',
  roleId: '100000000000000106',
  boosterRoleId: '100000000000000107',
  ShopSupportRoles: ['100000000000000104', '100000000000000103'],
  logsChannel: '100000000000000214',
  transcriptChannel: '100000000000000212',
  TicketChannelSend: '100000000000000211',
  OnboardingTicketCategory: '100000000000000210',
  SuccessEmbedsChannel: '100000000000000206',
  suggestionChannel: '100000000000000208',
  scrambleWordChannel: '100000000000000207',
  bountyStaffChannel: '100000000000000215',
  typingPointsChannels: ['100000000000000205', '100000000000000206'],
  successPointEnabled: true,
  SuccessPoints: 25,
  SuccessTwitterPoints: 10,
  typingPoints: 1,
  scrambled_enabled: true,
  pointsForScrambleWord: 15,
  scrambled_words: ['membership', 'community', 'giveaway', 'restock'],
  EmbedColor: '#9b87f5',
  reactions: ['🔥', '💸'],
  NewMemberTicket: true,
  WhopWelcomeEmbed: {
    description: 'Welcome! Read the first channel, then say hello in the second.',
    channels: ['100000000000000203', '100000000000000205'],
  },
};
