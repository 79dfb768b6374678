import { describe, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { copyNoticeFixtures, failed, written } from './copy-notice.fixtures';
import { copyNoticeMachine } from './copy-notice.machine';

describe('copyNotice, walked', () => {
  walkMachine(copyNoticeMachine, copyNoticeFixtures);
});

const copying = () => scenario(copyNoticeMachine).send({ type: 'copy', text: 'one' });

describe('a copy button', () => {
  it('reports success for 2 s', () => {
    copying()
      .expectCalls('write', ['one'])
      .resolve('write', written)
      .expect('copied')
      .after(1_999)
      .expect('copied')
      .after(1)
      .expect('idle');
  });

  it('reports success again for another press', () => {
    copying()
      .resolve('write', written)
      .after(1_500)
      .send({ type: 'copy', text: 'two' })
      .resolve('write', written)
      .after(1_999)
      .expect('copied')
      .expectCalls('write', ['one', 'two']);
  });

  it('reports an error until the next press', () => {
    copying()
      .resolve('write', failed)
      .after(60_000)
      .expect('failed')
      .send({ type: 'copy', text: 'one' })
      .resolve('write', written)
      .expect('copied');
  });

  it('dismisses an error', () => {
    copying().resolve('write', failed).send({ type: 'dismiss' }).expect('idle');
  });
});
