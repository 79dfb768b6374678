import { expect } from 'vitest';
import type { PersonName } from '#mocks/session/people';
import { guilds, type GuildName } from '#mocks/dashboard/servers';
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

/** Returns a case that expects a save to fail and to store nothing. */
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

/** Returns a case that expects a call to fail. Does not check what is stored. */
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

/** Returns `length` recorded commands. The text of each command has the maximum length. */
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
  'an editor may not modify a server where they have no panel': refuses(
    { person: 'editor', guild: 'devs' },
    notAllowedToModify,
  ),
  'an editor may not save in a panel they do not have': refuses(
    { person: 'editor', guild: 'cryptoDesk', changes: [change('roleId', '', '')] },
    notAllowedToSave,
  ),
  'a setting the user may not save rejects the whole save': refuses(
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
  'an editor role with the API panel saves a secret, but not the setting of the platform owner':
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
  'saving the command log requires its panel': refuses(
    { person: 'editor', guild: 'cryptoDesk', changes: [change('commands', {}, { ban: {} })] },
    notAllowedToSave,
  ),
  "an owner may not save the platform owner's setting": refuses(
    { changes: [change('whopBotMasterRoleID', '', '845201933120406014')] },
    notAllowedToEditApi,
  ),
  "a site admin may not save the platform owner's setting": refuses(
    { person: 'admin', changes: [change('whopBotMasterRoleID', '', '')] },
    notAllowedToEditApi,
  ),
  'rights are checked before the value': refuses(
    { person: 'editor', guild: 'cryptoDesk', changes: [change('roleId', '', 7)] },
    notAllowedToSave,
  ),
  'the error names the first change that may not be saved': refuses(
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
  'a site admin gets an error that the server does not exist': refusesCall(
    'admin',
    { server_id: '99999999999999999' },
    invalid('server'),
  ),
  'a server id must be numeric': refusesCall('owner', { server_id: 'all' }, invalid('server')),
  'a server id must not be empty': refusesCall('owner', { server_id: '' }, invalid('server')),
  'a version must not be negative': refusesCall('owner', { base_version: -1 }, invalid('server')),
  'changes must be a list': refusesCall('owner', { changes: { key: 'x' } }, invalid('server')),
  'more than 500 changes are too many': refusesCall(
    'owner',
    { changes: Array.from({ length: 501 }, () => points) },
    invalid('server'),
  ),

  'an unknown setting is rejected': refuses(
    { changes: [{ key: 'isAdmin', before: false, after: true }] },
    invalid('key'),
  ),
  'the name of an inherited object property is not a setting': refuses(
    { changes: [{ key: 'toString', before: '', after: '' }] },
    invalid('key'),
  ),
  'a change without a setting is rejected': refuses(
    { changes: [{ before: 1, after: 2 }] },
    invalid('key'),
  ),
  'a change without the old value is rejected': refuses(
    { changes: [{ key: 'SuccessPoints', after: 30 }] },
    invalid('key'),
  ),
  'a change without the new value is rejected': refuses(
    { changes: [{ key: 'SuccessPoints', before: 25 }] },
    invalid('type'),
  ),
  'one unknown setting rejects the whole save': refuses(
    { changes: [points, { key: 'isAdmin', before: false, after: true }] },
    invalid('key'),
  ),

  'a text is not a number': refuses(
    { changes: [change('SuccessPoints', 25, '30')] },
    invalid('type'),
  ),
  'a fraction is not a whole number': refuses(
    { changes: [change('SuccessPoints', 25, 2.5)] },
    invalid('type'),
  ),
  'a switch cannot be null': refuses({ changes: [change('WhopDMs', true, null)] }, invalid('type')),
  'letters are not an id': refuses(
    { changes: [change('roleId', '', 'everyone')] },
    invalid('type'),
  ),
  'a number is not an id': refuses({ changes: [change('roleId', '', 845)] }, invalid('type')),
  'an id is not a list of ids': refuses(
    { changes: [change('ShopSupportRoles', [], '845201933120406014')] },
    invalid('type'),
  ),
  'a color name is not a color': refuses(
    { changes: [change('EmbedColor', '', 'red')] },
    invalid('type'),
  ),
  'a script is not a valid address': refuses(
    { changes: [change('websiteLink', '', 'javascript:alert(1)')] },
    invalid('type'),
  ),
  'an embed with missing parts is rejected': refuses(
    { changes: [change('CancellationEmbed', null, { title: 'Bye' })] },
    invalid('type'),
  ),
  'an embed with an unknown part is rejected': refuses(
    { changes: [change('CancellationEmbed', null, { ...embed, script: '' })] },
    invalid('type'),
  ),
  'a keyword must map to an id': refuses(
    { changes: [change('relayConfig', {}, { restock: 'somewhere' })] },
    invalid('type'),
  ),
  'a secret must be a text': refuses(
    { changes: [change('WhopAPIKey', '', null)] },
    invalid('type'),
  ),

  'a text has a maximum length': refuses(
    { changes: [change('webhookSuccessName', '', 'x'.repeat(81))] },
    invalid('size'),
  ),
  'a text in an embed has a maximum length': refuses(
    { changes: [change('CancellationEmbed', null, { ...embed, title: '🎉'.repeat(257) })] },
    invalid('size'),
  ),
  'a list has a maximum size': refuses(
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
  'a number has a maximum': refuses(
    { changes: [change('SuccessPoints', 25, 1e17)] },
    invalid('size'),
  ),
  'points must not be negative': refuses(
    { changes: [change('SuccessPoints', 25, -1)] },
    invalid('size'),
  ),
  'a percentage ends at 100': refuses(
    { changes: [change('WatermarkOpacity', null, 101)] },
    invalid('size'),
  ),
  'points of a thread must not be negative': refuses(
    { changes: [change('ThreadPoints', {}, { '845201933120407015': -1 })] },
    invalid('size'),
  ),
  'each part of a schedule must be within its range': refuses(
    { changes: [change('scrambleCronSchedule', null, '60 * * * *')] },
    invalid('type'),
  ),
  'a secret has a maximum length': refuses(
    { changes: [change('WhopAPIKey', '', 'x'.repeat(513))] },
    invalid('size'),
  ),
  'a map has a maximum size': refuses(
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
  'a configuration has a maximum size, even if each of its parts fits': refuses(
    { changes: [change('commands', {}, commandLog(150))] },
    invalid('size'),
  ),
  'lengths count an emoji as one character and ignore surrounding white space': async (world) => {
    const { version: base } = await stored(world);
    const name = `  ${'🎉'.repeat(80)}  `;
    const changes = [change('webhookSuccessName', '', name)];
    const { config } = await saved(world, 'owner', { base, changes });
    expect(config.webhookSuccessName).toBe(name);
  },

  'a save with a missing parameter matches no function': async ({ as }) => {
    const answer = await as('owner').rpc('save_server_config', {
      server_id: guilds.resellHeaven.id,
      changes: [points],
    });
    expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
  },
  'a save with an expired session is rejected': async ({ expired }) => {
    const answer = await expired('owner').rpc('save_server_config', {
      server_id: guilds.resellHeaven.id,
      base_version: 1,
      changes: [points],
    });
    expect(errorIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
  },
};
