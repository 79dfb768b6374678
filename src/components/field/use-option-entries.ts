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
 * What the list of a combo box shows. A page holds dozens of these lists and a server hundreds of roles and channels, so
 * a list is built when its field first has the focus.
 *
 * @returns `entries`: the options that match `typed`, none until the list `isBuilt`. `onVisit`: builds it in a transition,
 *   so that the press on the field is painted first. `onUse`: builds it with the update it is called in.
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
