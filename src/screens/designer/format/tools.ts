import type { Insertion } from '#content/messages/designer/text-tools';
import { abilitiesOf, type MarkupContext } from '#domain/markup/contexts';
import { formatsFor, type TextFormat } from '#domain/markup/format-text';

const insertions = ['mention', 'emoji', 'time'] as const satisfies readonly Insertion[];

export type Tool = TextFormat | Insertion;

/**
 * Returns the tools for a part of a message, in order. The insertions come right after the link tool, because they are
 * used as often as the link. Where links are not possible, the insertions come first.
 */
export function toolsFor(context: MarkupContext): readonly Tool[] {
  const { mentions, marks } = abilitiesOf[context];
  const formats = formatsFor(abilitiesOf[context]);
  const after = formats.indexOf('link') + 1;
  return [
    ...formats.slice(0, after),
    ...insertions.filter((each) => (each === 'mention' ? mentions : marks)),
    ...formats.slice(after),
  ];
}

export function isInsertion(tool: Tool): tool is Insertion {
  return insertions.some((each) => each === tool);
}
