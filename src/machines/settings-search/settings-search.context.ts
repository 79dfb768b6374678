import { createActorContext } from '@xstate/react';
import { settingsSearchMachine } from './settings-search.machine';

/** The settings search, for its box and its dropdown. */
export const SettingsSearchContext = createActorContext(settingsSearchMachine);
