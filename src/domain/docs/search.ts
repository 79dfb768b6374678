import MiniSearch, { type SearchOptions } from 'minisearch';

/** One place of the documentation that a search can lead to: a page, a section, a command or a change. */
export interface DocDocument {
  id: string;
  /** Where it is, with its anchor: '/docs/admin-commands#addrole'. */
  path: string;
  /** The page's title. */
  title: string;
  /** The heading on that page; '' stands for the page itself. */
  section: string;
  /** What stands there, without marks. */
  text: string;
  /** How much it counts beside the others: 1 unless said, less for what is history. */
  weight?: number;
}

/** A piece of an excerpt; `isMatch` marks the words that were searched for. */
export interface ExcerptPiece {
  text: string;
  isMatch: boolean;
}

/** A place that answers a search. */
export interface Hit {
  path: string;
  title: string;
  section: string;
  excerpt: readonly ExcerptPiece[];
}

/** All documents, ready to be searched. Build it once; it never changes. */
export interface DocIndex {
  words: MiniSearch<DocDocument>;
  documents: ReadonlyMap<string, DocDocument>;
}

// What is typed is bounded, so that a pasted page costs no more than a question.
const longestQuery = 120;
const mostWords = 8;
// In characters: about two lines of a result, and how much of them comes before the first match.
const excerptLength = 150;
const leadLength = 40;

/** What sits in a heading weighs more than what a text mentions in passing. */
const ranking: SearchOptions = {
  boost: { title: 8, section: 5, text: 1 },
  // A page comes before its own sections, which carry its title too.
  boostDocument: (_id, _word, stored) =>
    (stored?.['section'] === '' ? 2 : 1) * Number(stored?.['weight'] ?? 1),
  combineWith: 'AND',
  prefix: true,
};

/** An index of the documents, about 10 ms for all of the documentation. */
export function buildIndex(documents: readonly DocDocument[]): DocIndex {
  const words = new MiniSearch<DocDocument>({
    fields: ['title', 'section', 'text'],
    storeFields: ['section', 'weight'],
    tokenize: wordsIn,
    processTerm: fold,
  });
  words.addAll(documents);
  return { words, documents: new Map(documents.map((document) => [document.id, document])) };
}

/**
 * The documents that have all of the words, or words that begin so, best first; case and diacritics do not count. What
 * is called just what was typed comes before all others. Only when there is nothing, a slip of a letter in a longer
 * word is forgiven. A query without a word has no hits.
 */
export function searchDocs(index: DocIndex, query: string, limit = 8): readonly Hit[] {
  const asked = wordsIn(query.slice(0, longestQuery)).slice(0, mostWords);
  if (asked.length === 0) {
    return [];
  }
  const exact = index.words.search(asked.join(' '), ranking);
  const found =
    exact.length > 0
      ? exact
      : index.words.search(asked.join(' '), {
          ...ranking,
          fuzzy: (word) => (word.length > 4 ? 1 : false),
        });

  const typed = query.trim().toLowerCase();
  return found
    .flatMap(({ id, terms }) => {
      const document = index.documents.get(String(id));
      return document === undefined ? [] : [{ document, terms }];
    })
    .toSorted((a, b) => farFrom(typed, a.document) - farFrom(typed, b.document))
    .slice(0, limit)
    .map(({ document, terms }) => toHit(document, new Set(terms)));
}

/** How far a document's name is from what was typed: 0 to the letter, 1 but for a command's slash, 2 otherwise. */
function farFrom(typed: string, { title, section }: DocDocument): 0 | 1 | 2 {
  const name = (section === '' ? title : section).toLowerCase();
  if (name === typed) {
    return 0;
  }
  return name === `/${typed}` ? 1 : 2;
}

/** A document as an answer; `terms` are the folded words of it that matched. */
function toHit({ path, title, section, text }: DocDocument, terms: ReadonlySet<string>): Hit {
  return { path, title, section, excerpt: excerpt(text, terms) };
}

/** The stretch of a text around its first match, the matches marked; its beginning when nothing in it matched. */
function excerpt(text: string, terms: ReadonlySet<string>): readonly ExcerptPiece[] {
  const line = oneLine(text);
  const matches = [...line.matchAll(word)].filter(([found]) => terms.has(fold(found)));
  const [from, to] = window(line, matches[0]?.index ?? 0);

  const pieces: ExcerptPiece[] = [];
  let at = from;
  const addUpTo = (end: number, isMatch: boolean) => {
    if (end > at) {
      pieces.push({ text: line.slice(at, end), isMatch });
      at = end;
    }
  };
  for (const { 0: found, index } of matches.filter((match) => match.index < to)) {
    addUpTo(index, false);
    addUpTo(Math.min(index + found.length, to), true);
  }
  addUpTo(to, false);

  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...pieces,
    ...(to < line.length ? [{ text: ' …', isMatch: false }] : []),
  ];
}

/** A text of several lines as one: a line that ends no sentence is set off from the next by a dot in the middle. */
function oneLine(text: string): string {
  return text
    .trim()
    .replace(/(?<![.:!?])\s*\n\s*/gu, ' · ')
    .replace(/\s+/gu, ' ');
}

/** From where to where a line is shown so that `first` is in sight: whole words, about `excerptLength` of them. */
function window(line: string, first: number): readonly [from: number, to: number] {
  const from = first <= leadLength ? 0 : line.indexOf(' ', first - leadLength) + 1;
  if (from + excerptLength >= line.length) {
    return [from, line.length];
  }
  const end = line.lastIndexOf(' ', from + excerptLength);
  return [from, end > first ? end : from + excerptLength];
}

// A number keeps its point: '1.45' is one word.
const word = /[\p{L}\p{M}\p{N}]+(?:\.\p{N}+)*/gu;

function wordsIn(text: string): string[] {
  return text.match(word) ?? [];
}

/** A word without case and diacritics; 'v1.5' is '1.5'. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^v(?=\d)/u, '');
}
