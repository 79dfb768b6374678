import { changesBetween, type ConfigChange } from '#domain/bot-config/changes';
import type { ComparedTimes, ComparisonError } from '#domain/bot-config/comparison';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { parseConfig } from '#domain/bot-config/parse';
import {
  type EarlierSource,
  namesFor,
  ownProposal,
  proposable,
  type Proposal,
  type ProposalError,
  type ProposalSource,
} from '#domain/bot-config/proposal';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import type { Server } from '#domain/servers/server';
import { mayManage } from '#domain/servers/server-list';
import { closedErrors, resultOf } from '../answers';
import { rpc } from '../supabase/call-backend';
import { readText } from './config-file';
import { loadConfig } from './configs';
import { fetchDiscordServers } from './fetch-discord-servers';
import { loadGuildResources } from './guild-resources';

type ReadAnswer = Result<{ proposal: Proposal; resources: GuildResources }, ProposalError>;

/** Reads proposed values, and the roles and channels of the server for which they are. */
export async function readProposal(
  { serverId, source }: { serverId: string; source: ProposalSource },
  signal?: AbortSignal,
): Promise<ReadAnswer> {
  const [proposal, resources] = await Promise.all([
    readValues(serverId, source, signal),
    loadGuildResources({ serverId }, signal),
  ]);
  return proposal.ok ? { ok: true, value: { proposal: proposal.value, resources } } : proposal;
}

function readValues(
  serverId: string,
  source: ProposalSource,
  signal: AbortSignal | undefined,
): Promise<Result<Proposal, ProposalError>> {
  switch (source.kind) {
    case 'file':
    case 'text':
      return readText(source);
    case 'server':
      return readServer(source.server, signal);
    case 'version':
    case 'moment':
      return readEarlier(serverId, source, signal);
  }
}

const asOfRow = v.object({
  config: v.nullable(v.record(v.string(), v.unknown())),
  since: v.nullable(v.string()),
});

/** The function returns no row to viewers without access. */
const asOf = v.pipe(v.array(asOfRow), v.maxLength(1));

/** Reads the settings of the server itself as they were. Settings that the viewer may not see are not proposed. */
async function readEarlier(
  serverId: string,
  source: EarlierSource,
  signal: AbortSignal | undefined,
): Promise<Result<Proposal, ProposalError>> {
  const [then, now] = await Promise.all([
    readAsOf(serverId, source, signal),
    loadConfig({ serverId }, signal),
  ]);
  if (!then.ok) return then;
  if (!now.ok) return now;
  const { hidden } = now.value;
  const values = proposable(then.value, (key) => !hidden.includes(key));
  return { ok: true, value: ownProposal(serverId, values) };
}

async function readAsOf(serverId: string, source: EarlierSource, signal: AbortSignal | undefined) {
  const args = {
    server_id: serverId,
    last_version: source.kind === 'version' ? source.version : null,
    moment: source.kind === 'moment' ? source.at : null,
  };
  const answer = await resultOf(rpc('server_config_as_of', args, { signal }), asOf, closedErrors);
  if (!answer.ok) return answer;
  const [row] = answer.value;
  if (!row) return { ok: false, error: { kind: 'forbidden' } } as const;
  if (row.config === null) {
    return { ok: false, error: { kind: 'tooEarly', since: row.since } } as const;
  }
  return { ok: true, value: parseConfig(row.config) } as const;
}

/** Returns what is different between two times. The settings that the viewer may not see, and secrets, are left out. */
export async function compareConfigs(
  { serverId, query }: { serverId: string; query: ComparedTimes },
  signal?: AbortSignal,
): Promise<Result<readonly ConfigChange[], ComparisonError>> {
  const [before, after] = await Promise.all([
    readAsOf(serverId, query.from, signal),
    readAsOf(serverId, query.to, signal),
  ]);
  if (!before.ok) return { ok: false, error: { kind: before.error.kind } };
  if (!after.ok) return { ok: false, error: { kind: after.error.kind } };
  return { ok: true, value: changesBetween(before.value, after.value) };
}

/** Reads the settings of another server that the viewer may see there. */
async function readServer(
  server: { id: string; name: string },
  signal: AbortSignal | undefined,
): Promise<Result<Proposal, ProposalError>> {
  const [stored, resources] = await Promise.all([
    loadConfig({ serverId: server.id }, signal),
    loadGuildResources({ serverId: server.id }, signal),
  ]);
  if (!stored.ok) return stored;
  const { config, hidden } = stored.value;
  const values = proposable(config, (key) => !hidden.includes(key));
  return { ok: true, value: { server, values, names: namesFor(values, resources), unknown: [] } };
}

/** Returns the servers whose settings the viewer may see. */
export async function listOwnServers(
  owner: { userId: string; discordId: string },
  signal?: AbortSignal,
): Promise<Result<readonly Server[], { kind: 'unavailable' }>> {
  const answer = await fetchDiscordServers(owner, signal);
  if (!answer.ok) return { ok: false, error: { kind: 'unavailable' } };
  return { ok: true, value: answer.value.filter(mayManage) };
}
