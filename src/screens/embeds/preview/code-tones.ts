import { tones } from './CodeBlock.css';

type Tone = keyof typeof tones;

/** highlight.js' names for parts of code, by the color they have. Parts not named are colored as the text is. */
const parts: Record<Tone, readonly string[]> = {
  comment: ['comment', 'quote'],
  keyword: ['keyword', 'doctag', 'selector-tag', 'template-tag'],
  string: ['string', 'regexp', 'addition', 'code', 'char'],
  number: ['number', 'literal', 'attr', 'attribute', 'symbol', 'bullet'],
  title: ['title', 'section', 'link', 'selector-id'],
  type: ['type', 'class', 'selector-class', 'template-variable', 'variable'],
  builtIn: ['built_in', 'meta', 'property'],
  deletion: ['name', 'deletion'],
};

const byPart: ReadonlyMap<string, string> = new Map(
  (Object.keys(parts) as Tone[]).flatMap((tone) =>
    parts[tone].map((part) => [part, tones[tone]] as const),
  ),
);

/** The class of a part of code. Parts are named from the general to the special, such as `title.function`. */
export function toneOf(scope: string): string | undefined {
  const [general = ''] = scope.split('.');
  return byPart.get(general);
}
