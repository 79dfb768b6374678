import type { Panel } from '#domain/permissions/panels';
import { visitor, type Editor } from '#domain/permissions/roles';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { viewerRightsMachine } from './viewer-rights.machine';
import type { RightsAnswer } from './viewer-rights.setup';

export const server = { id: '300000000000000001', role: 'Member', isDemo: false } as const;

/** Returns an editor with access to the given panels. */
export function holder(...allowedPanels: Panel[]): Editor {
  const given = { serverId: server.id, serverName: 'Deals', role: 'support', allowedPanels };
  return { ...visitor, discordId: '300000000000000002', serverPermissions: [given] };
}

/** The editor that `holder` returns, after losing all access. */
export const taken: Editor = { ...visitor, discordId: '300000000000000002' };

export const read = (editor: Editor): RightsAnswer => ({ ok: true, value: editor });
export const unreachable: RightsAnswer = { ok: false, error: { kind: 'unreachable' } };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const viewerRightsFixtures = {
  input: { server, editor: holder('points') },
  events: {
    'rights changed': [{ type: 'rights changed' }],
    'channel lost': [{ type: 'channel lost' }],
    'channel back': [{ type: 'channel back' }],
    'page shown': [{ type: 'page shown' }],
    dismiss: [{ type: 'dismiss' }],
  },
  actors: {
    load: { outcomes: [read(holder('points')), read(taken), unreachable] },
    watchRights: { sends: ['rights changed', 'channel lost', 'channel back'] },
    watchPage: { sends: ['page shown'] },
  },
  delays: { rowsTogether: 100 },
  serialize: ({ context: { editor, acknowledged } }) =>
    [editor, acknowledged].map(({ serverPermissions }) => serverPermissions.length),
} satisfies WalkOptions<typeof viewerRightsMachine>;
