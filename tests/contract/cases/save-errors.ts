import { expect } from 'vitest';
import type { PersonName } from '#mocks/people';
import { guilds, type GuildName } from '#mocks/servers';
import { change, save, saved, stored } from '../saving';
import { errorIn, type Cases, type World } from '../world';

interface Attempt {
  person?: PersonName;
  guild?: GuildName;
  changes?: readonly object[];
}

type ErrorRow = readonly [status: number, code: string, hint: string];

const notAllowedToModify: ErrorRow = [403, '42501', 'modify'];
const notAllowedToSave: ErrorRow = [403, '42501', 'save'];
const notAllowedToEditApi: ErrorRow = [403, '42501', 'api'];
const invalid = (hint: string): ErrorRow => [400, '22023', hint];

const points = change('SuccessPoints', 25, 30);

/** Expects a save to fail and to store nothing. */
function refuses(
  { person = 'owner', guild = 'resellHeaven', changes = [points] }: Attempt,
  expected: ErrorRow,
) {
  return async (world: World) => {
    const before = await stored(world, guild);
    const { status, error } = await save(world, person, { guild, base: before.version, changes });
    expect([status, error?.code, error?.hint]).toEqual(expected);
    expect(await stored(world, guild)).toEqual(before);
  };
}

/** Expects a call to fail, whatever is stored. */
function refusesCall(person: PersonName, parameters: object, expected: ErrorRow) {
  return async ({ as }: World) => {
    const { status, error } = await as(person).rpc('save_server_config', {
      server_id: guilds.resellHeaven.id,
      base_version: 1,
      changes: [],
      ...parameters,
    });
    expect([status, error?.code, error?.hint]).toEqual(expected);
  };
}

const embed = { title: '', description: '', footerText: '', timestamp: false, fields: [] };

/** Recorded commands, each with a text of the maximum length. */
function commandLog(length: number) {
  return Object.fromEntries(
    Array.from({ length }, (_, n) => [`command ${n}`, { text: 'x'.repeat(4_000) }]),
  );
}

