import { expect, it } from 'vitest';
import { payloadLabels, resultLabels } from './labels';

it('shows the parts of a result that differ', () => {
  const results = [
    { ok: true, value: null },
    { ok: false, error: { kind: 'denied' } },
    { ok: false, error: { kind: 'offline' } },
  ];
  expect(resultLabels(results)).toEqual(['ok: null', 'error: denied', 'error: offline']);
});

it('numbers results and payloads that look the same', () => {
  const results = [[{ id: 1 }], [{ id: 2 }]].map((value) => ({ ok: true, value }));
  expect(resultLabels(results)).toEqual(['ok: [1 item]', 'ok: [1 item] (2)']);
  expect(payloadLabels([{ list: [{ id: 1 }] }, { list: [{ id: 2 }] }])).toEqual([
    'list: [1 item]',
    'list: [1 item] (2)',
  ]);
});

it('names what JSON cannot hold', () => {
  const file = new File(['a'], 'a.txt');
  expect(payloadLabels([{ file }, { file: { $fixture: 0 } }])).toEqual([
    'file: File a.txt',
    'file: of fixture 0',
  ]);
});

it('begins with what tells a payload from the others', () => {
  const save = { changes: [1], verdict: { allowed: true } };
  const denied = (reason: string) => ({ ...save, verdict: { allowed: false, reason } });
  expect(
    payloadLabels([save, denied('signInRequired'), denied('notAllowed'), { ...save, changes: [] }]),
  ).toEqual([
    'verdict: {allowed: true}, changes: [1]',
    'verdict: {reason: signInRequired, allowed: false}, changes: [1]',
    'verdict: {reason: notAllowed, allowed: false}, changes: [1]',
    'changes: [], verdict: {allowed: true}',
  ]);
});
