import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import { checkHealth, type HealthReport, type Severity } from '#domain/bot-config/health';
import { findingId, healthLines } from '#domain/bot-config/health-lines';
import { parseConfig } from '#domain/bot-config/parse';
import { parseGuildResources } from '#domain/bot-config/parse-guild-resources';
import { causeText, healthMessages, whatFailsText } from './messages/dashboard/health';
import { healthCountMessages } from './messages/dashboard/health-count';

/** A line of the page /dashboard/{id}/health, in words. */
export interface HealthProblem {
  /** Identify its findings as long as the settings name the same roles and channels. */
  ids: readonly string[];
  severity: Severity;
  settings: readonly { key: ConfigKey; label: string }[];
  /** What fails. */
  title: string;
  /** Why, and what to do in Discord. */
  text: string;
}

export interface HealthAnswer {
  bot: HealthReport['bot'] | 'notInServer';
  problems: readonly HealthProblem[];
}

/**
 * Answers the bot what the page shows to a person who sees all settings (product.md §9.23). `config` are the stored
 * values, and `resources` is what the edge function `guild-resources` returns; null if the bot is not in the server.
 * Returns null if `resources` cannot be read. `now` is in Unix ms.
 */
export function healthAnswer({
  serverId,
  config: stored,
  resources: read,
  now,
}: {
  serverId: string;
  config: Readonly<Record<string, unknown>>;
  resources: object | null;
  now: number;
}): HealthAnswer | null {
  if (read === null) {
    const { notInServer } = healthCountMessages;
    const { notInServerHelp } = healthMessages;
    return {
      bot: 'notInServer',
      problems: [ofTheBot('notInServer', notInServer, notInServerHelp)],
    };
  }
  const resources = parseGuildResources(read, serverId, now);
  if (resources === null) return null;
  const config = parseConfig(stored);
  const { bot, findings } = checkHealth({ serverId, config, isSeen: () => true, resources });
  const { timedOut, timedOutHelp } = healthMessages;
  return {
    bot,
    problems: [
      ...(bot === 'timedOut' ? [ofTheBot('timedOut', timedOut, timedOutHelp)] : []),
      ...healthLines(findings, resources.botLimits).map((line) => ({
        ids: line.findings.map(findingId),
        severity: line.severity,
        settings: [...new Set(line.findings.map(({ key }) => key))].map((key) => ({
          key,
          label: fieldOf(key).label,
        })),
        title: whatFailsText(line),
        text: causeText(line, resources),
      })),
    ],
  };
}

function ofTheBot(id: string, title: string, text: string): HealthProblem {
  return { ids: [`bot/${id}`], severity: 'fails', settings: [], title, text };
}
