import { useState } from 'react';
import {
  inGroupOrder,
  matchingOptions,
  type Option,
  type OptionGroup,
  underHeadings,
} from './options';

/** How many options are drawn at first, and how many more each time the end comes into view. */
const portion = 40;

const nothing: (Option | OptionGroup)[] = [];

/**
 * What the list of a combo box shows. A page holds dozens of these lists, a server hundreds of roles and channels, so a list
 * is built when somebody first comes near it (`onVisit`), and then portion by portion.
 */
export function useOptionEntries(
  options: readonly Option[],
  typed: string,
  chosenId: string | null,
) {
  const [wasVisited, setWasVisited] = useState(false);
  /** How far the list has been drawn, for the text that was typed then. */
  const [reach, setReach] = useState({ typed, count: portion });
  const count = reach.typed === typed ? reach.count : portion;

  const matching = wasVisited
    ? withinReach(inGroupOrder(matchingOptions(options, typed)), chosenId)
    : [];

  return {
    entries: wasVisited ? underHeadings(matching.slice(0, count)) : nothing,
    onVisit: () => setWasVisited(true),
    onReachEnd:
      matching.length > count ? () => setReach({ typed, count: count + portion }) : undefined,
  };
}

/** A list opens at what is chosen: if that lies further down than the first portion, it comes first instead. */
function withinReach(ordered: Option[], chosenId: string | null): Option[] {
  const at = ordered.findIndex((option) => option.id === chosenId);
  const chosen = ordered[at];
  if (!chosen || at < portion) return ordered;
  return [{ ...chosen, group: undefined }, ...ordered.toSpliced(at, 1)];
}
