import type { AnyFieldRow } from '../field';

/** What the Misc panel keeps. */
export const miscFields = [
  {
    key: 'commands',
    label: 'Executed commands',
    tab: 'misc',
    group: 'Misc Commands',
    kind: 'commandLog',
    default: {},
    help: 'What each command was last executed with.',
  },
] as const satisfies readonly AnyFieldRow[];
