import { describe, expect, it } from 'vitest';
import {
  checkReport,
  emptyReport,
  isSameReport,
  type ReportForm,
  type ReportProblems,
} from './store-report';

describe('checkReport', () => {
  it.each<[ReportForm, ReportProblems]>([
    [{ kind: null, details: '' }, { kind: 'missing' }],
    [{ kind: 'scam', details: '' }, {}],
    [{ kind: 'other', details: ' \n ' }, { details: 'missing' }],
    [{ kind: 'other', details: 'They copied me' }, {}],
    [{ kind: 'spam', details: '🃏'.repeat(1_000) }, {}],
    [{ kind: 'spam', details: ` ${'x'.repeat(1_000)} ` }, {}],
    [{ kind: 'spam', details: 'x'.repeat(1_001) }, { details: 'tooLong' }],
    [
      { kind: null, details: 'x'.repeat(1_001) },
      { kind: 'missing', details: 'tooLong' },
    ],
  ])('%j', (form, problems) => {
    const checked = checkReport(form);
    expect(checked.problems).toEqual(problems);
    expect(checked.report === null).toBe(Object.keys(problems).length > 0);
  });

  it('trims the text', () => {
    expect(checkReport({ kind: 'scam', details: ' No role \n' }).report).toEqual({
      kind: 'scam',
      details: 'No role',
    });
  });
});

it.each<[ReportForm, boolean]>([
  [{ kind: null, details: '' }, true],
  [{ kind: 'scam', details: '' }, false],
  [{ kind: null, details: 'x' }, false],
])('%j is an empty report: %s', (form, isSame) => {
  expect(isSameReport(form, emptyReport)).toBe(isSame);
});
