import { readerFixtures } from '../../charts/reader.fixtures';
import { storedSecretsMachine } from './stored-secrets.machine';

export const storedSecretsFixtures = readerFixtures(storedSecretsMachine, {
  input: { serverId: '300000000000000001' },
  values: [[], [{ key: 'WhopAPIKey', setAt: '2026-11-03T10:00:00.000Z', setByName: 'mira' }]],
});
