import { changesBetween, type ConfigChange } from '#domain/bot-config/changes';
import type { BotConfig, ConfigPatch } from '#domain/bot-config/config';
import { defaultConfig, fields, fieldsOf, tabs, type ConfigKey } from '#domain/bot-config/fields';
import { withoutSecrets } from '#domain/bot-config/history';
import { startingConfig } from './configs';
import { channelId, roleId } from './guild';
import { people, type Person } from '../session/people';
import { guilds } from './servers';
import type { TableRow } from '#services/database-functions';

export interface RevisionRow extends TableRow<
  'server_config_revisions',
  'bytes_so_far' | 'changes' | 'keys'
> {
  keys: ConfigKey[];
  changes: ConfigChange[];
}

type Author = Pick<RevisionRow, 'saved_by' | 'saved_by_name' | 'saved_by_discord_id'>;

export function authorOf({ id, email, discord }: Person): Author {
  return {
    saved_by: id,
    saved_by_name: discord?.username ?? email,
    saved_by_discord_id: discord?.id ?? null,
  };
}

const mira = authorOf(people.owner);
const theo = authorOf(people.admin);
const lena: Author = {
  saved_by: null,
  saved_by_name: 'lena_mods',
  saved_by_discord_id: '287450913364705290',
};
const priya: Author = {
  saved_by: null,
  saved_by_name: 'priya.r',
  saved_by_discord_id: '318264950173892608',
};
const jonas: Author = {
  saved_by: null,
  saved_by_name: 'jonas.la',
  saved_by_discord_id: '427193846102958080',
};
const kenji: Author = { saved_by: null, saved_by_name: 'kenji.ops', saved_by_discord_id: null };

const early: ConfigPatch = {
  SuccessPoints: 10,
  SuccessTwitterPoints: 5,
  SuccessWhopPoints: 5,
  successPointsWhenDisabled: 5,
  SuccessDM: false,
  videoPointsEnabled: true,
  videoPointsWhenEnabled: 25,
  typingPoints: 3,
  typingPointsChannels: [channelId('general')],
  ThreadPoints: {},
  scrambled_enabled: false,
  pointsForScrambleWord: 10,
  scrambled_words: ['restock', 'cashback'],
  scrambleWordChannel: channelId('general'),
  BountyAwardPoints: '50',
  EmbedColor: '#5865f2',
  websiteLink: 'http://resell-heaven.example',
  WatermarkOpacity: 20,
  webhookSuccessName: 'Success',
  reactions: ['🔥'],
  GIVEAWAY_EMOJI: '🎁',
  roiButtonEnabled: false,
  ShopSupportRoles: [roleId('Moderator')],
  OnboardingRoleMustHave: [roleId('Subscriber')],
  SuccessEmbedsChannel: channelId('general'),
  suggestionChannel: channelId('feedback'),
  inviteLogs: channelId('bot-log'),
  relayConfig: { restock: channelId('amazon-monitor') },
  channelPairs: [{ from: channelId('amazon-monitor'), to: channelId('tool-deals') }],
  WhopWelcomeEmbed: { description: 'Welcome!', channels: [channelId('start-here')] },
  SubscriptionCancellationEmbed: { description: 'Your membership ended.' },
};

const current = startingConfig(guilds.resellHeaven.id);

function today(...keys: ConfigKey[]): ConfigPatch {
  return Object.fromEntries(keys.map((key) => [key, current[key]]));
}

/** A save: how many days ago it happened, the time in UTC, the author, and the changed values. */
type Save = readonly [daysAgo: number, time: string, by: Author, values: ConfigPatch];