export const saveErrorCases: Cases = {
  'a stranger may not modify a server': refuses({ person: 'newcomer' }, notAllowedToModify),
  'someone without a Discord account may not modify a server': refuses(
    { person: 'unlinked' },
    notAllowedToModify,
  ),
  'a member without a panel may not modify a server': refuses(
    { guild: 'cryptoDesk' },
    notAllowedToModify,
  ),
  'an editor may not modify a server they were given nothing in': refuses(
    { person: 'editor', guild: 'devs' },
    notAllowedToModify,
  ),
  'an editor may not save in a panel they were not given': refuses(
    { person: 'editor', guild: 'cryptoDesk', changes: [change('roleId', '', '')] },
    notAllowedToSave,
  ),
  'one setting they may not save refuses the others too': refuses(
    { person: 'editor', guild: 'picksClub', changes: [points, change('WhopDMs', false, true)] },
    notAllowedToSave,
  ),
  'an editor may not save a secret': refuses(
    { person: 'editor', guild: 'cryptoDesk', changes: [change('WhopAPIKey', '', 'planted')] },
    notAllowedToSave,
  ),
  'opening the API panel is not enough to save a secret': refuses(
    {
      person: 'supporter',
      guild: 'ticketExchange',
      changes: [change('WhopAPIKey', '', 'planted')],
    },
    notAllowedToEditApi,
  ),
  'a role that may edit saves a secret where the API panel is open, and not the setting beside it':
    refuses(
      {
        person: 'moderator',
        guild: 'ticketExchange',
        changes: [
          change('WhopAPIKey', '', 'planted'),
          change('whopBotMasterRoleID', '', '845201933120406014'),
        ],
      },
      notAllowedToEditApi,
    ),
  'the command log takes a right to its panel': refuses(
    { person: 'editor', guild: 'cryptoDesk', changes: [change('commands', {}, { ban: {} })] },
    notAllowedToSave,
  ),
  "the platform owner's setting is not an owner's to save": refuses(
    { changes: [change('whopBotMasterRoleID', '', '845201933120406014')] },
    notAllowedToEditApi,
  ),
  "the platform owner's setting is not the site's people's to save": refuses(
    { person: 'admin', changes: [change('whopBotMasterRoleID', '', '')] },
    notAllowedToEditApi,
  ),
  'the right comes before the value': refuses(
    { person: 'editor', guild: 'cryptoDesk', changes: [change('roleId', '', 7)] },
    notAllowedToSave,
  ),
  'the first change that may not be saved is the one that is told': refuses(
    {
      person: 'editor',
      guild: 'cryptoDesk',
      changes: [change('typingPoints', 1, 'x'), change('roleId', '', '')],
    },
    invalid('type'),
  ),

  'a server that does not exist may not be modified': refusesCall(
    'owner',
    { server_id: '99999999999999999' },
    notAllowedToModify,
  ),
  'whoever runs the site is told that a server does not exist': refusesCall(
    'admin',
    { server_id: '99999999999999999' },
    invalid('server'),
  ),
  'what is no id is no server': refusesCall('owner', { server_id: 'all' }, invalid('server')),
  'no server id is no server': refusesCall('owner', { server_id: '' }, invalid('server')),
  'a version below zero is none': refusesCall('owner', { base_version: -1 }, invalid('server')),
  'changes are a list': refusesCall('owner', { changes: { key: 'x' } }, invalid('server')),
  'more than 500 changes are too many': refusesCall(
    'owner',
    { changes: Array.from({ length: 501 }, () => points) },
    invalid('server'),
  ),

  'an unknown setting is refused': refuses(
    { changes: [{ key: 'isAdmin', before: false, after: true }] },
    invalid('key'),
  ),
  'a name that every object has is no setting': refuses(
    { changes: [{ key: 'toString', before: '', after: '' }] },
    invalid('key'),
  ),
  'a change without its setting is refused': refuses(
    { changes: [{ before: 1, after: 2 }] },
    invalid('key'),
  ),
  'a change that does not say what was before is refused': refuses(
    { changes: [{ key: 'SuccessPoints', after: 30 }] },
    invalid('key'),
  ),
  'a change that does not say what shall be is refused': refuses(
    { changes: [{ key: 'SuccessPoints', before: 25 }] },
    invalid('type'),
  ),
  'one unknown setting refuses the others too': refuses(
    { changes: [points, { key: 'isAdmin', before: false, after: true }] },
    invalid('key'),
  ),

  'a text is no number': refuses({ changes: [change('SuccessPoints', 25, '30')] }, invalid('type')),
  'a fraction is no whole number': refuses(
    { changes: [change('SuccessPoints', 25, 2.5)] },
    invalid('type'),
  ),
  'a switch is not cleared by null': refuses(
    { changes: [change('WhopDMs', true, null)] },
    invalid('type'),
  ),
  'letters are no id': refuses({ changes: [change('roleId', '', 'everyone')] }, invalid('type')),
  'a number is no id': refuses({ changes: [change('roleId', '', 845)] }, invalid('type')),
  'an id is no list of ids': refuses(
    { changes: [change('ShopSupportRoles', [], '845201933120406014')] },
    invalid('type'),
  ),
  'a word is no color': refuses({ changes: [change('EmbedColor', '', 'red')] }, invalid('type')),
  'a script is no address': refuses(
    { changes: [change('websiteLink', '', 'javascript:alert(1)')] },
    invalid('type'),
  ),
  'an embed without all of its parts is none': refuses(
    { changes: [change('CancellationEmbed', null, { title: 'Bye' })] },
    invalid('type'),
  ),
  'an embed with a part it does not have is none': refuses(
    { changes: [change('CancellationEmbed', null, { ...embed, script: '' })] },
    invalid('type'),
  ),
  'a keyword points to an id': refuses(
    { changes: [change('relayConfig', {}, { restock: 'somewhere' })] },
    invalid('type'),
  ),
  'a secret is a text': refuses({ changes: [change('WhopAPIKey', '', null)] }, invalid('type')),

  'a text has a size': refuses(
    { changes: [change('webhookSuccessName', '', 'x'.repeat(81))] },
    invalid('size'),
  ),
  'a text in an embed has a size': refuses(
    { changes: [change('CancellationEmbed', null, { ...embed, title: '🎉'.repeat(257) })] },
    invalid('size'),
  ),
  'a list has a size': refuses(
    {
      changes: [
        change(
          'reactions',
          [],
          Array.from({ length: 21 }, () => '🔥'),
        ),
      ],
    },
    invalid('size'),
  ),
  'a number has a size': refuses({ changes: [change('SuccessPoints', 25, 1e17)] }, invalid('size')),
  'points are not negative': refuses(
    { changes: [change('SuccessPoints', 25, -1)] },
    invalid('size'),
  ),
  'a percentage ends at 100': refuses(
    { changes: [change('WatermarkOpacity', null, 101)] },
    invalid('size'),
  ),
  'points of a thread are not negative': refuses(
    { changes: [change('ThreadPoints', {}, { '845201933120407015': -1 })] },
    invalid('size'),
  ),
  'a schedule keeps to the numbers of its parts': refuses(
    { changes: [change('scrambleCronSchedule', null, '60 * * * *')] },
    invalid('type'),
  ),
  'a secret has a size': refuses(
    { changes: [change('WhopAPIKey', '', 'x'.repeat(513))] },
    invalid('size'),
  ),
  'a map has a size': refuses(
    {
      changes: [
        change(
          'relayConfig',
          {},
          Object.fromEntries(
            Array.from({ length: 101 }, (_, n) => [`word ${n}`, '845201933120407015']),
          ),
        ),
      ],
    },
    invalid('size'),
  ),
  'a configuration has a size as a whole, though each of its parts fits': refuses(
    { changes: [change('commands', {}, commandLog(150))] },
    invalid('size'),
  ),
  'characters are counted as people count them, without the white space around them': async (
    world,
  ) => {
    const { version: base } = await stored(world);
    const name = `  ${'🎉'.repeat(80)}  `;
    const changes = [change('webhookSuccessName', '', name)];
    const { config } = await saved(world, 'owner', { base, changes });
    expect(config.webhookSuccessName).toBe(name);
  },

  'a save without one of its parameters finds no function': async ({ as }) => {
    const answer = await as('owner').rpc('save_server_config', {
      server_id: guilds.resellHeaven.id,
      changes: [points],
    });
    expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
  },
  'a save needs a session that has not ended': async ({ expired }) => {
    const answer = await expired('owner').rpc('save_server_config', {
      server_id: guilds.resellHeaven.id,
      base_version: 1,
      changes: [points],
    });
    expect(errorIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
  },
};
