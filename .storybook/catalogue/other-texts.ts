import { entries } from './catalogue';

const sources = import.meta.glob<string>('../../src/content/messages/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A text of a file of `src/content/messages`. In the text, `…` replaces each parameter. */
export interface Text {
  home: string;
  text: string;
}

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** Returns the texts for users in the code of a file: the literals with a space or a capital letter at the start. */
export function textsIn(code: string): string[] {
  const plain = code
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^import [^]*?;$/gm, '');
  const texts = [...plain.matchAll(literal)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(['"`])/g, '$1'))
    .filter((text) => / |^[A-Z]/.test(text.trim()));
  return [...new Set(texts)];
}

/** The texts of each file, keyed by its path relative to `src`. */
export const textsByFile: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(sources)
    .filter(([path]) => !path.endsWith('.test.ts'))
    .map(([path, code]) => [path.replace('../../src/', ''), textsIn(code)]),
);

const listed = new Set(entries.map(({ home, text }) => `${home} ${text}`));

/** The texts that the catalogue has no place for. */
export const otherTexts: readonly Text[] = [...textsByFile].flatMap(([home, texts]) =>
  texts.filter((text) => !listed.has(`${home} ${text}`)).map((text) => ({ home, text })),
);
