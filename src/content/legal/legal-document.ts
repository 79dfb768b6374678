/** A stretch of running text: plain, or a link within the site (`/…`) or out of it. */
export type LegalPhrase = string | { text: string; href: string };

export type LegalBlock =
  | { kind: 'paragraph'; words: readonly LegalPhrase[] }
  | { kind: 'list'; items: readonly (readonly LegalPhrase[])[] }
  /** What is said of each of several things, which are named first. */
  | { kind: 'facts'; facts: readonly LegalFact[] };

export interface LegalFact {
  name: string;
  /** A key of the browser's storage, to be found in its tools; where the name stands for one. */
  key?: string;
  words: readonly LegalPhrase[];
}

export interface LegalSection {
  /** The anchor; links from elsewhere rely on it. */
  id: string;
  /** Without its number, which is its place. */
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal page: seven numbered sections (spec §2 «Terms and Privacy»). */
export interface LegalDocument {
  title: string;
  /** For the page's head. */
  description: string;
  /** The whole in two or three sentences, for those who read no further. */
  summary: string;
  sections: readonly LegalSection[];
}

export function paragraph(...words: LegalPhrase[]): LegalBlock {
  return { kind: 'paragraph', words };
}

export function list(...items: (LegalPhrase | readonly LegalPhrase[])[]): LegalBlock {
  return { kind: 'list', items: items.map((item) => (isPhrase(item) ? [item] : item)) };
}

export function facts(...rows: LegalFact[]): LegalBlock {
  return { kind: 'facts', facts: rows };
}

function isPhrase(item: LegalPhrase | readonly LegalPhrase[]): item is LegalPhrase {
  return !Array.isArray(item);
}

/** Everything a document says, in its order: for searching it and for checking it. */
export function textOf({ title, summary, sections }: LegalDocument): string {
  const phrases = sections.flatMap((section) => [
    section.title,
    ...section.blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return [wordsOf(block.words)];
      if (block.kind === 'list') return block.items.map(wordsOf);
      return block.facts.map(({ name, words }) => `${name}: ${wordsOf(words)}`);
    }),
  ]);
  return [title, summary, ...phrases].join('\n');
}

function wordsOf(words: readonly LegalPhrase[]): string {
  return words.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text)).join('');
}
