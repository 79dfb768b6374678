import type { ConfigChange } from '#domain/bot-config/changes';
import type { ComparedTimes, ComparisonError } from '#domain/bot-config/comparison';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

export type ComparisonAnswer = Result<readonly ConfigChange[], ComparisonError>;

/** The differences between the settings of a server at two times, while they are shown (product.md §9.26). */
export const configComparisonMachine = reader<{
  answer: ComparisonAnswer;
  /** A snowflake. */
  input: { serverId: string };
  query: ComparedTimes;
}>()({
  id: 'configComparison',
  kinds: { forbidden: 'closes', tooEarly: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'reload',
  pages: null,
});

export const ConfigComparisonContext = createReaderContext(configComparisonMachine);
