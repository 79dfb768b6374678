import { createActorContext } from '@xstate/react';
import type { DoneActorEvent, SnapshotFrom } from 'xstate';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import {
  type ConfigProposalEvent,
  configProposalSetup,
  nothing,
  ownerIn,
  sourceIn,
  type ProposalAnswer,
  type ServersAnswer,
} from './config-proposal.setup';

const read = ({ event }: { event: DoneActorEvent<ProposalAnswer> }) => event.output;
const listed = ({ event }: { event: DoneActorEvent<ServersAnswer> }) => event.output;
const serverNow = ({ event }: { event: DoneActorEvent<GuildResources> }) => event.output;
type Opening = Extract<ConfigProposalEvent, { type: 'open' }>;

const begin = {
  type: 'begin',
  params: ({ event }: { event: Opening }) => event,
} as const;
const open = [
  {
    guard: {
      type: 'listsServers',
      params: ({ event }: { event: Opening }) => event.choice,
    },
    target: '#listing',
    actions: begin,
  },
  { target: '#choosing', actions: begin },
] as const;
const setSource = {
  type: 'setSource',
  params: ({ event }: { event: Extract<ConfigProposalEvent, { type: 'read' }> }) => event.source,
} as const;
const readSource = { target: '#reading', actions: setSource } as const;
const close = { target: '#closed', actions: 'forget' } as const;

/**
 * Values from a file, another server or the history, on their way into the form of a server (product.md §9.24, §9.25): what is read, which
 * role or channel takes the place of another server's, and what would change. Nothing is stored here.
 */
export const configProposalMachine = configProposalSetup.createMachine({
  id: 'configProposal',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'closed',
  states: {
    closed: {
      id: 'closed',
      on: { open, read: { target: 'reading', actions: ['beginAtSave', setSource] } },
    },
    listing: {
      id: 'listing',
      tags: ['open', 'busy'],
      on: { close },
      invoke: {
        id: 'listServers',
        src: 'listServers',
        input: ({ context }) => ownerIn(context),
        onDone: { target: 'choosing', actions: { type: 'setServers', params: listed } },
      },
    },
    choosing: { id: 'choosing', tags: 'open', on: { open, read: readSource, close } },
    reading: {
      id: 'reading',
      tags: ['open', 'busy'],
      on: { close },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => sourceIn(context),
        onDone: [
          {
            guard: { type: 'hasStrangers', params: read },
            target: 'mapping',
            actions: { type: 'setProposal', params: read },
          },
          {
            guard: { type: 'isOk', params: read },
            target: 'reviewing',
            actions: { type: 'setProposal', params: read },
          },
          { target: 'choosing', actions: { type: 'setProblem', params: read } },
        ],
      },
    },
    mapping: {
      id: 'mapping',
      tags: 'open',
      on: {
        match: { actions: { type: 'match', params: ({ event }) => event } },
        next: 'checking',
        back: 'choosing',
        close,
      },
    },
    // A role or channel may have been deleted since the server was read.
    checking: {
      tags: ['open', 'busy'],
      on: { close },
      invoke: {
        id: 'readServer',
        src: 'readServer',
        input: ({ context: { serverId } }) => ({ serverId }),
        onDone: [
          {
            guard: { type: 'losesPartners', params: serverNow },
            target: 'mapping',
            actions: { type: 'setServer', params: serverNow },
          },
          { target: 'reviewing', actions: { type: 'setServer', params: serverNow } },
        ],
      },
    },
    reviewing: {
      tags: 'open',
      on: {
        apply: {
          target: 'closed',
          actions: [{ type: 'propose', params: ({ event }) => event.values }, 'forget'],
        },
        back: [{ guard: 'isMatched', target: 'mapping' }, { target: 'choosing' }],
        close,
      },
    },
  },
});

export const ConfigProposalContext = createActorContext(configProposalMachine);

type ProposalSnapshot = SnapshotFrom<typeof configProposalMachine>;

/** The visible step. While something is read, the step before it stays visible. */
export type ProposalStep = 'closed' | 'choosing' | 'mapping' | 'reviewing';

const steps = {
  closed: 'closed',
  listing: 'choosing',
  choosing: 'choosing',
  reading: 'choosing',
  mapping: 'mapping',
  checking: 'mapping',
  reviewing: 'reviewing',
} as const satisfies Record<ProposalSnapshot['value'], ProposalStep>;

export function proposalStep({ value }: ProposalSnapshot): ProposalStep {
  return steps[value];
}

export function isProposalBusy(snapshot: ProposalSnapshot): boolean {
  return snapshot.hasTag('busy');
}
