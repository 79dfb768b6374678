import { type ReactNode, Suspense, use } from 'react';
import type { CodeBlockNode } from '#domain/markup/tree';
import { AnsiCode } from './AnsiCode';
import * as css from './CodeBlock.css';
import { toneOf } from './code-tones';
import type { CodeNode, Highlight } from './highlight';

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

/**
 * Returns a promise of the highlighter for the given language. It resolves to null if the highlighter cannot be loaded.
 * React's `use` requires the same promise on every render, so repeated calls for a language return the same promise.
 */
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
