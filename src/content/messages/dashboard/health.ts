import type { BotNeed } from '#domain/bot-config/bot-needs';
import { serverEmojiOf } from '#domain/bot-config/emoji';
import { fieldOf } from '#domain/bot-config/fields';
import { guildNames, type PickedThing, unknownLabel } from '#domain/bot-config/guild-names';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type {
  Exclusion,
  Finding,
  HealthLimit,
  LastCheck,
  Severity,
} from '#domain/bot-config/health';
import type { HealthLine } from '#domain/bot-config/health-lines';
import { permissionOf } from '#domain/bot-config/health';
import type { NeededPermission } from '#domain/discord-permissions/bot-limits';
import { formatList } from '#domain/format-list';
import { formatNumber } from '#domain/format-number';
import { isolated } from '#domain/names';
import { botLimitMark, botLimitText } from './bot-limits';

/** Texts of the page with what the bot cannot do (product.md §9.23). */
export const healthMessages = {
  help: 'Compares the saved settings with the roles, channels and permissions of the server on Discord.',
  loading: 'Checking the settings',
  check: 'Check again',
  checking: 'Checking…',
  notChecked: 'The server could not be read again. This is what was found before.',
  unreachable: 'The server could not be checked',
  unreachableHelp:
    'Its roles and channels could not be read from Discord. The bot may work all the same.',
  healthy: 'The bot can do everything that these settings need',
  healthyHelp: 'Nothing that they name is missing on Discord, and the bot has the permissions.',
  allIgnored: 'You ignore everything that the bot cannot do',
  onlyOwn: 'Only the settings that you may change are checked.',
  unread:
    "The bot's own roles could not be read from Discord, so its permissions, and what was deleted, were not checked.",
  demo: 'Demo servers have no bot',
  demoHelp: 'There is nothing on Discord that could be checked.',
  noRights: 'None of the settings that you may change names a role or a channel',
  timedOut: 'The bot is timed out, so it can hardly do anything',
  timedOutHelp:
    'Until the timeout ends, the bot sends no messages, gives no roles and opens no tickets. A moderator can remove it: in Discord, open the profile of the bot. Its permissions were not checked.',
  notInServerHelp: 'None of these settings does anything until the bot is in the server.',
  invite: 'Invite the bot',
  inviteYourself:
    'Add it in Discord with its invite link, which the community server of Grouped has. Only people with the Manage Server permission can use it.',
  repairInvite: 'Repair the invite',
  choose: 'Choose again',
  chooseFirst: 'Choose a channel',
  openDiscord: 'Open Discord',
  ignore: 'Ignore this',
  unignore: 'Stop ignoring',
  showIgnored: 'Show ignored',
  hideIgnored: 'Hide ignored',
  unsaved: 'Changed, but not saved yet',
  pictures: 'Pictures that this browser could not load',
  notices: 'Notices do not arrive on Discord',
  openNotices: 'Open the webhook',
  copyFailed: 'This browser did not allow copying.',
} as const;

/** The headings of the lists. */
export const severityTexts = {
  fails: 'Fails for members',
  limited: 'Less urgent',
} as const satisfies Record<Severity, string>;

/** What fails because of a role or a channel, by what the bot does with it. */
const consequences = {
  anything: 'This setting does nothing',
  namesRole: 'No member is recognized by this role',
  givesRole: 'Members neither get nor lose this role',
  namesChannel: 'The message mentions a channel that members cannot open',
  reads: 'The bot does not see what members post',
  reacts: 'New posts get no reactions from the bot',
  replies: 'New posts get no answer from the bot',
  posts: "The bot's messages do not arrive",
  postsEmbeds: "The bot's messages do not arrive",
  postsFiles: "The bot's files do not arrive",
  receives: 'Copied posts do not arrive',
  opensChannels: 'No tickets are opened',
} as const satisfies Record<BotNeed, string>;

/** What fails because of a limit, whatever the bot does with the role or the channel. */
const ownConsequences: Readonly<Partial<Record<HealthLimit, string>>> = {
  MANAGE_GUILD: 'The log cannot say who invited a member',
  KICK_MEMBERS: 'Members who lose the role are not kicked',
  notSet: 'This is on, but it does not happen anywhere',
  unknownEmoji: 'The bot may not be able to use an emoji',
  notLoaded: 'Messages may have no picture',
  removedAtOnce: 'The role is removed as soon as a member gets it',
  staffAndPublic: 'Everyone can read the submissions that staff review',
  copiedToItself: 'Messages are copied to the channel that they are in',
};

/** Why two uses of a role or a channel exclude each other. */
const exclusionCauses = {
  removedAtOnce:
    'The role that members receive and the role that is then removed are the same. Choose another one.',
  staffAndPublic:
    'New submissions and public announcements have the same channel. Choose another one for one of them.',
  copiedToItself: 'Both channels of a row are the same. Choose another one.',
} as const satisfies Record<Exclusion, string>;

