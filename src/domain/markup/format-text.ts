import type { Abilities } from './contexts';
import { toggleCode } from './format-code';
import { toggleLines, type LineFormat } from './format-lines';
import { toggleLink } from './format-link';
import { toggleMark, type MarkFormat } from './format-mark';
import type { TextSelection } from './text-selection';

export const textFormats = [
  'bold',
  'italic',
  'link',
  'underline',
  'strikethrough',
  'spoiler',
  'code',
  'heading',
  'bullets',
  'numbers',
  'quote',
] as const satisfies readonly (MarkFormat | LineFormat | 'link')[];
export type TextFormat = (typeof textFormats)[number];

/** Applies a format to the selection, or removes it. Takes time in proportion to the length of the text. */
export function formatText(selection: TextSelection, format: TextFormat): TextSelection {
  switch (format) {
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strikethrough':
    case 'spoiler':
      return toggleMark(selection, format);
    case 'code':
      return toggleCode(selection);
    case 'link':
      return toggleLink(selection);
    case 'heading':
    case 'bullets':
    case 'numbers':
    case 'quote':
      return toggleLines(selection, format);
  }
}

export function formatsFor({ marks, maskedLinks, blocks, headings }: Abilities): TextFormat[] {
  return textFormats.filter((format) => {
    switch (format) {
      case 'bold':
      case 'italic':
      case 'underline':
      case 'strikethrough':
      case 'code':
      case 'spoiler':
        return marks;
      case 'link':
        return maskedLinks;
      case 'bullets':
      case 'numbers':
      case 'quote':
        return blocks;
      case 'heading':
        return headings;
    }
  });
}
