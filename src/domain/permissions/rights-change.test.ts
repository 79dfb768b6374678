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

describe('a change of rights', () => {
  it.each([
    [
      'a panel taken',
      editor('support', 'points', 'roles'),
      editor('support', 'roles'),
      [],
      ['points'],
    ],
    ['a panel given', editor('support'), editor('support', 'points'), ['points'], []],
    [
      'one for another',
      editor('support', 'points'),
      editor('support', 'embeds'),
      ['embeds'],
      ['points'],
    ],
    [
      'the server taken',
      editor('support', 'points', 'advanced'),
      visitor,
      [],
      ['advanced', 'points'],
    ],
    [
      'the role that edits the API',
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

  it('to an admin opens all there is', () => {
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

  it('counts for nothing where everything is open anyway', () => {
    const demo = { ...server, isDemo: true };
    const nothing = { gained: [], lost: [] };
    expect(
      rightsChange({ server: demo, before: editor('support', 'points'), after: visitor }),
    ).toEqual(nothing);
  });
});
