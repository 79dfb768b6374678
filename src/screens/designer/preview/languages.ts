import type { LanguageFn } from 'highlight.js';

type Load = () => Promise<{ default: LanguageFn }>;

/**
 * The languages that are highlighted, each with the names that may follow the opening fence. Each grammar is a separate
 * chunk, loaded on first use. Code in other languages is not highlighted.
 */
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

/** Returns the function that loads the grammar of the language named `word`, or null if the language is not known. */
export function grammarLoader(word: string): Load | null {
  return byWord.get(word.toLowerCase()) ?? null;
}
