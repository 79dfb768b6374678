import type { ReactNode } from 'react';

/** Something to choose. */
export interface Option<Id extends string = string> {
  /** Never empty. */
  id: Id;
  label: string;
  /** A line below the label. */
  description?: string;
  /** Its own color, shown as a dot: any CSS color. */
  color?: string;
  /** A lucide icon, in place of the dot. */
  icon?: ReactNode;
  /** A word at the end of the line: a count, an id, a kind. */
  hint?: string;
  /** The heading it stands under. Options without one come first. */
  group?: string;
}

/** The options under one heading. */
export interface OptionGroup {
  id: string;
  heading: string;
  options: Option[];
}

/** Options without a heading first, then heading by heading, in the order in which headings first occur. */
export function inGroupOrder(options: readonly Option[]): Option[] {
  const headings = new Set(options.map(({ group }) => group));
  headings.delete(undefined);
  return [undefined, ...headings].flatMap((heading) =>
    options.filter(({ group }) => group === heading),
  );
}

/** Puts options that are in group order under their headings. */
export function underHeadings(ordered: readonly Option[]): (Option | OptionGroup)[] {
  const headings = new Set(ordered.flatMap(({ group }) => group ?? []));
  return [
    ...ordered.filter(({ group }) => group === undefined),
    ...[...headings].map((heading) => ({
      id: `group ${heading}`,
      heading,
      options: ordered.filter(({ group }) => group === heading),
    })),
  ];
}

/** The options a typed text may mean, by label, heading, hint or the beginning of the id; all of them while nothing is typed. */
export function matchingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = folded(typed.trim());
  if (words === '') return options;
  return options.filter(
    ({ id, label, group = '', hint = '' }) =>
      id.startsWith(words) || [label, group, hint].some((text) => folded(text).includes(words)),
  );
}

/** Without capitals and accents: a keyboard lacks the ones of somebody else's language. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The option a person names by typing all of its label or its id. */
export function optionNamed(options: readonly Option[], typed: string): Option | undefined {
  const name = typed.trim();
  return (
    options.find((option) => option.id === name) ??
    options.find((option) => option.label === name) ??
    options.find((option) => folded(option.label) === folded(name))
  );
}
