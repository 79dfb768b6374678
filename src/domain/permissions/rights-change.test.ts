import { describe, expect, it } from 'vitest';
import type { Panel } from './panels';
import { rightsChange } from './rights-change';
import { visitor, type Editor } from './roles';

const server = { id: '300000000000000001', role: 'Member', isDemo: false } as const;

function editor(role: string, ...allowedPanels: Panel[]): Editor {
  return {
    ...visitor,
    serverPermissions: [{ serverId: server.id, serverName: 'Deals', role, allowedPanels }],
  };
}

const change = (before: Editor, after: Editor) => rightsChange({ server, before, after });

describe('rightsChange', () => {
  it.each([
    [
      'a removed panel',
      editor('support', 'points', 'roles'),
      editor('support', 'roles'),
      [],
      ['points'],
    ],
    ['an added panel', editor('support'), editor('support', 'points'), ['points'], []],
    [
      'a replaced panel',
      editor('support', 'points'),
      editor('support', 'embeds'),
      ['embeds'],
      ['points'],
    ],
    [
      'a removed server',
      editor('support', 'points', 'advanced'),
      visitor,
      [],
      ['advanced', 'points'],
    ],
    [
      'the role that may edit API settings',
      editor('support', 'api'),
      editor('moderator', 'api'),
      ['api'],
      [],
    ],
    ['a panel that shows nothing', editor('support'), editor('support', 'api'), [], []],
    ['nothing', editor('support', 'points'), editor('support', 'points'), [], []],
  ] as const)('%s', (_, before, after, gained, lost) => {
    expect(change(before, after)).toEqual({ gained, lost });
  });

  it('adds every panel for an admin', () => {
    expect(change(editor('support', 'points'), editor('admin')).gained).toEqual([
      'advanced',
      'api',
      'roles',
      'channels',
      'misc',
      'embeds',
      'editors',
    ]);
  });

  it('is empty where everything is open anyway', () => {
    const demo = { ...server, isDemo: true };
    const nothing = { gained: [], lost: [] };
    expect(
      rightsChange({ server: demo, before: editor('support', 'points'), after: visitor }),
    ).toEqual(nothing);
  });
});
