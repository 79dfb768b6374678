import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from './contexts';
import { formatsFor, formatText, textFormats, type TextFormat } from './format-text';
import { changeBetween, withInserted, type TextSelection } from './text-selection';

/** Reads a text in which `[` and `]` are the ends of the selection, or `¦` is the caret. */
function read(marked: string): TextSelection {
  const caret = marked.indexOf('¦');
  if (caret !== -1) return { text: marked.replace('¦', ''), start: caret, end: caret };
  const start = marked.indexOf('«');
  const text = marked.replace('«', '');
  return { text: text.replace('»', ''), start, end: text.indexOf('»') };
}

function write({ text, start, end }: TextSelection): string {
  if (start === end) return `${text.slice(0, start)}¦${text.slice(start)}`;
  return `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`;
}

const cases: Readonly<Record<TextFormat, readonly (readonly [before: string, after: string])[]>> = {
  bold: [
    ['a «b» c', 'a **«b»** c'],
    ['a **«b»** c', 'a «b» c'],
    ['a «**b**» c', 'a «b» c'],
    ['a « b  »c', 'a  **«b»**  c'],
    ['a «  » b', 'a «  » b'],
    ['a ¦', 'a **¦**'],
    ['a **¦**', 'a ¦'],
    ['so¦me word', '**so¦me** word'],
    ['**so¦me** word', 'so¦me word'],
    ['word¦', 'word**¦**'],
    ['*«b»*', '***«b»***'],
    ['***«b»***', '*«b»*'],
    ['__«b»__', '__**«b»**__'],
    ['**__«b»__**', '__«b»__'],
    ['**__||«b»||__**', '__||«b»||__'],
    ['«**a** and **b**»', '**«**a** and **b**»**'],
    ['«one\ntwo»', '**«one**\n**two»**'],
    ['**«one**\n**two»**', '«one\ntwo»'],
    ['**«one**\ntwo»', '**«one**\n**two»**'],
    ['«- one\n\n- two»', '- **«one**\n\n- **two»**'],
    ['«> # one»', '> # **«one»**'],
    ['«one\n»two', '**«one»**\ntwo'],
    ['\\*«b»*', '\\***«b»***'],
    ['«🎉»', '**«🎉»**'],
  ],
  italic: [
    ['«b»', '*«b»*'],
    ['*«b»*', '«b»'],
    ['_«b»_', '«b»'],
    ['**«b»**', '***«b»***'],
    ['***«b»***', '**«b»**'],
    ['«***b***»', '**«b»**'],
    ['__«b»__', '__*«b»*__'],
    ['___«b»___', '__«b»__'],
    ['«*a* and *b*»', '*«*a* and *b*»*'],
    ['¦', '*¦*'],
    ['**¦**', '***¦***'],
  ],
  underline: [
    ['«b»', '__«b»__'],
    ['__«b»__', '«b»'],
    ['_«b»_', '___«b»___'],
    ['___«b»___', '_«b»_'],
  ],
  strikethrough: [
    ['«b»', '~~«b»~~'],
    ['~~**«b»**~~', '**«b»**'],
    ['~«b»~', '~~~«b»~~~'],
  ],
  spoiler: [
    ['«b»', '||«b»||'],
    ['||«b»||', '«b»'],
    ['|«b»|', '|||«b»|||'],
  ],
  code: [
    ['«b»', '`«b»`'],
    ['`«b»`', '«b»'],
    ['«a`b»', '``«a`b»``'],
    ['``«a`b»``', '«a`b»'],
    ['x\n«a\nb»\ny', 'x\n```\n«a\nb»\n```\ny'],
    ['x\n```\n«a\nb»\n```\ny', 'x\n«a\nb»\ny'],
    ['«```ts\na\nb\n```»', '«a\nb»'],
    ['```\na¦\n```', '«a»'],
    ['one\nt«w»o', 'one\nt`«w»`o'],
  ],
  link: [
    ['see «the shop» now', 'see [the shop](«https://») now'],
    ['see « the shop »', 'see  [the shop](«https://») '],
    ['see «https://a.example/x»', 'see [«text»](https://a.example/x)'],
    ['see ¦', 'see [«text»](https://)'],
    ['[the shop](«https://»)', '«the shop»'],
    ['[the «shop»](https://a.example)', '«the shop»'],
    ['x [the sh¦op](https://a.example) y', 'x «the shop» y'],
    ['[a](https://a.example)¦', '[a](https://a.example)[«text»](https://)'],
    ['«one\ntwo»', '[one two](«https://»)'],
  ],
  heading: [
    ['a¦b', '# a¦b'],
    ['# a¦b', '## a¦b'],
    ['## ab¦', '### ab¦'],
    ['### ¦ab', '¦ab'],
    ['x\n«a\nb»\ny', 'x\n# «a\n# b»\ny'],
    ['- a¦', '# a¦'],
    ['  - a¦', '# a¦'],
    ['> a¦', '> # a¦'],
    ['¦', '# ¦'],
  ],
  bullets: [
    ['a¦', '- a¦'],
    ['- a¦', 'a¦'],
    ['* a¦', 'a¦'],
    ['«a\n\nb»', '- «a\n\n- b»'],
    ['- «a\n\n- b»', '«a\n\nb»'],
    ['- «a\nb»', '- «a\n- b»'],
    ['1. a¦', '- a¦'],
    ['  a¦', '  - a¦'],
    ['\n¦', '\n- ¦'],
    ['«a\n»b', '- «a»\nb'],
    ['¦\nb', '- ¦\nb'],
  ],
  numbers: [
    ['«a\nb\n\nc»', '1. «a\n2. b\n\n3. c»'],
    ['1. «a\n2. b»', '«a\nb»'],
    ['- «a\n- b»', '1. «a\n2. b»'],
    ['1. «a\nb»', '1. «a\n2. b»'],
  ],
  quote: [
    ['«a\nb»', '> «a\n> b»'],
    ['> «a\n> b»', '«a\nb»'],
    ['- a¦', '> - a¦'],
    ['> - a¦', '- a¦'],
  ],
};

