import { fold } from '../fold';
import MiniSearch, { type SearchOptions } from 'minisearch';

export interface DocDocument {
  id: string;
  /** The path, which may include an anchor, such as "/docs/admin-commands#addrole". */
  path: string;
  title: string;
  /** The heading on the page; '' for the page itself. */
  section: string;
  /** The text, without markup. */
  text: string;
  /** The factor by which the rank is multiplied. It is 1 by default, and lower for old versions. */
  weight?: number;
}

export interface ExcerptPiece {
  text: string;
  isMatch: boolean;
}

export interface Hit {
  path: string;
  title: string;
  section: string;
  excerpt: readonly ExcerptPiece[];
}

/** The search index. Build it once; the documents never change. */
export interface DocIndex {
  words: MiniSearch<DocDocument>;
  documents: ReadonlyMap<string, DocDocument>;
}

// The maximum number of characters and of words that are used from a query. They limit the work for a long pasted text.
const longestQuery = 120;
const mostWords = 8;
// Lengths in characters. The lead is the text before the first match.
const excerptLength = 150;
const leadLength = 40;

/** Titles and headings rank above text. */
const ranking: SearchOptions = {
  boost: { title: 8, section: 5, text: 1 },
  // Ranks a page above its sections. The sections also contain the title of the page, so they match the same words.
  boostDocument: (_id, _word, stored) =>
    (stored?.['section'] === '' ? 2 : 1) * Number(stored?.['weight'] ?? 1),
  combineWith: 'AND',
  prefix: true,
};

/** Builds the search index. Takes about 10 ms for the whole documentation. */
export function buildIndex(documents: readonly DocDocument[]): DocIndex {
  const words = new MiniSearch<DocDocument>({
    fields: ['title', 'section', 'text'],
    storeFields: ['section', 'weight'],
    tokenize: wordsIn,
    processTerm: termOf,
  });
  words.addAll(documents);
  return { words, documents: new Map(documents.map((document) => [document.id, document])) };
}

/**
 * Returns the documents that match a query, best first (product.md §5.5). Each word of the query must occur in the
 * document, at least as the start of a word. Case and diacritics are ignored. A document whose name equals the query
 * comes first. If nothing matches, words of more than 4 letters may contain one typo.
 */
export function searchDocs(index: DocIndex, query: string, limit = 8): readonly Hit[] {
  const terms = wordsIn(fold(query.slice(0, longestQuery))).slice(0, mostWords);
  if (terms.length === 0) {
    return [];
  }
  const exact = index.words.search(terms.join(' '), ranking);
  const found =
    exact.length > 0
      ? exact
      : index.words.search(terms.join(' '), {
          ...ranking,
          fuzzy: (word) => (word.length > 4 ? 1 : false),
        });

  const typed = fold(query.trim());
  return found
    .flatMap(({ id, terms }) => {
      const document = index.documents.get(String(id));
      return document === undefined ? [] : [{ document, terms }];
    })
    .toSorted((a, b) => nameDistance(typed, a.document) - nameDistance(typed, b.document))
    .slice(0, limit)
    .map(({ document, terms }) => toHit(document, new Set(terms)));
}

/** Returns 0 if the query is the document's name, 1 if only the slash of a command is missing, otherwise 2. */
function nameDistance(typed: string, { title, section }: DocDocument): 0 | 1 | 2 {
  const name = fold(section === '' ? title : section);
  if (name === typed) {
    return 0;
  }
  return name === `/${typed}` ? 1 : 2;
}

/** Returns the search result of a document. `terms` are the matched words, folded. */
function toHit({ path, title, section, text }: DocDocument, terms: ReadonlySet<string>): Hit {
  return { path, title, section, excerpt: excerpt(text, terms) };
}

/** Returns the text around its first match, with the matches marked. Without a match, returns the start. */
function excerpt(text: string, terms: ReadonlySet<string>): readonly ExcerptPiece[] {
  const line = oneLine(text);
  const matches = [...line.matchAll(word)].filter(([found]) => terms.has(termOf(found)));
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

/** Joins the lines of a text. Inserts " · " after a line that does not end with punctuation. */
function oneLine(text: string): string {
  return text
    .trim()
    .replace(/(?<![.:!?])\s*\n\s*/gu, ' · ')
    .replace(/\s+/gu, ' ');
}

/** Returns the range around `first`: whole words, about `excerptLength` characters. */
function window(line: string, first: number): readonly [from: number, to: number] {
  const from = first <= leadLength ? 0 : line.indexOf(' ', first - leadLength) + 1;
  if (from + excerptLength >= line.length) {
    return [from, line.length];
  }
  const end = line.lastIndexOf(' ', from + excerptLength);
  return [from, end > first ? end : from + excerptLength];
}

// Matches a word. A number with a decimal point, such as "1.45", is one word.
const word = /[\p{L}\p{M}\p{N}]+(?:\.\p{N}+)*/gu;

function wordsIn(text: string): string[] {
  return text.match(word) ?? [];
}

/** Returns a word folded and without the "v" of a version. */
function termOf(text: string): string {
  return fold(text).replace(/^v(?=\d)/u, '');
}
