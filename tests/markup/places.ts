import type { MarkupContext } from '#domain/markup/contexts';
import {
  a,
  at,
  b,
  bare,
  block,
  code,
  emoji,
  h,
  i,
  quote,
  s,
  spoiler,
  sub,
  suppressed,
  time,
  u,
  ul,
  user,
  type Case,
  type Child,
} from './build';

const id = '123456789012345678';

const places = (contexts: readonly MarkupContext[], text: string, ...tree: Child[]): Case[] =>
  contexts.map((context) => at(context, text, ...tree));

const texts = ['content', 'description', 'fieldValue'] as const;
const heads = ['title', 'fieldName'] as const;
const bareOnes = ['authorName', 'footer'] as const;

/** Cases that check which markup Discord renders in each part of a message. */
export const contexts = {
  'inline marks': [
    ...places(
      [...texts, ...heads],
      '**a** *b* __c__ ~~d~~ ||e|| `f`',
      b('a'),
      ' ',
      i('b'),
      ' ',
      u('c'),
      ' ',
      s('d'),
      ' ',
      spoiler('e'),
      ' ',
      code('f'),
    ),
    ...places(bareOnes, '**a** `b`', '**a** `b`'),
    ...places(bareOnes, ' \\*a\\* ', '\\*a\\*'),
    ...places(bareOnes, '   '),
  ],
  links: [
    ...places(texts, '[a](https://a.com)', a('https://a.com/', 'a')),
    ...places(heads, '[a](b)', '[a](b)'),
    ...places(heads, '[**a**](https://a.com/b)', '[', b('a'), '](', bare('https://a.com/b'), ')'),
    ...places([...texts, ...heads], 'https://a.com/', bare('https://a.com/')),
    ...places([...texts, ...heads], '<https://a.com/>', suppressed('https://a.com/')),
    ...places([...texts, ...heads], '<a@b.de>', suppressed('mailto:a@b.de', 'a@b.de')),
    ...places(bareOnes, '<a@b.de>', '<a@b.de>'),
    ...places(bareOnes, 'https://a.com/', 'https://a.com/'),
    ...places(bareOnes, '[a](https://a.com)', '[a](https://a.com)'),
  ],
  mentions: [
    ...places(texts, `<@${id}>`, user(id)),
    ...places([...heads, ...bareOnes], `<@${id}> @everyone`, `<@${id}> @everyone`),
    ...places([...texts, ...heads], `<:a:${id}>`, emoji('a', id)),
    ...places([...texts, ...heads], '<t:0:R>', time(0, 'R')),
    ...places(bareOnes, `<:a:${id}> <t:0>`, `<:a:${id}> <t:0>`),
  ],
  blocks: [
    ...places(texts, '> a', quote('a')),
    ...places(texts, '- a', ul('a')),
    ...places(texts, '-# a', sub('a')),
    ...places(texts, '```\na\n```', block('a')),
    ...places([...heads, ...bareOnes], '> a\n- b\n-# c', '> a\n- b\n-# c'),
    ...places([...heads, ...bareOnes], '```\na\n```', '```\na\n```'),
  ],
  headings: [
    ...places(['content', 'description'], '# a', h(1, 'a')),
    ...places(['fieldValue', ...heads, ...bareOnes], '# a', '# a'),
    at('fieldValue', '> ### a', quote('### a')),
    at('fieldValue', '- # a', ul('# a')),
  ],
} satisfies Record<string, Case[]>;
