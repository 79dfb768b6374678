import { describe, expect, it } from 'vitest';
import { decodeSession, encodeSession } from './link';
import type { Session } from './session';

const session: Session = {
  start: 'Start over',
  steps: [
    { do: 'send', type: 'ring', payload: { fixture: 1 } },
    { do: 'send', type: 'ring', payload: { typed: { visitor: 'Zoë 🚪' } } },
    { do: 'answer', call: 'ask', fixture: 2 },
    { do: 'report', call: 'weather', type: 'storm', payload: { fixture: 0 } },
    { do: 'wait', ms: 5_000 },
    { do: 'rule', src: 'ask', rule: { kind: 'outcome', fixture: 0, afterMs: 300 } },
    { do: 'rule', src: 'ask', rule: { kind: 'never' } },
    { do: 'rule', src: 'ask', rule: null },
  ],
};

const encode = (value: unknown) => btoa(JSON.stringify(value));
const link = { version: 1, machine: 'door', start: 'Start over', steps: [] };

describe('a link', () => {
  it('holds the start and every kind of step, in characters that need no escape', () => {
    const text = encodeSession('door', session);
    expect(text).toMatch(/^[\w-]+$/);
    expect(decodeSession('door', text)).toEqual({ ok: true, session });
  });

  it('belongs to one machine', () => {
    const text = encodeSession('door', session);
    expect(decodeSession('window', text)).toEqual({ ok: false, error: 'otherMachine' });
  });

  it.each([
    ['no text', ''],
    ['other characters', '%%%'],
    ['no JSON', btoa('{')],
    ['broken UTF-8', btoa('\xff')],
    ['another version', encode({ ...link, version: 2 })],
    ['an unknown step', encode({ ...link, steps: [['explode']] })],
    ['a negative time', encode({ ...link, steps: [['wait', -1]] })],
    ['a time over a day', encode({ ...link, steps: [['wait', 86_400_001]] })],
    ['a fixture that is no index', encode({ ...link, steps: [['send', 'ring', 0.5]] })],
    ['too many steps', encode({ ...link, steps: Array(5_001).fill(['wait', 1]) })],
  ])('is unreadable with %s', (_, text) => {
    expect(decodeSession('door', text)).toEqual({ ok: false, error: 'unreadable' });
  });
});
