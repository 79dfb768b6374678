import { startTransition, useState } from 'react';
import {
  inGroupOrder,
  matchingOptions,
  type Option,
  type OptionGroup,
  underHeadings,
} from './options';

const nothing: (Option | OptionGroup)[] = [];

/**
 * Returns the entries of a combo box's list. A page has dozens of such lists, and a server has hundreds of roles and
 * channels. A list is therefore built only when its field first gets focus.
 * @returns an object with these properties:
 * - `entries`: the options that match `typed`; empty until `isBuilt` is true
 * - `onVisit`: builds the list in a transition, so that the press on the field is painted first
 * - `onUse`: builds the list synchronously, in the same update as the caller's other state changes
 */
export function useOptionEntries(options: readonly Option[], typed: string) {
  const [isBuilt, setIsBuilt] = useState(false);
  return {
    entries: isBuilt ? underHeadings(inGroupOrder(matchingOptions(options, typed))) : nothing,
    isBuilt,
    onVisit: () => startTransition(() => setIsBuilt(true)),
    onUse: () => setIsBuilt(true),
  };
}
