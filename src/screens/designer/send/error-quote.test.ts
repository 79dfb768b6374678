import { describe, expect, it } from 'vitest';
import { locateJsonError } from '#domain/message/json-error';
import { placeIn, quoteOf } from './error-quote';

function faultIn(text: string) {
  const error = locateJsonError(text);
  if (error === null) throw new Error('Expected invalid JSON');
  return { quote: quoteOf(text, error), place: placeIn(text, error) };
}

describe('quoteOf and placeIn', () => {
  it('returns the line in three parts', () => {
    expect(faultIn('{\n  "title": "A",\n  "color" 1\n}')).toEqual({
      quote: { line: 3, before: '"color" ', found: '1', after: '' },
      place: { start: 28, end: 29 },
    });
  });

  it('shortens a long line', () => {
    const { quote, place } = faultIn(`{"a":"${'x'.repeat(100)}" ? "${'y'.repeat(100)}"}`);
    expect(quote).toEqual({
      line: 1,
      before: `…${'x'.repeat(30)}" `,
      found: '?',
      after: ` "${'y'.repeat(30)}…`,
    });
    expect(place).toEqual({ start: 108, end: 109 });
  });

  it('reports a missing character at the end', () => {
    expect(faultIn('{"a": 1')).toEqual({
      quote: { line: 1, before: '{"a": 1', found: '', after: '' },
      place: { start: 7, end: 7 },
    });
  });

  it('counts an emoji as one character in the line and two in the text field', () => {
    expect(faultIn('{"🎉": 🎉}')).toEqual({
      quote: { line: 1, before: '{"🎉": ', found: '🎉', after: '}' },
      place: { start: 7, end: 9 },
    });
  });

  it('accepts Windows line endings', () => {
    expect(faultIn('{\r\n?').place).toEqual({ start: 2, end: 3 });
  });
});
