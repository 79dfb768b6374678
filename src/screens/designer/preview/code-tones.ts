import { tones } from './CodeBlock.css';

type Tone = keyof typeof tones;

/** Maps each color to the highlight.js scopes that use it. All other scopes have the color of plain text. */
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

/**
 * Returns the class for the color of a highlight.js scope. Only the part before the first dot counts: `title.function`
 * has the color of `title`.
 */
export function toneOf(scope: string): string | undefined {
  const [general = ''] = scope.split('.');
  return byPart.get(general);
}
