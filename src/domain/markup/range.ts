import type { Abilities } from './contexts';
import type { Source } from './source';
import type { MarkupNode } from './tree';

/** A range of a text that is parsed separately. Marks outside of the range cannot open or close anything inside. */
export interface Range {
  readonly source: Source;
  readonly from: number;
  readonly to: number;
  /** Whether a block, such as a quote or a heading, can start at `from`. */
  readonly atLineStart: boolean;
  readonly abilities: Abilities;
  readonly depth: number;
  readonly listDepth: number;
  readonly inQuote: boolean;
  readonly inLink: boolean;
  /** Positions that a failed search for the end of an italic has passed. A later search stops there. */
  readonly deadEnds: { readonly '*': Set<number>; readonly _: Set<number> };
}

export interface Cursor {
  readonly range: Range;
  readonly at: number;
  readonly atLineStart: boolean;
}

export interface Step {
  node: MarkupNode;
  end: number;
}

export type ReadInside = (range: Range) => MarkupNode[];

export type Rule = (cursor: Cursor, inside: ReadInside) => Step | null;

type Changes = Pick<Range, 'from' | 'to' | 'atLineStart'> & Partial<Range>;

/** Returns a range with the given changes. It is nested one level deeper. */
export function within(range: Range, changes: Changes): Range {
  return { ...range, depth: range.depth + 1, deadEnds: noDeadEnds(), ...changes };
}

export function noDeadEnds(): Range['deadEnds'] {
  return { '*': new Set(), _: new Set() };
}
