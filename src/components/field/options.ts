import type { ReactNode } from 'react';
import { fold } from '#domain/fold';

export interface Option<Id extends string = string> {
  /** Never empty. */
  id: Id;
  /** Unique among the options, if `name` is not. */
  label: string;
  /** The name without the words of the label that tell it apart from others of the same name. */
  name?: string;
  description?: string;
  /** A problem with the option. The option can still be chosen. */
  warning?: string | undefined;
  /** The option's color, shown as a dot: any CSS color. */
  color?: string;
  icon?: ReactNode;
  hint?: string;
  /** The heading of the option's group. Options without a group come first. */
  group?: string;
}

export interface OptionGroup {
  id: string;
  heading: string;
  options: Option[];
}

/** Options without a heading come first. Groups are in the order in which their headings first appear. */
export function inGroupOrder(options: readonly Option[]): Option[] {
  const headings = new Set(options.map(({ group }) => group));
  headings.delete(undefined);
  return [undefined, ...headings].flatMap((heading) =>
    options.filter(({ group }) => group === heading),
  );
}

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

/** Compares label, heading, hint and the start of the id. Returns all options for an empty text. */
export function matchingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = fold(typed.trim());
  if (words === '') return options;
  return options.filter(
    ({ id, label, group = '', hint = '' }) =>
      id.startsWith(words) || [label, group, hint].some((text) => fold(text).includes(words)),
  );
}

/** Returns the option whose id, label or name equals the typed text; undefined if there are several. */
export function optionNamed(options: readonly Option[], typed: string): Option | undefined {
  const text = typed.trim();
  const byId = options.find((option) => option.id === text);
  if (byId) return byId;
  const exact = options.filter((option) => option.label === text);
  const [found, ...others] = exact.length > 0 ? exact : optionsCalled(options, fold(text));
  return others.length > 0 ? undefined : found;
}

function optionsCalled(options: readonly Option[], folded: string): readonly Option[] {
  return options.filter(
    ({ label, name = label }) => fold(label) === folded || fold(name) === folded,
  );
}
