import { fold } from '../fold';
import { paletteGroups, type PaletteItem, type PaletteSection } from './item';

const PER_GROUP = 6;

const RECENT = 5;

/** The groups that are shown when the query is empty. The other groups are too long. */
const offered: readonly PaletteItem['group'][] = ['Pages', 'Servers'];

/** The match quality of one word of the query; lower is better. */
const fit = {
  label: 0,
  labelWord: 1,
  labelPart: 2,
  otherWord: 3,
  otherPart: 4,
  detail: 6,
} as const;

interface Prepared {
  item: PaletteItem;
  label: string;
  others: readonly string[];
  detail: string;
}

export interface Ranking {
  /**
   * Returns the items that match a query, by group. The group of the best match comes first (product.md §4.8). Every
   * word must match. Styles of letters, case, accents, "_", "-" and "/" are ignored. For an empty query, returns recent picks, pages and
   * servers.
   */
  find: (query: string, recent: readonly string[]) => readonly PaletteSection[];
}

/** Prepares items for searching. After that, a search in a thousand items takes a few milliseconds. */
export function rank(items: readonly PaletteItem[]): Ranking {
  const prepared = items.map((item): Prepared => ({
    item,
    label: plain(item.label),
    others: item.words.map(plain),
    detail: plain(item.detail),
  }));
  return {
    find(query, recent) {
      const words = plain(query).split(' ').filter(Boolean);
      return words.length === 0 ? withoutQuery(items, recent) : found(prepared, words, recent);
    },
  };
}

export function countOf(sections: readonly PaletteSection[]): number {
  return sections.reduce((sum, { items }) => sum + items.length, 0);
}

function withoutQuery(
  items: readonly PaletteItem[],
  recent: readonly string[],
): readonly PaletteSection[] {
  const picked = recent
    .flatMap((id) => items.find((item) => item.id === id) ?? [])
    .slice(0, RECENT);
  const groups = offered.map((title) => ({
    title,
    items: items
      .filter((item) => item.group === title && !picked.includes(item))
      .slice(0, title === 'Servers' ? PER_GROUP : undefined),
  }));
  return [{ title: 'Recent' as const, items: picked }, ...groups].filter(
    (section) => section.items.length > 0,
  );
}

function found(
  prepared: readonly Prepared[],
  words: readonly string[],
  recent: readonly string[],
): readonly PaletteSection[] {
  const hits = prepared
    .flatMap((one) => {
      const score = scoreOf(one, words);
      return score === null ? [] : [{ ...one, score }];
    })
    .toSorted(
      (a, b) =>
        a.score - b.score ||
        recencyOf(a.item, recent) - recencyOf(b.item, recent) ||
        a.label.length - b.label.length,
    );
  return paletteGroups
    .map((title) => hits.filter(({ item }) => item.group === title).slice(0, PER_GROUP))
    .filter((group) => group.length > 0)
    .toSorted((a, b) => (a[0]?.score ?? 0) - (b[0]?.score ?? 0))
    .map((group) => ({ title: titleOf(group), items: group.map(({ item }) => item) }));
}

function titleOf([first]: readonly Prepared[]): PaletteSection['title'] {
  return first?.item.group ?? 'Pages';
}

function recencyOf({ id }: PaletteItem, recent: readonly string[]): number {
  const at = recent.indexOf(id);
  return at === -1 ? recent.length : at;
}

/** Returns the sum of the match qualities of all words, or null if a word does not match. */
function scoreOf(one: Prepared, words: readonly string[]): number | null {
  let score = 0;
  for (const word of words) {
    const least = fitOf(one, word);
    if (least === null) return null;
    score += least;
  }
  return score;
}

function fitOf({ label, others, detail }: Prepared, word: string): number | null {
  if (label.startsWith(word)) return fit.label;
  if (label.includes(` ${word}`)) return fit.labelWord;
  if (label.includes(word)) return fit.labelPart;
  if (others.some((other) => other.startsWith(word) || other.includes(` ${word}`)))
    return fit.otherWord;
  if (others.some((other) => other.replaceAll(' ', '').includes(word))) return fit.otherPart;
  return detail.includes(word) ? fit.detail : null;
}

/** Folds a text. Splits words at capitals: "SuccessPoints" becomes two words. */
function plain(text: string): string {
  return fold(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replaceAll(/[\s_\-/#.·]+/g, ' ')
    .trim();
}
