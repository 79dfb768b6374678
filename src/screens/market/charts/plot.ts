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
 * Returns the area for the bars beside the labels of the axes (`amounts`), in px. `em` is the font size of the chart.
 * If the chart has marks, leaves space above the area for their numbers.
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
 * Returns `n` if every `n`th label fits below the bars. `width` is that of all bars, `em` the font size, both in px.
 */
export function labeledEvery(
  labels: readonly string[],
  { width, em }: { width: number; em: number },
): number {
  const widest = Math.max(0, ...labels.map((label) => label.length)) * LETTER * em + em;
  const fitting = Math.max(1, Math.floor(width / widest));
  return Math.max(1, Math.ceil(labels.length / fitting));
}
