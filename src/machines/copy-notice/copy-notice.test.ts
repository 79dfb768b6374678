import { describe, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { copyNoticeFixtures, failed, written } from './copy-notice.fixtures';
import { copyNoticeMachine } from './copy-notice.machine';

describe('copyNotice, walked', () => {
  walkMachine(copyNoticeMachine, copyNoticeFixtures);
});

const copying = () => scenario(copyNoticeMachine).send({ type: 'copy', text: 'one' });

describe('a copy button', () => {
  it('says «Copied!» for two seconds', () => {
    copying()
      .expectCalls('write', ['one'])
      .resolve('write', written)
      .expect('copied')
      .after(1_999)
      .expect('copied')
      .after(1)
      .expect('idle');
  });

  it('says it anew for another press', () => {
    copying()
      .resolve('write', written)
      .after(1_500)
      .send({ type: 'copy', text: 'two' })
      .resolve('write', written)
      .after(1_999)
      .expect('copied')
      .expectCalls('write', ['one', 'two']);
  });

  it('says so where the browser would not, until it is pressed again', () => {
    copying()
      .resolve('write', failed)
      .after(60_000)
      .expect('failed')
      .send({ type: 'copy', text: 'one' })
      .resolve('write', written)
      .expect('copied');
  });

  it('that failed can be left alone', () => {
    copying().resolve('write', failed).send({ type: 'dismiss' }).expect('idle');
  });
});
