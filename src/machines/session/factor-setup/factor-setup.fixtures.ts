import type { FactorSetup } from '#domain/session/second-factor';
import { readerFixtures } from '../../charts/reader.fixtures';
import { factorSetupMachine } from './factor-setup.machine';

export const factorSetup: FactorSetup = {
  id: 'fac70000-0000-4000-8000-000000000002',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  picture: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/%3E',
};

export const factorSetupFixtures = readerFixtures(factorSetupMachine, {
  values: [factorSetup],
  input: { name: 'Phone' },
});
