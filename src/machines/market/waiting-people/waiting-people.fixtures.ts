import { readerFixtures } from '../../charts/reader.fixtures';
import { waitingPeopleMachine } from './waiting-people.machine';

export const waitingPeopleFixtures = readerFixtures(waitingPeopleMachine, {
  values: [
    { total: 60, people: [{ name: 'ada.pulls', since: '2026-11-03T09:00:00.000Z' }] },
    { total: 0, people: [] },
  ],
  input: { membershipId: 'vault', query: { page: 0 } },
  query: { page: 1 },
});
