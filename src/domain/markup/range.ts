import type { Abilities } from './contexts';
import type { Source } from './source';
import type { MarkupNode } from './tree';

/** A stretch of a text that is read by itself: what stands outside is neither opener nor closer for it. */
export interface Range {
  readonly source: Source;
  readonly from: number;
  readonly to: number;
  /** Whether `from` is where a line starts, as far as blocks go. */
  readonly atLineStart: boolean;
  readonly abilities: Abilities;
  /** How many nodes lie around. */
  readonly depth: number;
  readonly listDepth: number;
  readonly inQuote: boolean;
  readonly inLink: boolean;
  /** Where an italic was sought and not found: a second search that comes by ends there. */
  readonly deadEnds: { readonly '*': Set<number>; readonly _: Set<number> };
}

/** Where reading stands. */
export interface Cursor {
  readonly range: Range;
  readonly at: number;
  readonly atLineStart: boolean;
}

/** One thing read: its node, and where reading goes on. */
export interface Step {
  node: MarkupNode;
  end: number;
}

/** Reads what lies inside a construct. */
export type ReadInside = (range: Range) => MarkupNode[];

/** One construct: reads it where the cursor stands, or says null when it does not stand there. */
export type Rule = (cursor: Cursor, inside: ReadInside) => Step | null;

type Changes = Pick<Range, 'from' | 'to' | 'atLineStart'> & Partial<Range>;

/** A range one level deeper, that differs from the one around it by what is named. */
export function within(range: Range, changes: Changes): Range {
  return { ...range, depth: range.depth + 1, deadEnds: noDeadEnds(), ...changes };
}

/** For a range that nothing was sought in. */
export function noDeadEnds(): Range['deadEnds'] {
  return { '*': new Set(), _: new Set() };
}
