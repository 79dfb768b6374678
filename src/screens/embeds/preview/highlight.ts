import type { Emitter } from 'highlight.js';
import { grammarLoader } from './languages';

/** Colored code as data: text, or a part with a name of highlight.js such as `keyword` or `title.function`. */
export type CodeNode = string | { scope: string; children: CodeNode[] };

/** Colors code of one language. */
export type Highlight = (code: string) => CodeNode[];

const known = new Map<string, Promise<Highlight | null>>();

/**
 * What colors code of a language, loaded when first asked for; null for one nobody knows. The promise is the same
 * for the same word, and answers null where the grammar could not be loaded: such code stays plain.
 */
export function highlightFor(word: string): Promise<Highlight | null> | null {
  const load = grammarLoader(word);
  if (load === null) return null;
  const loading = known.get(word) ?? withGrammar(load).catch(() => null);
  known.set(word, loading);
  return loading;
}

async function withGrammar(
  load: NonNullable<ReturnType<typeof grammarLoader>>,
): Promise<Highlight> {
  const [core, grammar] = await Promise.all([import('highlight.js/lib/core'), load()]);
  const highlighter = core.default.newInstance();
  highlighter.configure({ __emitter: TreeEmitter });
  highlighter.registerLanguage('code', grammar.default);
  return (code) => {
    const { _emitter, errorRaised } = highlighter.highlight(code, {
      language: 'code',
      ignoreIllegals: true,
    });
    return _emitter instanceof TreeEmitter && !errorRaised ? _emitter.nodes : [code];
  };
}

/** Takes down what highlight.js finds as a tree, where its own writes HTML. */
class TreeEmitter implements Emitter {
  readonly nodes: CodeNode[] = [];
  #open: CodeNode[][] = [this.nodes];

  addText(text: string): void {
    if (text !== '') this.#open.at(-1)?.push(text);
  }

  startScope(scope: string): void {
    const children: CodeNode[] = [];
    this.#open.at(-1)?.push({ scope, children });
    this.#open.push(children);
  }

  endScope(): void {
    if (this.#open.length > 1) this.#open.pop();
  }

  /** What highlight.js calls for a part that goes over several rules, beside the two of its interface. */
  openNode(scope: string): void {
    this.startScope(scope);
  }

  closeNode(): void {
    this.endScope();
  }

  __addSublanguage(emitter: Emitter): void {
    if (emitter instanceof TreeEmitter) this.#open.at(-1)?.push(...emitter.nodes);
  }

  finalize(): void {
    this.#open = [this.nodes];
  }

  toHTML(): string {
    return '';
  }
}
