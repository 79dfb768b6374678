import { commandFixtures } from '../../charts/command.fixtures';
import { serverId } from '../server-notices/server-notices.fixtures';
import { noticeChangeMachine } from './notice-change.machine';

export const address = 'https://discord.com/api/webhooks/700000000000000001/a-token';

export const noticeChangeFixtures = commandFixtures(noticeChangeMachine, {
  subjects: [
    { serverId, change: { kind: 'webhook', address } },
    { serverId, change: { kind: 'removal' } },
  ],
  values: [null],
});
