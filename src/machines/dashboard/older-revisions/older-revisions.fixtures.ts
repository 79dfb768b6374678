import { historyInput } from '../config-history/config-history.fixtures';
import { commandFixtures } from '../../charts/command.fixtures';
import { olderRevisionsMachine } from './older-revisions.machine';

export const olderRevisionsFixtures = commandFixtures(olderRevisionsMachine, {
  subjects: [{ ...historyInput, before: 4 }],
  values: [{ revisions: [], more: false, people: [] }],
});
