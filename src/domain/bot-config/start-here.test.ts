import { describe, expect, it } from 'vitest';
import { type Editor, visitor } from '../permissions/roles';
import type { ServerRole } from '../servers/server';
import type { ConfigPatch } from './config';
import { defaultConfig, fields } from './fields';
import {
  isAllDone,
  isNeverConfigured,
  isSentTo,
  isStartListed,
  itemsFor,
  type SentPlace,
  startItems,
  startsHere,
  type StartItem,
  type StartMark,
} from './start-here';

const id = '690412887654301696';
const configOf = (values: ConfigPatch) => ({
  ...defaultConfig(),
  guildId: id,
  guildID: id,
  ...values,
});
const serverOf = (role: ServerRole) => ({ id, role, isDemo: false });

const complete: ConfigPatch = {
  adminRoleID: '100000000000000011',
  logsChannel: '100000000000000012',
  TicketChannelSend: '100000000000000013',
  successPointEnabled: true,
  SuccessPoints: 10,
};

function itemsOf(stored: ConfigPatch, draft: ConfigPatch = {}, isMessageSent = false) {
  return startItems({
    stored: configOf(stored),
    draft: configOf({ ...stored, ...draft }),
    isMessageSent,
  });
}

const stateOf = (items: readonly StartItem[]) =>
  Object.fromEntries(items.map(({ step, state }) => [step, state]));

describe('the steps', () => {
  const nothing = {
    adminRole: 'todo',
    logChannel: 'todo',
    tickets: 'todo',
    points: 'todo',
    testMessage: 'todo',
  };
  const cases: [string, ConfigPatch, ConfigPatch, object][] = [
    ['nothing is stored', {}, {}, {}],
    ['the admin role is stored', { adminRoleID: '1' }, {}, { adminRole: 'done' }],
    ['the admin role is not saved', {}, { adminRoleID: '1' }, { adminRole: 'unsaved' }],
    [
      'the saved role is being removed',
      { adminRoleID: '1' },
      { adminRoleID: '' },
      { adminRole: 'done' },
    ],
    ['the bot log is stored', { logsChannel: '1' }, {}, { logChannel: 'done' }],
    ['another log is stored', { inviteLogs: '1' }, {}, {}],
    ['the ticket channel is stored', { TicketChannelSend: '1' }, {}, { tickets: 'done' }],
    ['points are on without a number', { successPointEnabled: true }, {}, {}],
    ['points are on with 0', { successPointEnabled: true, SuccessPoints: 0 }, {}, {}],
    ['points are off with a number', { SuccessPoints: 5 }, {}, {}],
    [
      'points are on with a number',
      { successPointEnabled: true, SuccessPoints: 5 },
      {},
      { points: 'done' },
    ],
    [
      'the number is not saved',
      { successPointEnabled: true },
      { SuccessPoints: 5 },
      { points: 'unsaved' },
    ],
  ];
  it.each(cases)('%s', (_, stored, draft, states) => {
    expect(stateOf(itemsOf(stored, draft))).toEqual({ ...nothing, ...states });
  });

  it('lead to the setting that is missing', () => {
    const keys = (stored: ConfigPatch) => itemsOf(stored).map(({ key }) => key);
    const others = ['adminRoleID', 'logsChannel', 'TicketChannelSend'];
    expect(keys({})).toEqual([...others, 'successPointEnabled', null]);
    expect(keys({ successPointEnabled: true })).toEqual([...others, 'SuccessPoints', null]);
  });

  it('are all done with every setting and a sent message', () => {
    expect(isAllDone(itemsOf(complete))).toBe(false);
    expect(isAllDone(itemsOf(complete, {}, true))).toBe(true);
  });
});

describe('a sent message', () => {
  const channels = [
    { id: '7', name: 'general', type: 'text', parentId: null, position: 0 },
  ] as const;
  it.each<[string, SentPlace[], boolean]>([
    ['none', [], false],
    ['to this server', [{ guildId: id, channelId: '1' }], true],
    ['to another server', [{ guildId: '5', channelId: '7' }], false],
    ['to a channel of this server', [{ guildId: null, channelId: '7' }], true],
    ['to another channel', [{ guildId: null, channelId: '8' }], false],
    ['to an unknown place', [{ guildId: null, channelId: null }], false],
    [
      'to two servers',
      [
        { guildId: '5', channelId: '1' },
        { guildId: id, channelId: '2' },
      ],
      true,
    ],
  ])('%s', (_, sent, isHere) => {
    expect(isSentTo({ id }, sent, { channels })).toBe(isHere);
  });
});

describe('a server that was never configured', () => {
  it('has its own ids at most', () => {
    expect(isNeverConfigured(defaultConfig())).toBe(true);
    expect(isNeverConfigured(configOf({}))).toBe(true);
  });

  it.each(fields.filter(({ kind }) => kind === 'switch').map(({ key }) => key))(
    'is configured with %s',
    (key) => {
      expect(isNeverConfigured(configOf({ [key]: true }))).toBe(false);
    },
  );
});

describe('the viewer', () => {
  const editorWith = (...allowedPanels: Editor['serverPermissions'][number]['allowedPanels']) => ({
    ...visitor,
    serverPermissions: [{ serverId: id, serverName: 'New', role: 'support', allowedPanels }],
  });
  const steps = (editor: Editor) =>
    itemsFor(itemsOf({}), { server: serverOf('Member'), editor }).map(({ step }) => step);

  it('sees the steps of the panels they may open', () => {
    expect(steps(editorWith('channels'))).toEqual(['logChannel', 'tickets', 'testMessage']);
    expect(steps(editorWith('roles', 'points'))).toEqual(['adminRole', 'points', 'testMessage']);
    expect(steps(editorWith('embeds'))).toEqual([]);
    expect(steps(visitor)).toEqual([]);
  });

  it.each<[ServerRole, StartMark | null, ConfigPatch, boolean, boolean]>([
    // The columns are: the role, the mark, the stored values, whether the dashboard opens with the checklist, and
    // whether the menu lists the checklist.
    ['Owner', null, {}, true, true],
    ['Admin', null, {}, true, true],
    ['Member', null, {}, false, false],
    ['Demo', null, {}, false, false],
    ['Owner', null, { SuccessDM: true }, false, false],
    ['Owner', 'open', { SuccessDM: true }, true, true],
    ['Owner', 'open', complete, true, true],
    ['Owner', 'dismissed', {}, false, true],
    ['Member', 'open', {}, false, false],
  ])('%s, mark %j, %j: opens there %j, is listed %j', (role, mark, values, opens, isListed) => {
    const stored = configOf(values);
    const server = serverOf(role);
    expect(startsHere(server, { mark, stored, items: itemsOf(values) })).toBe(opens);
    expect(isStartListed({ server, editor: visitor }, mark, stored)).toBe(isListed);
  });

  it('does not start there once all steps are done', () => {
    const known = { mark: 'open', stored: configOf(complete) } as const;
    expect(startsHere(serverOf('Owner'), { ...known, items: itemsOf(complete, {}, true) })).toBe(
      false,
    );
  });
});
