import { cutTo } from '#domain/names';
import { hiddenReason } from './checklist';
import type { OwnStore } from './own-store';
import { storeColors, type StoreColors } from './readable-colors';

/** The size of the social picture in px, as Open Graph recommends. */
export const CARD_WIDTH = 1_200;
export const CARD_HEIGHT = 630;

const PADDING = 80;

/** A line of text on the picture. Sizes and positions are in px; `y` is the baseline. */
export interface CardLine {
  text: string;
  size: number;
  weight: 400 | 600 | 700;
  y: number;
  direction: 'ltr' | 'rtl';
}

/** The content of a store's social picture. Sizes are in px. */
export interface Card {
  colors: Pick<StoreColors, 'heroFrom' | 'heroTo' | 'onHero'>;
  padding: number;
  logo: { url: string; x: number; y: number; side: number } | null;
  lines: readonly CardLine[];
}

/** Returns the width of `text` in px when it is shown in the site's font at the given size and weight. */
export type MeasureText = (text: string, size: number, weight: CardLine['weight']) => number;

const LINE_HEIGHT = 1.15;

/** Wraps the name to two lines, and the subtitle to three, or to two if there is a logo. More text is cut off. */
export function cardOf(
  { name, design, logoUrl }: Pick<OwnStore, 'name' | 'design' | 'logoUrl'>,
  lastLine: string,
  measure: MeasureText,
): Card {
  const width = CARD_WIDTH - 2 * PADDING;
  const lines: CardLine[] = [];
  let y = logoUrl === null ? PADDING : PADDING + 120 + 32;
  const add = (
    text: string,
    { size, weight, most }: Omit<CardLine, 'text' | 'y' | 'direction'> & { most: number },
  ) => {
    const wrapped = wrapText(text, { width, most, measure: (part) => measure(part, size, weight) });
    for (const line of wrapped) {
      y += size * LINE_HEIGHT;
      lines.push({ text: line, size, weight, y: Math.round(y), direction: directionOf(text) });
    }
  };
  add(name, { size: 76, weight: 700, most: 2 });
  y += 16;
  add(design.heroSubtitle, { size: 36, weight: 400, most: logoUrl === null ? 3 : 2 });
  const { heroFrom, heroTo, onHero } = storeColors(design, 'dark');
  return {
    colors: { heroFrom, heroTo, onHero },
    padding: PADDING,
    logo: logoUrl === null ? null : { url: logoUrl, x: PADDING, y: PADDING, side: 120 },
    lines: [
      ...lines,
      {
        text: lastLine,
        size: 32,
        weight: 600,
        y: CARD_HEIGHT - PADDING,
        direction: directionOf(lastLine),
      },
    ],
  };
}

/** What the picture of a store depends on, besides its last line. */
type CardStore = Pick<OwnStore, 'name' | 'design' | 'logoPath'>;

/** The number of the layout. A new layout needs another one, so that stores get a new picture. */
const LAYOUT = 1;

/** Returns a UUID that follows from everything that the picture shows. Another id means that it must be drawn again. */
export function cardId({ name, design, logoPath }: CardStore, lastLine: string): string {
  const { heroFrom, heroTo, onHero } = storeColors(design, 'dark');
  const shown = [LAYOUT, name, design.heroSubtitle, logoPath, heroFrom, heroTo, onHero, lastLine];
  const text = JSON.stringify(shown);
  const hex = [1, 2, 3, 4].map((seed) => hashOf(text, seed).toString(16).padStart(8, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A hash of 32 bits (FNV-1a), which differs for each seed. */
function hashOf(text: string, seed: number): number {
  let hash = Math.imul(seed, 0x9e3779b1) ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/** Returns whether a public store has a picture that shows something else than it would now (product.md §21.11). */
export function isCardStale(
  store: CardStore &
    Pick<OwnStore, 'id' | 'cardPath' | 'isDesigned' | 'isVisible' | 'isHiddenBySite'>,
  lastLine: string,
): boolean {
  if (store.cardPath === null || hiddenReason(store) !== null) return false;
  return store.cardPath !== `${store.id}/${cardId(store, lastLine)}.png`;
}

interface Wrapping {
  width: number;
  /** The maximum number of lines. */
  most: number;
  measure: (text: string) => number;
}

/** The length in UTF-16 units. A longer text is cut before it is measured, because it cannot fit on the picture. */
const LONGEST = 400;

/** Breaks a word that is longer than a line. Replaces text that does not fit by an ellipsis. */
export function wrapText(text: string, { width, most, measure }: Wrapping): readonly string[] {
  const words = cutTo(text, LONGEST).trim().split(/\s+/).filter(Boolean);
  const pieces = words.flatMap((word) => brokenWord(word, width, measure));
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const joined = last === undefined ? piece : `${last} ${piece}`;
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }
  if (lines.length <= most) return lines;
  const shown = lines.slice(0, most);
  const last = shown.at(-1) ?? '';
  return [...shown.slice(0, -1), cut(last, width, measure)];
}

function brokenWord(word: string, width: number, measure: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of characters(word)) {
    if (part !== '' && measure(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

function cut(line: string, width: number, measure: (text: string) => number): string {
  let kept = characters(line);
  while (kept.length > 0 && measure(`${kept.join('').trimEnd()}…`) > width) {
    kept = kept.slice(0, -1);
  }
  return `${kept.join('').trimEnd()}…`;
}

/** Splits a text into characters as readers see them. For example, an emoji of several code points is one character. */
function characters(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}

function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    first,
  )
    ? 'rtl'
    : 'ltr';
}
