import type { GuildResources } from '#domain/bot-config/guild-resources';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { type Proposal, type ProposalError, proposalErrorKinds } from '#domain/bot-config/proposal';
import type { Server } from '#domain/servers/server';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { configProposalMachine } from './config-proposal.machine';
import type { ProposalAnswer, ServersAnswer } from './config-proposal.setup';

export const serverId = '300000000000000001';
export const owner = {
  userId: '0b0d7a33-0000-4000-8000-000000000001',
  discordId: '200000000000000001',
};
const otherServer = { id: '300000000000000002', name: 'Card Collectors' };
export const servers: readonly Server[] = [
  { ...otherServer, icon: null, role: 'Owner', isDemo: false, hasLicense: true },
];

export const general = '800000000000000001';
export const log = '800000000000000002';
export const here: GuildResources = {
  roles: [],
  channels: [
    { id: '900000000000000001', name: 'general', type: 'text', parentId: null, position: 0 },
    { id: '900000000000000003', name: 'staff-log', type: 'text', parentId: null, position: 1 },
  ],
};
const withoutLog: GuildResources = { ...here, channels: here.channels.slice(0, 1) };

export const proposal: Proposal = {
  server: otherServer,
  values: { SuccessPoints: 25, typingPointsChannels: [general], logsChannel: log },
  names: {
    roles: [],
    channels: [
      { id: general, name: 'general', type: 'text', category: null, position: 0 },
      { id: log, name: 'bot-log', type: 'text', category: null, position: 1 },
    ],
  },
  unknown: [],
};
/** Values of the server itself, such as those of a file that was exported from it. */
export const ownProposal: Proposal = {
  ...proposal,
  server: { id: serverId, name: 'Resell Heaven' },
};

export const read = (value: Proposal = proposal): ProposalAnswer => ({
  ok: true,
  value: { proposal: value, resources: here },
});
export const notRead = (error: ProposalError): ProposalAnswer => ({ ok: false, error });
export const listed: ServersAnswer = { ok: true, value: servers };
export const notListed: ServersAnswer = { ok: false, error: { kind: 'unavailable' } };

export const text = { kind: 'text', text: '{}' } as const;
export const copied = { kind: 'server', server: otherServer } as const;

export const earlier = {
  kind: 'version',
  version: 4,
  savedAt: '2026-11-03T14:00:00.000Z',
} as const;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const configProposalFixtures = {
  input: { serverId },
  events: {
    open: [
      { type: 'open', choice: 'file' },
      { type: 'open', choice: 'server', owner },
      { type: 'open', choice: 'moment' },
    ],
    read: [
      { type: 'read', source: text },
      { type: 'read', source: copied },
      { type: 'read', source: earlier },
    ],
    match: [
      { type: 'match', id: log, to: '900000000000000003' },
      { type: 'match', id: log, to: null },
    ],
    next: [{ type: 'next' }],
    back: [{ type: 'back' }],
    apply: [{ type: 'apply', values: { SuccessPoints: 25 } }],
    close: [{ type: 'close' }],
  },
  actors: {
    listServers: { outcomes: [listed, notListed] },
    read: {
      outcomes: [
        read(),
        read(ownProposal),
        ...proposalErrorKinds.map((kind) => notRead({ kind })),
        notRead({ kind: 'damaged', path: 'settings.SuccessPoints' }),
        notRead({ kind: 'tooEarly', since: '2026-11-01T12:00:00.000Z' }),
      ],
    },
    readServer: { outcomes: [here, withoutLog, noGuildResources] },
  },
  delays: {},
  serialize: ({ context: { choice, servers: list, problem, partners, lost } }) => ({
    choice,
    list: list?.ok ?? null,
    hasProblem: problem !== null,
    partners: [...partners],
    lost,
  }),
} satisfies WalkOptions<typeof configProposalMachine>;
