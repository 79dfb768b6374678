import { describe, expect, it } from 'vitest';
import { fieldsWith, countedIds } from './arbitrary.fixture';
import { blankEmbed, duplicateEmbed, isEmptyEmbed, newEmbed, newField, type Embed } from './embed';

it('starts with the defaults', () => {
  expect(newEmbed('7', '2026-08-06T12:30:00.000Z')).toEqual({
    id: '7',
    title: 'New Embed',
    description: 'This is a sample description. It can be **bold**, *italic*, or `code`.',
    url: '',
    color: '#5865f2',
    timestamp: '2026-08-06T12:30:00.000Z',
    author: { name: '', icon_url: '', url: '' },
    footer: { text: '', icon_url: '' },
    thumbnail: { url: '' },
    image: { url: '' },
    fields: [],
  });
  expect(newField('8')).toEqual({
    id: '8',
    name: 'Field Title',
    value: 'Field Value',
    inline: false,
  });
});

it('gets new ids when duplicated', () => {
  const embed = { ...blankEmbed('a'), fields: fieldsWith(['one', '1'], ['two', '2', true]) };
  expect(duplicateEmbed(embed, countedIds())).toEqual({
    ...embed,
    id: '1',
    fields: [
      { id: '2', name: 'one', value: '1', inline: false },
      { id: '3', name: 'two', value: '2', inline: true },
    ],
  });
});

describe('isEmptyEmbed', () => {
  const parts: [Partial<Embed>, boolean][] = [
    [{}, true],
    [{ title: ' \n' }, true],
    [{ url: 'https://example.com', timestamp: '2026-08-06', color: '#ffffff' }, true],
    [{ title: 'a' }, false],
    [{ description: 'a' }, false],
    [{ author: { name: 'a', icon_url: '', url: '' } }, false],
    [{ author: { name: '', icon_url: 'https://example.com', url: '' } }, false],
    [{ footer: { text: 'a', icon_url: '' } }, false],
    [{ thumbnail: { url: 'https://example.com' } }, false],
    [{ image: { url: 'https://example.com' } }, false],
    [{ fields: fieldsWith(['', '']) }, false],
  ];

  it.each(parts)('%o: %s', (part, isEmpty) => {
    expect(isEmptyEmbed({ ...blankEmbed('1'), ...part })).toBe(isEmpty);
  });
});
