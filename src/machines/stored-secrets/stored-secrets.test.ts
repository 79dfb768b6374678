import { describe, it } from 'vitest';
import { journey } from '../../../tests/setup/journey';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { none, serverId, set, storedSecretsFixtures, unreachable } from './stored-secrets.fixtures';
import { storedSecretsMachine } from './stored-secrets.machine';

describe('stored-secrets', () => {
  walkMachine(storedSecretsMachine, storedSecretsFixtures);
});

const start = () => journey(storedSecretsMachine, { input: () => ({ serverId }) });
const changed = { type: 'configuration changed' } as const;

describe('the secrets of a server', () => {
  it('are asked for when somebody looks, and not before', () => {
    start()
      .send(changed)
      .expect('unasked')
      .expectCalls('load', [])
      .send({ type: 'open' })
      .send({ type: 'open' })
      .expect('loading')
      .expectContext({ records: null })
      .expectCalls('load', [{ serverId }])
      .settle('load', set)
      .expect('known')
      .expectContext({ records: set.ok ? set.value : null });
  });

  it('are asked for again after each save, while what was known stands', () => {
    start()
      .send({ type: 'open' })
      .settle('load', none)
      .send(changed)
      .expect('loading')
      .expectContext({ records: [] })
      .settle('load', set)
      .expect('known')
      .expectContext({ records: set.ok ? set.value : null })
      .send({ type: 'open' })
      .expect('known');
  });

  it('are asked for once more where somebody saved while they were on their way', () => {
    start()
      .send({ type: 'open' })
      .send(changed)
      .expectCalls('load', [{ serverId }, { serverId }])
      .settle('load', set)
      .expect('known');
  });

  it('may be out of reach, until tried again', () => {
    start()
      .send({ type: 'open' })
      .settle('load', unreachable)
      .expect('unreachable')
      .send({ type: 'retry' })
      .settle('load', unreachable)
      .send(changed)
      .settle('load', none)
      .expect('known')
      .expectContext({ records: [] });
  });
});
