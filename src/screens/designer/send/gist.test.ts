import { describe, expect, it } from 'vitest';
import { blankMessage, type Message } from '#domain/message/message';
import { blankEmbed } from '#domain/message/embed';
import { gistOf } from './gist';

const blank = blankMessage(() => 'e');
const embed = blankEmbed('e');

describe('gistOf', () => {
  it.each<[string, Message, { label: string; description: string }]>([
    [
      'returns the content without markup',
      { ...blank, content: '# **Hello**\nthere' },
      { label: 'Hello there', description: 'Text only' },
    ],
    [
      'falls back to the first text of an embed',
      { ...blank, embeds: [embed, { ...embed, description: 'Below' }] },
      { label: 'Below', description: '1 embed' },
    ],
    ['is else its place', blank, { label: 'Message 3', description: 'Empty' }],
    [
      'shortens a long text',
      { ...blank, content: '🎉'.repeat(90), embeds: [0, 1].map(() => ({ ...embed, title: 'A' })) },
      { label: `${'🎉'.repeat(79)}…`, description: 'Text and 2 embeds' },
    ],
  ])('%s', (_, message, gist) => {
    expect(gistOf(message, 2)).toEqual(gist);
  });
});
