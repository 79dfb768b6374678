import type { ConfigKey } from '../../src/domain/bot-config/fields';
import type { Panel } from '../../src/domain/permissions/panels';
import type { PanelRole } from '../../src/domain/permissions/roles';

/**
 * A person and their rights in one server (product.md §12). The personas are written by hand. The tests of
 * `domain/permissions` and the tests of the database policies compare their results with the same personas. This
 * ensures that the page offers exactly what the database allows.
 */
export interface Persona {
  name: string;
  /** Their role in the server's guild, as Discord reports it. */
  guild?: GuildWord;
  /** Their role in another guild, as Discord reports it. */
  guildElsewhere?: GuildWord;
  /** Their permissions in the server. A Discord account can be in several member rows; each row is one entry. */
  here?: readonly Given[];
  /** The combination of all entries of `here`. Set this property if `here` has several entries. */
  hereInAll?: Given;
  elsewhere?: Given;
  panelsEverywhere?: readonly Panel[];
  site?: 'owner' | 'admin';

  /** The panels they can open. All others are closed to them. */
  opens: readonly Panel[];
  editsApi: boolean;
  /** The settings of `askedKeys` they may save. */
  saves: readonly AskedKey[];
  /**
   * The error for settings that are not in `saves`: `modify` if the person may open no panel that has settings,
   * otherwise `save`. It is null if `saves` contains every setting.
   */
  otherwise: 'modify' | 'save' | null;
}

/**
 * Returns the expected result of saving one setting. For API settings, a user with access to the API panel gets a more
 * precise error.
 */
export function said({ saves, opens, otherwise }: Persona, key: AskedKey) {
  if (saves.includes(key)) return 'saved';
  const isApi = key === 'WhopAPIKey' || key === 'whopBotMasterRoleID';
  return isApi && opens.includes('api') ? 'api' : otherwise;
}

export interface GuildWord {
  owner: boolean;
  /** A decimal bit field of any size, as Discord sends it. */
  permissions: string;
  /** Set if Discord's response is older than a day. The role then no longer counts. */
  hasLapsed?: true;
}

export interface Given {
  role: PanelRole;
  panels: readonly Panel[];
}

/**
 * One setting of each panel that has settings. For the API panel both settings are listed, because their rules differ.
 */
export const askedKeys = [
  'webhookSuccessName',
  'WhopAPIKey',
  'whopBotMasterRoleID',
  'roleId',
  'logsChannel',
  'SuccessPoints',
  'commands',
  'EmbedColor',
] as const satisfies readonly ConfigKey[];
export type AskedKey = (typeof askedKeys)[number];

const everyPanel = [
  'advanced',
  'api',
  'roles',
  'channels',
  'points',
  'misc',
  'embeds',
  'editors',
] as const;
const allButMasterRole = [
  ...([
    'webhookSuccessName',
    'WhopAPIKey',
    'roleId',
    'logsChannel',
    'SuccessPoints',
    'commands',
    'EmbedColor',
  ] as const),
];

const everything = {
  opens: everyPanel,
  editsApi: true,
  saves: allButMasterRole,
  otherwise: 'save',
} as const;
const nothing = { opens: [], editsApi: false, saves: [], otherwise: 'modify' } as const;
const points = {
  opens: ['points'],
  editsApi: false,
  saves: ['SuccessPoints'],
  otherwise: 'save',
} as const;

