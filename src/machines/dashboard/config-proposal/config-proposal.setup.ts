import { assign, emit, fromPromise, setup } from 'xstate';
import type { ConfigPatch } from '#domain/bot-config/config';
import { type GuildResources, noGuildResources } from '#domain/bot-config/guild-resources';
import { lostPartners, partnersFor, strangersIn } from '#domain/bot-config/partners';
import type {
  Partners,
  Proposal,
  ProposalError,
  ProposalSource,
} from '#domain/bot-config/proposal';
import type { Result } from '#domain/result';
import type { Server } from '#domain/servers/server';
import { unprovided } from '../../unprovided';

/** A proposal, and the roles and channels that the server has now; none if they could not be read. */
export interface ReadProposal {
  proposal: Proposal;
  resources: GuildResources;
}

export type ProposalAnswer = Result<ReadProposal, ProposalError>;
export type ServersAnswer = Result<readonly Server[], { kind: 'unavailable' }>;

/** Where the user looks for values. `moment`: in the server's own history. */
export type ProposalChoice = 'file' | 'server' | 'moment';

/** The account whose servers can be copied. `discordId` is a snowflake. */
export interface ServersOwner {
  userId: string;
  discordId: string;
}

export type ConfigProposalEvent =
  | { type: 'open'; choice: 'file' | 'moment' }
  /** Also lists the servers again. */
  | { type: 'open'; choice: 'server'; owner: ServersOwner }
  /** Opens at a save of the history, if nothing is open. */
  | { type: 'read'; source: ProposalSource }
  /** Gives an id of the proposal the id of this server that takes its place; null leaves it out. */
  | { type: 'match'; id: string; to: string | null }
  | { type: 'next' }
  | { type: 'back' }
  /** Puts the values into the form. */
  | { type: 'apply'; values: ConfigPatch }
  | { type: 'close' };

export interface ConfigProposalData {
  /** A snowflake. */
  serverId: string;
  choice: ProposalChoice;
  owner: ServersOwner | null;
  servers: ServersAnswer | null;
  source: ProposalSource | null;
  problem: ProposalError | null;
  proposal: Proposal | null;
  resources: GuildResources;
  partners: Partners;
  /** The ids whose chosen partners were deleted in Discord meanwhile. */
  lost: readonly string[];
  /** Whether the server could not be read again before the changes were shown. */
  isUnchecked: boolean;
}

export const nothing = {
  choice: 'file',
  owner: null,
  servers: null,
  source: null,
  problem: null,
  proposal: null,
  resources: noGuildResources,
  partners: new Map(),
  lost: [],
  isUnchecked: false,
} satisfies Omit<ConfigProposalData, 'serverId'>;

export const configProposalSetup = setup({
  types: {
    input: {} as { serverId: string },
    context: {} as ConfigProposalData,
    events: {} as ConfigProposalEvent,
    emitted: {} as { type: 'proposed'; values: ConfigPatch },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    listServers: fromPromise<ServersAnswer, ServersOwner>(unprovided('listServers')),
    read: fromPromise<ProposalAnswer, { serverId: string; source: ProposalSource }>(
      unprovided('read'),
    ),
    /** Reads the roles and channels that the server has now; none if they cannot be read. */
    readServer: fromPromise<GuildResources, { serverId: string }>(unprovided('readServer')),
  },
  actions: {
    begin: assign((_, event: Extract<ConfigProposalEvent, { type: 'open' }>) => ({
      ...nothing,
      choice: event.choice,
      owner: event.choice === 'server' ? event.owner : null,
    })),
    beginAtSave: assign({ ...nothing, choice: 'moment' }),
    setServers: assign((_, servers: ServersAnswer) => ({ servers })),
    setSource: assign((_, source: ProposalSource) => ({ source, problem: null })),
    setProblem: assign((_, answer: ProposalAnswer) => ({
      problem: answer.ok ? null : answer.error,
    })),
    setProposal: assign(({ context }, answer: ProposalAnswer) => {
      if (!answer.ok) return {};
      const { proposal, resources } = answer.value;
      const strangers = strangersIn(proposal, context.serverId);
      return {
        ...answer.value,
        partners: partnersFor(strangers, proposal.names, resources),
        lost: [],
        isUnchecked: false,
      };
    }),
    match: assign(({ context }, { id, to }: { id: string; to: string | null }) => ({
      partners: new Map([...context.partners, [id, to]]),
      lost: context.lost.filter((each) => each !== id),
    })),
    setServer: assign(({ context }, now: GuildResources) => {
      const lost = lostPartners(context.partners, context.resources, now);
      return {
        lost,
        isUnchecked: !isKnown(now),
        resources: isKnown(now) ? now : context.resources,
        partners: new Map(
          [...context.partners].map(([id, to]) => [id, lost.includes(id) ? null : to]),
        ),
      };
    }),
    forget: assign(nothing),
    propose: emit((_, values: ConfigPatch) => ({ type: 'proposed' as const, values })),
  },
  guards: {
    isOk: (_, answer: ProposalAnswer) => answer.ok,
    hasStrangers: ({ context }, answer: ProposalAnswer) =>
      answer.ok && strangersIn(answer.value.proposal, context.serverId).length > 0,
    isMatched: ({ context: { partners } }) => partners.size > 0,
    losesPartners: ({ context: { partners, resources } }, now: GuildResources) =>
      lostPartners(partners, resources, now).length > 0,
    listsServers: (_, choice: ProposalChoice) => choice === 'server',
  },
});

function isKnown({ roles, channels }: GuildResources): boolean {
  return roles.length > 0 || channels.length > 0;
}

/** @throws if the chart reads servers without an owner, which is a defect. */
export function ownerIn({ owner }: ConfigProposalData): ServersOwner {
  if (owner === null) throw new Error('No account was given');
  return owner;
}

/** @throws if the chart reads without a source, which is a defect. */
export function sourceIn({ serverId, source }: ConfigProposalData) {
  if (source === null) throw new Error('No source was given');
  return { serverId, source };
}
