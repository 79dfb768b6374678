import { noGuildResources } from '#domain/bot-config/guild-resources';
import { historyList } from '#domain/bot-config/history-query';
import { commandFixtures } from '../../charts/command.fixtures';
import { historyExportMachine } from './history-export.machine';

export const exported = {
  serverId: '300000000000000001',
  query: historyList.whole,
  resources: noGuildResources,
};

export const historyExportFixtures = commandFixtures(historyExportMachine, {
  subjects: [exported, { ...exported, query: { ...historyList.whole, key: 'SuccessPoints' } }],
  values: ['saved_at,saved_by'],
});
