import type { Emitter } from 'highlight.js';
import { grammarLoader } from './languages';

/** Highlighted code: a text, or a node with a highlight.js scope such as `keyword` or `title.function`. */
export type CodeNode = string | { scope: string; children: CodeNode[] };

export type Highlight = (code: string) => CodeNode[];

const known = new Map<string, Promise<Highlight | null>>();

/**
 * Returns a promise of the highlighter for a language name, or null if the language is not known. Repeated calls with
 * the same name return the same promise. The promise resolves to null if the grammar cannot be loaded; the code is then
 * shown without highlighting.
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

/** Builds a tree from highlight.js tokens. The default emitter would write HTML. */
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

  /** highlight.js calls this method for scopes that span several rules. The interface `Emitter` does not declare it. */
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
