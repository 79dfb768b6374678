import type { AnyFieldRow } from '../field';

export const miscFields = [
  {
    key: 'commands',
    label: 'Executed commands',
    tab: 'misc',
    group: 'Misc Commands',
    kind: 'commandLog',
    default: {},
    help: 'What was entered the last time each command ran.',
  },
] as const satisfies readonly AnyFieldRow[];
