import { describe, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkTogether } from '../../../../tests/setup/walk-together';
import { decoded, invalid, shared, shareOpenFixtures } from './share-open.fixtures';
import { shareOpenMachine } from './share-open.machine';

describe('shareOpen, walked', () => {
  walkTogether(shareOpenMachine, [
    shareOpenFixtures,
    { ...shareOpenFixtures, input: { share: null } },
  ]);
});

const arrive = (share: string | null) => scenario(shareOpenMachine, { input: () => ({ share }) });

describe('a URL with a shared message', () => {
  it('emits the message and reports it', () => {
    arrive('abc')
      .expect('decoding')
      .expectCalls('decode', ['abc'])
      .resolve('decode', decoded)
      .expect('loaded')
      .expectEmitted([
        { type: 'loaded', message: shared },
        { type: 'notice', notice: 'sharedLoaded' },
      ]);
  });

  it('reports an invalid link, and emits no message', () => {
    arrive('abc')
      .resolve('decode', invalid)
      .expect('invalid')
      .expectEmitted([{ type: 'notice', notice: 'sharedInvalid' }])
      .send({ type: 'dismiss' })
      .expect('idle');
  });

  it('treats an empty parameter as an invalid link', () => {
    arrive('').expect('decoding').expectCalls('decode', ['']);
  });
});

it('is idle without a link, and opens one that arrives later', () => {
  arrive(null)
    .expect('idle')
    .send({ type: 'open', share: 'abc' })
    .expectCalls('decode', ['abc'])
    .resolve('decode', decoded)
    .expect('loaded');
});

it('opens the second of two links', () => {
  arrive('one')
    .send({ type: 'open', share: 'two' })
    .expectCalls('decode', ['one', 'two'])
    .resolve('decode', decoded)
    .expectRunning([])
    .expectEmitted([
      { type: 'loaded', message: shared },
      { type: 'notice', notice: 'sharedLoaded' },
    ]);
});
