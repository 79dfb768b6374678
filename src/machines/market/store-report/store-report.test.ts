import { describe, expect, it } from 'vitest';
import { emptyReport } from '#domain/marketplace/store-report';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  draft,
  notSent,
  reportInput,
  sent,
  storeReportFixtures,
  typed,
} from './store-report.fixtures';
import { reportError, storeReportMachine } from './store-report.machine';

const start = () => scenario(storeReportMachine, { input: () => reportInput() });
const filled = () => start().send({ type: 'open' }).send({ type: 'change', fields: typed });

describe('store-report', () => {
  walkMachine(storeReportMachine, storeReportFixtures);

  it('shows the problems instead of sending', () => {
    start()
      .send({ type: 'open' })
      .send({ type: 'send' })
      .expect('editing')
      .expectContext({ isChecked: true })
      .expectCalls('send', []);
  });

  it('sends a report once, and forgets it', () => {
    const story = filled();
    const { id } = story.snapshot().context;
    story
      .send({ type: 'send' })
      .send({ type: 'send' })
      .send({ type: 'close' })
      .expect('sending')
      .expectCalls('send', [{ id, target: { kind: 'store', id: 'biz_00000001' }, ...typed }])
      .resolve('send', sent)
      .expect('sent')
      .expectContext({ form: emptyReport });
    story.send({ type: 'close' }).expect('closed');
  });

  it('keeps what was typed in the tab until it is stored', () => {
    start()
      .send({ type: 'open' })
      .expectEmitted([{ type: 'keep', draft: { form: emptyReport, id: 'id 1', isOpen: true } }])
      .send({ type: 'change', fields: typed })
      .expectEmitted([{ type: 'keep', draft: { form: typed, id: 'id 2', isOpen: true } }])
      .send({ type: 'close' })
      .expectEmitted([{ type: 'keep', draft: { form: typed, id: 'id 2', isOpen: false } }])
      .send({ type: 'open' })
      .expectContext({ form: typed })
      .send({ type: 'send' })
      .resolve('send', sent)
      .expectEmitted([
        { type: 'keep', draft: { form: typed, id: 'id 2', isOpen: true } },
        { type: 'keep', draft: null },
      ]);
  });

  it('resumes what was typed before a reload, under the same id', () => {
    scenario(storeReportMachine, { input: () => reportInput(draft) })
      .send({ type: 'open' })
      .send({ type: 'send' })
      .expectCalls('send', [
        { id: 'kept id', target: { kind: 'store', id: 'biz_00000001' }, ...typed },
      ]);
  });

  it('asks a signed-out visitor to sign in, without a request, and goes on afterward', () => {
    filled()
      .send({ type: 'viewer changed', isSignedIn: false })
      .send({ type: 'send' })
      .expect({ refused: 'signInRequired' })
      .expectCalls('send', [])
      .send({ type: 'viewer changed', isSignedIn: false })
      .expect({ refused: 'signInRequired' })
      .send({ type: 'viewer changed', isSignedIn: true })
      .expect('editing')
      .expectContext({ form: typed })
      .send({ type: 'send' })
      .expect('sending');
  });

  it('repeats a report with the same id, and a changed one with another id', () => {
    const story = filled().send({ type: 'send' }).resolve('send', notSent('unanswered'));
    const { id } = story.snapshot().context;
    story.send({ type: 'send' }).resolve('send', notSent('unanswered'));
    expect(story.snapshot().context.id).toBe(id);
    story.send({ type: 'change', fields: { kind: 'spam' } }).expect('editing');
    expect(story.snapshot().context.id).not.toBe(id);
  });

  it.each(['tooManyReports', 'signInRequired', 'rejected', 'unanswered'] as const)(
    'keeps what was typed after %s',
    (kind) => {
      const story = filled().send({ type: 'send' }).resolve('send', notSent(kind));
      expect(reportError(story.snapshot())).toBe(kind);
      story
        .send({ type: 'close' })
        .send({ type: 'open' })
        .expect('editing')
        .expectContext({ form: typed });
    },
  );

  it.each(['gone', 'own', 'alreadyReported'] as const)('cannot be sent again after %s', (kind) => {
    filled()
      .send({ type: 'send' })
      .resolve('send', notSent(kind))
      .send({ type: 'send' })
      .expect({ refused: kind })
      .send({ type: 'close' })
      .expect('closed')
      .expectContext({ form: emptyReport });
  });
});
