import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { captchaMachine, LoadAnswer } from './captcha.machine';

type LoadError = Extract<LoadAnswer, { ok: false }>['error'];

export const passed = { type: 'passed' as const, token: 'token-1' };
export const loaded: LoadAnswer = { ok: true, value: null };
export const loadErrors = {
  blocked: { kind: 'blocked' },
} satisfies ErrorsByKind<LoadError>;
export const notLoaded: LoadAnswer = { ok: false, error: loadErrors.blocked };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const captchaFixtures = {
  events: {
    passed: [passed],
    'interaction needed': [{ type: 'interaction needed' }],
    refused: [{ type: 'refused' }],
    retry: [{ type: 'retry' }],
    cancel: [{ type: 'cancel' }],
  },
  actors: {
    load: { outcomes: [loaded, ...failures<LoadError>(loadErrors)] },
  },
  delays: { patience: 20_000 },
} satisfies WalkOptions<typeof captchaMachine>;
