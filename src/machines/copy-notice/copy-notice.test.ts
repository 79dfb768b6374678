import { describe, it } from 'vitest';
import { journey } from '../../../tests/setup/journey';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { copyNoticeFixtures, failed, written } from './copy-notice.fixtures';
import { copyNoticeMachine } from './copy-notice.machine';

describe('copyNotice, walked', () => {
  walkMachine(copyNoticeMachine, copyNoticeFixtures);
});

const copying = () => journey(copyNoticeMachine).send({ type: 'copy', text: 'one' });

describe('a copy button', () => {
  it('says «Copied!» for two seconds', () => {
    copying()
      .expectCalls('write', ['one'])
      .settle('write', written)
      .expect('copied')
      .after(1_999)
      .expect('copied')
      .after(1)
      .expect('idle');
  });

  it('says it anew for another press', () => {
    copying()
      .settle('write', written)
      .after(1_500)
      .send({ type: 'copy', text: 'two' })
      .settle('write', written)
      .after(1_999)
      .expect('copied')
      .expectCalls('write', ['one', 'two']);
  });

  it('says so where the browser would not, until it is pressed again', () => {
    copying()
      .settle('write', failed)
      .after(60_000)
      .expect('failed')
      .send({ type: 'copy', text: 'one' })
      .settle('write', written)
      .expect('copied');
  });

  it('that failed can be left alone', () => {
    copying().settle('write', failed).send({ type: 'dismiss' }).expect('idle');
  });
});
