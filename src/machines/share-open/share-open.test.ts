import { describe, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkTogether } from '../../../tests/setup/walk-together';
import { decoded, invalid, shared, shareOpenFixtures } from './share-open.fixtures';
import { shareOpenMachine } from './share-open.machine';

describe('shareOpen, walked', () => {
  walkTogether(shareOpenMachine, [
    shareOpenFixtures,
    { ...shareOpenFixtures, input: { share: null } },
  ]);
});

const arrive = (share: string | null) => scenario(shareOpenMachine, { input: () => ({ share }) });

describe('a page with a shared message in its address', () => {
  it('hands the message over, and says so', () => {
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

  it('says that the link is invalid, and hands nothing over', () => {
    arrive('abc')
      .resolve('decode', invalid)
      .expect('invalid')
      .expectEmitted([{ type: 'notice', notice: 'sharedInvalid' }])
      .send({ type: 'dismiss' })
      .expect('idle');
  });

  it('takes an empty parameter for an invalid link, for somebody meant to share something', () => {
    arrive('').expect('decoding').expectCalls('decode', ['']);
  });
});

it('is idle without one, and opens one that comes later', () => {
  arrive(null)
    .expect('idle')
    .send({ type: 'open', share: 'abc' })
    .expectCalls('decode', ['abc'])
    .resolve('decode', decoded)
    .expect('loaded');
});

it('opens the last of two links', () => {
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
