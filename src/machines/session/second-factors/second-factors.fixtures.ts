import type { SecondFactor } from '#domain/session/second-factor';
import { readerFixtures } from '../../charts/reader.fixtures';
import { secondFactorsMachine } from './second-factors.machine';

export const phoneFactor: SecondFactor = {
  id: 'fac70000-0000-4000-8000-000000000001',
  name: 'Phone',
  addedAt: '2026-10-16T09:00:00.000Z',
};

export const secondFactorsFixtures = readerFixtures(secondFactorsMachine, {
  values: [[phoneFactor], []],
});
