import { historyList } from '#domain/bot-config/history-query';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { changesBetween, type ConfigChange } from '#domain/bot-config/changes';
import type { ComparedTimes, ComparisonError } from '#domain/bot-config/comparison';
import { fields } from '#domain/bot-config/fields';
import { valuesAt, versionAt } from '#domain/bot-config/history';
import {
  type EarlierSource,
  ownProposal,
  proposable,
  type Proposal,
  type ProposalError,
  type ProposalSource,
} from '#domain/bot-config/proposal';
import type { Result } from '#domain/result';
import { readText } from '../config-file';
import { loadDemoConfig } from './configs';
import { demoGuild } from './demo-guild';
import { wholeDemoHistory } from './history';

/** Reads proposed values for a demo server. Servers of an account are not offered there. */
export async function readDemoProposal({
  serverId,
  source,
}: {
  serverId: string;
  source: ProposalSource;
}): Promise<Result<{ proposal: Proposal; resources: GuildResources }, ProposalError>> {
  const proposal = await readValues(serverId, source);
  return proposal.ok
    ? { ok: true, value: { proposal: proposal.value, resources: demoGuild } }
    : proposal;
}

function readValues(
  serverId: string,
  source: ProposalSource,
): Promise<Result<Proposal, ProposalError>> {
  switch (source.kind) {
    case 'file':
    case 'text':
      return readText(source);
    case 'version':
    case 'moment':
      return readEarlier(serverId, source);
    case 'server':
      return Promise.resolve({ ok: false, error: { kind: 'notFound' } });
  }
}

async function readEarlier(
  serverId: string,
  source: EarlierSource,
): Promise<Result<Proposal, ProposalError>> {
  const then = await readAsOf(serverId, source);
  if (!then.ok) return then;
  return {
    ok: true,
    value: ownProposal(
      serverId,
      proposable(then.value, () => true),
    ),
  };
}

async function readAsOf(serverId: string, source: EarlierSource) {
  const stored = await loadDemoConfig({ serverId });
  if (!stored.ok) return stored;
  const { config } = stored.value;
  const revisions = wholeDemoHistory(serverId, historyList.whole);
  const version = versionAt(revisions, source);
  if (version === null) {
    const since = revisions.at(-1)?.savedAt ?? null;
    return { ok: false, error: { kind: 'tooEarly', since } } as const;
  }
  const keys = fields.map(({ key }) => key);
  const value = { ...config, ...valuesAt(version, keys, { revisions, config }) };
  return { ok: true, value } as const;
}

/** Returns what is different between two times. */
export async function compareDemoConfigs({
  serverId,
  query,
}: {
  serverId: string;
  query: ComparedTimes;
}): Promise<Result<readonly ConfigChange[], ComparisonError>> {
  const before = await readAsOf(serverId, query.from);
  if (!before.ok) return { ok: false, error: { kind: before.error.kind } };
  const after = await readAsOf(serverId, query.to);
  if (!after.ok) return { ok: false, error: { kind: after.error.kind } };
  return { ok: true, value: changesBetween(before.value, after.value) };
}
