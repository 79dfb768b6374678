import { describe, expect, it } from 'vitest';
import { visitor, type Editor } from '../permissions/roles';
import { demoServer, type Server } from './server';
import { accessTo, groupServers, MAX_PINS, togglePin } from './server-list';

const server = (id: string, given: Partial<Server> = {}): Server => ({
  ...demoServer,
  id,
  isDemo: false,
  role: 'Member',
  access: [],
  ...given,
});

const editor: Editor = {
  ...visitor,
  serverPermissions: [
    { serverId: '1', serverName: 'One', role: 'support', allowedPanels: ['points', 'api'] },
    { serverId: '2', serverName: 'Two', role: 'admin', allowedPanels: [] },
  ],
};

describe('accessTo', () => {
  it.each([
    [
      'the panels of an editor, in the order of the sidebar',
      server('1'),
      editor,
      ['api', 'points'],
    ],
    ['every panel for an admin of the team', server('2'), editor, 'all'],
    ['nothing on another server', server('3'), editor, []],
    ['every panel for the owner', server('3', { role: 'Owner' }), visitor, 'all'],
    ['every panel for an admin', server('3', { role: 'Admin' }), visitor, 'all'],
    ['every panel for a site admin', server('3'), { ...visitor, role: 'admin' }, 'all'],
    [
      'a panel of every server',
      server('3'),
      { ...visitor, allowedPanels: ['embeds', 'unknown'] },
      ['embeds'],
    ],
  ] as const)('is %s', (_, given, who, access) => {
    expect(accessTo(given, who)).toEqual(access);
  });
});

describe('groupServers', () => {
  const list = [
    server('joined'),
    server('editor', { access: ['points'] }),
    server('unknown', { access: undefined }),
    server('team admin', { access: 'all' }),
    server('admin', { role: 'Admin', access: 'all' }),
    server('owned', { role: 'Owner', access: 'all' }),
  ];
  const idsOf = (servers: readonly Server[]) => servers.map(({ id }) => id);

  it('puts own servers first, and those that the viewer is only in apart', () => {
    const { managed, joined } = groupServers(list);
    expect(idsOf(managed)).toEqual(['owned', 'team admin', 'admin', 'editor', 'unknown']);
    expect(idsOf(joined)).toEqual(['joined']);
  });

  it('puts pinned servers before all others, in the same order', () => {
    const { managed, joined } = groupServers(list, ['editor', 'admin', 'joined', 'left']);
    expect(idsOf(managed)).toEqual(['admin', 'editor', 'owned', 'team admin', 'unknown']);
    expect(idsOf(joined)).toEqual(['joined']);
  });
});

describe('togglePin', () => {
  it('pins and unpins', () => {
    expect(togglePin(['1'], '2')).toEqual(['1', '2']);
    expect(togglePin(['1', '2'], '1')).toEqual(['2']);
  });

  it('drops the oldest pin if there are too many', () => {
    const full = Array.from({ length: MAX_PINS }, (_, index) => String(index));
    expect(togglePin(full, 'new')).toEqual([...full.slice(1), 'new']);
  });
});
