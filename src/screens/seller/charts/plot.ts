/** The average width of a digit or letter in em. */
const LETTER = 0.6;
/** The height of a line with its gap, in em. */
const LINE = 1.8;

/** The edges of the area with the bars, in px from the upper left corner of the chart. */
export interface Plot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The area that the labels of the axes leave for the bars. `width` and `height` are those of the chart in px, `em` is the
 * size of its font in px. `amounts` are the labels of the vertical axis. Marks have a number above the area.
 */
export function plotFor(
  { width, height, em }: { width: number; height: number; em: number },
  { amounts, hasMarks }: { amounts: readonly string[]; hasMarks: boolean },
): Plot {
  return {
    left: Math.max(0, ...amounts.map((label) => label.length)) * LETTER * em + em,
    top: hasMarks ? LINE * em : em,
    right: width,
    bottom: height - LINE * em,
  };
}

/**
 * Which labels fit below the bars: every `n`th, the first one included. `width` is that of all bars in px, `em` is the
 * size of the font in px.
 */
export function labeledEvery(
  labels: readonly string[],
  { width, em }: { width: number; em: number },
): number {
  const widest = Math.max(0, ...labels.map((label) => label.length)) * LETTER * em + em;
  const fitting = Math.max(1, Math.floor(width / widest));
  return Math.max(1, Math.ceil(labels.length / fitting));
}
