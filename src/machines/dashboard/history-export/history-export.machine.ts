import { createActorContext } from '@xstate/react';
import type { ConfigKey } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** The text of a CSV file. */
export type HistoryFileAnswer = Result<string, { kind: 'forbidden' | 'tooSlow' | 'unreachable' }>;

export interface HistoryExport {
  /** A snowflake. */
  serverId: string;
  /** The setting whose changes are exported; null for all. */
  key: ConfigKey | null;
  /** The names that the file has for ids. */
  resources: GuildResources;
}

/** Reads the whole history of a server as a file. */
export const historyExportMachine = command<{
  answer: HistoryFileAnswer;
  subject: HistoryExport;
}>()({
  id: 'historyExport',
  kinds: ['forbidden', 'tooSlow', 'unreachable'],
  asks: false,
});

export const HistoryExportContext = createActorContext(historyExportMachine);
