import type { AccessRequest, DeclineError, RequestsError } from '#domain/team/access-request';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type { accessRequestsMachine } from './access-requests.machine';
import type { DeclineAnswer, RequestsAnswer } from './access-requests.setup';

export const serverId = '845201933120405504';

export const noor: AccessRequest = {
  id: 'a1',
  name: 'Noor',
  discordId: '518203746611290112',
  askedAt: '2026-11-20T10:00:00.000Z',
};
export const pavel: AccessRequest = {
  id: 'a2',
  name: 'Pavel',
  discordId: '623918450077413376',
  askedAt: '2026-11-21T10:00:00.000Z',
};

export const both: RequestsAnswer = { ok: true, value: { total: 2, requests: [noor, pavel] } };
export const onlyPavel: RequestsAnswer = { ok: true, value: { total: 1, requests: [pavel] } };
export const none: RequestsAnswer = { ok: true, value: { total: 0, requests: [] } };
export const isDeclined: DeclineAnswer = { ok: true, value: null };

const readErrors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<RequestsError>;

const declineErrors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  notOpen: { kind: 'notOpen' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<DeclineError>;

export const notRead = (kind: RequestsError['kind']): RequestsAnswer => ({
  ok: false,
  error: readErrors[kind],
});
export const notDeclined = (kind: DeclineError['kind']): DeclineAnswer => ({
  ok: false,
  error: declineErrors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const accessRequestsFixtures = {
  input: { serverId },
  events: {
    retry: [{ type: 'retry' }],
    reload: [{ type: 'reload' }],
    'page shown': [{ type: 'page shown' }],
    decline: [{ type: 'decline', request: noor }],
    confirm: [{ type: 'confirm' }],
    cancel: [{ type: 'cancel' }],
  },
  actors: {
    load: { outcomes: [both, none, ...failures<RequestsError>(readErrors)], restarts: true },
    decline: { outcomes: [isDeclined, ...failures<DeclineError>(declineErrors)] },
    watchPage: { sends: ['page shown'] },
  },
  delays: {},
  serialize: ({ context: { requests, declining } }) => ({
    requests: requests.map(({ id }) => id),
    declining: declining?.id,
  }),
} satisfies WalkOptions<typeof accessRequestsMachine>;
