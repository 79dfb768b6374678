import { describe, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { none, serverId, set, storedSecretsFixtures, unreachable } from './stored-secrets.fixtures';
import { storedSecretsMachine } from './stored-secrets.machine';

describe('stored-secrets', () => {
  walkMachine(storedSecretsMachine, storedSecretsFixtures);
});

const start = () => scenario(storedSecretsMachine, { input: () => ({ serverId }) });
const changed = { type: 'configuration changed' } as const;

describe('the secrets of a server', () => {
  it('are requested when they are shown, and not before', () => {
    start()
      .send(changed)
      .expect('idle')
      .expectCalls('load', [])
      .send({ type: 'open' })
      .send({ type: 'open' })
      .expect('loading')
      .expectContext({ records: null })
      .expectCalls('load', [{ serverId }])
      .resolve('load', set)
      .expect('known')
      .expectContext({ records: set.ok ? set.value : null });
  });

  it('are requested again after each save, and the old ones stay visible', () => {
    start()
      .send({ type: 'open' })
      .resolve('load', none)
      .send(changed)
      .expect('loading')
      .expectContext({ records: [] })
      .resolve('load', set)
      .expect('known')
      .expectContext({ records: set.ok ? set.value : null })
      .send({ type: 'open' })
      .expect('known');
  });

  it('are requested once more after a save during the request', () => {
    start()
      .send({ type: 'open' })
      .send(changed)
      .expectCalls('load', [{ serverId }, { serverId }])
      .resolve('load', set)
      .expect('known');
  });

  it('can fail to load, and can be retried', () => {
    start()
      .send({ type: 'open' })
      .resolve('load', unreachable)
      .expect('unreachable')
      .send({ type: 'retry' })
      .resolve('load', unreachable)
      .send(changed)
      .resolve('load', none)
      .expect('known')
      .expectContext({ records: [] });
  });
});
