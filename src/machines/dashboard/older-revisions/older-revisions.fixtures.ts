import { commandFixtures } from '../../charts/command.fixtures';
import { olderRevisionsMachine } from './older-revisions.machine';

export const olderRevisionsFixtures = commandFixtures(olderRevisionsMachine, {
  subjects: [{ serverId: '300000000000000001', key: null, before: 4 }],
  values: [{ revisions: [], more: false }],
});
