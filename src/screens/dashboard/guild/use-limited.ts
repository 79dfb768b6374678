import { createContext, use, useId } from 'react';
import { guildOptions } from './guild-options';
import type { limited, Limited, Picked } from './limits';

/**
 * The function that marks the options of pickers. It is null until its code is loaded; until then, no options are
 * marked.
 */
export const LimitedContext = createContext<typeof limited | null>(null);

/** Returns the options of a picker, and the lines that explain what the bot cannot do with the picked values. */
export function useLimited(
  picked: Picked,
  value: string | readonly string[],
  describedBy: string | undefined,
): Limited {
  const id = useId();
  const mark = use(LimitedContext);
  if (mark !== null) return mark(picked, value, { id, describedBy });
  const options = guildOptions(picked.thing, picked.resources);
  return { field: { options, 'aria-describedby': describedBy }, lines: null };
}
