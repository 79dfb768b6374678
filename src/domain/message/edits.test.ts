import { describe, expect, it } from 'vitest';
import { blankEmbed, MOST_FIELDS, newField } from './embed';
import { edited, type MessageEdit } from './edits';
import { blankMessage, MOST_EMBEDS, type Message } from './message';

const now = '2026-11-20T09:00:00.000Z';

function ids() {
  let last = 0;
  return () => {
    last += 1;
    return `new${last}`;
  };
}

/** Returns a message with embeds titled a, b and c. The first embed has the fields 1, 2 and 3. */
function message(): Message {
  const fields = ['1', '2', '3'].map((name) => ({ ...newField(name), name }));
  return {
    ...blankMessage(ids()),
    embeds: ['a', 'b', 'c'].map((title, at) => ({
      ...blankEmbed(title),
      title,
      fields: at === 0 ? fields : [],
    })),
  };
}

const after = (edit: MessageEdit, before = message()) =>
  edited(before, edit, { newId: ids(), now });
const titles = ({ embeds }: Message) => embeds.map(({ title }) => title).join('');
const names = ({ embeds }: Message) => (embeds[0]?.fields ?? []).map(({ name }) => name).join('');

describe('a text', () => {
  it.each([
    ['content', (one: Message) => one.content],
    ['thread_id', (one: Message) => one.thread_id],
    ['embeds.1.title', (one: Message) => one.embeds[1]?.title],
    ['embeds.1.author.icon_url', (one: Message) => one.embeds[1]?.author.icon_url],
    ['embeds.2.image.url', (one: Message) => one.embeds[2]?.image.url],
    ['embeds.0.fields.2.value', (one: Message) => one.embeds[0]?.fields[2]?.value],
  ] as const)('at %s changes nothing else', (path, read) => {
    const before = message();
    const changed = after({ kind: 'change', path, value: 'new' }, before);
    expect(read(changed)).toBe('new');
    const back = after({ kind: 'change', path, value: read(before) ?? '' }, changed);
    expect(back).toEqual(before);
  });

  it('keeps the identity of every other part', () => {
    const before = message();
    const { embeds } = after(
      { kind: 'change', path: 'embeds.0.fields.1.name', value: 'x' },
      before,
    );
    const [first] = embeds;
    expect([
      embeds[1] === before.embeds[1],
      first?.author === before.embeds[0]?.author,
      first?.fields[0] === before.embeds[0]?.fields[0],
      first?.fields[1] === before.embeds[0]?.fields[1],
    ]).toEqual([true, true, true, false]);
  });
});

describe('embeds', () => {
  it.each([
    [{ kind: 'add embed' }, 'abcNew Embed'],
    [{ kind: 'duplicate embed', embed: 0 }, 'aabc'],
    [{ kind: 'remove embed', embed: 1 }, 'ac'],
    [{ kind: 'move embed', from: 0, to: 2 }, 'bca'],
    [{ kind: 'move embed', from: 2, to: 0 }, 'cab'],
  ] as const)('%o', (edit, expected) => {
    const result = after(edit);
    expect(titles(result)).toBe(expected);
    const all = result.embeds.map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });

  it('leave an empty one when the last is removed', () => {
    const one = { ...message(), embeds: message().embeds.slice(0, 1) };
    const { embeds } = after({ kind: 'remove embed', embed: 0 }, one);
    expect(embeds.map(({ title, fields }) => ({ title, fields }))).toEqual([
      { title: '', fields: [] },
    ]);
  });
});

describe('fields', () => {
  it.each([
    [{ kind: 'add field', embed: 0 }, '123Field Title'],
    [{ kind: 'duplicate field', embed: 0, field: 0 }, '1123'],
    [{ kind: 'remove field', embed: 0, field: 0 }, '23'],
    [{ kind: 'move field', embed: 0, from: 0, to: 2 }, '231'],
    [{ kind: 'move field', embed: 0, from: 2, to: 1 }, '132'],
  ] as const)('%o', (edit, expected) => {
    const result = after(edit);
    expect(names(result)).toBe(expected);
    const all = (result.embeds[0]?.fields ?? []).map(({ id }) => id);
    expect(new Set(['a', ...all]).size).toBe(all.length + 1);
  });

  it('become inline or not', () => {
    const result = after({ kind: 'set inline', embed: 0, field: 1, inline: true });
    expect(result.embeds[0]?.fields.map(({ inline }) => inline)).toEqual([false, true, false]);
  });
});

describe('an edit without effect returns the same object', () => {
  const many = {
    ...message(),
    embeds: Array.from({ length: MOST_EMBEDS }, (_, at) => ({
      ...blankEmbed(`e${at}`),
      fields: Array.from({ length: MOST_FIELDS }, (__, place) => newField(`f${place}`)),
    })),
  };
  it.each<[string, MessageEdit, Message]>([
    ['the same text', { kind: 'change', path: 'embeds.1.title', value: 'b' }, message()],
    ['an unknown embed', { kind: 'change', path: 'embeds.9.title', value: 'x' }, message()],
    ['an unknown field', { kind: 'change', path: 'embeds.1.fields.0.name', value: 'x' }, message()],
    ['the same inline value', { kind: 'set inline', embed: 0, field: 0, inline: false }, message()],
    ['a move to the same index', { kind: 'move embed', from: 1, to: 1 }, message()],
    ['a move from an unknown index', { kind: 'move embed', from: -1, to: 1 }, message()],
    ['a move to an unknown index', { kind: 'move field', embed: 0, from: 0, to: 3 }, message()],
    ['a removal at an unknown index', { kind: 'remove embed', embed: 3 }, message()],
    ['an eleventh embed', { kind: 'add embed' }, many],
    ['a copy beyond the limit', { kind: 'duplicate embed', embed: 0 }, many],
    ['a 26th field', { kind: 'add field', embed: 0 }, many],
    ['a copied 26th field', { kind: 'duplicate field', embed: 0, field: 0 }, many],
  ])('%s', (_, edit, before) => {
    expect(after(edit, before)).toBe(before);
  });
});
