import type { ServerFacts, ServerFactsError } from '#domain/servers/server-facts';
import type { OwnRequest } from '#domain/team/access-request';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { ServerFactsAnswer, serverFactsMachine } from './server-facts.machine';

export const deals: ServerFacts = {
  serverId: '7',
  isSetUp: true,
  lastSave: { at: '2026-11-20T10:00:00+00:00', by: 'Theo' },
  request: null,
};

export const asked: OwnRequest = { status: 'open', at: '2026-11-21T10:00:00.000Z' };

export const known: ServerFactsAnswer = { ok: true, value: [deals] };
export const nothing: ServerFactsAnswer = { ok: true, value: [] };

const errors = {
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<ServerFactsError>;
export const notKnown = (kind: ServerFactsError['kind']): ServerFactsAnswer => ({
  ok: false,
  error: errors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const serverFactsFixtures = {
  events: {
    'list read': [{ type: 'list read' }],
    retry: [{ type: 'retry' }],
    'request changed': [{ type: 'request changed', serverId: '7', request: asked }],
  },
  actors: {
    load: { outcomes: [known, nothing, ...failures<ServerFactsError>(errors)], restarts: true },
  },
  delays: {},
  serialize: ({ context: { facts } }) => ({
    known: [...facts.values()].map((each) => [each.serverId, each.request?.status]),
  }),
} satisfies WalkOptions<typeof serverFactsMachine>;
