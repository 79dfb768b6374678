import { describe, expect, it } from 'vitest';
import { readMailCode } from '#domain/session/mail-code';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { accepted, input, mailCodeErrors, mailCodeFixtures } from './mail-code.fixtures';
import { mailCodeMachine } from './mail-code.machine';

describe('mail-code', () => {
  walkMachine(mailCodeMachine, mailCodeFixtures);

  const start = () => scenario(mailCodeMachine, { input: () => input }).expect('typing');
  const entered = () => start().send({ type: 'enter', text: ' 123-456 ' }).expect('verifying');

  it('is sent once, and tells when the session may come', () => {
    entered()
      .send({ type: 'enter', text: '654321' })
      .expectCalls('verify', [{ ...input, code: '123456' }])
      .expectEmitted([{ type: 'pending' }])
      .resolve('verify', accepted)
      .expect('accepted')
      .expectEmitted([{ type: 'accepted' }]);
  });

  it('is not sent if it cannot be a code', () => {
    start()
      .send({ type: 'enter', text: '12345' })
      .expect({ failed: 'malformed' })
      .expectCalls('verify', [])
      .send({ type: 'change' })
      .expect('typing');
  });

  it.each(['codeRefused', 'rateLimited', 'unreachable', 'unknown'] as const)(
    'can be entered again after %s',
    (kind) => {
      entered()
        .resolve('verify', { ok: false, error: mailCodeErrors[kind] })
        .expect({ failed: kind })
        .expectEmitted([{ type: 'pending' }, { type: 'refused' }])
        .send({ type: 'enter', text: '654321' })
        .expect('verifying');
    },
  );
});

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['١٢٣٤٥٦', null],
  ['', null],
])('reads %j as %j', (text, code) => {
  expect(readMailCode(text)).toBe(code);
});
