import { demoServer } from '#domain/servers/server';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { commandPaletteMachine, PaletteServers } from './command-palette.machine';

export const listed: PaletteServers = { ok: true, value: [demoServer] };
export const unavailable: PaletteServers = { ok: false, error: { kind: 'unavailable' } };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const commandPaletteFixtures = {
  input: undefined,
  events: {
    open: [{ type: 'open' }],
    close: [{ type: 'close' }],
    pick: [{ type: 'pick', id: 'page:features' }],
    retry: [{ type: 'retry' }],
    'viewer changed': [{ type: 'viewer changed' }],
  },
  actors: { loadServers: { outcomes: [listed, unavailable], restarts: true } },
  delays: {},
} satisfies WalkOptions<typeof commandPaletteMachine>;
