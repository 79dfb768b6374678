import { describe, expect, it } from 'vitest';
import { blocks } from '../../../tests/markup/blocks';
import { codes } from '../../../tests/markup/code';
import { links } from '../../../tests/markup/links';
import { marks } from '../../../tests/markup/marks';
import { mentions } from '../../../tests/markup/mentions';
import { contexts } from '../../../tests/markup/places';
import { parseMarkup } from './parse';

const corpus = Object.entries({
  ...marks,
  ...codes,
  ...blocks,
  ...links,
  ...mentions,
  ...contexts,
});

describe.each(corpus)('%s', (_, cases) => {
  it.each(cases)('$context: $text', ({ text, context, tree }) => {
    expect(parseMarkup(text, context)).toEqual(tree);
  });
});
