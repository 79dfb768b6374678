import type { Emitter, LanguageFn } from 'highlight.js';

/** Languages with the names that may follow the opening fence. Each grammar is a chunk, loaded on first use. */
const languages: readonly [words: string, load: Load][] = [
  ['bash sh zsh', () => import('highlight.js/lib/languages/bash')],
  ['c h', () => import('highlight.js/lib/languages/c')],
  ['cpp c++ cc hpp', () => import('highlight.js/lib/languages/cpp')],
  ['cs csharp', () => import('highlight.js/lib/languages/csharp')],
  ['css', () => import('highlight.js/lib/languages/css')],
  ['dart', () => import('highlight.js/lib/languages/dart')],
  ['diff patch', () => import('highlight.js/lib/languages/diff')],
  ['dockerfile docker', () => import('highlight.js/lib/languages/dockerfile')],
  ['elixir ex exs', () => import('highlight.js/lib/languages/elixir')],
  ['fix', () => import('highlight.js/lib/languages/fix')],
  ['go golang', () => import('highlight.js/lib/languages/go')],
  ['graphql gql', () => import('highlight.js/lib/languages/graphql')],
  ['haskell hs', () => import('highlight.js/lib/languages/haskell')],
  ['html xml xhtml svg', () => import('highlight.js/lib/languages/xml')],
  ['ini toml', () => import('highlight.js/lib/languages/ini')],
  ['java', () => import('highlight.js/lib/languages/java')],
  ['javascript js jsx mjs cjs', () => import('highlight.js/lib/languages/javascript')],
  ['json json5', () => import('highlight.js/lib/languages/json')],
  ['kotlin kt kts', () => import('highlight.js/lib/languages/kotlin')],
  ['less', () => import('highlight.js/lib/languages/less')],
  ['lua', () => import('highlight.js/lib/languages/lua')],
  ['makefile make mk', () => import('highlight.js/lib/languages/makefile')],
  ['markdown md', () => import('highlight.js/lib/languages/markdown')],
  ['perl pl', () => import('highlight.js/lib/languages/perl')],
  ['php', () => import('highlight.js/lib/languages/php')],
  ['powershell ps ps1', () => import('highlight.js/lib/languages/powershell')],
  ['properties', () => import('highlight.js/lib/languages/properties')],
  ['python py', () => import('highlight.js/lib/languages/python')],
  ['r', () => import('highlight.js/lib/languages/r')],
  ['ruby rb', () => import('highlight.js/lib/languages/ruby')],
  ['rust rs', () => import('highlight.js/lib/languages/rust')],
  ['scss sass', () => import('highlight.js/lib/languages/scss')],
  ['shell console', () => import('highlight.js/lib/languages/shell')],
  ['sql', () => import('highlight.js/lib/languages/sql')],
  ['swift', () => import('highlight.js/lib/languages/swift')],
  ['typescript ts tsx', () => import('highlight.js/lib/languages/typescript')],
  ['yaml yml', () => import('highlight.js/lib/languages/yaml')],
];

const byWord: ReadonlyMap<string, Load> = new Map(
  languages.flatMap(([words, load]) => words.split(' ').map((word) => [word, load] as const)),
);

/** Highlighted code: a text, or a node with a highlight.js scope such as `keyword` or `title.function`. */
export type CodeNode = string | { scope: string; children: CodeNode[] };

export type Highlight = (code: string) => CodeNode[];

const known = new Map<string, Promise<Highlight | null>>();

/**
 * Null for an unknown language. The same name gives the same promise, which resolves to null if the grammar cannot be
 * loaded; the code is then shown without highlighting.
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

type Load = () => Promise<{ default: LanguageFn }>;

function grammarLoader(word: string): Load | null {
  return byWord.get(word.toLowerCase()) ?? null;
}
