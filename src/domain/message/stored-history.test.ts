import { describe, expect, it } from 'vitest';
import { countedIds, messageWith } from './arbitrary.fixture';
import { historyText, readStoredWork, type StoredHistory } from './stored-history';
import type { Message } from './message';

const parse = (text: string) => JSON.parse(text) as unknown;
const stored = (message: Message, history: StoredHistory) => {
  const draft = JSON.stringify(message);
  return { draft, record: parse(historyText(draft, history)) };
};
const read = (work: { draft: string | null; record: unknown }) =>
  readStoredWork(work, { newId: countedIds(), parse });

const saying = (content: string, title = 'a') => messageWith({ id: 'e', title }, { content });
const step = (message: Message) => ({ message, cause: 'change' }) as const;

describe('the history of a draft', () => {
  it('is restored with its draft, with one id for a part that is in several steps', () => {
    const history = {
      past: [step(saying('one')), step(saying('two'))],
      future: [step(saying('4'))],
    };
    const work = read(stored(saying('three'), history));
    expect(work.history.past.map(({ message }) => message.content)).toEqual(['one', 'two']);
    expect(work.history.future.map(({ message }) => message.content)).toEqual(['4']);
    const embeds = [work, ...work.history.past].map(({ message }) => message?.embeds[0]);
    expect(new Set(embeds).size).toBe(1);
  });

  it('is ignored for another draft', () => {
    const { record } = stored(saying('a'), { past: [step(saying('b'))], future: [] });
    const other = read({ draft: JSON.stringify(saying('c')), record });
    expect(other.message?.content).toBe('c');
    expect(other.history).toEqual({ past: [], future: [] });
  });

  it('is restored without a draft, as after clearing everything', () => {
    const record = parse(historyText(null, { past: [step(saying('b'))], future: [] }));
    expect(read({ draft: null, record }).history.past).toHaveLength(1);
  });

  it('keeps the most recent steps that fit', () => {
    const past = Array.from({ length: 90 }, (_, at) =>
      step(saying(String(at), 'x'.repeat(10_000))),
    );
    const text = historyText('', { past, future: [] });
    expect(text.length).toBeLessThan(310_000);
    const { past: kept } = parse(text) as { past: { message: Message }[] };
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.at(-1)?.message.content).toBe('89');
  });

  it.each([null, 7, [], { draft: null, past: [{ cause: 'hack', message: {} }, 5], future: 'x' }])(
    'is empty for %o',
    (record) => {
      expect(read({ draft: null, record }).history).toEqual({ past: [], future: [] });
    },
  );
});