/** The names of permissions in Discord. */
const permissionNames = {
  VIEW_CHANNEL: 'View Channels',
  CONNECT: 'Connect',
  SEND_MESSAGES: 'Send Messages',
  SEND_MESSAGES_IN_THREADS: 'Send Messages in Threads and Posts',
  READ_MESSAGE_HISTORY: 'Read Message History',
  EMBED_LINKS: 'Embed Links',
  ATTACH_FILES: 'Attach Files',
  ADD_REACTIONS: 'Add Reactions',
  MANAGE_CHANNELS: 'Manage Channels',
  MANAGE_ROLES: 'Manage Roles',
  KICK_MEMBERS: 'Kick, Approve, and Reject Members',
  MANAGE_GUILD: 'Manage Server',
} as const satisfies Record<NeededPermission, string>;

export function permissionName(permission: NeededPermission): string {
  return permissionNames[permission];
}

/** Returns what fails for members. If several settings have the line in common, this is what the bot cannot do. */
export function whatFailsText({ findings: [first, ...others], limit }: HealthLine): string {
  const own = ownConsequences[limit];
  if (own !== undefined) return own;
  const permission = permissionOf(limit);
  if (permission !== null && others.some(({ need }) => need !== first.need)) {
    return `The bot lacks ${permissionNames[permission]} for ${new Set([first, ...others].map(({ key }) => key)).size} settings`;
  }
  return consequences[first.need];
}

/** Returns why it fails, and what to do in Discord. */
export function causeText(line: HealthLine, resources: GuildResources): string {
  const {
    limit,
    isServerWide,
    findings: [first],
  } = line;
  const names = [...new Set(line.findings.map((finding) => nameOf(finding, resources)))];
  switch (limit) {
    case 'notSet':
      return 'No channel is chosen for it.';
    case 'unknownEmoji':
      return `The server has no emoji ${formatList(names)}. It was deleted, or it belongs to another server, where the bot must be too.`;
    case 'notLoaded':
      return pictureText(first.id ?? '');
    case 'removedAtOnce':
    case 'staffAndPublic':
    case 'copiedToItself':
      return exclusionCauses[limit];
    default:
  }
  const permission = permissionOf(limit);
  if (permission !== null) {
    const name = permissionNames[permission];
    return isServerWide
      ? `No role of the bot has the ${name} permission. In Discord, open Server Settings, then Roles, and turn it on for the bot's role.`
      : `${formatList(names)} ${names.length === 1 ? 'denies' : 'deny'} the bot the ${name} permission. In Discord, edit the channel, open Permissions, and allow it for the bot's role.`;
  }
  const known = limit as Exclude<typeof limit, keyof typeof permissionNames>;
  if (names.length > 1) return `${formatList(names)}: ${botLimitMark(known)}.`;
  return `${names.join('')}: ${botLimitText(thingOf(first), known)}`;
}

const discordHosts: readonly string[] = ['cdn.discordapp.com', 'media.discordapp.net'];

function pictureText(url: string): string {
  const { hostname, pathname } = new URL(url);
  return discordHosts.includes(hostname) && pathname.startsWith('/attachments/')
    ? 'Links to files in Discord messages expire after about a day. Upload the picture somewhere else.'
    : `${hostname} did not return a picture. It was deleted, the server is down, or it refuses other websites.`;
}

function nameOf(finding: Finding, resources: GuildResources): string {
  const emoji = serverEmojiOf(finding.id ?? '');
  if (emoji) return `:${emoji.name}:`;
  const thing = thingOf(finding);
  const { roles, channels } = guildNames(resources);
  const id = finding.id ?? '';
  const name = (thing === 'role' ? roles : channels).get(id);
  if (name === undefined) return unknownLabel(thing)(id);
  const marks = { role: '@', channel: '#', category: '' };
  return isolated(`${marks[thing]}${name.replace(/^@/, '')}`);
}

/** Returns what a finding is about. */
function thingOf({ key, need }: Finding): PickedThing {
  const { kind } = fieldOf(key);
  if (kind === 'role' || kind === 'roles') return 'role';
  return need === 'opensChannels' ? 'category' : 'channel';
}

/** Returns the label of the button that copies a permission's name. */
export function copyPermissionText(permission: NeededPermission): string {
  return `Copy “${permissionNames[permission]}”`;
}

/** Returns what screen readers hear after a permission's name was copied. */
export function copiedPermissionText(permission: NeededPermission): string {
  return `${permissionNames[permission]} copied.`;
}

/** Returns the button that shows how many findings are ignored. */
export function ignoredText(count: number): string {
  return `${healthMessages.showIgnored} (${count})`;
}

/** Returns when the server was last checked; `ago` is the time since then, such as "5 minutes ago". */
export function checkedText(ago: string): string {
  return `Checked ${ago}`;
}

/** Returns what the check before this one found. `ago` is the time since then. */
export function lastCheckText({ by, fails }: LastCheck, ago: string): string {
  const found = fails === 0 ? 'nothing' : fails === 1 ? '1 thing' : `${formatNumber(fails)} things`;
  return `The check before, ${ago} by ${by === null ? 'the bot' : isolated(by)}: ${found} failed for members.`;
}

/** Returns who can invite the bot, for a viewer who does not have full access. */
export function askForInviteText(serverName: string): string {
  return `Ask the owner or an admin of ${isolated(serverName)} to invite the bot.`;
}
