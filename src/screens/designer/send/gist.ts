import { cutTo } from '#domain/names';
import { parseMarkup } from '#domain/markup/parse';
import { plainText } from '#domain/markup/plain-text';
import { isEmptyEmbed } from '#domain/message/embed';
import type { Message } from '#domain/message/message';

const MOST_CHARACTERS = 80;

/** The label is the start of the text, the description the kinds and number of parts. `at` is the message's index. */
export function gistOf(message: Message, at: number): { label: string; description: string } {
  const { content, embeds } = message;
  const texts = [content, ...embeds.flatMap(({ title, description }) => [title, description])];
  const first = texts.map((text) => plain(text)).find((text) => text !== '');
  return {
    label: first ?? `Message ${at + 1}`,
    description: madeOf(
      content.trim() !== '',
      embeds.filter((embed) => !isEmptyEmbed(embed)).length,
    ),
  };
}

function madeOf(hasText: boolean, embeds: number): string {
  const count = embeds === 1 ? '1 embed' : `${embeds} embeds`;
  if (embeds === 0) return hasText ? 'Text only' : 'Empty';
  return hasText ? `Text and ${count}` : count;
}

function plain(text: string): string {
  const line = plainText(parseMarkup(text, 'content')).replaceAll(/\s+/g, ' ').trim();
  return cutTo(line, MOST_CHARACTERS) === line ? line : `${cutTo(line, MOST_CHARACTERS - 1)}…`;
}
