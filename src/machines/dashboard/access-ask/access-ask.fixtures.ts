import { commandFixtures } from '../../charts/command.fixtures';
import { accessAskMachine } from './access-ask.machine';

export const accessAskFixtures = commandFixtures(accessAskMachine, {
  subjects: [
    { serverId: '7', action: 'ask' },
    { serverId: '7', action: 'withdraw' },
  ],
  values: [{ status: 'open', at: '2026-11-21T10:00:00.000Z' }, null],
});