export const personas: readonly Persona[] = [
  { name: 'a stranger', ...nothing },
  { name: 'a member of the guild', guild: { owner: false, permissions: '104320577' }, ...nothing },
  {
    name: 'a member without any permission',
    guild: { owner: false, permissions: '0' },
    ...nothing,
  },
  {
    name: 'the owner of the guild',
    guild: { owner: true, permissions: '9007199254740991' },
    ...everything,
  },
  {
    name: 'an owner of whom Discord names no permission',
    guild: { owner: true, permissions: '0' },
    ...everything,
  },
  { name: 'an admin of the guild', guild: { owner: false, permissions: '8' }, ...everything },
  {
    name: 'an admin among other permissions',
    guild: { owner: false, permissions: '2147483647' },
    ...everything,
  },
  // The value is 2^57 + 8. A JavaScript number rounds it to 2^57.
  {
    name: 'an admin beyond 53 bits',
    guild: { owner: false, permissions: '144115188075855880' },
    ...everything,
  },
  // The value is 2^55 + 5. A JavaScript number rounds it to 2^55 + 8.
  {
    name: 'no admin beyond 53 bits',
    guild: { owner: false, permissions: '36028797018963973' },
    ...nothing,
  },
  {
    name: 'an admin by a field of 40 digits',
    guild: { owner: false, permissions: '1000000000000000000000000000000000000008' },
    ...everything,
  },
  {
    name: 'a member with a field of 41 digits',
    guild: { owner: false, permissions: '10000000000000000000000000000000000000008' },
    ...nothing,
  },
  {
    name: 'a member with a word for permissions',
    guild: { owner: false, permissions: 'ADMINISTRATOR' },
    ...nothing,
  },
  {
    name: 'a member with negative permissions',
    guild: { owner: false, permissions: '-8' },
    ...nothing,
  },
  {
    name: 'a member with a fraction for permissions',
    guild: { owner: false, permissions: '8.0' },
    ...nothing,
  },
  {
    name: 'a member with hexadecimal permissions',
    guild: { owner: false, permissions: '0x8' },
    ...nothing,
  },
  {
    name: 'a member with other digits for permissions',
    guild: { owner: false, permissions: '８' },
    ...nothing,
  },
  { name: 'a member with empty permissions', guild: { owner: false, permissions: '' }, ...nothing },
  {
    name: 'an owner of another guild',
    guildElsewhere: { owner: true, permissions: '8' },
    ...nothing,
  },
  {
    name: 'an owner whose access has lapsed',
    guild: { owner: true, permissions: '8', hasLapsed: true },
    ...nothing,
  },
  {
    name: 'an admin whose access has lapsed, given points',
    guild: { owner: false, permissions: '8', hasLapsed: true },
    here: [{ role: 'support', panels: ['points'] }],
    ...points,
  },
  { name: 'support without panels', here: [{ role: 'support', panels: [] }], ...nothing },
  { name: 'an editor of points', here: [{ role: 'support', panels: ['points'] }], ...points },
  {
    name: 'an editor of points who is in the guild',
    guild: { owner: false, permissions: '104320577' },
    here: [{ role: 'developer', panels: ['points'] }],
    ...points,
  },
  {
    name: 'an editor of roles and channels',
    here: [{ role: 'support', panels: ['roles', 'channels'] }],
    opens: ['roles', 'channels'],
    editsApi: false,
    saves: ['roleId', 'logsChannel'],
    otherwise: 'save',
  },
  {
    name: 'an editor of editors',
    here: [{ role: 'support', panels: ['editors'] }],
    opens: ['editors'],
    editsApi: false,
    saves: [],
    otherwise: 'modify',
  },
  {
    name: 'support with every panel there is to give',
    here: [
      {
        role: 'support',
        panels: ['advanced', 'api', 'roles', 'channels', 'points', 'embeds', 'editors'],
      },
    ],
    opens: ['advanced', 'api', 'roles', 'channels', 'points', 'embeds', 'editors'],
    editsApi: false,
    saves: ['webhookSuccessName', 'roleId', 'logsChannel', 'SuccessPoints', 'EmbedColor'],
    otherwise: 'save',
  },
  {
    name: 'support with the API panel',
    here: [{ role: 'support', panels: ['api'] }],
    opens: ['api'],
    editsApi: false,
    saves: [],
    otherwise: 'save',
  },
  {
    name: 'a developer with the API panel',
    here: [{ role: 'developer', panels: ['api'] }],
    opens: ['api'],
    editsApi: false,
    saves: [],
    otherwise: 'save',
  },
  {
    name: 'a moderator with the API panel',
    here: [{ role: 'moderator', panels: ['api'] }],
    opens: ['api'],
    editsApi: true,
    saves: ['WhopAPIKey'],
    otherwise: 'save',
  },
  {
    name: 'a moderator without panels',
    here: [{ role: 'moderator', panels: [] }],
    opens: [],
    editsApi: true,
    saves: [],
    otherwise: 'modify',
  },
  {
    name: 'a moderator elsewhere with the API panel here',
    here: [{ role: 'support', panels: ['api'] }],
    elsewhere: { role: 'moderator', panels: ['api'] },
    opens: ['api'],
    editsApi: false,
    saves: [],
    otherwise: 'save',
  },
  {
    name: 'an admin by what they were given',
    here: [{ role: 'admin', panels: [] }],
    ...everything,
  },
  { name: 'an admin elsewhere', elsewhere: { role: 'admin', panels: ['points'] }, ...nothing },
  {
    name: 'an admin elsewhere with points here',
    here: [{ role: 'support', panels: ['points'] }],
    elsewhere: { role: 'admin', panels: ['roles'] },
    ...points,
  },
  { name: 'an editor elsewhere', elsewhere: { role: 'support', panels: ['points'] }, ...nothing },
  {
    name: 'an editor of embeds everywhere',
    panelsEverywhere: ['embeds'],
    opens: ['embeds'],
    editsApi: false,
    saves: ['EmbedColor'],
    otherwise: 'save',
  },
  {
    name: 'an editor of the API panel everywhere',
    panelsEverywhere: ['api'],
    opens: ['api'],
    editsApi: false,
    saves: [],
    otherwise: 'save',
  },
  {
    name: 'an editor of embeds everywhere and of points here',
    panelsEverywhere: ['embeds'],
    here: [{ role: 'support', panels: ['points'] }],
    opens: ['points', 'embeds'],
    editsApi: false,
    saves: ['SuccessPoints', 'EmbedColor'],
    otherwise: 'save',
  },
  {
    name: 'someone given the same server twice',
    here: [
      { role: 'support', panels: ['points', 'api'] },
      { role: 'moderator', panels: ['embeds', 'points'] },
    ],
    hereInAll: { role: 'moderator', panels: ['api', 'embeds', 'points'] },
    opens: ['api', 'points', 'embeds'],
    editsApi: true,
    saves: ['WhopAPIKey', 'SuccessPoints', 'EmbedColor'],
    otherwise: 'save',
  },
  {
    name: 'an admin of the guild who is support on the site',
    guild: { owner: false, permissions: '8' },
    here: [{ role: 'support', panels: ['points'] }],
    ...everything,
  },
  { name: 'a site admin', site: 'admin', ...everything },
  {
    name: 'the platform owner',
    site: 'owner',
    opens: everyPanel,
    editsApi: true,
    saves: askedKeys,
    otherwise: null,
  },
];

