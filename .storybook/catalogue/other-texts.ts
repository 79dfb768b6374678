import { entries } from './catalogue';
import { storyThatNames } from './story-sources';

const sources = import.meta.glob<string>('../../src/content/messages/*/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A text in the code of a file of messages. In the text, `…` replaces each parameter. */
export interface CodeText {
  text: string;
  /** When it appears, from the code around it: its key, and the description of its export. */
  when: string;
  /** How other code refers to it, such as `mailCodeErrors.codeRefused`. Null if it has no key. */
  reference: string | null;
}

/** A text that has no row of its own in the catalogue. */
export interface Text extends Omit<CodeText, 'reference'> {
  /** The path of the file, relative to `src`. */
  home: string;
  /** The id of a story whose code names the text, or null. */
  story: string | null;
}

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const declaration = /(?:\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*)?^(export )?(?:const|function) (\w+)/gm;
/** A property, but not the type of a parameter; a case; a comparison. `{` after a property begins its object. */
const place =
  /(?:^|[\s{(,])(?:'([^'\n]+)'|([A-Za-z]\w*)):(?=\s)(?! (?:number|string|boolean|readonly|[A-Z]))(\s*\(?\{)?|case '([^'\n]+)'|=== '([^'\n]+)'/g;
/** Properties that say only which part of a message a text is. The property or case before them says more. */
const parts = new Set(['title', 'help', 'label', 'text', 'value', 'heading', 'description']);

/** Returns the texts for users in the code of a file: the literals with a space or a capital letter at the start. */
export function textsIn(code: string): CodeText[] {
  const found = new Map<string, CodeText>();
  const declared = [...code.matchAll(declaration)];
  for (const [
    at,
    { index, 0: head, 1: comment = '', 2: isExported, 3: name = '' },
  ] of declared.entries()) {
    const body = withoutComments(code.slice(index + head.length, declared[at + 1]?.index));
    for (const match of body.matchAll(literal)) {
      const text = plain(match);
      if (!/ |^[A-Z]/.test(text.trim())) continue;
      const { situation, property } = placeOf(body.slice(0, match.index));
      const about = description(comment) || sentence(name);
      const when = [sentence(situation), about].filter(Boolean).join(' ');
      const known = found.get(text);
      if (known?.when.includes(when)) continue;
      found.set(text, {
        text,
        when: known ? `${known.when} Or: ${when}` : when,
        reference:
          known?.reference ??
          (isExported && property && !parts.has(property) ? `${name}.${property}` : null),
      });
    }
  }
  return [...found.values()];
}

/** Returns the case or property that says when a text appears, and the property that has the text. */
function placeOf(before: string): { situation: string; property: string } {
  const found = [...before.matchAll(place)].map(([, quoted, named, opens, kind, compared]) => ({
    property: quoted ?? named ?? '',
    kind: kind ?? compared ?? '',
    isObject: opens !== undefined,
  }));
  const last = found.at(-1);
  if (!last) return { situation: '', property: '' };
  const { property } = last;
  if (!parts.has(property)) return { situation: property || last.kind, property };
  const outer = found.findLast(({ kind, isObject }) => kind !== '' || isObject);
  return { situation: outer ? outer.kind || outer.property : '', property };
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

function plain([, single, double, template]: RegExpMatchArray): string {
  return (single ?? double ?? template ?? '')
    .replaceAll(/\$\{[^}]*\}/g, '…')
    .replaceAll(/\\(['"`])/g, '$1');
}

/** Returns the first sentence of a comment, without its references to documents. */
function description(comment: string): string {
  const text = comment
    .replaceAll(/^\s*\* ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \([\w.]+\.md §[^)]*\)/g, '')
    .trim();
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}

/** Converts a name of the code to a sentence: "Code refused." for `codeRefused`. */
function sentence(name: string): string {
  if (name === '') return '';
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[_-]/g, ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** The texts of each file, keyed by its path relative to `src`. */
export const textsByFile: ReadonlyMap<string, readonly CodeText[]> = new Map(
  Object.entries(sources)
    .filter(([path]) => !path.endsWith('.test.ts'))
    .map(([path, code]) => [path.replace('../../src/', ''), textsIn(code)]),
);

const listed = new Set(entries.map(({ home, text }) => `${home} ${text}`));

/** The texts that have no row of their own in the catalogue. */
export const otherTexts: readonly Text[] = [...textsByFile].flatMap(([home, texts]) =>
  texts
    .filter(({ text }) => !listed.has(`${home} ${text}`))
    .map(({ text, when, reference }) => ({
      home,
      text,
      when,
      story: storyThatNames(text, reference),
    })),
);
