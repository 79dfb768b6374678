import { noTimes } from '#domain/bot-config/comparison';
import { readerFixtures } from '../../charts/reader.fixtures';
import { configComparisonMachine } from './config-comparison.machine';

export const comparedTimes = {
  from: { kind: 'version', version: 20, savedAt: '2026-11-11T20:14:00.000Z' },
  to: { kind: 'moment', at: '2026-11-20T12:00:00.000Z' },
} as const;

export const configComparisonFixtures = readerFixtures(configComparisonMachine, {
  values: [[{ key: 'SuccessPoints', before: 20, after: 25 }], []],
  input: { serverId: '300000000000000001', query: noTimes },
  query: comparedTimes,
});
