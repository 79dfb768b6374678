import { noGuildResources } from '#domain/bot-config/guild-resources';
import { commandFixtures } from '../../charts/command.fixtures';
import { historyExportMachine } from './history-export.machine';

export const exported = {
  serverId: '300000000000000001',
  key: null,
  resources: noGuildResources,
};

export const historyExportFixtures = commandFixtures(historyExportMachine, {
  subjects: [exported, { ...exported, key: 'SuccessPoints' }],
  values: ['saved_at,saved_by'],
});
