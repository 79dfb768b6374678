import { type ReactNode, Suspense, use } from 'react';
import { type AnsiRun, ansiRuns } from '#domain/markup/ansi';
import type { CodeBlockNode } from '#domain/markup/tree';
import * as css from './CodeBlock.css';
import { tones } from './CodeBlock.css';
import type { CodeNode, Highlight } from './highlight';

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

export function CodeBlock({ node: { language, text } }: { node: CodeBlockNode }) {
  const isAnsi = language?.toLowerCase() === 'ansi';
  const loading = language === null || isAnsi ? null : highlightOf(language);
  return (
    <pre className={css.block}>
      <code className={css.code}>
        {isAnsi && <AnsiCode text={text} />}
        {loading ? (
          // The key is the language. Without this key, a change of the language would suspend the whole preview.
          <Suspense key={language} fallback={text}>
            <Colored loading={loading} code={text} />
          </Suspense>
        ) : (
          !isAnsi && text
        )}
      </code>
    </pre>
  );
}

const known = new Map<string, Promise<Highlight | null>>();

/** Resolves to null if the highlighter cannot be loaded. Returns the same promise for a language, as `use` requires. */
function highlightOf(word: string): Promise<Highlight | null> {
  const loading =
    known.get(word) ??
    import('./highlight').then(({ highlightFor }) => highlightFor(word)).catch(() => null);
  known.set(word, loading);
  return loading;
}

function Colored({ loading, code }: { loading: Promise<Highlight | null>; code: string }) {
  const highlight = use(loading);
  return highlight === null ? code : colored(highlight(code));
}

function colored(nodes: readonly CodeNode[]): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? (
      node
    ) : (
      <span key={index} className={toneOf(node.scope)}>
        {colored(node.children)}
      </span>
    ),
  );
}

function AnsiCode({ text }: { text: string }) {
  return ansiRuns(text).map((run, index) => (
    <span key={index} className={classOf(run)}>
      {run.text}
    </span>
  ));
}

function classOf({ isBold, isUnderlined, color, background }: AnsiRun): string {
  return [
    isBold && css.bold,
    isUnderlined && css.underlined,
    color && css.colors[color],
    background && css.backgrounds[background],
  ]
    .filter(Boolean)
    .join(' ');
}

type Tone = keyof typeof tones;

/** Uses only the part before the first dot: `title.function` has the color of `title`. */
function toneOf(scope: string): string | undefined {
  const [general = ''] = scope.split('.');
  return byPart.get(general);
}