describe.each(textFormats)('%s', (format) => {
  it.each(cases[format])('%j becomes %j', (before, after) => {
    expect(write(formatText(read(before), format))).toBe(after);
  });
});

describe('every format', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const words = fc.array(word, { minLength: 1, maxLength: 4 });

  it.each(textFormats.filter((format) => format !== 'heading'))(
    '%s is removed when it is applied a second time',
    (format) => {
      fc.assert(
        fc.property(words, words, words, (before, chosen, after) => {
          const [head, inner] = [before.join(' '), chosen.join('\n')];
          const text = `${head}\n${inner}\n${after.join(' ')}`;
          const start = head.length + 1;
          const once = formatText({ text, start, end: start + inner.length }, format);
          const expected = format === 'link' ? text.replace(inner, chosen.join(' ')) : text;
          expect(formatText(once, format).text).toBe(expected);
        }),
      );
    },
  );

  it.each(textFormats)('%s keeps the selection inside of any text', (format) => {
    const any = fc.string({
      unit: fc.constantFrom(...'ab \n*_~|`[]()#->1.\\'.split(''), '🎉'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(any, fc.nat(40), fc.nat(40), (text, one, two) => {
        const [start, end] = [
          Math.min(one, two, text.length),
          Math.min(Math.max(one, two), text.length),
        ];
        const after = formatText({ text, start, end }, format);
        expect(after.start).toBeGreaterThanOrEqual(0);
        expect(after.end).toBeGreaterThanOrEqual(after.start);
        expect(after.text.length).toBeGreaterThanOrEqual(after.end);
      }),
    );
  });

  it.each(textFormats)('%s takes linear time', (format) => {
    const text = '*_~|`[(# - '.repeat(400);
    const begun = performance.now();
    formatText({ text, start: 0, end: text.length }, format);
    formatText({ text, start: text.length / 2, end: text.length / 2 }, format);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});

describe('formatsFor', () => {
  it('leaves out what Discord does not render', () => {
    expect(formatsFor(abilitiesOf.description)).toEqual(textFormats);
    expect(formatsFor(abilitiesOf.fieldValue)).toEqual(
      textFormats.filter((format) => format !== 'heading'),
    );
    expect(formatsFor(abilitiesOf.footer)).toEqual([]);
  });
});

describe('changeBetween', () => {
  it.each([
    ['ab', 'a**b**', { from: 1, to: 2, insert: '**b**' }],
    ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
    ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
    ['same', 'same', { from: 4, to: 4, insert: '' }],
    ['', 'x', { from: 0, to: 0, insert: 'x' }],
  ])('from %j to %j', (before, after, change) => {
    expect(changeBetween(before, after)).toEqual(change);
  });
});

describe('withInserted', () => {
  it('replaces the selection and puts the caret after the new text', () => {
    expect(write(withInserted(read('a «b» c'), '<@1>'))).toBe('a <@1>¦ c');
  });
});
