import { noGuildResources } from '#domain/bot-config/guild-resources';
import { readerFixtures } from '../../charts/reader.fixtures';
import { guildResourcesMachine } from './guild-resources.machine';

export const guildResourcesFixtures = readerFixtures(guildResourcesMachine, {
  input: { serverId: '300000000000000001' },
  values: [{ resources: noGuildResources, readAt: 1, lastCheck: null }],
});
