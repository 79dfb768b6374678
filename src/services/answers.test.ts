import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { changeErrors, outcomeOf, outcomes, readErrors, resultOf } from './answers';
import type { Answer } from './http';

const answered = (status: number, body: unknown): Answer => ({
  kind: 'answered',
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

const kinds = ['clash', 'signInRequired', 'notAllowed', 'rejected', 'unanswered'] as const;
const table = outcomes(kinds, { ...changeErrors, saved: null });

describe('the answer to a call', () => {
  it.each<[string, Answer, string, string]>([
    ['no response', { kind: 'unreachable' }, 'unreachable', 'unanswered'],
    ['a session that ended', answered(401, {}), 'signInRequired', 'signInRequired'],
    ['a denied call', answered(403, {}), 'notAllowed', 'notAllowed'],
    ['a rejected value', answered(400, {}), 'unreachable', 'rejected'],
    ['a missing function', answered(404, {}), 'unreachable', 'rejected'],
    ['a server that failed', answered(500, { n: 1 }), 'unreachable', 'unanswered'],
    ['a statement that was stopped', answered(500, { code: '57014' }), 'tooSlow', 'unanswered'],
    [
      'a lock that was waited for too long',
      answered(500, { code: '55P03' }),
      'tooSlow',
      'unanswered',
    ],
    ['no free connection', answered(504, { code: 'PGRST003' }), 'tooSlow', 'unanswered'],
    [
      'another error of the database',
      answered(500, { code: '57P01' }),
      'unreachable',
      'unanswered',
    ],
    ['a gateway that stopped waiting', answered(504, '<html>'), 'unreachable', 'unanswered'],
    ['a captive portal', answered(200, '<html>'), 'unreachable', 'unanswered'],
    [
      'an outcome of which the site knows nothing',
      answered(200, '"new"'),
      'unreachable',
      'unanswered',
    ],
    ['a name that every object has', answered(200, '"constructor"'), 'unreachable', 'unanswered'],
    ['an outcome', answered(200, '"clash"'), 'unreachable', 'clash'],
  ])('%s', async (_, answer, readError, changeError) => {
    const body = v.object({ n: v.number() });
    expect(await resultOf(Promise.resolve(answer), body, readErrors)).toEqual({
      ok: false,
      error: { kind: readError },
    });
    expect(await outcomeOf(Promise.resolve(answer), table)).toEqual({
      ok: false,
      error: { kind: changeError },
    });
  });

  it('is the error of the outcome that its body names', async () => {
    const said = (outcome: string) =>
      resultOf(Promise.resolve(answered(200, { outcome })), v.object({ n: v.number() }), table);
    expect(await said('clash')).toEqual({ ok: false, error: { kind: 'clash' } });
    expect(await said('saved')).toEqual({ ok: false, error: { kind: 'unanswered' } });
    expect(await said('rejected')).toEqual({ ok: false, error: { kind: 'rejected' } });
    expect(await said('constructor')).toEqual({ ok: false, error: { kind: 'unanswered' } });
  });

  it('is a result if it is what the site expects', async () => {
    const body = v.object({ n: v.number() });
    const read = resultOf(Promise.resolve(answered(200, { n: 1 })), body, readErrors);
    expect(await read).toEqual({ ok: true, value: { n: 1 } });
    const saved = outcomeOf(Promise.resolve(answered(200, '"saved"')), table);
    expect(await saved).toEqual({ ok: true, value: null });
  });
});