/** A member of the server's team, with their other roles. */
export interface Member {
  name: string;
  role: PanelRole;
  is?: 'the owner of the guild' | 'the platform owner';
}

export const members = [
  { name: 'support', role: 'support' },
  { name: 'a moderator', role: 'moderator' },
  { name: 'a developer', role: 'developer' },
  { name: 'an admin', role: 'admin' },
  { name: 'the owner of the guild', role: 'support', is: 'the owner of the guild' },
  { name: 'the platform owner', role: 'support', is: 'the platform owner' },
] as const satisfies readonly Member[];
export type MemberName = (typeof members)[number]['name'];

const anyoneElse = [
  'support',
  'a moderator',
  'a developer',
  'an admin',
  'the owner of the guild',
] as const;
const whoIsNoAdmin = ['support', 'a moderator', 'a developer'] as const;

/** The entries of `members` that each remover may remove from the server. */
export const removals: readonly { remover: string; removes: readonly MemberName[] }[] = [
  { remover: 'the platform owner', removes: anyoneElse },
  { remover: 'the owner of the guild', removes: anyoneElse },
  { remover: 'an owner of whom Discord names no permission', removes: anyoneElse },
  { remover: 'a site admin', removes: whoIsNoAdmin },
  { remover: 'an admin of the guild', removes: whoIsNoAdmin },
  { remover: 'an admin beyond 53 bits', removes: whoIsNoAdmin },
  { remover: 'an admin by what they were given', removes: whoIsNoAdmin },
  { remover: 'an admin of the guild who is support on the site', removes: whoIsNoAdmin },
  { remover: 'an owner whose access has lapsed', removes: [] },
  { remover: 'an owner of another guild', removes: [] },
  { remover: 'an admin elsewhere', removes: [] },
  { remover: 'a moderator without panels', removes: [] },
  { remover: 'an editor of editors', removes: [] },
  { remover: 'support with every panel there is to give', removes: [] },
  { remover: 'an editor of points', removes: [] },
  { remover: 'a member of the guild', removes: [] },
  { remover: 'a stranger', removes: [] },
];
