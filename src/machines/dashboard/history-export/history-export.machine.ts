import { createActorContext } from '@xstate/react';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { HistoryFilters } from '#domain/bot-config/history-query';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** The text of a CSV file. */
export type HistoryFileAnswer = Result<string, { kind: 'forbidden' | 'tooSlow' | 'unreachable' }>;

export interface HistoryExport {
  /** A snowflake. */
  serverId: string;
  query: HistoryFilters;
  /** The names that the file has for ids. */
  resources: GuildResources;
}

/** Reads the history of a server, or the part that the filters leave, as a file. */
export const historyExportMachine = command<{
  answer: HistoryFileAnswer;
  subject: HistoryExport;
}>()({
  id: 'historyExport',
  kinds: ['forbidden', 'tooSlow', 'unreachable'],
  asks: false,
});

export const HistoryExportContext = createActorContext(historyExportMachine);
