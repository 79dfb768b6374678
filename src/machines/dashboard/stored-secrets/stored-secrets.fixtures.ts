import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { SecretsAnswer, storedSecretsMachine } from './stored-secrets.machine';

export const serverId = '300000000000000001';

export const none: SecretsAnswer = { ok: true, value: [] };
export const set: SecretsAnswer = {
  ok: true,
  value: [{ key: 'WhopAPIKey', setAt: '2026-11-03T10:00:00.000Z', setByName: 'mira' }],
};
export const unreachable: SecretsAnswer = { ok: false, error: { kind: 'unreachable' } };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storedSecretsFixtures = {
  input: { serverId },
  events: {
    open: [{ type: 'open' }],
    retry: [{ type: 'retry' }],
    'configuration changed': [{ type: 'configuration changed' }],
  },
  actors: { load: { outcomes: [none, set, unreachable], restarts: true } },
  delays: {},
} satisfies WalkOptions<typeof storedSecretsMachine>;
