import type { SearchResult } from '#domain/bot-config/search';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { settingsSearchMachine } from './settings-search.machine';

export const success: SearchResult = {
  path: 'SuccessPoints',
  label: 'Success points',
  tab: 'points',
  value: '5',
};
export const successDm: SearchResult = {
  path: 'SuccessDM',
  label: 'Success DM',
  tab: 'points',
  value: 'Off',
};
export const channel: SearchResult = {
  path: 'SuccessEmbedsChannel',
  label: 'Success channel',
  tab: 'channels',
  value: 'Not set',
};
export const hits = [success, successDm, channel];

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const settingsSearchFixtures = {
  events: {
    focus: [{ type: 'focus' }],
    blur: [{ type: 'blur' }],
    type: [
      { type: 'type', query: 'succ', results: hits },
      { type: 'type', query: 'zzz', results: [] },
      { type: 'type', query: 's', results: [] },
    ],
    move: [
      { type: 'move', by: 1 },
      { type: 'move', by: -1 },
    ],
    pick: [
      { type: 'pick', path: 'SuccessDM' },
      { type: 'pick', path: 'EmbedColor' },
    ],
    'pick marked': [{ type: 'pick marked' }],
    dismiss: [{ type: 'dismiss' }],
  },
  actors: {},
  delays: { closesAfterBlur: 200 },
} satisfies WalkOptions<typeof settingsSearchMachine>;