const saves: readonly Save[] = [
  [88, '19:20', mira, { WhopAPIKey: 'whop_demo_key' }],
  [86, '16:05', kenji, { SuccessPoints: 15 }],
  [81, '09:48', kenji, today('SuccessEmbedsChannel')],
  [79, '21:12', mira, { EmbedColor: '#7c5cff', ...today('websiteLink') }],
  [74, '13:30', lena, { scrambled_words: ['restock', 'cashback', 'arbitrage'] }],
  [70, '10:02', kenji, today('inviteLogs', 'suggestionChannel')],
  [66, '18:41', lena, { scrambled_enabled: true, ...today('scrambleWordChannel') }],
  [63, '08:15', mira, today('ShopSupportRoles', 'OnboardingRoleMustHave')],
  [59, '20:26', lena, { typingPoints: 2 }],
  [55, '11:11', mira, { WhopAPIKey: '' }],
  [52, '15:37', kenji, today('SuccessTwitterPoints')],
  [47, '17:03', mira, { ...today('webhookSuccessName'), WatermarkOpacity: 50 }],
  [44, '12:44', lena, { BountyAwardPoints: '75' }],
  [40, '19:58', mira, today('WhopWelcomeEmbed')],
  [36, '09:09', theo, today('channelPairs', 'relayConfig')],
  [33, '22:31', jonas, { pointsForScrambleWord: 50 }],
  [32, '07:54', mira, { pointsForScrambleWord: 15 }],
  [27, '14:18', theo, today('EmbedColor')],
  [24, '10:40', priya, today('reactions', 'GIVEAWAY_EMOJI')],
  [20, '16:27', mira, today('SubscriptionCancellationEmbed')],
  [17, '13:05', theo, { SuccessPoints: 20, ...today('SuccessWhopPoints') }],
  [14, '18:36', mira, today('BountyAwardPoints')],
  [11, '11:52', theo, today('videoPointsEnabled', 'videoPointsWhenEnabled')],
  [9, '20:14', mira, today('typingPoints', 'typingPointsChannels')],
  [7, '09:33', theo, today('scrambled_words')],
  [6, '17:45', mira, today('successPointsWhenDisabled', 'SuccessDM', 'roiButtonEnabled')],
  [4, '12:20', theo, today('WatermarkOpacity')],
  [3, '19:07', mira, today('ThreadPoints')],
  [2, '08:29', mira, { SuccessPoints: 100 }],
  [2, '08:31', mira, { SuccessPoints: 20 }],
  [1, '15:10', theo, today('pointsForScrambleWord')],
  [1, '18:42', mira, today('SuccessPoints')],
];

const DAY = 86_400_000;

/**
 * Returns a server's initial history, oldest first. The number of rows is the version of the server's configuration.
 * The rows are dated back from `now` (Unix ms), so that relative dates stay the same.
 */
export function startingRevisions(serverId: string, now: number): RevisionRow[] {
  const past = serverId === guilds.resellHeaven.id ? pastOfResellHeaven() : pastOfOthers(serverId);
  const midnight = Math.floor(now / DAY) * DAY;
  let config = defaultConfig();
  return past.map(([daysAgo, time, by, values], index) => {
    const before = config;
    config = { ...config, ...values };
    const savedAt = midnight - daysAgo * DAY + Date.parse(`1970-01-01T${time}:00Z`);
    return revisionRow({ serverId, version: index + 1, savedAt, by, before, after: config });
  });
}

/** Returns the history row of a save. `savedAt` is in Unix ms; `secrets` are those that were set or cleared. */
export function revisionRow(save: {
  serverId: string;
  version: number;
  savedAt: number;
  by: Author;
  before: BotConfig;
  after: BotConfig;
  secrets?: readonly ConfigChange[];
}): RevisionRow {
  const { before, after, secrets = [] } = save;
  const found = [...changesBetween(before, after), ...secrets].map(withoutSecrets);
  const changes = fields.flatMap((field) => found.filter(({ key }) => key === field.key));
  return {
    id: save.version,
    server_id: save.serverId,
    version: save.version,
    saved_at: new Date(save.savedAt).toISOString(),
    ...save.by,
    keys: changes.map(({ key }) => key),
    changes,
  };
}

/** The settings of Resell Heaven were saved tab by tab in one evening, and have been changed often since then. */
function pastOfResellHeaven(): readonly Save[] {
  const first: BotConfig = { ...current, ...early };
  const settings = changesBetween(defaultConfig(), first).map(({ key }) => key);
  const setUp = tabs.flatMap((tab, index): Save[] => {
    const keys = fieldsOf(tab).flatMap(({ key }) => (settings.includes(key) ? [key] : []));
    const values: ConfigPatch = Object.fromEntries(keys.map((key) => [key, first[key]]));
    return keys.length === 0 ? [] : [[94, `20:${10 + index * 7}`, mira, values]];
  });
  return [...setUp, ...saves];
}

function pastOfOthers(serverId: string): readonly Save[] {
  return [[30, '12:00', theo, startingConfig(serverId)]];
}
