/** Plain text, or an internal (`/…`) or external link. */
export type LegalPhrase = string | { text: string; href: string };

export type LegalBlock =
  | { kind: 'paragraph'; words: readonly LegalPhrase[] }
  | { kind: 'list'; items: readonly (readonly LegalPhrase[])[] }
  /** Named entries. */
  | { kind: 'facts'; facts: readonly LegalFact[] };

export interface LegalFact {
  name: string;
  /** The key of the browser storage item that this entry describes, if any. */
  key?: string;
  words: readonly LegalPhrase[];
}

export interface LegalSection {
  /** The anchor. It must not change, because other sites may link to it. */
  id: string;
  /** The title without the number. The number is the position of the section. */
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal page with seven numbered sections (product.md §3.9). */
export interface LegalDocument {
  title: string;
  /** The meta description. */
  description: string;
  /** A summary in two or three sentences. */
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
