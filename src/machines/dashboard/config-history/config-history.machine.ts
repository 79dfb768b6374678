import { withNewest, withOlder, type HistoryPage } from '#domain/bot-config/history';
import type { HistoryFilters } from '#domain/bot-config/history-query';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

export type HistoryAnswer = Result<HistoryPage, { kind: 'forbidden' | 'tooSlow' | 'unreachable' }>;

/**
 * The revisions of a server's configuration that the filters leave, while the history is open. Reading again
 * adds the revisions that were saved since; if some between are missing, the list starts over. A patch adds older ones.
 */
export const configHistoryMachine = reader<{
  answer: HistoryAnswer;
  /** A snowflake. */
  input: { serverId: string };
  query: HistoryFilters;
  patch: HistoryPage;
}>()({
  id: 'configHistory',
  kinds: { forbidden: 'closes', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'reload',
  pages: null,
  merge: (shown, newest) => withNewest(shown, newest) ?? newest,
  patch: withOlder,
});

export const ConfigHistoryContext = createReaderContext(configHistoryMachine);
