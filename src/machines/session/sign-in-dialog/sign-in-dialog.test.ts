import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  accepted,
  credentials,
  failedWith,
  signInDialogFixtures,
  submit,
} from './sign-in-dialog.fixtures';
import { signInDialogMachine } from './sign-in-dialog.machine';

describe('sign-in-dialog', () => {
  walkMachine(signInDialogMachine, signInDialogFixtures);
});

const open = () => scenario(signInDialogMachine).send({ type: 'open' }).expect('editing');

describe('the dialog', () => {
  it('is closed and idle until opened', () => {
    const dialog = scenario(signInDialogMachine)
      .send(submit)
      .send({ type: 'change' })
      .expect('closed');
    expect(dialog.snapshot().hasTag('open')).toBe(false);
    expect(dialog.send({ type: 'open' }).snapshot().hasTag('open')).toBe(true);
    dialog.send({ type: 'change' }).expect('editing').send({ type: 'close' }).expect('closed');
    dialog.expectCalls('signInWithPassword', []).expectEmitted([]);
  });

  it('signs in and closes', () => {
    const dialog = open().send(submit).expect('submitting');
    expect(dialog.snapshot().hasTag('open')).toBe(true);
    dialog
      .expectCalls('signInWithPassword', [credentials])
      .resolve('signInWithPassword', accepted)
      .expect('closed');
    expect(dialog.snapshot().hasTag('open')).toBe(false);
    dialog.send(submit).expect('closed').send({ type: 'open' }).expect('editing');
  });

  it.each(['invalidCredentials', 'notConfirmed', 'rateLimited', 'unreachable'] as const)(
    '%s: allows changes and another attempt',
    (kind) => {
      const dialog = open()
        .send(submit)
        .resolve('signInWithPassword', failedWith(kind))
        .expect({ failed: kind })
        .expectEmitted([]);
      expect(dialog.snapshot().hasTag('open')).toBe(true);
      dialog
        .send({ type: 'change' })
        .expect('editing')
        .send(submit)
        .resolve('signInWithPassword', failedWith(kind))
        .send({ ...submit, password: 'difference' })
        .expect('submitting')
        .expectCalls('signInWithPassword', [
          credentials,
          credentials,
          { ...credentials, password: 'difference' },
        ])
        .resolve('signInWithPassword', failedWith(kind))
        .send({ type: 'close' })
        .expect('closed')
        .send({ type: 'open' })
        .expect('editing');
    },
  );

  it('sends one request, however often it is submitted', () => {
    open()
      .send(submit)
      .send(submit)
      .send({ type: 'change' })
      .send({ type: 'open' })
      .expect('submitting')
      .expectCalls('signInWithPassword', [credentials]);
  });

  it('cancels when closed', () => {
    open()
      .send(submit)
      .send({ type: 'close' })
      .expect('closed')
      .expectRunning([])
      .expectEmitted([]);
  });
});
